# What only the screen says: doors, settings, names for what is shown. Keys begin with client-.

## Screens and doors

client-title = Belot: card games
client-title-turn = ● Your turn – Belot
client-tagline = Belote, Bela, Bulgarian Belot and BeloZ
client-play-now = Play now
client-play-now-what = { $game }, against bots
client-new-table = New table
client-new-table-what = Choose game, house rules and seats
client-pad = Score pad
client-pad-what = For real cards: who called, how much, who is winning
client-learn = Learn
client-learn-what = Rules, practice, an assistant
client-pad-continue = Score pad: { $game }
client-to-pad = Take the score to the pad
client-continue = Continue: { $game }
client-give-up = Close this match: { $game }
client-look-back = Look back: { $game }
client-settings = Settings
client-about = About
client-privacy = Privacy
client-home = Home
client-back = Back
client-close = Close
client-cancel = Cancel
client-done = Done
client-menu = Menu
client-loading = The table is being set.

## The line to the server

client-offline = No connection. Your seat and your cards are kept.
client-no-server = The server does not answer. Try again in a moment.
client-no-line = No connection
client-slow-line = A slow connection
client-part-missing = Offline: this part is not here yet.
client-part-slow = This part is still on its way.
client-retry = Try again
client-moved = You play on in another window.
client-here = Play here
client-gone = This table is no longer there.

## Choosing a game

client-choose-game = Which game?
client-my-rules = My rules
client-relatives = Relatives and tournaments
client-forget = Forget: { $name }
client-house-rules = House rules
client-rules-name = A name for your rules
client-which = Five questions find your rules
client-all-defaults =
    { $n ->
        [one] { $n } rule changed: undo
       *[other] { $n } rules changed: undo all
    }
client-rule-wrong = This value does not fit: { $option }
client-seats = Who plays?
client-your-name = Your name
client-plays-like = Plays like
client-sit-down = Sit down and play

## The table

client-dealer-letter = D
client-caller = caller
client-called = { $player } called
client-cards-left =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
client-on-table = On the table
client-tray = What to do
client-your-hand = Your hand
client-points = Points { $list }
client-tricks = Tricks { $list }
client-last-trick = Last trick
client-taken-by = Taken: { $player }
client-turned = Turned up
client-lowest-deals = Dealer: { $player }, lowest card.
client-go-on = Go on
client-leave = Leave the table
client-takeback = Take back
client-log = What happened

## Prompts

client-cut = Cut: slide along the deck.
client-cut-cards = Cards to lift
client-cut-here = Cut { $n }
client-tap = Tap
client-seat-away = no line
client-seat-gone = gone
client-take = I take
client-put-back = Put back
client-declarations = Your declarations
client-announce = Announce?
client-announce-it = Announce
client-announce-with-card = Announced with your first card:
client-play = Play { card.acc }
client-with-belote = Say “{ say-belote }”
client-with-rebelote = Say “{ say-rebelote }”
client-quietly = Play without a word
client-claim-right = { $player }: revoke claimed, { card }. The claim is right.
client-claim-wrong = { $player }: revoke claimed, { card }. The claim is wrong.
client-seat-taken = { $player } sits down.
client-missing = { $player } is not there.
client-missing-bot = { $player } is not there. A bot plays on in { $time }.
client-wait-for = Wait for { $player }
client-bot-now = Let a bot play
client-stands-in = A bot stands in for { $player }.
client-seat-back = { $player } is back.
client-you-back = You play for yourself again.

## Score

client-score = Score
client-part-cards = Cards
client-part-last = Last trick
client-part-capot = All tricks
client-part-declarations = Declarations
client-part-belote = { say-belote }
client-part-totals = Together
client-part-hung = Hung points won
client-part-written = Written
client-renonce = Revoke. At fault: { $side }.
client-deal = Deal { $n }
client-no-deal-yet = No deal is written yet.
client-total = Total
client-to-go = { $n } to go
client-next-deal = Next deal
client-rematch = Rematch
client-you-won = You won!
client-you-lost = The match is over

## Settings

client-set-language = Language
client-set-deck = Cards
client-set-theme = Colours
client-set-speed = Speed
client-set-hold = A finished trick stays
client-set-fourcolours = Four colours
client-set-largetext = Large text
client-set-sound = Sound
client-set-vibration = Vibration
client-set-onetap = One tap plays a card
client-set-lefthand = Left hand
client-set-shortcuts = Keys
client-deck-game = As the game has them
client-deck-french = French cards
client-deck-german = German cards
client-deck-beloz = BeloZ animals
client-theme-system = Like the device
client-theme-light = Light
client-theme-dark = Dark
client-speed-slow = Slow
client-speed-normal = Normal
client-speed-fast = Fast
client-speed-none = Without motion
client-hold-short = Briefly
client-hold-normal = A moment
client-hold-long = Longer
client-hold-tap = Until I tap

## Keys

client-keys = Keys
client-rulebook = Rulebook
client-the-rule = The rule
client-help = This help
client-key-for = Key: { $what }
client-key-card = Lift a card; again to play it
client-key-enter = Play the lifted card, press a button
client-key-arrows = Go through the hand

## About

client-about-what = A table for Belot, Belote, Bela and BeloZ. The rules are one law book; every number on the score sheet comes from it.
client-about-beloz = BeloZ is a trademark of its makers. This program is not theirs; its animals and Croatian, French and Bulgarian words are our own choice.
client-about-faces = Kings, queens and jacks: Letele playing cards, CC0. Indices, pips and backs are our own drawing.
client-about-animals = Animals: Fluent Emoji by Microsoft, MIT licence. The meerkat is our own drawing.
client-about-words = Words with doubt about them are marked in the project; corrections are welcome.
