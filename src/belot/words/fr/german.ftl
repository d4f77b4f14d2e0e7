# Le jeu allemand : ses couleurs, l’Ober et l’Unter pour la dame et le valet.

-queen =
    { $form ->
       *[nom] Ober
        [the] l’Ober
        [acc] l’Ober
        [gen] de l’Ober
        [to] à l’Ober
        [four] carré d’Ober
    }
-jack =
    { $form ->
       *[nom] Unter
        [the] l’Unter
        [acc] l’Unter
        [gen] de l’Unter
        [to] à l’Unter
        [four] carré d’Unter
    }
-spades =
    { $form ->
       *[nom] feuilles
        [gen] de feuilles
        [of] de feuilles
    }
-hearts =
    { $form ->
       *[nom] cœurs
        [gen] de cœurs
        [of] de cœurs
    }
-diamonds =
    { $form ->
       *[nom] grelots
        [gen] de grelots
        [of] de grelots
    }
-clubs =
    { $form ->
       *[nom] glands
        [gen] de glands
        [of] de glands
    }

rank-letter =
    { $rank ->
        [K] R
        [Q] O
        [J] U
        [T] 10
       *[other] { $rank }
    }
suit-sign = { suit }
card-short = { rank-letter } { suit-sign }
