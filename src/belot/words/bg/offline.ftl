# What this device keeps of Belot: playing without a network, installing it, a copy of what is saved.

offline-title = На това устройство
offline-ready-yes = Готово за игра без мрежа
offline-ready-yes-what = Тефтерът, правилникът и игрите срещу ботове работят без мрежа. Всичко заема тук { $mb } MB.
offline-ready-no = Още не е готово за игра без мрежа
offline-ready-no-what = Нужното идва само, след малко.
offline-ready-fetching = Подготовка за игра без мрежа: { $percent } %
offline-ready-fetching-what = Дотогава спокойно играйте.
offline-ready-spared = Не е изтеглено, за да се пести връзката
offline-ready-spared-what = Браузърът ви иска малко данни. За игра без мрежа са нужни около 6 MB.
offline-ready-failed = Още не е готово за игра без мрежа
offline-ready-failed-what = Останалото ще дойде, когато пак има мрежа.
offline-ready-impossible = На този адрес не може без мрежа
offline-ready-impossible-what = Браузърите пазят страница за после само ако адресът ѝ започва с https. Тук Belot има нужда от сървъра си; всичко друго работи както винаги.
offline-fetch = Изтегли сега
offline-lasting-yes = Браузърът обеща да пази записаното тук.
offline-lasting-no = Браузърът може да изтрие записаното тук, когато мястото свърши.
offline-lasting-ask = Помоли го да пази всичко

offline-install = Инсталирай Belot
offline-install-what = Ще има своя икона, ще се отваря без браузъра наоколо и ще тръгва без мрежа.
offline-install-done = Belot е инсталиран на това устройство.
offline-install-phone = Android
offline-install-phone-how = Отворете менюто на браузъра (трите точки) и изберете „Инсталиране на приложението“ или „Добавяне към началния екран“.
offline-install-apple = iPhone и iPad
offline-install-apple-how = В Safari докоснете знака за споделяне, после „Към началния екран“.
offline-install-computer = Компютър
offline-install-computer-how = В Chrome или Edge щракнете знака за инсталиране в края на адресната лента. В Safari на Mac изберете „Add to Dock“ в менюто File.

offline-copy = Копие на всичко
offline-copy-what = Тефтери, игри на това устройство, уроци и настройки в един файл. Телефоните понякога трият записаното от страниците.
offline-copy-save = Запази копие
offline-copy-read = Прочети копие
offline-copy-done = { $n ->
    [one] Добавен е { $n } запис. Каквото вече беше тук, остана същото.
   *[other] Добавени са { $n } записа. Каквото вече беше тук, остана същото.
  }
offline-copy-none = Всичко това вече беше тук.
offline-copy-wrong = Този файл не е копие на Belot.

offline-no-server = Сървърът не отговаря. Можете да играете срещу ботове на това устройство; тази игра остава тук.
offline-play-here = Играй на това устройство
offline-again = Опитай пак
offline-here = на това устройство
offline-dealt = Раздадено на това устройство: никой сървър не е можел да знае или нагласи тези карти.
offline-now = Няма мрежа: играете на това устройство.
offline-update = Готова е по-нова версия на Belot.
offline-update-now = Обнови
