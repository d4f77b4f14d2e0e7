# Думите на BeloZ: равнини вместо бои, животни вместо карти, наводнена равнина вместо коз.

-ace =
    { $form ->
       *[nom] лъв
        [the] лъвът
        [acc] лъва
        [gen] лъва
        [to] до лъв
        [four] каре лъвове
    }
-king =
    { $form ->
       *[nom] слон
        [the] слонът
        [acc] слона
        [gen] слона
        [to] до слон
        [four] каре слонове
    }
-queen =
    { $form ->
       *[nom] носорог
        [the] носорогът
        [acc] носорога
        [gen] носорога
        [to] до носорог
        [four] каре носорози
    }
-jack =
    { $form ->
       *[nom] крокодил
        [the] крокодилът
        [acc] крокодила
        [gen] крокодила
        [to] до крокодил
        [four] каре крокодили
    }
-ten =
    { $form ->
       *[nom] леопард
        [the] леопардът
        [acc] леопарда
        [gen] леопарда
        [to] до леопард
        [four] каре леопарди
    }
-nine =
    { $form ->
       *[nom] водна змия
        [the] водната змия
        [acc] водната змия
        [gen] водната змия
        [to] до водна змия
        [four] каре водни змии
    }
-eight =
    { $form ->
       *[nom] маймуна
        [the] маймуната
        [acc] маймуната
        [gen] маймуната
        [to] до маймуна
        [four] каре маймуни
    }
-seven =
    { $form ->
       *[nom] сурикат
        [the] сурикатът
        [acc] суриката
        [gen] суриката
        [to] до сурикат
        [four] каре сурикати
    }
-spades =
    { $form ->
       *[nom] север
        [of] от север
    }
-hearts =
    { $form ->
       *[nom] юг
        [of] от юг
    }
-diamonds =
    { $form ->
       *[nom] изток
        [of] от изток
    }
-clubs =
    { $form ->
       *[nom] запад
        [of] от запад
    }

rank-letter =
    { $rank ->
        [A] лъв
        [T] леопард
        [K] слон
        [Q] носорог
        [J] крокодил
        [9] змия
        [8] маймуна
        [7] сурикат
       *[other] { $rank }
    }
suit-sign =
    { $suit ->
        [S] С
        [H] Ю
        [D] И
        [C] З
       *[other] { $suit }
    }
card-short = { rank-letter } { suit-sign }
suit-word = равнина
trump-word = наводнена равнина
trick-word = експедиция
side-takers = отбор с договора
side-defence = отбор в защита

## Table

say-take = Приеми: наводни { suit.acc }
say-suit = Наводни { suit.acc }
call-take = { $player }: приемам, наводнявам { suit.acc }!
call-suit = { $player }: наводнявам { suit.acc }!
call-round-two = Всички са пас. Втори кръг: избери равнина.
contract-is = Наводнена равнина: { contract }. Приема: { $player }.
taker-is = Приема: { $player }.
deal-start = Рунд { $n }. Раздава: { $player }.
passed-out = Никой не приема.
ask-swap = Сменяш ли суриката за { card.acc }?
swap-made = { $player }: сурикатът за { card.acc }.
say-no-swap = Задръж суриката
announced-belote = { $player }: BeloZ.
contest-later-second = Чии анонси важат, ще се види в експедиция 2.
contest-later-end = Чии анонси важат, ще се види след последната експедиция.
decl-sequence =
    { $length ->
        [3] поредица от три { card.to }
        [4] поредица от четири { card.to }
        [5] поредица от пет { card.to }
       *[other] поредица от { $length } { card.to }
    }
decl-belote = BeloZ, слон и носорог от наводнената равнина
ask-belote = Ще кажеш ли BeloZ?
ask-belote-suit = Ще кажеш ли BeloZ, { suit }?
ask-rebelote = Ще кажеш ли Re-BeloZ?
say-belote = BeloZ
say-rebelote = Re-BeloZ
belote-said = { $player }: BeloZ!
rebelote-said = { $player }: Re-BeloZ!
belote-lost = BeloZ не е обявен: не важи.
belot8 = { $player }: всичките осем { suit.of }! Край на играта.
trick-number = Експедиция { $n }.
trick-won =
    { $n ->
        [one] Експедиция: { $player }, { $n } точка.
       *[other] Експедиция: { $player }, { $n } точки.
    }
last-trick-won = Последни десет: { $player }, още { $n }.
last-trick-look = Предишна експедиция: { $cards }. Взима: { $player }.
last-trick-none = Още няма експедиция.
tricks-count = Експедиции: { $list }.
trump-is = Наводнена равнина: { contract }.
command-table = маса
    .help = картите на масата и наводнената равнина
command-last = предишна
    .help = предишната експедиция

## Refusals

refusal-follow = Отговори на { led }: имаш { card.acc }.
refusal-head = Качи се: на масата е { card.the }.
refusal-head-trump = Качи се в наводнената равнина: държи { card.the }.
refusal-ruff = Нямаш { led }: прихвани.
refusal-overtrump = Прихвани по-силно: можеш да биеш { card.acc }.
refusal-undertrump = Не можеш по-силно: пропусни, с коя да е наводнена карта.
refusal-void-free = Нямаш ни { led }, ни наводнена карта: изчисти.
refusal-cannot-overtrump-free = Не можеш да прихванеш по-силно: играй каквото искаш.
refusal-must-call = Трябва да избереш равнина.
refusal-not-turned-suit = Избери друга равнина, не { suit }.
refusal-belote-not-held = За BeloZ трябват слон и носорог от наводнената равнина в една ръка.
refusal-belote-late = Късно е за BeloZ: казва се с първата от двете карти.
refusal-belote-not-now = BeloZ се казва, когато играеш слона или носорога.
refusal-swap-not-possible = Сурикатът не може да се смени сега.

## Score

part-last = последни десет { $n }
sheet-title = Резултат от рунд { $n }.
part-capot = златен рунд { $n }
part-belote = BeloZ { $n }
tricks =
    { $n ->
        [one] { $n } експедиция
       *[other] { $n } експедиции
    }
capot = Златен рунд: { $side }, +{ $n }.
no-trick-void = Без експедиция анонсите не важат: { $side }.
no-trick-belote-void = Без експедиция BeloZ не важи: { $side }.
no-trick-transfer = Златен рунд, с всички анонси и BeloZ: { $side }.
failed = Разбит договор: { $defence } +{ $b }, { $takers } +{ $a }.
failed-keep = Разбит договор: { $takers } нищо, другите запазват своето.
failed-split = Разбит договор: { $takers } нищо, точките се делят между другите.
failed-lost = Загубени с разбития договор: { $takers }, { $what }.
tie-fail = Равно не стига: разбит договор.
belote-stays = BeloZ остава: { $side }.
belote-moves = BeloZ преминава: { $side }.
end-capot = Златен рунд не завършва играта: още един рунд.
end-belot8 = { $side }: осем от една равнина, край на играта!

## Commands

simulate-heading-failed = Разбити
simulate-heading-capots = Златни рундове

## On the screen

client-tricks = Експедиции { $list }
client-last-trick = Предишна експедиция
client-part-last = Последни десет
client-part-capot = Златен рунд
client-deal = Рунд { $n }
client-next-deal = Следващ рунд
client-no-deal-yet = Още няма записан рунд.

## House rules

option-nine-trump-points = Наводнена водна змия
    .meaning = Колко точки е водната змия от наводнената равнина.
    .v-14 = Четиринайсет точки.
    .v-15 = Петнайсет точки.
option-seq-order = Ред в поредиците
    .meaning = Кои карти са съседни в поредица.
    .v-natural = Сурикат, маймуна, водна змия, леопард, крокодил, носорог, слон, лъв.
    .v-strength = Както в експедиция: сурикат, маймуна, водна змия, крокодил, носорог, слон, леопард, лъв.
option-gather = Събиране
    .meaning = Как се събират експедициите, когато не се бърка.
    .v-last-trick-team-on-top = Купчината с последната експедиция отива отгоре.
    .v-takers-on-top = Купчината на обявилите отива отгоре.
    .v-secret = В ред, който никой не знае.
    .v-n-a = Не е нужно: тестето се бърка.
option-turn-up = Обърната карта
    .meaning = За какво е обърнатата карта.
    .v-to-taker = Взима я обявилият.
    .v-offer-only = Само предлага равнината си.
    .v-none = Не се обръща карта.
option-seven-swap = Смяна на суриката
    .meaning = Наводненият сурикат може да се смени за обърнатата карта.
    .v-off = Без смяна.
    .v-on = Да, ако обърнатата равнина е наводнена.
option-auction = Обяви
    .meaning = Как се избира наводнената равнина.
    .v-two-round-take = Приемаш обърнатата равнина или пас; после се избира равнина.
    .v-one-round-call = Един кръг: избираш равнина или пас.
    .v-eldest-calls = Първият по ред трябва да избере равнина.
    .v-two-player-short = Един кръг за обърнатата равнина; после раздаващият избира друга.
    .v-ladder = Нагоре: запад, изток, юг, север, без коз, всичко коз.
    .v-numeric = Обявяват се точки, както в coinche.
option-second-round-suits = Втори кръг
    .meaning = Кои равнини могат да се изберат във втория кръг.
    .v-any = Всички.
    .v-not-turned = Всички без обърнатата.
option-contracts = Игри
    .meaning = Какво може да се обяви.
    .v-suits = Четирите равнини.
    .v-suits-nt-at = Четирите равнини, без коз и всичко коз.
option-head-plain = Качване на суха равнина
    .meaning = Трябва ли да се качиш, когато отговаряш на суха равнина.
    .v-off = Не.
    .v-on = Да, ако можеш.
option-head-trump-lead = Качване на наводнената равнина
    .meaning = Трябва ли да се качиш, когато се играе наводнената равнина.
    .v-always = Да, винаги.
    .v-not-partner = Да, но не над партньора.
    .v-never = Не.
option-head-after-ruff = Качване след прихващане
    .meaning = Трябва ли да се качиш на сухата равнина, щом експедицията вече е прихваната.
    .v-off = Не.
    .v-on = Да.
option-void-partner-winning = Партньорът държи
    .meaning = Какво дължиш без исканата равнина, когато държи партньорът.
    .v-free = Нищо: играй каквото искаш.
    .v-must-trump = Трябва да прихванеш, и по-силно, ако можеш.
    .v-trump-no-over = Трябва да прихванеш, но не и по-силно.
option-undertrump = Пропускане
    .meaning = Какво дължиш, когато не можеш да прихванеш по-силно от противника.
    .v-forced = Трябва да пропуснеш: дай по-ниска наводнена карта.
    .v-free = Играй каквото искаш.
option-partner-ruff = Партньорът прихваща
    .meaning = Какво дължиш без исканата равнина, когато партньорът държи с наводнена карта.
    .v-free = Нищо: играй каквото искаш.
    .v-must-beat-if-only-trumps = Който има само наводнени карти, трябва да се качи, ако може.
    .v-no-undertrump = Без по-ниска наводнена карта, докато имаш по-висока.
option-belote-in-contract = BeloZ помага
    .meaning = Брои ли се BeloZ за договора.
    .v-on = Да.
    .v-off = Не, само се пише.
option-end-belote-guard = BeloZ накрая
    .meaning = Кога страна, стигнала целта само с BeloZ, не е спечелила.
    .v-off = Никога: спечелила е.
    .v-capot = Ако няма експедиция в този рунд.
    .v-capot-or-failed = Ако няма експедиция или договорът ѝ е разбит в този рунд.
option-decl-when = Кога се обявява
    .meaning = Кога се обявяват анонсите.
    .v-first-trick = В първата експедиция, най-късно със своята карта.
    .v-with-first-card = Само с първата си карта.
    .v-before-first-trick = Преди първата карта.
option-decl-show = Кога се показва
    .meaning = Кога отборът, чиито анонси важат, показва картите.
    .v-second-trick = Във втората експедиция.
    .v-at-once = Веднага.
    .v-after-deal = След последната експедиция.
option-quad100-order = Карета по 100
    .meaning = Редът на каретата по 100.
    .v-atkq = Лъвове, леопарди, слонове, носорози.
    .v-akqt = Лъвове, слонове, носорози, леопарди.
    .v-equal = Всички са равни.
option-seq-trump-priority = Поредица на наводнената равнина
    .meaning = Решава ли наводнената равнина между равни поредици.
    .v-off = Не.
    .v-on = Да, печели наводнената.
option-quads-tkq = Карета от леопарди, слонове, носорози
    .meaning = Носят ли 100 каретата от леопарди, слонове и носорози.
    .v-on = Да.
    .v-off = Не.
option-belote-points = BeloZ
    .meaning = Колко носят слон и носорог от наводнената равнина в една ръка.
    .v-20 = 20 точки.
option-belote-announce = Казване на BeloZ
    .meaning = Как се обявява BeloZ.
    .v-manual-both = По дума с всяка от двете карти.
    .v-manual-first = Дума с първата карта; втората идва сама.
    .v-auto = Обявява го масата.
option-belote-before-play = BeloZ преди игра
    .meaning = Може ли BeloZ да се обяви заедно с анонсите.
    .v-off = Не, само със своите карти.
    .v-on = Да, заедно с анонсите.
option-belote-in-contest = BeloZ в сравняването
    .meaning = Участва ли BeloZ в сравняването на анонсите.
    .v-off = Не, той е отделно.
    .v-if-called-before-play = Да, като 20, ако е обявен преди игра.
option-belot8-wins-match = Осем от равнина
    .meaning = Печелят ли осем карти от една равнина в една ръка играта.
    .v-off = Не.
    .v-trump-only = Само осемте наводнени.
    .v-on = Да, веднага.
option-last-trick = Последни десет
    .meaning = Колко носи отгоре последната експедиция.
    .v-10 = 10 точки.
option-capot-bonus = Златен рунд
    .meaning = Колко носят всички експедиции, освен последните десет.
    .v-90 = 90 точки.
option-tie-rule = Равно
    .meaning = Какво става, когато двете страни имат поравно.
    .v-fail = Договорът е разбит.
    .v-hang = Точките на обявилите висят до следващото раздаване.
    .v-made = Играта е изкарана.
option-fail-award = Разбит договор
    .meaning = Кой какво пише, когато договорът е разбит.
    .v-all-to-opponents = Всичко отива при противника.
    .v-keep-own = Другите запазват своето; точките на обявилия пропадат.
    .v-split = Точките на обявилия се делят между другите.
    .v-pile-bid = Противникът пише купчината и обявата.
    .v-pile = Противникът пише купчината.
    .v-bid = Противникът пише обявата.
option-fail-declarations = Анонси при разбит договор
    .meaning = Къде отиват анонсите на страната с разбит договор.
    .v-transfer = При противника.
    .v-lost = Пропадат.
    .v-keep = Остават.
option-belote-on-fail = BeloZ при разбит договор
    .meaning = Къде отива BeloZ на страната с разбит договор.
    .v-keep = Остава.
    .v-transfer = При противника.
    .v-lost = Пропада.
option-no-trick-declarations = Без експедиция: анонси
    .meaning = Какво става с анонсите на страна без експедиция.
    .v-keep = Важат.
    .v-void = Не важат.
    .v-transfer = Отиват при страната със Златния рунд.
option-no-trick-belote = Без експедиция: BeloZ
    .meaning = Какво става с BeloZ на страна без експедиция.
    .v-keep = Важи.
    .v-void = Не важи.
    .v-transfer = Отива при страната със Златния рунд.
option-capot-ends-match = Край със Златен рунд
    .meaning = Може ли Златен рунд да завърши играта.
    .v-on = Да.
    .v-off = Не, играе се още един рунд.
