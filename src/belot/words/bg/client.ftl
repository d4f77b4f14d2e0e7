# Онова, което казва само екранът.

## Screens and doors

client-title = Белот: игри с карти
client-title-turn = ● Ти си на ход – Белот
client-tagline = Belote, бела, белот и BeloZ
client-play-now = Играй
client-play-now-what = { $game }, срещу ботове
client-new-table = Нова маса
client-new-table-what = Избери игра, правила и места
client-pad = Тефтер
client-pad-what = За истински карти: кой обяви, колко, кой води
client-learn = Научи
client-learn-what = Правилник, упражнения, помощник
client-pad-continue = Тефтер: { $game }
client-to-pad = Пренеси резултата в тефтера
client-continue = Продължи: { $game }
client-give-up = Затвори играта: { $game }
client-look-back = Виж отново: { $game }
client-settings = Настройки
client-about = За играта
client-privacy = Поверителност
client-home = Начало
client-back = Назад
client-close = Затвори
client-cancel = Отказ
client-done = Готово
client-menu = Меню
client-loading = Масата се подготвя.

## The line to the server

client-offline = Няма връзка. Мястото и картите ти се пазят.
client-no-server = Сървърът не отговаря. Опитай пак след малко.
client-no-line = Няма връзка
client-slow-line = Бавна връзка
client-part-missing = Няма връзка: тази част още не е тук.
client-part-slow = Тази част още пътува.
client-retry = Опитай пак
client-moved = Играеш в друг прозорец.
client-here = Играй тук
client-gone = Тази маса вече я няма.

## Choosing a game

client-choose-game = Коя игра?
client-my-rules = Моите правила
client-relatives = Варианти и турнири
client-forget = Забрави: { $name }
client-house-rules = Правила на масата
client-rules-name = Име за твоите правила
client-which = Пет въпроса до твоите правила
client-all-defaults =
    { $n ->
        [one] { $n } променено правило: отмени
       *[other] { $n } променени правила: отмени всички
    }
client-rule-wrong = Тази стойност не става: { $option }
client-seats = Кой играе?
client-your-name = Твоето име
client-plays-like = Играе като
client-sit-down = Седни и играй

## The table

client-dealer-letter = Р
client-caller = обявил
client-called = обяви: { $player }
client-cards-left =
    { $n ->
        [one] { $n } карта в ръката
       *[other] { $n } карти в ръката
    }
client-on-table = На масата
client-tray = Какво сега
client-your-hand = Твоите карти
client-points = Точки { $list }
client-tricks = Взятки { $list }
client-last-trick = Предишна взятка
client-taken-by = Взета: { $player }
client-turned = Обърната
client-lowest-deals = Раздава: { $player }, най-ниска карта.
client-go-on = Нататък
client-leave = Напусни масата
client-takeback = Върни хода
client-log = Ход на играта

## Prompts

client-cut = Цепи: плъзни по тестето.
client-cut-cards = Карти за вдигане
client-cut-here = Цепи { $n }
client-tap = Почукай
client-seat-away = без връзка
client-seat-gone = извън масата
client-take = Взимам
client-put-back = Върни
client-declarations = Твоите анонси
client-announce = Обявяваш ли?
client-announce-it = Обяви
client-announce-with-card = Обявява се с първата карта:
client-play = Играй { card.acc }
client-with-belote = Кажи „{ say-belote }“
client-with-rebelote = Кажи „{ say-rebelote }“
client-quietly = Играй мълчаливо
client-claim-right = { $player }: обявен ренонс, { card }. Вярно е.
client-claim-wrong = { $player }: обявен ренонс, { card }. Не е вярно.
client-seat-taken = { $player } сяда.
client-missing = { $player } не е тук.
client-missing-bot = { $player } не е тук. Бот поема след { $time }.
client-wait-for = Чакай { $player }
client-bot-now = Нека играе бот
client-stands-in = Бот играе вместо { $player }.
client-seat-back = { $player } се връща.
client-you-back = Отново играеш ти.

## Score

client-score = Резултат
client-part-cards = Карти
client-part-last = Последни десет
client-part-capot = Капо
client-part-declarations = Анонси
client-part-belote = { say-belote }
client-part-totals = Заедно
client-part-hung = Спечелени висящи
client-part-written = Записани
client-renonce = Ренонс. Грешка: { $side }.
client-deal = Раздаване { $n }
client-no-deal-yet = Още няма записано раздаване.
client-total = Общо
client-to-go = още { $n }
client-next-deal = Следващо раздаване
client-rematch = Реванш
client-you-won = Победа!
client-you-lost = Край на играта

## Settings

client-set-language = Език
client-set-deck = Карти
client-set-theme = Цветове
client-set-speed = Скорост
client-set-hold = Събраната взятка стои
client-set-fourcolours = Четири цвята
client-set-largetext = По-едър текст
client-set-sound = Звук
client-set-vibration = Вибрация
client-set-onetap = Едно докосване играе картата
client-set-lefthand = За лява ръка
client-set-shortcuts = Клавиши
client-deck-game = Според играта
client-deck-french = Обикновени карти
client-deck-german = Немски карти
client-deck-beloz = Животните на BeloZ
client-theme-system = Като устройството
client-theme-light = Светло
client-theme-dark = Тъмно
client-speed-slow = Бавно
client-speed-normal = Нормално
client-speed-fast = Бързо
client-speed-none = Без анимации
client-hold-short = Кратко
client-hold-normal = Един миг
client-hold-long = По-дълго
client-hold-tap = Докато не докосна

## Keys

client-keys = Клавиши
client-rulebook = Правила
client-the-rule = Правилото
client-help = Тази помощ
client-key-for = Клавиш: { $what }
client-key-card = Вдигни карта; още веднъж я играе
client-key-enter = Играй вдигнатата карта, натисни бутон
client-key-arrows = Движи се по картите

## About

client-about-what = Маса за белот, belote, бела и BeloZ. Правилата са една книга; всяко число в резултата идва от нея.
client-about-beloz = BeloZ е търговска марка на създателите си. Тази програма не е тяхна; животните и думите на български, френски и хърватски са наш избор.
client-about-faces = Попове, дами и валета: Letele playing cards, CC0. Знаците, ъглите и гърбът са наша рисунка.
client-about-animals = Животни: Fluent Emoji на Microsoft, лиценз MIT. Сурикатът е наша рисунка.
client-about-words = Съмнителните думи са отбелязани в проекта; поправките са добре дошли.
