# Karte, igre, strane i mjesta.

## Ranks

-ace =
    { $form ->
       *[nom] as
        [acc] asa
        [gen] asa
        [to] do asa
        [four] četiri asa
    }
-king =
    { $form ->
       *[nom] kralj
        [acc] kralja
        [gen] kralja
        [to] do kralja
        [four] četiri kralja
    }
-queen =
    { $form ->
       *[nom] dama
        [acc] damu
        [gen] dame
        [to] do dame
        [four] četiri dame
    }
-jack =
    { $form ->
       *[nom] dečko
        [acc] dečka
        [gen] dečka
        [to] do dečka
        [four] četiri dečka
    }
-ten =
    { $form ->
       *[nom] desetka
        [acc] desetku
        [gen] desetke
        [to] do desetke
        [four] četiri desetke
    }
-nine =
    { $form ->
       *[nom] devetka
        [acc] devetku
        [gen] devetke
        [to] do devetke
        [four] četiri devetke
    }
-eight =
    { $form ->
       *[nom] osmica
        [acc] osmicu
        [gen] osmice
        [to] do osmice
        [four] četiri osmice
    }
-seven =
    { $form ->
       *[nom] sedmica
        [acc] sedmicu
        [gen] sedmice
        [to] do sedmice
        [four] četiri sedmice
    }

## Suits and contracts

-spades =
    { $form ->
       *[nom] pik
        [gen] pika
        [of] pik
    }
-hearts =
    { $form ->
       *[nom] herc
        [gen] herca
        [of] herc
    }
-diamonds =
    { $form ->
       *[nom] karo
        [gen] kara
        [of] karo
    }
-clubs =
    { $form ->
       *[nom] tref
        [gen] trefa
        [of] tref
    }
-no-trumps = bez aduta
-all-trumps = sve adut

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
suit-word = boja
trump-word = adut
trick-word = štih

## Sides and seats

side-us = Mi
side-them = Vi
side-pair = { $first } i { $second }
side-takers = tko zove
side-defence = protivnici
player-you = Ti
seat = mjesto { $n }
team = par { $n }
partner = partner
opponent = protivnik
dealer = djelitelj
bot-names = Ana, Marko, Iva, Luka
bot-random = nasumce
    .meaning = Baca bilo koju dopuštenu kartu.
bot-club = klub
    .meaning = Igra kao stari belaš: broji, pamti, prijavljuje.
