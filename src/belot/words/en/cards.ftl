# Cards, contracts, sides and seats.

## Ranks

-ace =
    { $form ->
       *[nom] ace
        [the] the ace
        [acc] the ace
        [gen] the ace
        [to] to the ace
        [four] four aces
    }
-king =
    { $form ->
       *[nom] king
        [the] the king
        [acc] the king
        [gen] the king
        [to] to the king
        [four] four kings
    }
-queen =
    { $form ->
       *[nom] queen
        [the] the queen
        [acc] the queen
        [gen] the queen
        [to] to the queen
        [four] four queens
    }
-jack =
    { $form ->
       *[nom] jack
        [the] the jack
        [acc] the jack
        [gen] the jack
        [to] to the jack
        [four] four jacks
    }
-ten =
    { $form ->
       *[nom] ten
        [the] the ten
        [acc] the ten
        [gen] the ten
        [to] to the ten
        [four] four tens
    }
-nine =
    { $form ->
       *[nom] nine
        [the] the nine
        [acc] the nine
        [gen] the nine
        [to] to the nine
        [four] four nines
    }
-eight =
    { $form ->
       *[nom] eight
        [the] the eight
        [acc] the eight
        [gen] the eight
        [to] to the eight
        [four] four eights
    }
-seven =
    { $form ->
       *[nom] seven
        [the] the seven
        [acc] the seven
        [gen] the seven
        [to] to the seven
        [four] four sevens
    }

## Suits and contracts

-spades =
    { $form ->
       *[nom] spades
        [of] of spades
    }
-hearts =
    { $form ->
       *[nom] hearts
        [of] of hearts
    }
-diamonds =
    { $form ->
       *[nom] diamonds
        [of] of diamonds
    }
-clubs =
    { $form ->
       *[nom] clubs
        [of] of clubs
    }
-no-trumps = No Trumps
-all-trumps = All Trumps

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
suit-word = suit
trump-word = trump
trick-word = trick

## Sides and seats

side-us = Us
side-them = Them
side-pair = { $first } & { $second }
side-takers = takers
side-defence = defence
player-you = You
seat = seat { $n }
team = team { $n }
partner = partner
opponent = opponent
dealer = dealer
bot-names = Alice, Ben, Clara, Dan
bot-random = random
    .meaning = Plays any legal card.
bot-club = club
    .meaning = Plays like a regular at the café: counts, remembers, announces.
