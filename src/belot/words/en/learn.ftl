# Helper cards, the assistant and lessons. `.beloz` and `.bela` are what these games say instead.

## The doors

learn-title = Learn
learn-game = Game: { $game }
learn-rulebook = Rulebook
    .what = Every rule of this game, with examples
learn-cards = Helper card
    .what = Cards, values and duties on one page
learn-assistant = Assistant
    .what = With real cards: what may be played, what to call?
learn-practice = Practice
    .what = Short lessons, fresh cards every time

## Seats

learn-seat-right = Right
learn-seat-left = Left
learn-seat-partner = Partner
learn-seat-opposite = Opposite

## Helper card

learn-order = Order and value
learn-column-trump = Trump
    .beloz = Flooded plain
learn-column-plain = Other suits
    .beloz = Dry plains
learn-strongest = Strongest first.
learn-together = With the last trick { $n } points in all
    .beloz = With Ten Last { $n } points in all
learn-sequence-order = Order in a sequence
learn-worths = What else counts
learn-run =
    { $length ->
        [3] Three in a row
        [4] Four in a row
       *[other] Five or more in a row
    }
learn-eight = Eight of a suit
    .beloz = Eight of a plain
    .wins = the match
learn-rulings = Whose count?
learn-duties = What must be played
learn-when-suit = You have the suit led
    .beloz = You have the target plain
learn-when-suit-ruffed = … and somebody has trumped
    .beloz = … and somebody has intercepted
learn-when-trump = Trump is led and you have some
    .beloz = The flooded plain is the target
learn-when-trump-partner = … and your partner is winning
    .beloz = … and your partner leads
learn-when-ruff = The suit is missing, an opponent is winning
    .beloz = The target plain is missing, the others lead
learn-when-over = An opponent has trumped, you can beat it
    .beloz = The others have intercepted, you can beat it
learn-when-under = An opponent has trumped, you can’t beat it
    .beloz = The others have intercepted, you can’t beat it
learn-when-partner = The suit is missing, your partner is winning
    .beloz = The target plain is missing, your partner leads
learn-when-partner-ruffed = … and your partner has trumped
    .beloz = … and your partner has intercepted
learn-when-free = Neither the suit nor a trump
    .beloz = Neither the target plain nor a flooded card
learn-when-no-trumps = In No Trumps
learn-when-all-trumps = In All Trumps
learn-must-follow = Follow with any card of it
    .beloz = Provide: any card of it
learn-must-head = Follow, higher if you can
    .beloz = Provide, and rise if you can
learn-must-head-trump = Go higher if you can
    .beloz = Rise if you can
learn-must-ruff = Trump
    .beloz = Intercept
learn-must-overtrump = Overtrump
    .beloz = Over-intercept
learn-must-undertrump = Any trump
    .beloz = Leak: any flooded card
learn-must-free = Any card
    .beloz = Discard: any card
learn-large = Large
learn-print = Print
learn-page-back = Previous page
learn-page-on = Next page
learn-page = { $n } of { $max }

## Assistant

learn-mode-play = What may I play?
learn-mode-call = Shall I call?
learn-contract = Trump
    .beloz = Flooded plain
learn-who-leads = Who leads? Tap a seat.
learn-who-deals = Who deals? Tap a seat.
learn-leads = leads
learn-deals = deals
learn-cards-for = The next card goes to
learn-deck = All cards
learn-clear = New cards
learn-next-card = Next card: { $player }.
learn-enter-hand = Tap the cards you hold.
learn-points-here = On the table: { $n }.
learn-would-win = { card }: may be played, and would be winning.
    .beloz = { card }: may be played, and would be winning.
learn-would-lose = { card }: may be played, and would not be winning.
    .beloz = { card }: may be played, and would not be winning.
learn-announce = Announcements: { $n }
learn-announce-none = Nothing to announce.
learn-so-far = Of the cards entered so far.
learn-calls = The auction so far
learn-call-of = What is called? { $player }:
learn-call-back = Take back the last call
learn-enter-first =
    { $n ->
        [one] Tap your first card.
       *[other] Tap your first { $n } cards.
    }
learn-enter-turned = Tap the card turned up.
learn-auction-over = The auction is over.
learn-says = A club player says: { $call }
learn-verdict-call = A good contract.
learn-verdict-good = Good enough too.
learn-verdict-close = A near thing, but not enough.
learn-verdict-weak = Too weak.
learn-ahead = Expected: { $n } ahead, { $need } wanted.
learn-behind = Expected: { $n } behind, { $need } ahead wanted.
learn-expected = Expected: { $n } points, { $need } wanted.
learn-has-trumps =
    { $n ->
        [one] { $n } trump
       *[other] { $n } trumps
    }
    .beloz = flooded: { $n }
learn-has-jacks = { -jack }: { $n }
    .beloz = crocodile: { $n }
learn-has-nines = { -nine }: { $n }
    .beloz = water snake: { $n }
learn-has-aces =
    { $n ->
        [one] { $n } ace of another suit
       *[other] { $n } aces of other suits
    }
    .beloz = dry lions: { $n }
learn-has-announced = announcements { $n }

## Positions that cannot be

position-twice = This card is there already.
position-hand-many = Those are too many cards for one hand.
position-hand-few = Some cards of the hand are missing.
position-hand-empty = There is no card in the hand.
position-trick-many = Somebody would have played twice.
position-trick-few = A card on the table is missing.
position-contract = This game has no such contract.
position-turned = A card is turned up in this game.
position-auction-over = The auction is over by then.
lesson-none = This game has no such lesson.
lesson-unknown = There is no such lesson.

## Lessons

learn-lesson-follow = Follow suit
    .beloz = Provide
    .what = Whoever has the suit plays it
learn-lesson-head = Go higher
    .beloz = Rise
    .what = When a higher card is a duty
learn-lesson-ruff = Trump it
    .beloz = Intercept
    .what = Without the suit, against an opponent
learn-lesson-over = Overtrump
    .beloz = Over-intercept
    .what = Somebody was there before
learn-lesson-under = Too low to win
    .beloz = Leak
    .what = Somebody was there before, and higher
learn-lesson-partner = Partner is winning
    .what = Without the suit, for your own side
learn-lesson-free = Free to choose
    .beloz = Discard
    .what = When nothing binds you
learn-lesson-winner = Who takes it?
    .what = See at once whose the trick is
learn-lesson-count = Count a trick
    .what = What cards are worth
learn-lesson-declare = Announce
    .what = Find everything in your hand
learn-lesson-contest = Whose count?
    .what = Announcements against each other
learn-lesson-bid = Call or pass?
    .what = What a hand is worth
learn-lesson-score = Made or fallen?
    .what = The sum at the end of a deal
learn-ask-cards = Which cards may you play? Tap all of them.
learn-ask-seat = Who takes the trick?
learn-ask-count = How many points lie here?
learn-ask-declare = What can you announce, belote included?
    .bela = What can you announce, bela included?
    .beloz = What can you announce, BeloZ included?
learn-ask-side = Whose announcements count?
learn-ask-call = You speak first. What do you say?
learn-ask-result = Caller: { $player }. How does it end?
learn-all = All
learn-check = Check
learn-next = Next
learn-right-0 = Right!
learn-right-1 = Exactly!
learn-right-2 = Well seen!
learn-wrong = Not quite.
learn-right-is = Right: { $what }.
learn-tap-why = Tap a card: it says why.
learn-nobody = Nobody
learn-result-made = Made
learn-result-failed = Fallen
    .beloz = Broken
learn-result-hang = Equal: points hang
learn-dealer-is = Dealer: { $player }.
learn-in-a-row = { $n } in a row
learn-learnt = Learnt
learn-of-five = { $n } of 5
learn-begin = Begin: { $lesson }
learn-go-on = Go on: { $lesson }
learn-all-learnt = All learnt. There are always fresh cards.
learn-now-learnt = Five in a row: learnt!
learn-next-lesson = Next lesson: { $lesson }
learn-the-rule = The rule
learn-lessons = Lessons
learn-waiting = The cards are being dealt.
