# Немското тесте: боите му, обер и унтер вместо дама и вале.

-queen =
    { $form ->
       *[nom] обер
        [the] оберът
        [acc] обера
        [gen] обера
        [to] до обер
        [four] каре обери
    }
-jack =
    { $form ->
       *[nom] унтер
        [the] унтерът
        [acc] унтера
        [gen] унтера
        [to] до унтер
        [four] каре унтери
    }
-spades = листа
-hearts = сърца
-diamonds = звънци
-clubs = жълъди

rank-letter =
    { $rank ->
        [Q] O
        [J] U
        [T] 10
       *[other] { $rank }
    }
suit-sign = { suit }
card-short = { rank-letter } { suit-sign }
