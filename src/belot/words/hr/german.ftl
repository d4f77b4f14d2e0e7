# Mađarice: njihove boje, te ober i unter umjesto dame i dečka.

-queen =
    { $form ->
       *[nom] ober
        [acc] obera
        [gen] obera
        [to] do obera
        [four] četiri obera
    }
-jack =
    { $form ->
       *[nom] unter
        [acc] untera
        [gen] untera
        [to] do untera
        [four] četiri untera
    }
-spades =
    { $form ->
       *[nom] zelje
        [gen] zelja
        [of] zelja
    }
-hearts =
    { $form ->
       *[nom] srce
        [gen] srca
        [of] srca
    }
-diamonds =
    { $form ->
       *[nom] bundeva
        [acc] bundevu
        [gen] bundeve
        [of] bundeve
    }
-clubs =
    { $form ->
       *[nom] žir
        [gen] žira
        [of] žira
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
