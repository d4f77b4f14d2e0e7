# Онова, което само екранът казва за масите с приятели.

## Phrases

phrase-hello = Здравейте!
phrase-good-luck = Успех!
phrase-well-played = Добре изиграно!
phrase-thanks = Благодаря!
phrase-sorry = Извинявай!
phrase-nice-hand = Хубави карти!
phrase-oops = Моя грешка.
phrase-hurry = Хайде! :)
phrase-one-moment = Един момент.
phrase-good-deal = Хубаво раздаване!
phrase-good-game = Хубава игра!
phrase-again = Реванш?
phrase-bye = Чао!
phrase-laugh = Ха-ха!
phrase-wow = Леле!
phrase-think = Мисля…

## Doors

client-friends = С приятели
client-friends-what = Отвори маса или влез с код
client-room-continue = Маса с приятели: { $game }
client-room-give-up = Напусни тази маса: { $game }
client-have-code = Имаш код?
client-code = Код на масата
client-code-letter = „{ $text }“ го няма в кодовете: има букви и цифрите 3, 4, 6, 7, 9.
client-code-length = Кодът е от шест букви.
client-come-in = Влез
client-make-room = Отвори маса
client-make-room-what = Получаваш код за приятелите. На свободните места играят ботове.
client-other-game = Друга игра
client-invited = Домакин: { $player }. Влез!
client-seated = Заети места: { $a } от { $n }
client-seats-full = Всички места са заети: можеш да гледаш.

## The room

client-invite = Покани приятели
client-copy-link = Копирай връзката
client-copied = Копирано
client-share = Сподели
client-link = Връзка
client-qr = QR код: { $text }
client-qr-show = Покажи QR кода по-голям
client-game = Игра
client-host = домакин
client-program = програма
client-room-reads = чете правилата
client-looks-on = гледа
client-sit-here = Седни тук
client-or-bot = или бот { $player }
client-seat-free = Свободно място
client-stand-up = Стани от масата
client-stand-them = Освободи това място
client-swap-with-me = Размени мястото с моето
client-place = Кой сяда тук?
client-bot-plays = Бот { $player } играе като
client-bot-stands-in = Когато { $player } отсъства, бот играе като
client-draw-seats = Изтегли местата
client-teams = { $first } срещу { $second }
client-room-goes-on = Продължава от { $list }.
client-people = Хората
client-people-all = Хора ({ $n })
client-looking-on = Гледат: { $list }
client-room-changed = Променено след последното съгласие
client-room-changed-now = Променено: { $list }
client-agree = Добре, приемам
client-remembered = Тук между раздаванията не се бърка: който помни взятките, може да знае карти.
client-remembered-not = Събирай в таен ред
client-clock = Време за мислене
client-clock-none = Без часовник
client-clock-bank = { $text } на ход и { $name } запас
client-clock-move = { $text } на ход
client-minutes = { $n } мин
client-seconds = { $n } с
client-clock-own = Друго време
client-clock-for-move = Секунди на ход
client-clock-in-bank = Секунди запас
client-allow-watch = Други могат да гледат
client-allow-chat = Свободни съобщения
client-allow-lock = Заключена: не влизат нови хора
client-watch-yes = Други могат да гледат.
client-watch-no = Никой не гледа.
client-chat-yes = Свободните съобщения са разрешени.
client-chat-no = Само готови фрази, без съобщения.
client-locked = Не влизат нови хора.
client-start = Започни играта
client-room-waits = Чака се съгласие: { $list }
client-room-nobody = Още никой не е седнал.
client-room-dealing = Подготвя се раздаването: един момент.
client-room-host-starts = Започва домакинът: { $player }.
client-room-bots-fill = На свободните места сядат ботове.

## What happens

client-room-joined = { $player } влиза.
client-room-parted = { $player } си тръгва.
client-room-renamed = { $player } вече се казва { $name }.
client-room-host-is = Домакин вече е { $player }.
client-room-host-you = Сега ти си домакин.
client-room-asks = { $player } иска мястото: { $name }
client-room-rules-changed = Правилата са променени.
client-room-clock-changed = Часовникът е променен.
client-room-now-locked = Масата е заключена.
client-room-now-open = Масата е отворена.
client-room-placed = Местата са сменени.
client-room-again = Обратно на масата.
client-seat-left = { $player } става от масата.

## Talk

client-talk = Чат
client-talk-log = Какво се каза
client-unread = ново
client-said = { $player }: { $text }
client-write = Напиши съобщение
client-send = Изпрати
client-mute = Заглуши
client-unmute = Чуй отново
client-make-host = Направи домакин
client-kick = Отстрани
client-kick-sure = Да отстраня ли { $player }? Връщане няма.
client-part = Напусни масата
client-part-sure = Мястото ти се поема от бот. С кода можеш да се върнеш.

## At the table

client-watching = Ти гледаш.
client-bot-for-you = Бот играе вместо теб.
client-sit-again = Играя отново
client-bot = бот
client-bot-in = играе бот
client-take-bot = Играй вместо бот { $player }
client-ask-seat = Поискай мястото: { $player }
client-asked-for = Домакинът решава за мястото: { $player }
client-let-sit = Да, нека седне
client-not-now = Не сега
client-time-left =
    { $n ->
        [one] още { $n } секунда
       *[other] още { $n } секунди
    }
client-pause = Пауза
client-paused-by = Пауза: { $player }
client-paused-what = Нищо не се губи. Продължавате, когато искате.
client-resume = Продължи
client-resumed = Играта продължава.
client-question = Въпрос към масата
client-ask-undo = Поискай да върнеш хода
client-claim-rest = Останалите са мои
client-asks-undo = { $player } иска да върне хода.
client-you-asked-undo = Искаш да върнеш хода.
client-undo-yes = Да, върни
client-undo-no = Не, игра се
client-asks-rest = { $player } иска всички останали взятки.
client-you-asked-rest = Искаш всички останали взятки.
client-rest-yes = Да, приемам
client-rest-no = Не, играе се
client-rest-proved = { $player } иска останалите взятки. Сигурно е, който и карти да държи.
client-your-rest-proved = Искаш останалите взятки. Сигурно е, който и карти да държи.
client-said-yes = { $player }: да.
client-said-no = { $player }: не.
client-no-answer = Няма отговор: остава както е.
client-waits-for = Чакаме: { $list }
client-rotate = Други двойки
client-next-teams = Следва: { $first } срещу { $second }
client-next-seats = Следва, в този ред: { $list }
client-back-to-room = Обратно на масата

## Another device

client-other-device = Вече играя на друго устройство
client-other-device-to = На друго устройство
client-device = Играй на друго устройство
client-device-what = Сканирай с другото устройство или въведи кода там. Мястото и картите идват с теб.
client-device-once = Важи веднъж, десет минути. Не го показвай на никого.
client-device-here = В менюто на масата на другото устройство има код. С него продължаваш тук.
client-device-show = Код за другото устройство
client-device-code = Код от другото устройство
client-device-go = Продължи тук

## What a messenger shows of a link to a room

invite-title = { $player } те кани да играете: { $game }
invite-text = Маса за { $n }. Отвори връзката, седни и играй: не е нужна регистрация.
