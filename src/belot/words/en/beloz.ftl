# BeloZ words: plains for suits, animals for ranks, a flooded plain for trump.
# Red is the south and blue the north in the BeloZ source; east (yellow) and west (green)
# are our choice: S = north, H = south, D = east, C = west.

-ace =
    { $form ->
       *[nom] lion
        [the] the lion
        [acc] the lion
        [gen] the lion
        [to] to the lion
        [four] four lions
    }
-king =
    { $form ->
       *[nom] elephant
        [the] the elephant
        [acc] the elephant
        [gen] the elephant
        [to] to the elephant
        [four] four elephants
    }
-queen =
    { $form ->
       *[nom] rhinoceros
        [the] the rhinoceros
        [acc] the rhinoceros
        [gen] the rhinoceros
        [to] to the rhinoceros
        [four] four rhinoceroses
    }
-jack =
    { $form ->
       *[nom] crocodile
        [the] the crocodile
        [acc] the crocodile
        [gen] the crocodile
        [to] to the crocodile
        [four] four crocodiles
    }
-ten =
    { $form ->
       *[nom] leopard
        [the] the leopard
        [acc] the leopard
        [gen] the leopard
        [to] to the leopard
        [four] four leopards
    }
-nine =
    { $form ->
       *[nom] water snake
        [the] the water snake
        [acc] the water snake
        [gen] the water snake
        [to] to the water snake
        [four] four water snakes
    }
-eight =
    { $form ->
       *[nom] monkey
        [the] the monkey
        [acc] the monkey
        [gen] the monkey
        [to] to the monkey
        [four] four monkeys
    }
-seven =
    { $form ->
       *[nom] meerkat
        [the] the meerkat
        [acc] the meerkat
        [gen] the meerkat
        [to] to the meerkat
        [four] four meerkats
    }
-spades =
    { $form ->
       *[nom] north
        [acc] the north
        [gen] the north
        [of] of the north
    }
-hearts =
    { $form ->
       *[nom] south
        [acc] the south
        [gen] the south
        [of] of the south
    }
-diamonds =
    { $form ->
       *[nom] east
        [acc] the east
        [gen] the east
        [of] of the east
    }
-clubs =
    { $form ->
       *[nom] west
        [acc] the west
        [gen] the west
        [of] of the west
    }

rank-letter =
    { $rank ->
        [A] lion
        [T] leopard
        [K] elephant
        [Q] rhino
        [J] croc
        [9] snake
        [8] monkey
        [7] meerkat
       *[other] { $rank }
    }
suit-sign =
    { $suit ->
        [S] N
        [H] S
        [D] E
        [C] W
       *[other] { $suit }
    }
card-short = { rank-letter } { suit-sign }
suit-word = plain
trump-word = flooded plain
trick-word = expedition
side-takers = contracting team
side-defence = defending team

## Table

say-take = Accept: flood { suit.acc }
say-suit = Flood { suit.acc }
call-take = { $player }: accept, flood { suit.acc }!
call-suit = { $player }: flood { suit.acc }!
call-round-two = Everybody passed. Second round: name a plain.
contract-is = Flooded plain: { contract }. Accepted: { $player }.
taker-is = Accepted: { $player }.
deal-start = Round { $n }. Dealer: { $player }.
passed-out = Nobody accepted.
ask-swap = Swap your meerkat for { card.acc }?
swap-made = { $player }: the meerkat for { card.acc }.
say-no-swap = Keep the meerkat
announced-belote = { $player }: BeloZ.
contest-later-second = Whose declarations count is shown in expedition 2.
contest-later-end = Whose declarations count is shown after the last expedition.
decl-belote = BeloZ, elephant and rhinoceros of the flooded plain
contest-quads =
    { $n ->
        [one] Quads: { $side }, { $n } point.
       *[other] Quads: { $side }, { $n } points.
    }
contest-sequences =
    { $n ->
        [one] Straight flushes: { $side }, { $n } point.
       *[other] Straight flushes: { $side }, { $n } points.
    }
ask-belote = Say BeloZ?
ask-belote-suit = Say BeloZ in { suit.acc }?
ask-rebelote = Say Re-BeloZ?
say-belote = BeloZ
say-rebelote = Re-BeloZ
belote-said = { $player }: BeloZ!
rebelote-said = { $player }: Re-BeloZ!
belot8 = { $player }: all eight of the { suit }! The match is won.
trick-number = Expedition { $n }.
trick-won =
    { $n ->
        [one] Expedition: { $player }, { $n } point.
       *[other] Expedition: { $player }, { $n } points.
    }
last-trick-won = Ten Last: { $player }, { $n } more.
last-trick-look = Last expedition: { $cards }. Taken: { $player }.
last-trick-none = No expedition yet.
tricks-count = Expeditions: { $list }.
trump-is = Flooded plain: { contract }.
command-table = table
    .help = the cards on the table and the flooded plain
command-last = last
    .help = the last expedition

## Refusals

refusal-follow = Provide from { led.acc }: you hold { card.acc }.
refusal-head = Rise: { card.the } is on the table.
refusal-head-trump = Rise in the flooded plain: { card.the } is winning.
refusal-ruff = Nothing from { led.acc }: you must intercept.
refusal-overtrump = Over-intercept: you can beat { card.acc }.
refusal-undertrump = You can’t beat it: leak any flooded card.
refusal-void-free = Nothing from { led.acc }, nothing flooded: discard any card.
refusal-cannot-overtrump-free = You can’t over-intercept: play anything.
refusal-must-call = You must choose a plain.
refusal-not-turned-suit = Choose another plain than { suit.acc }.
refusal-belote-not-held = BeloZ needs elephant and rhinoceros of the flooded plain in one hand.
refusal-belote-late = Too late for BeloZ: say it with the first of the two cards.
refusal-belote-not-now = BeloZ is said when you play the elephant or rhinoceros.
refusal-swap-not-possible = The meerkat can’t be swapped now.

## Score

part-last = ten last { $n }
sheet-title = Score of round { $n }.
part-capot = golden round { $n }
part-belote = BeloZ { $n }
tricks =
    { $n ->
        [one] { $n } expedition
       *[other] { $n } expeditions
    }
capot = Golden Round: { $side }, +{ $n }.
no-trick-void = No expedition, declarations void: { $side }.
no-trick-belote-void = No expedition, BeloZ void: { $side }.
no-trick-transfer = Golden Round, declarations and BeloZ too: { $side }.
failed = The contract is broken: { $defence } +{ $b }, { $takers } +{ $a }.
failed-keep = The contract is broken: { $takers } nothing, the others keep their own.
failed-split = The contract is broken: { $takers } nothing, points split among the others.
failed-lost = Lost with the broken contract: { $takers }, { $what }.
tie-fail = Equal is not enough: broken.
belote-stays = BeloZ stays: { $side }.
belote-moves = BeloZ moves: { $side }.
end-capot = A Golden Round can’t end it: one more round.
end-belot8 = { $side }: eight of a plain, the match!

## Commands

simulate-heading-failed = Broken
simulate-heading-capots = Golden Rounds

## On the screen

client-tricks = Expeditions { $list }
client-last-trick = Last expedition
client-part-last = Ten Last
client-part-capot = Golden Round
client-deal = Round { $n }
client-next-deal = Next round
client-no-deal-yet = No round is written yet.

## House rules

option-nine-trump-points = Flooded water snake
    .meaning = What the water snake of the flooded plain counts.
    .v-14 = Fourteen points.
    .v-15 = Fifteen points.
option-seq-order = Order of sequences
    .meaning = Which cards are neighbours in a sequence.
    .v-natural = Meerkat, monkey, water snake, leopard, crocodile, rhinoceros, elephant, lion.
    .v-strength = As in expeditions: meerkat, monkey, water snake, crocodile, rhinoceros, elephant, leopard, lion.
option-gather = Gathering
    .meaning = How the expeditions are put together when nobody shuffles.
    .v-last-trick-team-on-top = The pile with the last expedition goes on top.
    .v-takers-on-top = The takers’ pile goes on top.
    .v-secret = In an order that nobody knows.
    .v-n-a = Not needed: the deck is shuffled.
option-turn-up = Turned card
    .meaning = What the card turned up is for.
    .v-to-taker = The taker picks it up.
    .v-offer-only = It only offers its plain.
    .v-none = No card is turned.
option-seven-swap = Meerkat swap
    .meaning = The flooded meerkat may be swapped for the turned card.
    .v-off = No swap.
    .v-on = Yes, if the turned plain was flooded.
option-auction = Calling
    .meaning = How the flooded plain is chosen.
    .v-two-round-take = Accept the turned plain or pass; then name a plain.
    .v-one-round-call = One round: name a plain or pass.
    .v-eldest-calls = The first player must name a plain.
    .v-two-player-short = One round on the turned plain; then the dealer names another.
    .v-ladder = Bids go up: west, east, south, north, No Trumps, All Trumps.
    .v-numeric = Bids of points, as in Coinche.
option-second-round-suits = Second round
    .meaning = Which plains may be named in the second round.
    .v-any = Any plain.
    .v-not-turned = Any but the turned plain.
option-contracts = Contracts
    .meaning = What can be bid.
    .v-suits = The four plains.
    .v-suits-nt-at = The four plains, No Trumps and All Trumps.
option-head-plain = Rise on dry plains
    .meaning = Whether you must rise when you provide from a dry plain.
    .v-off = No.
    .v-on = Yes, if you can.
option-head-trump-lead = Rise on the flooded plain
    .meaning = Whether you must rise when the flooded plain is led.
    .v-always = Yes, always.
    .v-not-partner = Yes, but not over your partner.
    .v-never = No.
option-head-after-ruff = Rise after an intercept
    .meaning = Whether you must still rise on the dry plain once somebody intercepted.
    .v-off = No.
    .v-on = Yes.
option-void-partner-winning = Partner is winning
    .meaning = What you owe without the plain led when your partner is winning.
    .v-free = Nothing: play any card.
    .v-must-trump = You must intercept, and over-intercept if you can.
    .v-trump-no-over = You must intercept, but need not over-intercept.
option-undertrump = Leak
    .meaning = What you owe when you can’t over-intercept an opponent.
    .v-forced = You must leak: play a lower flooded card.
    .v-free = You may play any card.
option-partner-ruff = Partner intercepted
    .meaning = What you owe without the plain led when your partner is winning with a flooded card.
    .v-free = Nothing: play any card.
    .v-must-beat-if-only-trumps = With nothing but flooded cards you must play higher if you can.
    .v-no-undertrump = No lower flooded card while you hold a higher one.
option-belote-in-contract = BeloZ helps
    .meaning = Whether BeloZ counts towards the contract.
    .v-on = Yes.
    .v-off = No, it is only written.
option-end-belote-guard = BeloZ at the end
    .meaning = When a side that is over the target only by BeloZ has not won.
    .v-off = Never: it has won.
    .v-capot = If it had no expedition in that round.
    .v-capot-or-failed = If it had no expedition or a broken contract in that round.
option-decl-when = When to announce
    .meaning = When declarations are announced.
    .v-first-trick = In the first expedition, at the latest with your card.
    .v-with-first-card = Only with your first card.
    .v-before-first-trick = Before the first card is led.
option-decl-show = When to show
    .meaning = When the side that scores shows its cards.
    .v-second-trick = In the second expedition.
    .v-at-once = At once.
    .v-after-deal = After the last expedition.
option-quad100-order = Fours of 100
    .meaning = The order of the fours that count 100.
    .v-atkq = Lions, leopards, elephants, rhinoceroses.
    .v-akqt = Lions, elephants, rhinoceroses, leopards.
    .v-equal = All equal.
option-seq-trump-priority = Sequence on the flooded plain
    .meaning = Whether the flooded plain decides between equal sequences.
    .v-off = No.
    .v-on = Yes, the flooded one wins.
option-quads-tkq = Fours of leopards, elephants, rhinoceroses
    .meaning = Whether four leopards, elephants or rhinoceroses count 100.
    .v-on = Yes.
    .v-off = No.
option-belote-points = BeloZ
    .meaning = What elephant and rhinoceros of the flooded plain in one hand count.
    .v-20 = 20 points.
option-belote-announce = Saying BeloZ
    .meaning = How BeloZ is announced.
    .v-manual-both = A word with each of the two cards.
    .v-manual-first = A word with the first card; the second follows by itself.
    .v-auto = The table announces it.
option-belote-before-play = BeloZ before play
    .meaning = Whether BeloZ may be announced with the declarations.
    .v-off = No, only with its cards.
    .v-on = Yes, with the declarations.
option-belote-in-contest = BeloZ as a declaration
    .meaning = Whether BeloZ takes part in the comparison of declarations.
    .v-off = No, it stands apart.
    .v-if-called-before-play = Yes, as 20, if called before play.
option-belot8-wins-match = Eight of a plain
    .meaning = Whether eight cards of one plain in one hand win the match.
    .v-off = No.
    .v-trump-only = Only the eight flooded ones.
    .v-on = Yes, at once.
option-last-trick = Ten Last
    .meaning = What the last expedition counts extra.
    .v-10 = 10 points.
option-capot-bonus = Golden Round
    .meaning = What all expeditions count, besides Ten Last.
    .v-90 = 90 points.
option-success-basis = Made when
    .meaning = What the takers need.
    .v-more-than-opponents = More than the opponents, everything counted.
    .v-cards82 = 82 from cards and Ten Last; declarations don’t help.
    .v-bid = As much as was bid, whatever the opponents have.
    .v-bid-and-more = As much as was bid, and more than the opponents.
option-tie-rule = Equal totals
    .meaning = What happens when both sides have the same.
    .v-fail = The contract is broken.
    .v-hang = The takers’ points hang until the next deal.
    .v-made = The contract is made.
option-fail-award = Contract broken
    .meaning = Who writes what when the contract is broken.
    .v-all-to-opponents = Everything goes to the opponents.
    .v-keep-own = The others keep their own; the caller’s points are lost.
    .v-split = The caller’s points are split among the others.
    .v-pile-bid = The opponents write the pile and the bid.
    .v-pile = The opponents write the pile.
    .v-bid = The opponents write the bid.
option-fail-declarations = Declarations when broken
    .meaning = Where the declarations of a side with a broken contract go.
    .v-transfer = To the opponents.
    .v-lost = They are lost.
    .v-keep = They stay.
option-belote-on-fail = BeloZ when broken
    .meaning = Where the BeloZ of a side with a broken contract goes.
    .v-keep = It stays.
    .v-transfer = To the opponents.
    .v-lost = It is lost.
option-no-trick-declarations = No expedition: declarations
    .meaning = What becomes of the declarations of a side without an expedition.
    .v-keep = They count.
    .v-void = They are void.
    .v-transfer = They go to the side with the Golden Round.
option-no-trick-belote = No expedition: BeloZ
    .meaning = What becomes of the BeloZ of a side without an expedition.
    .v-keep = It counts.
    .v-void = It is void.
    .v-transfer = It goes to the side with the Golden Round.
option-capot-ends-match = Golden Round ends the match
    .meaning = Whether a Golden Round may end the match.
    .v-on = Yes.
    .v-off = No, one more round is played.
