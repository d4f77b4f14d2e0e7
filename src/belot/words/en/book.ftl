# The rulebook: a paragraph for every rule, in the order the game flows. A paragraph that an option
# decides is called book-OPTION with one form a value, as in options.ftl.

## The page

book-title = Rulebook
book-choose = Which game?
book-contents = Contents
book-search = Search the rules
book-found =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
book-found-none = Nothing found. Try another word.
book-print = Print
book-learn-more = Rules of another game
book-usual = House rule. Usually: { $text }
book-ready = Ready to play?
book-ready-what = You know what you need; the cards teach the rest.
book-play-these = Play with these rules
book-back-to-table = Back to your table
book-you-hold = Your hand
book-may = May be played
book-may-not = May not be played
book-counts = counts
book-counts-not = does not count

## Chapters

book-c-table = The table
book-c-cards = The cards
book-c-deal = Dealing
book-c-auction = Choosing trump
book-c-talon = Before the first card
book-c-declarations = Declarations
book-c-play = Playing a card
book-c-tricks = Tricks
book-c-score = The score of a deal
book-c-end = The end of the match
book-c-advice = Good advice
book-c-words = Words of the game
book-c-about = About this book

## Sections

book-s-players = Players and aim
book-s-deck = The deck
book-s-plain-suits = Plain suits
book-s-trump-suit = The trump suit
book-s-without-suit = No Trumps and All Trumps
book-s-sequence-order = The order in sequences
book-s-all-points = How many points there are
book-s-dealer = The dealer
book-s-shuffle = Shuffling and cutting
book-s-packets = How the cards are dealt
book-s-turned = The turned card
book-s-calling = Calling
book-s-nobody = When nobody calls
book-s-doubling = Doubling
book-s-calls = How it may go
book-s-swap = The seven swap
book-s-rest-of-cards = The rest of the cards
book-s-exchange = The two cards left
book-s-eight = Eight of a suit
book-s-values = What counts
book-s-announcing = Announcing and showing
book-s-contest = Whose declarations count
book-s-belote = Belote
book-s-lead = Leading
book-s-follow = Following suit
book-s-head = Going higher
book-s-head-trump = When trump is led
book-s-ruff = Trumping
book-s-overtrump = Overtrumping
book-s-undertrump = A trump that can’t win
book-s-partner = When your partner is winning
book-s-discard = Discarding
book-s-all-trumps = In All Trumps
book-s-no-trumps = In No Trumps
book-s-wrong-cards = Wrong cards
book-s-winning = Who wins a trick
book-s-last-trick = The last trick
book-s-rest = Claiming the rest
book-s-count = What is counted
book-s-capot = All tricks
book-s-contract = Was the contract made?
book-s-fall = When the contract falls
book-s-doubled = Doubled deals
book-s-rounding = What is written
book-s-examples = Deals, worked out
book-s-target = The target
book-s-level = Both over, level, capot
book-s-advice-calling = To call or not to call
book-s-advice-leading = What to lead
book-s-advice-playing = In the middle of it
book-s-advice-counting = With the score in mind
book-s-glossary = In four languages
book-s-sources = Where these rules come from
book-s-makers = Credits

## The table

book-players =
    .v-4 = Four people play, two against two. Partners sit opposite each other, so everybody sits between two opponents.
    .v-3 = Three people play, everybody alone. Whoever calls plays against the other two.
    .v-2 = Two people play, one against the other.
book-rotation =
    .v-ccw = Everything goes to the right, counter-clockwise: the deal, the calls, the cards.
    .v-cw = Everything goes to the left, clockwise: the deal, the calls, the cards.
book-aim = You win tricks that hold valuable cards. One suit is trump and beats all others. Whoever chose it has promised to bring home more points than the other side; a promise that fails costs dearly. Deal after deal is written down until somebody reaches the target.
book-deck = There are 32 cards: seven, eight, nine, ten, jack, queen, king and ace in each of the four suits.

## The cards

book-plain-suits = In a suit that is not trump the ten is almost as strong as the ace.
book-order-plain = A plain suit, strongest card first
book-trump-suit = In the trump suit the jack and the nine jump over all others.
book-order-trump = The trump suit, strongest card first
book-order-sequence = Neighbours in a sequence, highest first
book-nine-trump-points =
    .v-14 = The nine of trump counts 14.
    .v-15 = The nine of trump counts 15.
book-nt-order = In No Trumps every suit ranks and counts as a plain suit.
book-at-order = In All Trumps every suit ranks and counts as the trump suit.
book-seq-order =
    .v-natural = In a sequence the cards stand in their natural order: the ten sits between the nine and the jack, although it beats the king in a trick.
    .v-strength = In a sequence the cards stand as they do in a trick: the ten sits between the king and the ace.
book-total = All cards together hold { $n } points. The last trick adds { $a }, so a deal is worth { $b } before anything is announced.
book-total-less = Not all cards are in play here, so a deal holds less than that: how much shows when the piles are counted.
book-total-contracts = In No Trumps a deal is worth { $a }, in All Trumps { $b }.

## The deal

book-first-dealer =
    .v-draw-lowest = For the first dealer everybody draws a card; the lowest deals, and equal ones draw again.
    .v-draw-lowest-pair = For the first dealer one player of each team draws a card; the lower one deals, and equal ones draw again.
    .v-random = The first dealer is drawn by lot.
    .v-chosen = The table chooses the first dealer.
book-dealer-moves = After every deal the turn to deal passes to the next player.
book-shuffle =
    .v-every-deal = The deck is shuffled before every deal.
    .v-first-deal-only = The deck is shuffled once, before the first deal. After that it is only gathered and cut, never shuffled again.
book-cut = Whoever sits before the dealer cuts.
book-cut-min =
    .v-0 = Any number of cards may be lifted, or a tap stands for the cut.
    .v-any = At least { $n } cards are lifted, and at least as many stay.
book-gather =
    .v-last-trick-team-on-top = Every side keeps its tricks in one pile. The pile of the side that won the last trick goes on top of the other.
    .v-takers-on-top = Every side keeps its tricks in one pile. The takers’ pile goes on top of the other.
    .v-secret = The tricks are put together in an order that nobody knows, so that no memory for cards finds the hidden ones.
book-packets-first = Each player gets { $n } cards first, in packets of { $text }.
book-packets-talon = Then come { $n } more for each, face down. They are not looked at before trump is chosen.
book-packets-after = Once trump is chosen, { $n } more follow for each.
book-packets-taker = The taker is dealt only { $n } of them: the turned card is the one that was missing.
book-packets-stock = Left over: { $n }. They take no part, unless a rule below says so.
book-turn-up =
    .v-to-taker = One card is turned up. Its suit is on offer, and whoever takes it, or names another suit later, picks the card up.
    .v-offer-only = One card is turned up. It only offers its suit.
    .v-none = No card is turned up.
book-turned-own = All cards are dealt, so the turned one belongs to somebody: it is the dealer’s last card and stays theirs.

## Choosing trump

book-auction =
    .v-two-round-take = Everybody in turn takes the turned suit or passes, beginning after the dealer. If all pass, there is a second round in which a suit is named. The first one to call settles it.
    .v-one-round-call = Everybody in turn names a suit or passes, beginning after the dealer. The first one to call settles it.
    .v-eldest-calls = The player after the dealer names the trump suit, and may not pass.
    .v-two-player-short = First the other player, then the dealer takes the turned suit or passes. If both pass, the dealer names another suit.
    .v-ladder = Everybody in turn bids or passes, beginning after the dealer. Each bid must be higher than the last: { -clubs }, { -diamonds }, { -hearts }, { -spades }, No Trumps, All Trumps. Three passes in a row end it, and the highest bid is played.
book-second-round-suits =
    .v-any = In the second round any suit may be named, the turned one too.
    .v-not-turned = In the second round any suit but the turned one may be named.
book-contracts =
    .v-suits = The four suits can be bid.
    .v-suits-nt-at = The four suits can be bid, and No Trumps and All Trumps above them.
book-taker = Whoever has called is the taker. The taker’s side has promised to bring home more than the other.
book-forced-dealer =
    .v-on = If everybody before has passed, the dealer must call.
    .v-off = The dealer may pass as well.
book-all-pass =
    .v-redeal-next-dealer = When all have passed, nothing is written and the next dealer deals.
    .v-redeal-same-dealer = When all have passed, nothing is written and the same dealer deals again.
book-doubling =
    .v-0 = There is no doubling.
    .v-1 = Opponents of the bid may double it: the deal then counts twice and goes whole to whoever wins it.
    .v-2 = Opponents of the bid may double it, and the bidding side may redouble: the deal then counts two or four times and goes whole to whoever wins it.
book-bid-after-double =
    .v-on = A higher bid may still follow, and the double is gone.
    .v-off = After a double no higher bid is possible.
book-calls-first = Somebody takes it early.
book-calls-second = Nobody wants the first offer.
book-calls-forced = Nobody wants to call.
book-calls-raised = A bid is raised.
book-calls-doubled = A bid is doubled.
book-calls-nobody = Everybody passes: a new deal.

## Before the first card

book-seven-swap =
    .v-on = If the turned suit became trump, whoever holds its seven may swap it for the turned card before the talon is picked up. Only a swap that is made is told.
    .v-off = The seven is not swapped.
book-rest-talon = Once trump is settled everybody picks up the talon. Now everybody holds { $n } cards.
book-rest-after = Once trump is settled the rest is dealt. Now everybody holds { $n } cards.
book-rest-order = Remember that nobody shuffles: the cards lie as the last deal left them.
book-stock-3p =
    .v-dead = Two cards are left over. They stay face down and out of play until the deal is done.
    .v-caller-takes-2-discards-2 = Two cards are left over. The taker picks them up and puts any two cards away, face down; these count for nobody.
book-belot8-wins-match =
    .v-off = All eight cards of a suit in one hand are a long sequence and nothing more.
    .v-trump-only = All eight trumps in one hand win the match at once.
    .v-on = All eight cards of one suit in one hand win the match at once, before a card is played.

## Declarations

book-declarations =
    .v-on = Three or more neighbouring cards of one suit, and four of a kind, bring extra points if they are announced.
    .v-off = Sequences and four of a kind count nothing here.
book-seq-3 = three in a row
book-seq-4 = four in a row
book-seq-5 = five or more in a row
book-quads-tkq =
    .v-on = Four eights or four sevens count nothing.
    .v-off = Four tens, kings, queens, eights or sevens count nothing.
book-card-reuse =
    .v-on = One card may count in four of a kind and in a sequence.
    .v-off = A card counts in one declaration only; choose the better way to split your hand.
book-values-nt = In No Trumps nothing is declared.
book-decl-when =
    .v-first-trick = You announce in the first trick, with your card at the latest. You say only what it is worth.
    .v-with-first-card = You announce when you play your first card, and only then. You say only what it is worth.
    .v-before-first-trick = You announce before the first card is led, the player after the dealer first. You say only what it is worth.
book-decl-show =
    .v-second-trick = The side whose declarations count shows them when the first card of the second trick lies on the table.
    .v-at-once = The side whose declarations count shows them at once. The others stay hidden.
    .v-after-deal = The side whose declarations count shows them after the last trick; until then nobody is told whose they are.
book-contest = Only one side scores its declarations.
book-decl-contest =
    .v-single = The best single declaration decides: its side scores all it announced, the others score none.
    .v-per-class = Four of a kind and sequences are two contests of their own: the best four decides about all fours, the best sequence about all sequences.
book-quad-vs-seq =
    .v-quad-first = More points are better, and at equal points four of a kind beats a sequence.
    .v-points-only = More points are better; at equal points four of a kind and a sequence are level.
book-quad100-order =
    .v-atkq = Among the fours that count 100, aces are best, then tens, kings, queens.
    .v-akqt = Among the fours that count 100, aces are best, then kings, queens, tens.
    .v-equal = The fours that count 100 are all equal.
book-seq-rank =
    .v-points-then-top = Between sequences of the same points the higher top card wins.
    .v-length-then-top = Between sequences of the same points the longer one wins, then the higher top card.
    .v-points-only = Between sequences only the points count.
book-seq-trump-priority =
    .v-off = Trump gives a sequence no advantage.
    .v-on = If they are still equal, the one in trump wins.
book-decl-tie =
    .v-none-score = If the best are equal after all, nobody scores any declaration.
    .v-first-in-turn = If the best are equal after all, whoever comes first in turn wins.
    .v-next-best = If the best are equal after all, they are struck and the next best decide.
book-belote-points =
    .v-20 = King and queen of trump in one hand are belote: 20 points for whoever holds them, whatever else was announced.
book-belote-announce =
    .v-manual-both = Say “belote” as you play the first of the two and “rebelote” as you play the second. Without both words it counts nothing.
    .v-manual-first = Say it as you play the first of the two; the second word follows by itself. Not said, it counts nothing.
    .v-auto = The table says it for you.
book-belote-before-play =
    .v-off = It is said with its cards, never before.
    .v-on = It may also be announced with the declarations.
book-belote-in-contest =
    .v-off = It takes no part in the contest of declarations.
    .v-if-called-before-play = Announced before play it also stands in the contest as a 20, and keeps its own 20 points even if the contest is lost.

## Playing a card

book-lead = The player after the dealer leads to the first trick, then whoever won the last one. The leader may play any card.
book-follow = If you hold the suit that was led, you play it.
book-head-plain =
    .v-off = In a plain suit you need not go higher: any card of the suit will do.
    .v-on = In a plain suit too you must go higher if you can, even over your partner.
    .v-on-alone = In a plain suit too you must go higher if you can.
book-head-after-ruff =
    .v-off = Once somebody has trumped, this duty is gone: any card of the suit will do.
    .v-on = The duty stays even after somebody has trumped.
book-head-trump-lead =
    .v-always = When trump is led you must go higher if you can, even over your partner. If you can’t, you play a lower trump.
    .v-not-partner = When trump is led you must go higher if you can, but not over your partner.
    .v-never = When trump is led any trump will do.
    .v-always-alone = When trump is led you must go higher if you can. If you can’t, you play a lower trump.
book-ruff = If you hold none of the suit that was led, you must trump.
book-overtrump = If an opponent has trumped before you, you must play a higher trump if you have one.
book-undertrump =
    .v-forced = If you can’t beat that trump, you must play a lower one all the same.
    .v-free = If you can’t beat that trump, you may play any card.
book-void-partner-winning =
    .v-free = If you hold none of the suit led and your partner is winning the trick, you are free: play any card, a trump or not.
    .v-must-trump = If you hold none of the suit led you must trump even when your partner is winning, and go over your partner’s trump if you can.
    .v-trump-no-over = If you hold none of the suit led and your partner is winning, you must trump but need not go higher.
book-discard = If you hold neither the suit nor a trump, you play what you like. Such a card wins nothing.
book-all-trumps = In All Trumps you follow suit and must go higher if you can, whoever is winning. Without the suit you play what you like, and win nothing.
book-no-trumps = In No Trumps you follow suit, and that is all. Without the suit you play what you like.
book-illegal-moves =
    .v-prevented = The table doesn’t take a card that may not be played; it says which rule stands in the way.
    .v-renonce = The table takes wrong cards. An opponent may claim the revoke until the deal is written; a wrong claim costs the claimant the same.
book-real-cards = With real cards nobody stops you: a card against the rules is a revoke, and may be claimed until the deal is written. Whoever claims wrongly pays the same.
book-renonce-penalty =
    .v-deal-to-opponents = A revoke costs the whole deal: all its points go to the other side.
    .v-deal-to-opponents-three = A revoke costs its player the whole deal: they write nothing, the others what they have won and announced until then.
    .v-fixed-26 = A revoke gives the other side 26 points, and nothing else is written.

## Tricks

book-winning = The highest trump wins the trick; without a trump, the highest card of the suit that was led. The winner leads to the next.
book-trick-suit = Nobody trumped: { card.the } wins, for { $player }.
book-trick-trump = A trump beats everything else: { card.the } wins, for { $player }.
book-last-trick =
    .v-10 = The last trick brings 10 points more.
book-rest = If you are certain to win everything that is left, whatever the others hold, you may claim the rest. The deal is written as if it had been played.

## The score of a deal

book-count = Each side counts the cards it has won, the last trick, its declarations that count, and belote.
book-nt-multiplier =
    .v-1 = In No Trumps the cards count once.
    .v-2 = In No Trumps cards and last trick count twice.
book-capot-bonus =
    .v-90 = A side that wins all tricks scores 90 more, on top of the last trick.
book-no-trick-declarations =
    .v-keep = A side without a trick keeps its declarations.
    .v-void = The declarations of a side without a trick are void.
    .v-transfer = If one side has all tricks, the declarations of the others go to it.
book-no-trick-belote =
    .v-keep = A side without a trick keeps its belote.
    .v-void = The belote of a side without a trick is void.
    .v-transfer = If one side has all tricks, the belote of the others goes to it.
book-success-basis =
    .v-more-than-opponents = The contract is made if the takers have more than all others together, everything counted.
    .v-cards82 = The contract is made if the takers have 82 points from cards, last trick and capot. Declarations and belote don’t help.
book-tie-rule =
    .v-fail = Exactly half is not enough: the contract falls.
    .v-hang = On exactly half the others write their own, and the takers’ points hang.
    .v-made = Exactly half is enough.
book-hang-to =
    .v-next-deal-winner = Hung points go to whoever wins the next deal. Hung again, they grow; those that still hang at the end of the match are lost.
book-fail-award =
    .v-all-to-opponents = The takers write nothing, the opponents all the points of the deal.
    .v-keep-own = The taker writes nothing; the others write what they have won themselves. The taker’s points are lost.
    .v-split = The taker writes nothing; the taker’s points are shared among the others, an odd one to the first in turn.
book-fail-declarations =
    .v-transfer = The declarations of the fallen side go with them.
    .v-lost = The declarations of the fallen side are lost.
    .v-keep = The fallen side keeps its declarations.
book-belote-on-fail =
    .v-keep = The fallen side keeps its belote.
    .v-transfer = The belote of the fallen side goes too.
    .v-lost = The belote of the fallen side is lost.
book-doubled = In a doubled deal the winner takes everything, whoever had bid, and it counts twice; four times when redoubled. On equal points nobody writes and all of it hangs, where points can hang.
book-double-rounding =
    .v-round-then-multiply = First it is rounded, then multiplied.
    .v-multiply-then-round = First it is multiplied, then rounded.
book-rounding =
    .v-none = Every point is written.
    .v-nearest-ten = The points are rounded to the nearest ten, a five upwards.
    .v-bulgarian-tens = The points are written in tens. In a suit a 6 at the end goes up for the side with fewer points and down for the other; more than that goes up, less goes down. In All Trumps the same happens at 4, and in No Trumps a 5 goes up.
book-deal-made = A contract that is made.
book-deal-fell = Nearly the same, and it falls.
book-deal-tie = Exactly half.
book-deal-hung = The deal after that.
book-deal-capot = All tricks.
book-deal-doubled = Doubled.
book-deal-nt = No Trumps.
book-deal-at = All Trumps.
book-deal-rounded = A 6 at the end.

## The end of the match

book-target =
    .v-any = The match goes to { $n }.
book-end-rule =
    .v-end-of-deal = The totals are looked at after each deal.
    .v-must-pass = The totals are looked at after each deal. It is not enough to reach the target: in that deal you must have more than half of all the points that were in play. Otherwise the match goes on.
    .v-must-pass-caller = The totals are looked at after each deal. It is not enough to reach the target: you must have called that deal yourself, and made it. Otherwise the match goes on.
    .v-enough = The match stops the moment somebody reaches the target, even in the middle of a deal: the cards of tricks already won and what was announced count at once, and no contract is judged any more.
book-both-over =
    .v-higher-wins = If several sides reach the target in the same deal, the higher total wins.
book-match-tie =
    .v-extra-deal = If they are level, one more deal is played.
    .v-caller-wins = If they are level, the side that called in that deal wins.
book-capot-ends-match =
    .v-on = A deal won with all tricks may end the match.
    .v-off = A deal won with all tricks can’t end the match: one more is played.

## Good advice

book-a-call-strong = Call with three good trumps, the jack or the nine among them, and something to win beside them.
book-a-call-turned = You get the turned card and two more, and your partner has a hand as well: you needn’t hold everything yourself.
book-a-call-talon = Some cards are still hidden from you. Count on one useful one among them, not on two.
book-a-call-aces = An ace beside your trumps is worth as much as another trump.
book-a-call-last = If you must call in the end, choose your longest suit; three small trumps are better than two high ones.
book-a-call-alone = You play against two. Call only with a hand that could almost stand alone.
book-a-call-everything = A contract that falls gives everything away. With a hand on the edge think of the score: who is ahead can afford to pass.
book-a-call-ladder = A low bid also tells your partner where you are strong. Keep the higher ones for when you mean them.
book-a-call-at = All Trumps wants jacks, and nines beside them. Two jacks with their nines in different suits are a hand.
book-a-call-nt = No Trumps wants aces, and tens beside them. Long suits win at the end, when nobody can follow.
book-a-double = Double when you hold their trumps yourself, not when you merely hope. Everything goes to one side.
book-a-lead-trump = As taker, lead trumps early. When the opponents have none left, your aces are safe.
book-a-lead-defence = Against the taker don’t lead trumps; make them trump instead, and grow short.
book-a-lead-aces-head = Here everybody must go higher. Lead your ace early, before somebody else’s card forces out the ten beside it.
book-a-lead-ten = Don’t lead a ten while its ace is out. Wait until the ace has fallen, or give it to your partner’s trick.
book-a-lead-partner = A suit that your partner led is worth playing back.
book-a-count-trumps = Count the trumps, there are eight. And remember the jack and the nine: as long as they are out, the ace of trump is not safe.
book-a-give-partner = When your partner is sure to win, give a ten or an ace you might lose; when an opponent is, give a seven.
book-a-keep-jack = You needn’t beat a card just because you can. A low card now may keep your ace for a fuller trick.
book-a-forced-over = Here you may be made to trump your own partner. Think of it before you lead a suit of which they hold none.
book-a-last-trick = Keep a sure card for the last trick: ten points decide many deals.
book-a-two-players = With two, a dozen cards never appear. A missing ace may be sleeping in the pack.
book-a-announce = Announce your best one even if it looks small: the best single card of a sequence may decide about everything.
book-a-belote-keep = Don’t hurry with king and queen of trump: they bring their points whenever they are played.
book-a-half = Keep count as you play. One point over half is a made contract, exactly half is none.
book-a-hang = Points that hang make the next deal worth more. Think twice before you call it, and once before you defend.
book-a-end-pass = Near the target a big deal is not enough: you need the larger half of it.
book-a-end-enough = Near the target every trick may be the last one. Take what you can early.
book-a-order = Nobody shuffles, so tricks stay together. Long suits and trumps tend to come in clumps.
book-a-watch = The table lets wrong cards pass. Remember who had no more of a suit.

## Words of the game

book-w-deck = all the cards
book-w-suit = { -spades }, { -hearts }, { -diamonds } or { -clubs }
book-w-trump = the suit that beats the others
book-w-jack = the best trump
book-w-dealer = whoever deals
book-w-cut = lifting part of the deck before the deal
book-w-turnup = the card turned face up
book-w-talon = cards that stay hidden until trump is chosen
book-w-take = to choose the trump
book-w-pass = to leave it to the next one
book-w-forced = when all others have passed
book-w-taker = whoever has chosen the trump
book-w-nt = a deal without a trump
book-w-at = a deal in which every suit is trump
book-w-double = the deal counts twice
book-w-trick = one card of everybody
book-w-lead = playing the first card of a trick
book-w-follow = playing the suit that was led
book-w-head = beating the best card so far
book-w-ruff = playing a trump on another suit
book-w-over = trumping higher than somebody else
book-w-under = giving a trump that can’t win
book-w-discard = playing a card that can’t win
book-w-revoke = a card against the rules
book-w-declaration = a sequence or four of a kind, announced
book-w-seq3 = three neighbours in a suit
book-w-seq4 = four neighbours in a suit
book-w-seq5 = five neighbours or more
book-w-quad = the same card in all four suits
book-w-belote = king and queen of trump
book-w-eight = a whole suit in one hand
book-w-last = ten more points
book-w-capot = one side wins everything
book-w-made = the takers have kept their promise
book-w-failed = the takers have not
book-w-hung = points that wait for the next deal

## About this book

book-about-engine = Every page is made from the rules of the table you play at. The pictures and the numbers in the examples are worked out by the same program that deals, checks your cards and writes the score, so they can’t say anything else.
book-about-sources = The small letters say where a rule comes from. S: a description of the game says so. R: a federation, a tournament or another trusted source. C: our choice, where those are silent. A rule without a letter is the choice of this table.
book-about-makers = Belote grew up in France and moved east; every country made it its own. Thanks to all who wrote its rules down.
