# Which term a code means: the same in every language and theme. A language supplies the terms
# (-ace, -spades ...) with their forms in its cards.ftl; a theme overrides them in its own file.
#
# Forms: the = subject with the definite article, acc = direct object, gen = after "of" or
# "beyond", to = top of a sequence, four = four of a kind, of = a suit inside the name of a card.
# Ranks are A K Q J T and the numbers 9 8 7; suits S H D C; contracts S H D C NT AT.

rank =
    { $rank ->
        [A] { -ace }
        [K] { -king }
        [Q] { -queen }
        [J] { -jack }
        [T] { -ten }
        [9] { -nine }
        [8] { -eight }
        [7] { -seven }
       *[other] { $rank }
    }
    .the =
        { $rank ->
            [A] { -ace(form: "the") }
            [K] { -king(form: "the") }
            [Q] { -queen(form: "the") }
            [J] { -jack(form: "the") }
            [T] { -ten(form: "the") }
            [9] { -nine(form: "the") }
            [8] { -eight(form: "the") }
            [7] { -seven(form: "the") }
           *[other] { $rank }
        }
    .acc =
        { $rank ->
            [A] { -ace(form: "acc") }
            [K] { -king(form: "acc") }
            [Q] { -queen(form: "acc") }
            [J] { -jack(form: "acc") }
            [T] { -ten(form: "acc") }
            [9] { -nine(form: "acc") }
            [8] { -eight(form: "acc") }
            [7] { -seven(form: "acc") }
           *[other] { $rank }
        }
    .gen =
        { $rank ->
            [A] { -ace(form: "gen") }
            [K] { -king(form: "gen") }
            [Q] { -queen(form: "gen") }
            [J] { -jack(form: "gen") }
            [T] { -ten(form: "gen") }
            [9] { -nine(form: "gen") }
            [8] { -eight(form: "gen") }
            [7] { -seven(form: "gen") }
           *[other] { $rank }
        }
    .to =
        { $rank ->
            [A] { -ace(form: "to") }
            [K] { -king(form: "to") }
            [Q] { -queen(form: "to") }
            [J] { -jack(form: "to") }
            [T] { -ten(form: "to") }
            [9] { -nine(form: "to") }
            [8] { -eight(form: "to") }
            [7] { -seven(form: "to") }
           *[other] { $rank }
        }
    .four =
        { $rank ->
            [A] { -ace(form: "four") }
            [K] { -king(form: "four") }
            [Q] { -queen(form: "four") }
            [J] { -jack(form: "four") }
            [T] { -ten(form: "four") }
            [9] { -nine(form: "four") }
            [8] { -eight(form: "four") }
            [7] { -seven(form: "four") }
           *[other] { $rank }
        }

suit =
    { $suit ->
        [S] { -spades }
        [H] { -hearts }
        [D] { -diamonds }
        [C] { -clubs }
       *[other] { $suit }
    }
    .acc =
        { $suit ->
            [S] { -spades(form: "acc") }
            [H] { -hearts(form: "acc") }
            [D] { -diamonds(form: "acc") }
            [C] { -clubs(form: "acc") }
           *[other] { $suit }
        }
    .gen =
        { $suit ->
            [S] { -spades(form: "gen") }
            [H] { -hearts(form: "gen") }
            [D] { -diamonds(form: "gen") }
            [C] { -clubs(form: "gen") }
           *[other] { $suit }
        }
    .of =
        { $suit ->
            [S] { -spades(form: "of") }
            [H] { -hearts(form: "of") }
            [D] { -diamonds(form: "of") }
            [C] { -clubs(form: "of") }
           *[other] { $suit }
        }

# The suit that was led: it may differ from the suit of a card in the same sentence.
led =
    { $led ->
        [S] { -spades }
        [H] { -hearts }
        [D] { -diamonds }
        [C] { -clubs }
       *[other] { $led }
    }
    .acc =
        { $led ->
            [S] { -spades(form: "acc") }
            [H] { -hearts(form: "acc") }
            [D] { -diamonds(form: "acc") }
            [C] { -clubs(form: "acc") }
           *[other] { $led }
        }
    .gen =
        { $led ->
            [S] { -spades(form: "gen") }
            [H] { -hearts(form: "gen") }
            [D] { -diamonds(form: "gen") }
            [C] { -clubs(form: "gen") }
           *[other] { $led }
        }

contract =
    { $contract ->
        [S] { -spades }
        [H] { -hearts }
        [D] { -diamonds }
        [C] { -clubs }
        [NT] { -no-trumps }
        [AT] { -all-trumps }
       *[other] { $contract }
    }
    .acc =
        { $contract ->
            [S] { -spades(form: "acc") }
            [H] { -hearts(form: "acc") }
            [D] { -diamonds(form: "acc") }
            [C] { -clubs(form: "acc") }
            [NT] { -no-trumps(form: "acc") }
            [AT] { -all-trumps(form: "acc") }
           *[other] { $contract }
        }
    .gen =
        { $contract ->
            [S] { -spades(form: "gen") }
            [H] { -hearts(form: "gen") }
            [D] { -diamonds(form: "gen") }
            [C] { -clubs(form: "gen") }
            [NT] { -no-trumps(form: "gen") }
            [AT] { -all-trumps(form: "gen") }
           *[other] { $contract }
        }

card = { rank } { suit.of }
    .the = { rank.the } { suit.of }
    .acc = { rank.acc } { suit.of }
    .gen = { rank.gen } { suit.of }
    .to = { rank.to } { suit.of }
