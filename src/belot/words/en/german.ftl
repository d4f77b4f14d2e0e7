# The German deck: its suits, and Ober and Unter for queen and jack. Laid over any game's words.

-queen =
    { $form ->
       *[nom] Ober
        [the] the Ober
        [acc] the Ober
        [gen] the Ober
        [to] to the Ober
        [four] four Obers
    }
-jack =
    { $form ->
       *[nom] Unter
        [the] the Unter
        [acc] the Unter
        [gen] the Unter
        [to] to the Unter
        [four] four Unters
    }
-spades =
    { $form ->
       *[nom] leaves
        [of] of leaves
    }
-hearts =
    { $form ->
       *[nom] hearts
        [of] of hearts
    }
-diamonds =
    { $form ->
       *[nom] bells
        [of] of bells
    }
-clubs =
    { $form ->
       *[nom] acorns
        [of] of acorns
    }

rank-letter =
    { $rank ->
        [Q] O
        [J] U
        [T] 10
       *[other] { $rank }
    }
suit-sign = { suit }
card-short = { rank-letter } { suit-sign }
