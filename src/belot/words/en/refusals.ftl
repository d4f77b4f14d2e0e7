# One message per refusal code. Say what to do, then why; never blame.

## Card play

refusal-follow = Follow { led }: you hold { card.acc }.
refusal-head = Go higher: { card.the } is on the table.
refusal-head-trump = Higher trump needed: { card.the } is winning.
refusal-ruff = No { led }: you must trump.
refusal-overtrump = Overtrump: you can beat { card.acc }.
refusal-undertrump = You can’t beat it: play any trump.
refusal-no-undertrump = No lower trump under your partner’s: you hold a higher one.
refusal-partner-free = Partner is winning: play anything.
refusal-void-free = No { led }, no trump: play anything.
why-void-all-trumps = No { led }: play anything.
refusal-cannot-overtrump-free = You can’t overtrump: play anything.
refusal-only-one = Only one card is allowed: { card.the }.
refusal-lead-any = You lead: play any card.

## Turn and calls

refusal-not-your-turn = Not your turn: { $player } plays.
refusal-not-your-call = { $player } speaks first.
refusal-bid-higher = Bid higher than { contract }.
refusal-must-call = You must call a suit.
refusal-not-turned-suit = Choose another suit than { suit }.
refusal-double-own = You can double only opponents.
refusal-double-nothing = Nothing to double yet.
refusal-double-capot = A capot can’t be doubled here.
refusal-redouble-needs-double = Redouble only after a double.
refusal-call-unknown = No such call here: { $text }.
refusal-call-frozen = After a double nobody may bid higher.

## Declarations and belote

refusal-decl-late = Too late to announce.
refusal-decl-card-used = Already in another declaration: { card }.
refusal-decl-not-held = You don’t hold that declaration.
refusal-decl-nt = No declarations in No Trumps.
refusal-decl-off = This table plays without declarations.
refusal-belote-not-held = Belote needs king and queen of trump in one hand.
refusal-belote-late = Too late for belote: say it with the first of the two cards.
refusal-belote-not-now = Belote is said when you play the king or queen of trump.

## Cards

refusal-card-not-held = Not in your hand: { card }.
refusal-card-already-played = Already played: { card }.
refusal-card-unknown = No such card: { $text }.
refusal-card-duplicate = Named twice: { card }.
refusal-cut-range = Lift { $min } to { $max } cards.
refusal-packets-unknown = Not a way to deal here: { $text }.
refusal-swap-not-possible = The seven can’t be swapped now.
refusal-discard-two = Put exactly two cards back.
refusal-discard-not-held = You can’t put that back: { card } is not in your hand.

## Renonce, phase

refusal-claim-own-card = You can claim only an opponent’s card.
refusal-claim-not-played = Not played yet: { card }.
refusal-claim-off = No claims here: the table refuses wrong cards itself.
refusal-match-over = The match is over.
refusal-wrong-phase = Not now: another step comes first.
refusal-unknown-action = I don’t know “{ $text }”. Type “{ command-help }”.
refusal-standing = A match can’t start from there: { $text }.

## Rules

refusal-option-unknown = No such option: { $option }.
refusal-option-value = { $option } can’t be { $value }. Possible: { $allowed }.
refusal-option-clash = { $first } and { $second } don’t go together.
refusal-preset-unknown = No such game: { $preset }. Known: { $known }.
refusal-rules-syntax = Can’t read these rules: { $text }.

## Records

refusal-record-truncated = The record breaks off: its end is missing.
refusal-record-order = Out of turn: { $text }.
refusal-record-foreign = This does not belong in a record: { $text }.
refusal-record-duplicate = Stands there twice: { $text }.
refusal-record-version = Written in version { $version }; I read up to { $known }.
refusal-record-mismatch = The record says { $got }, the rules give { $expected }.

## Tables

refusal-malformed = That was not understood.
refusal-answered = You have answered already.
refusal-deal-running = The deal is still running.
refusal-takeback = There is nothing to take back.
refusal-seat-taken = That seat is taken.
refusal-not-seated = You have no seat here.
refusal-seats = These seats do not fit the game.
refusal-name-empty = A name has at least one letter.
refusal-bot-unknown = There is no such bot.
refusal-tables-many = Too many tables: remove one first.
refusal-slow-down = Too much at once: try again in a moment.
refusal-match-running = The match is still running.
refusal-internal = Something went wrong on our side. Please try again.

## Rooms

refusal-not-host = Only the host can do that.
refusal-not-member = You are not in this room yet: come in first.
refusal-room-locked = This room is locked: nobody new comes in now.
refusal-room-full = This room is full.
refusal-seat-held = That seat is kept for somebody.
refusal-not-agreed = Not everybody has agreed to the rules yet.
refusal-no-room = No room has this code.
refusal-kicked = The host has sent you away from this room.
refusal-chat-off = No free messages here: the phrases still work.
refusal-phrase-unknown = There is no such phrase.
refusal-chat-empty = Write something first.
refusal-undo-none = There is nothing to take back now.
refusal-undo-asked = That is being asked already.
refusal-rest-none = The remaining tricks can’t be claimed now.
refusal-rest-asked = The remaining tricks are being asked for already.
refusal-rest-bots = That is not certain, and bots give nothing away: play on.
refusal-rest-renonce = The rest can’t be claimed here: wrong cards may still be challenged.
refusal-called = This deal is being made already.
refusal-not-called = No deal is being made now.
refusal-commitment = This promise for the deals can’t be used.
refusal-reveal-wrong = This value does not keep the promise for the deal.
refusal-paused = The match is paused.
refusal-not-paused = The match is not paused.
refusal-too-fast = That was quick: wait a moment.
refusal-not-asked = Nobody asks that any more.
refusal-seat-other = You have seen other cards in this match: wait for the next one.
refusal-no-match = The match has not begun yet.
refusal-no-link = This code does not work, or not any more. Ask the other device for a new one.
refusal-invitation = Newcomers need an invitation here, or the code of a room.

## Shared pads

refusal-no-pad = There is no shared pad under this link, or it was removed.
refusal-read-only = This link is for looking on.
refusal-pads-many = You share too many pads: remove one.
refusal-op-malformed = This entry cannot be shared.
refusal-op-differs = Another entry has taken this one’s place.
refusal-op-ahead = The clock of this entry runs ahead.
refusal-pad-opened = This pad has a match already.
refusal-pad-full = This pad is full.
