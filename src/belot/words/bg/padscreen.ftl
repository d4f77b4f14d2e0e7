# Екраните на тефтера.

## Matches on this device

pad-screen-title = Тефтер
pad-screen-new = Нова игра
pad-screen-begin = Започни
pad-screen-other-game = Друга игра
pad-screen-setup = Имена, раздаващ, до колко
pad-screen-names = Имена
pad-screen-names-hint = Може и без имена.
pad-screen-name-of = Име: { $place }
pad-screen-first-dealer = Първи раздава
pad-screen-target = Играе се до
pad-screen-running = Продължи
pad-screen-past = Предишни игри
pad-screen-read = Отвори файл
pad-screen-unreadable = В този файл няма игра.
pad-screen-no-pad = Зад тази връзка вече няма тефтер.
pad-screen-none = Тази игра не е на това устройство.
pad-screen-forget = Изтрий: { $what }
pad-screen-forget-sure = Да се изтрие ли тази игра завинаги?
pad-screen-forget-it = Изтрий
pad-screen-deals =
    { $n ->
        [one] { $n } раздаване
       *[other] { $n } раздавания
    }
pad-screen-seat-me = { player-you }
pad-screen-seat-right = Отдясно
pad-screen-seat-left = Отляво
pad-screen-seat-partner = Партньор
pad-screen-seat-opposite = Отсреща

## The sheet

pad-screen-dealer = Раздава: { $player }
pad-screen-hung = Висят: { $n }
pad-screen-reach-deal = едно раздаване може да стигне
pad-screen-reach-capot = едно раздаване, с капо или анонси
pad-screen-enter = Запиши раздаване { $n }
pad-screen-finish = Довърши раздаване { $n }
pad-screen-undo = Отмени
pad-screen-redo = Върни
pad-screen-after-end = Играта беше приключила преди това раздаване: не се брои.
pad-screen-empty = Раздайте картите. Първият резултат идва тук.
pad-screen-computing = Записано. Резултатът идва след миг.
pad-screen-in-play = Играе се
pad-screen-rounds = Раздавания досега
pad-screen-penalty-short = Поправка
pad-screen-passed = Всички пас
pad-screen-rules-since = От раздаване { $n }: { $rules }
pad-screen-chart = Надпреварата
pad-screen-won = Спечелена игра
pad-screen-rematch = Още една игра
pad-screen-look-on = Само гледаш.

## Entering a deal

pad-screen-deal = Раздаване { $n }
pad-screen-who-called = Кой обяви?
pad-screen-ask-contract = Какво се играе?
pad-screen-ask-bid = Колко беше обявено?
pad-screen-ask-alone = Обявилият сам ли взе всички взятки?
pad-screen-ask-points = Колко точки?
pad-screen-ask-last = Чия е последната взятка?
pad-screen-ask-trickless = Има ли всяка страна взятка?
pad-screen-ask-outcome = Равни десетки: как завърши?
pad-screen-contract = Коз
pad-screen-contract-free = Коз, по желание
pad-screen-nt = БК
pad-screen-at = ВК
pad-screen-bid = Колко?
pad-screen-higher = По-високо
pad-screen-lower = По-ниско
pad-screen-generale = Генерал
pad-screen-alone = Обявилият сам
pad-screen-helped = Партньорът взе една
pad-screen-doubled = Контра
pad-screen-redoubled = Реконтра
pad-screen-points-of = Точки: { $side }
pad-screen-declared = Анонси: { $side }
pad-screen-chip = { $side }: { $what }
pad-screen-clear = Изчисти: { $side }
pad-screen-with-last = С последните десет
pad-screen-last = Последна взятка
pad-screen-capot = Капо
pad-screen-renonce = Ренонс
pad-screen-eight = Осем от боя
pad-screen-trickless = Без взятка
pad-screen-all-took = Всяка страна има взятка
pad-screen-stopped = Играта спря насред раздаването
pad-screen-penalty = Наказание или поправка
pad-screen-no-correction = Все пак раздаване
pad-screen-note = Бележка
pad-screen-more = Още
pad-screen-count = Преброй карти
pad-screen-count-short = Преброй
pad-screen-count-of = Броене на взятките: { $side }
pad-screen-count-cards =
    { $n ->
        [one] { $n } карта
       *[other] { $n } карти
    }
pad-screen-count-none = Нито една
pad-screen-count-take = Вземи { $n }
pad-screen-tens = В десетки
pad-screen-raw = В точки
pad-screen-outcome-made = Изкарана
pad-screen-outcome-failed = Вътре
pad-screen-outcome-hang = Висяща
pad-screen-keypad = Цифри
pad-screen-erase = Изтрий
pad-screen-minus = Плюс или минус
pad-screen-next-side = Към: { $side }
pad-screen-later = Довърши после
pad-screen-write = Запиши

## One deal

pad-screen-edit = Промени
pad-screen-insert = Вмъкни преди
pad-screen-delete = Изтрий
pad-screen-deleted = Изтрито
pad-screen-two-entries = Раздаване { $n } е записано два пъти
pad-screen-which = Кой запис важи? Другият остава в историята.
pad-screen-this-one = Този
pad-screen-both = И двата: две раздавания
pad-screen-entered-by = Записано: { $who }
pad-screen-gone = Отстранени
pad-screen-bring-back = Върни

## The menu

pad-screen-menu = Тази игра
pad-screen-all = Всички игри
pad-screen-rules-change = Смени правилата на масата
pad-screen-rules-whole = И за раздаванията досега
pad-screen-teams = Отборите
pad-screen-next-dealer = Кой раздава следващото?
pad-screen-statistics = Статистика
pad-screen-save = Запази или отпечатай
pad-screen-as-text = Текст
pad-screen-as-csv = Таблица (CSV)
pad-screen-as-json = Файл (JSON)
pad-screen-as-picture = Картинка
pad-screen-print = Отпечатай
pad-screen-on-screen = Продължи на екрана
pad-screen-on-screen-what = Същите отбори, правила и резултат на маса тук; на свободните места играят ботове.
pad-screen-with-bots = Срещу ботове
pad-screen-with-room = Всеки на своя телефон
pad-screen-share = Сподели тефтера
pad-screen-share-what = Който има връзката, пише от своя телефон, за малко и без мрежа.
pad-screen-may-write = Може да пише
pad-screen-may-look = Може да гледа
pad-screen-link = Връзка
pad-screen-shared = Споделен
pad-screen-shared-joining = Споделен · свързване
pad-screen-shared-offline = Споделен · без мрежа
pad-screen-shared-waiting = Споделен · без мрежа, чакат: { $n }
pad-screen-shared-gone = Вече не е споделен

## Statistics

pad-screen-stat-called = Обявени
pad-screen-stat-made = Изкарани
pad-screen-stat-failed = Вътре
pad-screen-stat-hung = Висящи
pad-screen-stat-capots = Капо
pad-screen-stat-belotes = { say-belote }
pad-screen-stat-declared = Анонси
pad-screen-stat-renonces = Ренонси
pad-screen-stat-best = Най-добро раздаване
pad-screen-stat-average = Средно
