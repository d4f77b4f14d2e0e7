# По едно изречение за всеки отказ. Първо какво да се направи, после защо; никога упрек.

## Card play

refusal-follow = Отговори на { led }: имаш { card }.
refusal-head = Качи се: на масата е { card }.
refusal-head-trump = Качи се с коз: държи { card.the }.
refusal-ruff = Нямаш { led }: цакай.
refusal-overtrump = Надцакай: можеш да биеш { card.acc }.
refusal-undertrump = Не можеш по-високо: дай какъв да е коз.
refusal-no-undertrump = Без по-нисък коз под партньорския: имаш по-висок.
refusal-partner-free = Партньорът държи: играй каквото искаш.
refusal-void-free = Нямаш ни { led }, ни коз: чисти.
why-void-all-trumps = Нямаш { led }: играй каквото искаш.
refusal-cannot-overtrump-free = Нямаш по-висок коз: играй каквото искаш.
refusal-only-one = Може само една карта: { card }.
refusal-lead-any = Започваш ти: която и да е карта.

## Turn and calls

refusal-not-your-turn = На ход е { $player }.
refusal-not-your-call = Първо говори { $player }.
refusal-bid-higher = Обяви по-високо от { contract }.
refusal-must-call = Трябва да обявиш боя.
refusal-not-turned-suit = Избери друга боя, не { suit }.
refusal-double-own = Контра се казва само на противник.
refusal-double-nothing = Още няма на какво да кажеш контра.
refusal-double-capot = Капото тук не се контрира.
refusal-redouble-needs-double = Реконтра има само след контра.
refusal-call-unknown = Такава обява тук няма: { $text }.
refusal-call-frozen = След контра няма по-висока обява.

## Declarations and belote

refusal-decl-late = Късно е за анонс.
refusal-decl-card-used = Вече влиза в друг анонс: { card }.
refusal-decl-not-held = Нямаш такъв анонс.
refusal-decl-nt = На без коз няма анонси.
refusal-decl-off = На тази маса се играе без анонси.
refusal-belote-not-held = За белот трябват поп и дама коз в една ръка.
refusal-belote-late = Късно е за белот: казва се с първата от двете карти.
refusal-belote-not-now = Белот се казва, когато играеш попа или дамата коз.

## Cards

refusal-card-not-held = Нямаш тази карта: { card }.
refusal-card-already-played = Вече е изиграна: { card }.
refusal-card-unknown = Няма такава карта: { $text }.
refusal-card-duplicate = Посочена два пъти: { card }.
refusal-cut-range = Вдигни от { $min } до { $max } карти.
refusal-packets-unknown = Тук не се раздава така: { $text }.
refusal-swap-not-possible = Седмицата не може да се смени сега.
refusal-discard-two = Върни точно две карти.
refusal-discard-not-held = Не можеш да върнеш това: нямаш { card }.

## Renonce, phase

refusal-claim-own-card = Ренонс се посочва само на противник.
refusal-claim-not-played = Още не е изиграна: { card }.
refusal-claim-off = Тук ренонс не се посочва: масата сама отказва грешните карти.
refusal-match-over = Играта свърши.
refusal-wrong-phase = Не сега: първо има друго.
refusal-unknown-action = Не разбирам „{ $text }“. Напиши „{ command-help }“.
refusal-standing = Играта не може да започне оттам: { $text }.

## Rules

refusal-option-unknown = Няма такава опция: { $option }.
refusal-option-value = { $option } не може да е { $value }. Възможно: { $allowed }.
refusal-option-clash = { $first } и { $second } не вървят заедно.
refusal-preset-unknown = Няма такава игра: { $preset }. Има: { $known }.
refusal-rules-syntax = Правилата не се четат: { $text }.

## Records

refusal-record-truncated = Записът прекъсва: липсва краят му.
refusal-record-order = Не е на ред: { $text }.
refusal-record-foreign = Това не е от запис: { $text }.
refusal-record-duplicate = Записано е два пъти: { $text }.
refusal-record-version = Записът е версия { $version }; чета до { $known }.
refusal-record-mismatch = В записа е { $got }, по правилата е { $expected }.

## Маси

refusal-malformed = Това не се разбира.
refusal-answered = Вече е отговорено.
refusal-deal-running = Раздаването още върви.
refusal-takeback = Няма какво да се върне.
refusal-seat-taken = Мястото е заето.
refusal-not-seated = Тук нямаш място.
refusal-seats = Тези места не са за тази игра.
refusal-name-empty = Името има поне една буква.
refusal-bot-unknown = Няма такъв бот.
refusal-tables-many = Твърде много маси: първо изтрий една.
refusal-slow-down = Твърде много наведнъж: опитай след малко.
refusal-match-running = Играта още тече.
refusal-internal = Нещо при нас се обърка. Опитай пак.

## Rooms

refusal-not-host = Това може само домакинът.
refusal-not-member = Още не си на тази маса: първо влез.
refusal-room-locked = Масата е заключена: сега не влизат нови хора.
refusal-room-full = Масата е пълна.
refusal-seat-held = Това място се пази за някого.
refusal-not-agreed = Още не всички са съгласни с правилата.
refusal-no-room = Няма маса с този код.
refusal-kicked = Домакинът те отстрани от тази маса.
refusal-chat-off = Тук няма свободни съобщения: готовите фрази остават.
refusal-phrase-unknown = Няма такава фраза.
refusal-chat-empty = Първо напиши нещо.
refusal-undo-none = Сега няма какво да се върне.
refusal-undo-asked = Това вече се пита.
refusal-rest-none = Сега не могат да се поискат останалите взятки.
refusal-rest-asked = Останалите взятки вече са поискани.
refusal-rest-bots = Не е сигурно, а ботовете не подаряват нищо: играе се нататък.
refusal-rest-renonce = Тук останалото не се иска: още може да се посочи ренонс.
refusal-called = Това раздаване вече се подготвя.
refusal-not-called = Сега не се подготвя раздаване.
refusal-commitment = Това обещание за раздаванията не става.
refusal-reveal-wrong = Тази стойност не спазва обещанието за раздаването.
refusal-paused = Играта е на пауза.
refusal-not-paused = Играта не е на пауза.
refusal-too-fast = Много бързо: изчакай малко.
refusal-not-asked = Това вече не се пита.
refusal-seat-other = В тази игра знаеш други карти: изчакай следващата.
refusal-no-match = Играта още не е започнала.
refusal-no-link = Този код не важи или вече не важи. Поискай нов от другото устройство.
refusal-invitation = Тук новите играчи имат нужда от покана или от код на маса.

## Споделени тефтери

refusal-no-pad = Под тази връзка няма споделен тефтер или е премахнат.
refusal-read-only = С тази връзка може само да се гледа.
refusal-pads-many = Споделяш твърде много тефтери: премахни един.
refusal-op-malformed = Този запис не може да се сподели.
refusal-op-differs = Друг запис е заел мястото на този.
refusal-op-ahead = Часовникът на този запис избързва.
refusal-pad-opened = В тази тетрадка вече има игра.
refusal-pad-full = Тефтерът е пълен.
