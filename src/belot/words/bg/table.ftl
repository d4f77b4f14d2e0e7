# Всичко, което се казва на масата: въпроси (ask-), избори (say-), събития, помощ.

## Start of a match

match-start = { $rules }, игра до { $n }.
match-seats = Ред на игра: { $players }.
match-you = Седиш на място { $n }; партньор: { $partner }.
match-you-alone = Седиш на място { $n }; всеки играе за себе си.
match-seed = Номер на тестето { $seed }: същият номер дава същите карти.
match-help = Напиши карта, номер от списъка или „{ command-help }“.

## Dealer, shuffle, cut, deal

draw-start = Теглим за раздаващ: раздава най-ниската карта.
draw-card = { $player }: { card }.
draw-tie = Равни: теглят пак { $players }.
dealer-drawn = Раздава: { $player }, най-ниска карта.
dealer-random = Раздава: { $player }, по жребий.
dealer-chosen = Раздава: { $player }.
deal-start = Раздаване { $n }. Раздава: { $player }.
shuffled = Тестето е разбъркано.
gathered = Тестето е събрано и само се цепи.
ask-cut = Цепи: вдигни от { $min } до { $max } карти.
ask-cut-tap = Цепи: вдигни от { $min } до { $max } карти или само почукай (0).
cut-made =
    { $n ->
        [one] { $player }: цепене на { $n } карта.
       *[other] { $player }: цепене на { $n } карти.
    }
cut-tapped = { $player }: почукване, без цепене.
ask-packets = Как раздаваш?
packets-made = { $player }: раздаване { $packets }.
hand = Твоите карти: { $cards }.
hand-empty = Нямаш повече карти.
hand-of = Карти, { $player }: { $cards }.
turn-up = Обърната карта: { card }.
turn-up-info = Обърната карта, само за сведение: { card }.
turn-up-own = Обърната карта: { card }, една от твоите.
turn-up-taken = { $player }: { card } от масата.
talon-taken =
    { $n ->
        [one] Всеки взима по { $n } карта от талона.
       *[other] Всеки взима по { $n } карти от талона.
    }
talon-yours = От талона: { $cards }.
talon-of = Талон, { $player }: { $cards }.
dealt-rest = Раздават се останалите карти.
rest-of = Останалите, { $player }: { $cards }.
dead-cards = Извън играта: { $cards }.

## Auction

ask-call = Твоята обява:
ask-call-higher = По-голямо число се изписва, например { $example }.
say-pass = Пас
say-take = Взимам { suit.acc }
say-suit = Обяви { suit.acc }
say-bid = Обяви { contract.acc }
say-double = Контра
say-redouble = Реконтра
call-pass = { $player }: пас.
call-take = { $player }: взимам { suit.acc }!
call-suit = { $player }: { suit }!
call-bid = { $player }: { contract }.
call-double = { $player }: контра!
call-redouble = { $player }: реконтра!
call-round-two = Всички са пас. Втори кръг: обяви боя.
call-forced = { $player }: трябва обява, всички са пас.
call-forced-you = Всички са пас: трябва да обявиш боя.
call-must = { $player }: пръв ред, трябва обява.
call-must-you = Започваш ти: трябва да обявиш боя.
contract-is =
    { $contract ->
        [NT] Играе се { contract }. Обява: { $player }.
        [AT] Играе се { contract }. Обява: { $player }.
       *[other] Коз: { contract }. Обява: { $player }.
    }
taker-is = Обява: { $player }.
contract-doubled = Контра: всичко важи ×{ $n }.
contract-redoubled = Реконтра: всичко важи ×{ $n }.
passed-out = Всички са пас.
redeal-next = Ново раздаване. Раздава: { $player }.
redeal-same = Ново раздаване, пак раздава { $player }.

## Seven swap and the captain's discard

ask-swap = Сменяш ли седмицата за { card.acc }?
swap-made = { $player }: седмицата за { card.acc }.
say-swap = Сменям
say-no-swap = Задръж седмицата
captain-takes =
    { $n ->
        [one] { $player }: още { $n } карта, една се връща.
       *[other] { $player }: още { $n } карти, толкова се връщат.
    }
captain-yours = Карти за теб: { $cards }.
ask-discard = Върни две карти, закрити:
ask-discard-two = Върни две карти, закрити, например { $example }:
discard-made = { $player }: върнати две карти.
discard-yours = Връщаш { $cards }.

## Declarations

ask-declare = Можеш да обявиш: { $list }.
ask-declare-which = Кои? Номера, „{ command-all }“ или „{ command-none }“.
say-declare-all = Обяви всичко
say-declare-none = Нищо не обявявай
announced = { $player }: { $n }.
announced-none = { $player }: нищо.
announced-belote = { $player }: белот.
decl-sequence =
    { $length ->
        [3] терца { card.to }
        [4] кварта { card.to }
        [5] квинта { card.to }
       *[other] поредица от { $length } { card.to }
    }
decl-quad = { rank.four }
decl-belote = белот, поп и дама { contract }
decl-item = { $what } ({ $n })
declared-shown = { $player }: { $what } ({ $cards }).
contest-won =
    { $n ->
        [one] Важат анонсите: { $side }, { $n } точка.
       *[other] Важат анонсите: { $side }, { $n } точки.
    }
contest-quads =
    { $n ->
        [one] Карета: { $side }, { $n } точка.
       *[other] Карета: { $side }, { $n } точки.
    }
contest-sequences =
    { $n ->
        [one] Поредици: { $side }, { $n } точка.
       *[other] Поредици: { $side }, { $n } точки.
    }
contest-tie = Най-силните анонси са равни: не важи нито един.
contest-tie-quads = Най-силните карета са равни: не важи нито едно.
contest-tie-sequences = Най-силните поредици са равни: не важи нито една.
contest-first = Равни: важи по ред на игра, { $player }.
contest-none = Няма анонси.
contest-later-second = Чии анонси важат, ще се види във взятка 2.
contest-later-end = Чии анонси важат, ще се види след последната взятка.

ask-belote = Ще кажеш ли белот?
ask-belote-suit = Ще кажеш ли белот, { suit }?
ask-rebelote = Ще кажеш ли ребелот?
say-belote = Белот
say-rebelote = Ребелот
belote-said = { $player }: белот!
rebelote-said = { $player }: ребелот!
belote-lost = Белотът не е обявен: не важи.
belot8 = { $player }: всичките осем – { suit }! Край на играта.

## Play

your-turn = Твой ред е.
your-lead = Твой ред е: започваш ти.
ask-card = Твоята карта:
waiting = { $player } мисли.
waiting-call = Първо говори { $player }.
legal-cards = Можеш да играеш: { $cards }.
legal-one = Може само { $cards }.
no-card-now = Сега не се играе карта.
play-made = { $player }: { card }.
play-led = Започва { $player }: { card }.
trick-number = Взятка { $n }.
trick-line = На масата: { $cards }.
trick-empty = Масата е празна.
trick-winning = Държи { card.the }: { $player }.
trick-won =
    { $n ->
        [one] Взятка: { $player }, { $n } точка.
       *[other] Взятка: { $player }, { $n } точки.
    }
last-trick-won = Последни десет: { $player }, още { $n }.
rest-taken = Всичко останало: { $player }.
last-trick-look = Предишна взятка: { $cards }. Взима: { $player }.
last-trick-none = Още няма взятка.
tricks-count = Взятки: { $list }.
trump-is =
    { $contract ->
        [NT] Играе се { contract }: козове няма.
        [AT] Играе се { contract }: всяка боя е коз.
       *[other] Коз: { contract }.
    }
score-now = Резултат: { $list }.

## Take back, renonce, accepting the score

takeback-ask = { $player } иска да върне хода.
takeback-done = Ходът е върнат.
takeback-declaration = Върнато: твоите анонси.
takeback-cut = Върнато: твоето цепене.
takeback-call = Върнато: твоята обява.
takeback-card = Върнато: твоята карта { $card }.
takeback-none = Няма какво да се върне.
takeback-no = Ходът остава.
ask-claim = Коя карта беше ренонс?
claim-made = { $player }: ренонс! { $offender }: { card }.
claim-right = Ренонс: { $offender }. Трябваше: { $cards }.
claim-wrong = Няма ренонс: { card.the } е по правилата. Грешна претенция: { $player }.
ask-accept = Приемаш ли резултата?
accepted = { $player }: да.
say-accept = Приеми
say-claim = Посочи ренонс

## Between deals and at the end

ask-continue = Enter за следващото раздаване.
match-won = Победа: { $side }. { $list }.
match-lost = Играта е загубена. Победа: { $side }. { $list }.
match-left = Напускаш играта. { $list }.
match-recorded = Играта е записана в { $file }.
good-bye = Хубава игра! Чао.

## Answers

answer-yes = да
    .key = д
answer-no = не
    .key = н
ask-yes-no = ({ answer-yes.key }/{ answer-no.key })
answer-unclear = Отговори с „{ answer-yes.key }“ или „{ answer-no.key }“.
choice = { $n }. { $what }
choice-unclear = Избери номер от 1 до { $n } или напиши думата.
choice-one = Напиши 1 или думата.
try-help = „{ command-help }“ показва командите.

## Commands: the value is the word to type

help-title = Команди:
help-line = { $word } – { $meaning }
help-cards = Картата се пише с ранг и боя, например { $example }, или с номера ѝ от списъка.
command-hand = карти
    .help = твоите карти
command-legal = може
    .help = картите, които можеш да играеш
command-table = маса
    .help = картите на масата, козът и обявата
command-last = предишна
    .help = предишната взятка
command-score = резултат
    .help = резултатът в играта
command-calls = обяви
    .help = обявите и анонсите досега
command-why = защо
    .help = защо една карта може или не може да се играе
command-rules = правила
    .help = правилата на масата
command-claim = ренонс
    .help = посочи ренонс
command-takeback = върни
    .help = върни последната си карта, обява, анонс или цепене
command-all = всичко
    .help = обяви всичко
command-none = нищо
    .help = нищо не обявявай
command-help = помощ
    .help = този списък
command-quit = изход
    .help = напусни играта

## The terminal

play-short = { $player }: { $card }.
points-so-far = Точки от карти дотук: { $list }.
sequence-order = Ред в поредица: { $list }.
claim-is-right = Ренонс: { $offender }. Претенцията е вярна.
card-unclear = Коя? { $cards }.
rank-not-held = Нямаш: { rank }.
cards-many =
    { $n ->
        [one] { $n } карта
       *[other] { $n } карти
    }
calls-none = Още никой не е обявил.
say-tap = без цепене
ask-enter = Enter: { $what }
ask-quit = Напускаш ли играта?
ask-game = Коя игра?
ask-rematch = Реванш?
