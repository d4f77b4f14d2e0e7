# A deal looked at again card by card, and a deal checked. Keys begin with replay- or checked-.

## Looking at a deal again

replay-hand-of = Cards: { $player }
replay-controls = Ways through the deal
replay-place = Place in the deal
replay-step = { $n } of { $max }
replay-trick-back = Trick back
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-on = On
replay-trick-on = Trick on
replay-deals = Deals
replay-match = Match { $n }
replay-watch = Look at the deal again
replay-again = Play these cards again
replay-record = Save the record
replay-share = Share the match
replay-share-later = A match can be shared when it is over.
replay-link = Link to the match
replay-copy = Copy
replay-copied = Copied

## A deal checked

checked-line-fine = This deal was checked: nobody could have arranged it.
checked-line-partly = This deal was checked, as far as this device can tell.
checked-line-wrong = Something is wrong with this deal.
checked-line-closed = The deck is only cut, so deals are checked when the match is over.
checked-line-checking = The deal is being checked.
checked-line-none = There is no receipt for this deal.
checked-line-unanswered = The receipt could not be fetched.
checked-all =
    { $n ->
        [one] { $n } deal of this match was checked: all is well.
       *[other] { $n } deals of this match were checked: all is well.
    }
checked-retry = Try again
checked-details = How?
checked-title = How this deal was made
checked-lead = The order of the cards comes from secrets that were all fixed before anybody could know what they come to. Your device has followed it step by step:
checked-step-which = The receipt is that of this deal, under these rules.
    .bad = The receipt is not that of this deal.
checked-step-head = The server made its promise before the match, and it is the one that this device noted then.
    .bad = The server’s promise is not the one that this device noted before.
    .unseen = This device was not there when the server made its promise.
checked-step-secret = The server’s secret for this deal is the one it had promised.
    .bad = The server’s secret is not the one it had promised.
checked-step-called = Who takes part was told before anybody gave a value, and this device noted it.
    .bad = The list of those who took part was changed afterwards.
    .unseen = This device did not see the list of those who took part.
checked-step-values = Every value that was given is the one that had been promised.
    .bad = A value is not the one that had been promised.
checked-step-mine = Your device gave a random value of its own. Nobody could know it, and it counted.
    .bad = The value of your device was replaced.
    .late = The value of your device came too late and was left out.
    .unseen = This device gave no value of its own.
checked-step-key = All of that together is the key of the deal.
    .bad = The key is not made of what was given.
checked-step-draw = The draw for the dealer comes from the key.
    .bad = The draw for the dealer does not come from the key.
checked-step-pack = The key alone decided the order of the deck.
    .gathered = The deck was put together from the deal before, as the rules say.
    .bad = The deck is not in the order that comes of the key.
checked-step-cut = It was cut where the table saw it cut.
    .bad = It was not cut where the table saw it cut.
    .unseen = This device did not see the cut.
checked-step-dealt = From the top of the deck the cards went out, packet by packet.
    .bad = The cards did not go where the deck would have sent them.
checked-step-hand = Your cards are the ones that you held.
    .bad = Your cards are not the ones that you held.
    .unseen = This device did not see your cards.
checked-people = Who gave a value
checked-gave = counted
checked-late = too late, left out
checked-alone = Nobody but the server.
checked-dropped =
    { $n ->
        [one] { $player }: { $n } value left out in this match.
       *[other] { $player }: { $n } values left out in this match.
    }
checked-limits = What this does not show: the server knows all cards while they are played, and players can talk elsewhere. Bots give no values.
checked-save = Save the receipt
checked-notes = Save this device’s notes
