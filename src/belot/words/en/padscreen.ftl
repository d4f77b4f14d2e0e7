# The screens of the score pad. What the pad itself says stands in pad.ftl.

## Matches on this device

pad-screen-title = Score pad
pad-screen-new = New match
pad-screen-begin = Begin
pad-screen-other-game = Another game
pad-screen-setup = Names, dealer, target
pad-screen-names = Names
pad-screen-names-hint = Names may be left out.
pad-screen-name-of = Name: { $place }
pad-screen-first-dealer = First dealer
pad-screen-target = Target
pad-screen-running = Go on
pad-screen-past = Earlier matches
pad-screen-read = Open a file
pad-screen-unreadable = There is no match in this file.
pad-screen-no-pad = Behind this link there is no pad any more.
pad-screen-none = This match is not on this device.
pad-screen-forget = Delete: { $what }
pad-screen-forget-sure = Delete this match for good?
pad-screen-forget-it = Delete
pad-screen-deals =
    { $n ->
        [one] { $n } deal
       *[other] { $n } deals
    }
pad-screen-seat-me = { player-you }
pad-screen-seat-right = On the right
pad-screen-seat-left = On the left
pad-screen-seat-partner = Partner
pad-screen-seat-opposite = Opposite

## The sheet

pad-screen-dealer = Dealer: { $player }
pad-screen-hung = Hung: { $n }
pad-screen-reach-deal = one deal can be enough
pad-screen-reach-capot = one deal, if with all tricks or declarations
pad-screen-enter = Enter deal { $n }
pad-screen-finish = Finish deal { $n }
pad-screen-undo = Undo
pad-screen-redo = Redo
pad-screen-after-end = The match was over before this deal: it does not count.
pad-screen-empty = Deal the cards. The first score goes here.
pad-screen-computing = Entered. The score follows in a moment.
pad-screen-in-play = In play
pad-screen-rounds = Deals so far
pad-screen-penalty-short = Correction
pad-screen-passed = All passed
pad-screen-rules-since = From deal { $n } on: { $rules }
pad-screen-chart = The race
pad-screen-won = Match won
pad-screen-rematch = Another match
pad-screen-look-on = You are looking on.

## Entering a deal

pad-screen-deal = Deal { $n }
pad-screen-who-called = Who called?
pad-screen-ask-contract = What is trump?
pad-screen-ask-bid = How high was the bid?
pad-screen-ask-alone = Did the bidder take every trick alone?
pad-screen-ask-points = How many points?
pad-screen-ask-last = Who took the last trick?
pad-screen-ask-trickless = Did every side take a trick?
pad-screen-ask-outcome = Level in tens: how did it end?
pad-screen-contract = Trump
pad-screen-contract-free = Trump, if you like
pad-screen-nt = NT
pad-screen-at = AT
pad-screen-bid = How high?
pad-screen-higher = Higher
pad-screen-lower = Lower
pad-screen-generale = Générale
pad-screen-alone = The bidder alone
pad-screen-helped = The partner took one
pad-screen-doubled = Doubled
pad-screen-redoubled = Redoubled
pad-screen-points-of = Points: { $side }
pad-screen-declared = Declarations: { $side }
pad-screen-chip = { $side }: { $what }
pad-screen-clear = Clear: { $side }
pad-screen-with-last = With the last trick
pad-screen-last = Last trick
pad-screen-capot = All tricks
pad-screen-renonce = Revoke
pad-screen-eight = Eight of a suit
pad-screen-trickless = No trick
pad-screen-all-took = Every side took a trick
pad-screen-stopped = The match stopped in mid-deal
pad-screen-penalty = Penalty or correction
pad-screen-no-correction = A deal after all
pad-screen-note = Note
pad-screen-more = More
pad-screen-count = Count cards
pad-screen-count-short = Count
pad-screen-count-of = Count the pile: { $side }
pad-screen-count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
pad-screen-count-none = None
pad-screen-count-take = Take { $n }
pad-screen-tens = In tens
pad-screen-raw = In points
pad-screen-outcome-made = Made
pad-screen-outcome-failed = Fell
pad-screen-outcome-hang = Hung
pad-screen-keypad = Number keys
pad-screen-erase = Erase
pad-screen-minus = Plus or minus
pad-screen-next-side = To: { $side }
pad-screen-later = Finish later
pad-screen-write = Write it down

## One deal

pad-screen-edit = Change
pad-screen-insert = Insert before
pad-screen-delete = Delete
pad-screen-deleted = Deleted
pad-screen-two-entries = Deal { $n } was entered twice
pad-screen-which = Which entry holds? The other one is kept in the history.
pad-screen-this-one = This one
pad-screen-both = Both: two deals
pad-screen-entered-by = Entered: { $who }
pad-screen-gone = Put aside
pad-screen-bring-back = Bring back

## The menu

pad-screen-menu = This match
pad-screen-all = All matches
pad-screen-rules-change = Change the house rules
pad-screen-rules-whole = Also for the deals before
pad-screen-teams = The sides
pad-screen-next-dealer = Who deals next?
pad-screen-statistics = Statistics
pad-screen-save = Save or print
pad-screen-as-text = Text
pad-screen-as-csv = Table (CSV)
pad-screen-as-json = File (JSON)
pad-screen-as-picture = Picture
pad-screen-print = Print
pad-screen-on-screen = Go on on the screen
pad-screen-on-screen-what = The same teams, rules and score at a table here; bots take the free seats.
pad-screen-with-bots = Against bots
pad-screen-with-room = Everybody on their own phone
pad-screen-share = Share this pad
pad-screen-share-what = Whoever has the link writes along on their own phone, also without a network for a while.
pad-screen-may-write = May write
pad-screen-may-look = May look on
pad-screen-link = Link
pad-screen-shared = Shared
pad-screen-shared-joining = Shared · connecting
pad-screen-shared-offline = Shared · offline
pad-screen-shared-waiting = Shared · offline, { $n } waiting
pad-screen-shared-gone = No longer shared

## Statistics

pad-screen-stat-called = Called
pad-screen-stat-made = Made
pad-screen-stat-failed = Fell
pad-screen-stat-hung = Hung
pad-screen-stat-capots = All tricks
pad-screen-stat-belotes = { say-belote }
pad-screen-stat-declared = Declared
pad-screen-stat-renonces = Revokes
pad-screen-stat-best = Best deal
pad-screen-stat-average = Average
