# Тефтерът: какво не може да се впише, как е раздаването, докато се пише, кой още може да спечели.

## Impossible entries

pad-fault-side = На тази маса няма такава страна.
pad-fault-contract = Тази игра не се играе тук.
pad-fault-multiplier = Такава контра тук няма.
pad-fault-multiplier-capot = На „{ client-part-capot }“ тук няма контра.
pad-fault-bid = Това тук не се обявява.
pad-fault-bid-off = Тук не се обявяват точки.
pad-fault-passed-forced = Тук някой винаги трябва да обяви: не може всички да пасуват.
pad-fault-eight-off = Цял бой в една ръка тук не печели играта.
pad-fault-tens-off = Тук точките не се пишат в десетици.
pad-fault-stopped-off = Тук всяко раздаване се играе докрай.
pad-fault-stopped-short = Никой още няма { $n }: играе се.
pad-fault-stopped-level = По { $n }: равно е, играе се.
pad-fault-two-ends = Раздаването свършва по един начин: „{ client-part-capot }“, ренонс или край на играта.
pad-fault-declarations-off = Тук се играе без анонси.
pad-fault-declarations-nt = Без коз няма анонси.
pad-fault-declaration-value = Никой анонс не струва { $n }: струва 20, 50, 100, 150 или 200.
pad-fault-declarations-many = Една страна не може да има анонси за { $n }: няма толкова карти.
pad-fault-declarations-both = Анонси пише само едната страна: тази с най-силния.
pad-fault-declarations-apart = Карета пише само едната страна, поредици – също.
pad-fault-belote-nt = { client-part-belote }: не на без коз.
pad-fault-belote-many = { client-part-belote }: тук най-много { $n }.
pad-fault-capot-trickless = { client-part-capot } и нито една { trick-word }: не може същата страна.
pad-fault-capot-points = { client-part-capot } за другата страна, а тук { $n } точки?
pad-fault-last-capot = { client-part-last } и „{ client-part-capot }“ са за една и съща страна.
pad-fault-last-trickless = { client-part-last }, а нито една { trick-word }?
pad-fault-trickless-points = Нито една { trick-word }, а { $n } точки?
pad-fault-trickless-all = Щом само едната страна е взимала, това е „{ client-part-capot }“.
pad-fault-points-many = { $n } е много: в игра са най-много { $points }.
pad-fault-points-unmade = Никои карти заедно не правят { $n }.
pad-fault-points-sum = Заедно { $n }, а в игра са { $points }.
pad-fault-points-sum-many = Заедно { $n }, а в игра са най-много { $points }.
pad-fault-points-sum-few = Заедно { $n }, а в игра са поне { $points }.
pad-fault-outcome-hang = Тук нищо не виси.
pad-fault-outcome-tens = Десетиците казват друго.
pad-fault-outcome-points = Как е свършило, казват самите точки.

## No pad

refusal-pad-line = Има ред, който не е за тефтер.
refusal-pad-unopened = Този тефтер няма начало: не казва коя игра се играе.

## A deal

pad-made = Изкарана: { $side }, { $n } отгоре.
pad-failed = Не стига: { $side }, още { $n }.
pad-tens-made = Изкарана: { $side }.
pad-tens-failed = Вътре: { $side }.
pad-tens-hang = Висяща, точките висят: { $side }.
pad-bid =
    { $bid ->
        [capot] капо
        [generale] генерал
       *[other] { $bid }
    }
pad-bid-is = Обявено: { $bid }.
pad-bid-made = Изкарана: { $n } при { $needed }. { $list }.
pad-bid-failed = Вътре: { $n } при { $needed }. { $list }.
pad-bid-outdone = Вътре: с { $n } не повече от противника. { $list }.
pad-slam-made = Изкарана. { $list }.
pad-slam-failed = Вътре. { $list }.
pad-tariff-needs = Трябват { $n }.
pad-tariff-just = Изкарана на косъм: { $list }.
pad-tariff-made = Изкарана: { $list }.
pad-tariff-failed = Вътре: { $list }.
pad-stopped = Точките стигат: играта спира тук, никой не е вътре.
pad-penalty = Поправка: { $side } { $n }.

## Who can still win

pad-reach-won = Спечелена игра: { $side }.
pad-reach-lost = Загубена игра: { $side }.
pad-reach-there = { $side }: точките стигат.
pad-reach-deal = { $side }: още { $n }, едно раздаване може да стигне.
pad-reach-capot = { $side }: още { $n }, едно раздаване стига само с „{ client-part-capot }“ или анонси.
pad-reach-more = { $side }: още { $n }, повече от картите на едно раздаване.

## What was done

pad-op-round = Вписано раздаване
pad-op-edit = Променено раздаване
pad-op-delete = Изтрито раздаване
pad-op-rules = Променени домашни правила
pad-op-names = Променени имена
pad-op-dealer = Променен раздаващ
pad-op-choose = Избран запис

## The command

pad-cli-deal = Раздаване
pad-cli-dealer = Раздава
pad-cli-caller = Обявил
pad-cli-contract = Игра
pad-cli-hung = Висят
pad-cli-total = Общо
pad-cli-next = Следващият раздава: { $player }.
pad-cli-rules = Оттук нататък: { $rules }.
pad-cli-conflict = { $player } и { $other } са го вписали различно; засега важи първият запис.
pad-cli-line = Ред { $line }: { $reason }
pad-state-open = недовършено
pad-state-passed = всички пасуват
pad-state-correction = поправка
pad-state-fault = не може да бъде
pad-state-after-end = след края, не важи
pad-state-eight = осем от боя
pad-state-failed = вътре
pad-state-hang = висяща
pad-state-renonce = ренонс
pad-state-stopped = спряна
