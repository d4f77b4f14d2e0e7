# Everything that a table says in words: prompts (ask-), labels of a choice (say-), events, help.
# A name always stands first or after a colon, so that it needs no grammar.

## Start of a match

match-start = { $rules }, first to { $n } points.
match-seats = In the order of play: { $players }.
match-you = You sit at seat { $n }; your partner is { $partner }.
match-you-alone = You sit at seat { $n }; everyone plays alone.
match-seed = Seed { $seed }: the same seed gives the same cards.
match-help = Type a card, a number from the list or “{ command-help }”.

## Dealer, shuffle, cut, deal

draw-start = Draw for the dealer: the lowest card deals.
draw-card = { $player }: { card }.
draw-tie = Equal: { $players } draw again.
dealer-drawn = Dealer: { $player }, lowest card.
dealer-random = Dealer: { $player }, by lot.
dealer-chosen = Dealer: { $player }.
deal-start = Deal { $n }. Dealer: { $player }.
shuffled = The deck is shuffled.
gathered = The deck is gathered and only cut.
ask-cut = Cut the deck: lift { $min } to { $max } cards.
ask-cut-tap = Cut the deck: lift { $min } to { $max } cards, or tap (0).
cut-made =
    { $n ->
        [one] { $player }: cut, { $n } card.
       *[other] { $player }: cut, { $n } cards.
    }
cut-tapped = { $player }: a tap, no cut.
ask-packets = How do you deal?
packets-made = { $player }: dealing { $packets }.
hand = Your hand: { $cards }.
hand-empty = Your hand is empty.
hand-of = Hand, { $player }: { $cards }.
turn-up = Turned up: { card }.
turn-up-info = Turned up, for information: { card }.
turn-up-own = Turned up: { card }, one of your own.
turn-up-taken = { $player }: { card } from the table.
talon-taken =
    { $n ->
        [one] Everyone picks up { $n } talon card.
       *[other] Everyone picks up { $n } talon cards.
    }
talon-yours = From the talon: { $cards }.
talon-of = Talon, { $player }: { $cards }.
dealt-rest = The rest is dealt.
rest-of = The rest, { $player }: { $cards }.
dead-cards = Out of play: { $cards }.

## Auction

ask-call = Your call:
ask-call-higher = A higher number is typed, such as { $example }.
say-pass = Pass
say-take = Take { suit.acc }
say-suit = Call { suit.acc }
say-bid = Bid { contract.acc }
say-double = Double
say-redouble = Redouble
call-pass = { $player }: pass.
call-take = { $player }: take { suit.acc }!
call-suit = { $player }: { suit }!
call-bid = { $player }: { contract }.
call-double = { $player }: double!
call-redouble = { $player }: redouble!
call-round-two = Everybody passed. Second round: name a suit.
call-forced = { $player }: must call, nobody else did.
call-forced-you = Nobody called: you must.
call-must = { $player }: first in turn, must call.
call-must-you = You are first: you must call.
contract-is =
    { $contract ->
        [NT] { contract }. Caller: { $player }.
        [AT] { contract }. Caller: { $player }.
       *[other] Trump: { contract }. Caller: { $player }.
    }
taker-is = Caller: { $player }.
contract-doubled = Doubled: everything counts ×{ $n }.
contract-redoubled = Redoubled: everything counts ×{ $n }.
passed-out = Passed out: nobody called.
redeal-next = New deal. Dealer: { $player }.
redeal-same = New deal, same dealer: { $player }.

## Seven swap and the captain's discard

ask-swap = Swap your seven for { card.acc }?
swap-made = { $player }: the seven for { card.acc }.
say-swap = Swap
say-no-swap = Keep the seven
captain-takes =
    { $n ->
        [one] { $player }: { $n } more card, and one goes back.
       *[other] { $player }: { $n } more cards, and { $n } go back.
    }
captain-yours = The cards for you: { $cards }.
ask-discard = Put two cards back, face down:
ask-discard-two = Put two cards back, face down, for instance { $example }:
discard-made = { $player }: two cards put back.
discard-yours = You put back { $cards }.

## Declarations

ask-declare = You may announce: { $list }.
ask-declare-which = Which? Numbers, “{ command-all }” or “{ command-none }”.
say-declare-all = Announce everything
say-declare-none = Announce nothing
announced = { $player }: { $n }.
announced-none = { $player }: nothing.
announced-belote = { $player }: belote.
decl-sequence =
    { $length ->
        [3] three in a row { card.to }
        [4] four in a row { card.to }
        [5] five in a row { card.to }
        [6] six in a row { card.to }
        [7] seven in a row { card.to }
        [8] eight in a row { card.to }
       *[other] { $length } in a row { card.to }
    }
decl-quad = { rank.four }
decl-belote = belote, king and queen of { contract }
decl-item = { $what } ({ $n })
declared-shown = { $player }: { $what } ({ $cards }).
contest-won =
    { $n ->
        [one] Declarations: { $side }, { $n } point.
       *[other] Declarations: { $side }, { $n } points.
    }
contest-quads =
    { $n ->
        [one] Four of a kind: { $side }, { $n } point.
       *[other] Four of a kind: { $side }, { $n } points.
    }
contest-sequences =
    { $n ->
        [one] Sequences: { $side }, { $n } point.
       *[other] Sequences: { $side }, { $n } points.
    }
contest-tie = Best declarations equal: none counts.
contest-tie-quads = Best fours equal: none counts.
contest-tie-sequences = Best sequences equal: none counts.
contest-first = Equal: first in turn counts, { $player }.
contest-none = No declarations.
contest-later-second = Whose declarations count is shown in trick 2.
contest-later-end = Whose declarations count is shown after the last trick.

ask-belote = Say belote?
ask-belote-suit = Say belote in { suit }?
ask-rebelote = Say rebelote?
say-belote = Belote
say-rebelote = Rebelote
belote-said = { $player }: belote!
rebelote-said = { $player }: rebelote!
belote-lost = Not announced: no 20.
belot8 = { $player }: all eight { suit }! The match is won.

## Play

your-turn = Your turn.
your-lead = Your turn: you lead.
ask-card = Your card:
waiting = { $player } is thinking.
waiting-call = { $player } speaks first.
legal-cards = You may play: { $cards }.
legal-one = You may play only { $cards }.
no-card-now = No card to play now.
play-made = { $player }: { card }.
play-led = Lead: { $player }, { card }.
trick-number = Trick { $n }.
trick-line = On the table: { $cards }.
trick-empty = The table is empty.
trick-winning = Winning: { $player }, { card }.
trick-won =
    { $n ->
        [one] Trick: { $player }, { $n } point.
       *[other] Trick: { $player }, { $n } points.
    }
last-trick-won = Last trick: { $player }, { $n } more.
rest-taken = All the rest: { $player }.
last-trick-look = Last trick: { $cards }. Taken: { $player }.
last-trick-none = No trick yet.
tricks-count = Tricks: { $list }.
trump-is =
    { $contract ->
        [NT] { contract }: there is no trump.
        [AT] { contract }: every suit is trump.
       *[other] Trump: { contract }.
    }
score-now = Score: { $list }.

## Take back, renonce, accepting the score

takeback-ask = { $player }: may I take back?
takeback-done = Taken back.
takeback-declaration = Taken back: what you announced.
takeback-cut = Taken back: your cut.
takeback-call = Taken back: your call.
takeback-card = Taken back: your card { $card }.
takeback-none = Nothing to take back.
takeback-no = Not taken back.
ask-claim = Which card was a revoke?
claim-made = { $player }: revoke! { $offender }: { card }.
claim-right = Revoke: { $offender }. Right was: { $cards }.
claim-wrong = No revoke: { card } was right. Wrong claim: { $player }.
ask-accept = Accept the score?
accepted = { $player }: accepted.
say-accept = Accept
say-claim = Claim a revoke

## Between deals and at the end

ask-continue = Press Enter for the next deal.
match-won = Match won: { $side }. { $list }.
match-lost = Match lost. Winner: { $side }. { $list }.
match-left = You left the match. { $list }.
match-recorded = Match written to { $file }.
good-bye = Good game! Bye.

## Answers

answer-yes = yes
    .key = y
answer-no = no
    .key = n
ask-yes-no = ({ answer-yes.key }/{ answer-no.key })
answer-unclear = Please answer “{ answer-yes.key }” or “{ answer-no.key }”.
choice = { $n }. { $what }
choice-unclear = Choose a number from 1 to { $n }, or type the word.
choice-one = Type 1 or the word.
try-help = “{ command-help }” lists the commands.

## Commands: the value is the word to type

help-title = Commands:
help-line = { $word } – { $meaning }
help-cards = A card is typed as rank and suit, for instance { $example }, or by its number in the list.
command-hand = hand
    .help = your cards
command-legal = legal
    .help = the cards that you may play
command-table = table
    .help = the cards on the table, trump and contract
command-last = last
    .help = the last trick
command-score = score
    .help = the score of the match
command-calls = calls
    .help = what was called and announced
command-why = why
    .help = why a card may or may not be played
command-rules = rules
    .help = the rules of this table
command-claim = claim
    .help = claim a revoke
command-takeback = back
    .help = take back your last card, call, declaration or cut
command-all = all
    .help = announce everything
command-none = none
    .help = announce nothing
command-help = help
    .help = this list
command-quit = quit
    .help = leave the match

## The terminal

play-short = { $player }: { $card }.
points-so-far = Card points so far: { $list }.
sequence-order = Order in a sequence: { $list }.
claim-is-right = Revoke: { $offender }. The claim is right.
card-unclear = Which one? { $cards }.
rank-not-held = Not in your hand: { rank }.
cards-many =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
calls-none = Nobody has called yet.
say-tap = tap
ask-enter = Enter: { $what }
ask-quit = Leave the match?
ask-game = Which game?
ask-rematch = Rematch?
