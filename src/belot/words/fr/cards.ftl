# Cartes, contrats, camps et places.

## Ranks

-ace =
    { $form ->
       *[nom] as
        [the] l’as
        [acc] l’as
        [gen] de l’as
        [to] à l’as
        [four] carré d’as
    }
-king =
    { $form ->
       *[nom] roi
        [the] le roi
        [acc] le roi
        [gen] du roi
        [to] au roi
        [four] carré de rois
    }
-queen =
    { $form ->
       *[nom] dame
        [the] la dame
        [acc] la dame
        [gen] de la dame
        [to] à la dame
        [four] carré de dames
    }
-jack =
    { $form ->
       *[nom] valet
        [the] le valet
        [acc] le valet
        [gen] du valet
        [to] au valet
        [four] carré de valets
    }
-ten =
    { $form ->
       *[nom] dix
        [the] le dix
        [acc] le dix
        [gen] du dix
        [to] au dix
        [four] carré de dix
    }
-nine =
    { $form ->
       *[nom] neuf
        [the] le neuf
        [acc] le neuf
        [gen] du neuf
        [to] au neuf
        [four] carré de neuf
    }
-eight =
    { $form ->
       *[nom] huit
        [the] le huit
        [acc] le huit
        [gen] du huit
        [to] au huit
        [four] carré de huit
    }
-seven =
    { $form ->
       *[nom] sept
        [the] le sept
        [acc] le sept
        [gen] du sept
        [to] au sept
        [four] carré de sept
    }

## Suits and contracts

-spades =
    { $form ->
       *[nom] pique
        [gen] de pique
        [of] de pique
    }
-hearts =
    { $form ->
       *[nom] cœur
        [gen] de cœur
        [of] de cœur
    }
-diamonds =
    { $form ->
       *[nom] carreau
        [gen] de carreau
        [of] de carreau
    }
-clubs =
    { $form ->
       *[nom] trèfle
        [gen] de trèfle
        [of] de trèfle
    }
-no-trumps = sans atout
-all-trumps = tout atout

## Short forms: the corner letter and the suit sign

rank-letter =
    { $rank ->
        [K] R
        [Q] D
        [J] V
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
suit-word = couleur
trump-word = atout
trick-word = pli

## Sides and seats

side-us = Nous
side-them = Eux
side-pair = { $first } et { $second }
side-takers = preneurs
side-defence = défense
player-you = Vous
seat = place { $n }
team = équipe { $n }
partner = partenaire
opponent = adversaire
dealer = donneur
bot-names = Camille, Hugo, Inès, Louis
bot-random = hasard
    .meaning = Joue n’importe quelle carte permise.
bot-club = club
    .meaning = Joue en habitué du café : compte, retient, annonce.
