# Карти, игри, страни и места.

## Ranks

-ace =
    { $form ->
       *[nom] асо
        [the] асото
        [acc] асото
        [gen] асото
        [to] до асо
        [four] каре аса
    }
-king =
    { $form ->
       *[nom] поп
        [the] попът
        [acc] попа
        [gen] попа
        [to] до поп
        [four] каре попове
    }
-queen =
    { $form ->
       *[nom] дама
        [the] дамата
        [acc] дамата
        [gen] дамата
        [to] до дама
        [four] каре дами
    }
-jack =
    { $form ->
       *[nom] вале
        [the] валето
        [acc] валето
        [gen] валето
        [to] до вале
        [four] каре валета
    }
-ten =
    { $form ->
       *[nom] десетка
        [the] десетката
        [acc] десетката
        [gen] десетката
        [to] до десетка
        [four] каре десетки
    }
-nine =
    { $form ->
       *[nom] деветка
        [the] деветката
        [acc] деветката
        [gen] деветката
        [to] до деветка
        [four] каре деветки
    }
-eight =
    { $form ->
       *[nom] осмица
        [the] осмицата
        [acc] осмицата
        [gen] осмицата
        [to] до осмица
        [four] каре осмици
    }
-seven =
    { $form ->
       *[nom] седмица
        [the] седмицата
        [acc] седмицата
        [gen] седмицата
        [to] до седмица
        [four] каре седмици
    }

## Suits and contracts

-spades = пика
-hearts = купа
-diamonds = каро
-clubs = спатия
-no-trumps = без коз
-all-trumps = всичко коз

## Short forms: the corner letter and the suit sign

rank-letter =
    { $rank ->
        [T] 10
       *[other] { $rank }
    }
suit-sign =
    { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
        [C] ♣
       *[other] { $suit }
    }
card-short = { rank-letter }{ suit-sign }
suit-word = боя
trump-word = коз
trick-word = взятка

## Sides and seats

side-us = Ние
side-them = Вие
side-pair = { $first } и { $second }
side-takers = обявилите
side-defence = защита
player-you = Ти
seat = място { $n }
team = отбор { $n }
partner = партньор
opponent = противник
dealer = раздаващ
bot-names = Мария, Георги, Елена, Иван
bot-random = случаен
    .meaning = Играе коя да е позволена карта.
bot-club = клуб
    .meaning = Играе като редовен посетител: брои, помни, обявява.
