# The score pad: what cannot be entered, how a deal stands while it is typed, who can still win. A
# side stands beside a colon or a number, as on the score sheet. What only the pad's screens say is
# in padscreen.ftl.

## Impossible entries

pad-fault-side = There is no such side at this table.
pad-fault-contract = That contract is not played here.
pad-fault-multiplier = There is no such doubling here.
pad-fault-multiplier-capot = “{ client-part-capot }” cannot be doubled here.
pad-fault-bid = That cannot be bid here.
pad-fault-bid-off = No points are bid here.
pad-fault-passed-forced = Here somebody always has to call: nobody passes out.
pad-fault-eight-off = A whole suit in one hand does not win the match here.
pad-fault-tens-off = Points are not written in tens here.
pad-fault-stopped-off = Here every deal is played to its end.
pad-fault-stopped-short = Nobody has { $n } yet: the deal goes on.
pad-fault-stopped-level = { $n } each: level, the deal goes on.
pad-fault-two-ends = A deal ends in one way: “{ client-part-capot }”, a revoke, or the match stopped.
pad-fault-declarations-off = No declarations are played here.
pad-fault-declarations-nt = No declarations in No Trumps.
pad-fault-declaration-value = No declaration is worth { $n }: it is 20, 50, 100, 150 or 200.
pad-fault-declarations-many = One side cannot hold declarations for { $n }: there are not so many cards.
pad-fault-declarations-both = Only one side’s declarations score: those of the best one.
pad-fault-declarations-apart = Fours score for one side only, and so do sequences.
pad-fault-belote-nt = { client-part-belote }: not in No Trumps.
pad-fault-belote-many = { client-part-belote }: { $n } at most here.
pad-fault-capot-trickless = { client-part-capot }, and no { trick-word }: not the same side.
pad-fault-capot-points = { client-part-capot } for the other side, and yet { $n } points here?
pad-fault-last-capot = { client-part-last } belongs to the side of “{ client-part-capot }”.
pad-fault-last-trickless = { client-part-last }, but no { trick-word }?
pad-fault-trickless-points = No { trick-word }, but { $n } points?
pad-fault-trickless-all = If only one side took anything, it is “{ client-part-capot }”.
pad-fault-points-many = { $n } is too much: at most { $points } are in play.
pad-fault-points-unmade = No cards come to { $n } together.
pad-fault-points-sum = Together { $n }, but { $points } are in play.
pad-fault-points-sum-many = Together { $n }, but at most { $points } can be in play.
pad-fault-points-sum-few = Together { $n }, but at least { $points } are in play.
pad-fault-outcome-hang = Nothing hangs here.
pad-fault-outcome-tens = The tens say otherwise.
pad-fault-outcome-points = The points themselves say how it went.

## No pad

refusal-pad-line = A line here does not belong on a score pad.
refusal-pad-unopened = This pad has no beginning: it does not say which game is played.

## A deal

pad-made = Made: { $side }, { $n } to spare.
pad-failed = Not enough: { $side }, { $n } short.
pad-tens-made = Made: { $side }.
pad-tens-failed = Fallen: { $side }.
pad-tens-hang = Dead heat, points hang: { $side }.
pad-bid =
    { $bid ->
        [capot] all tricks
        [generale] générale
       *[other] { $bid }
    }
pad-bid-is = Bid: { $bid }.
pad-bid-made = Made: { $n } for { $needed }. { $list }.
pad-bid-failed = Fallen: { $n } for { $needed }. { $list }.
pad-bid-outdone = Fallen: with { $n } not more than the others. { $list }.
pad-slam-made = Made. { $list }.
pad-slam-failed = Fallen. { $list }.
pad-tariff-needs = Needs { $n }.
pad-tariff-just = Just made: { $list }.
pad-tariff-made = Made: { $list }.
pad-tariff-failed = Fallen: { $list }.
pad-stopped = The target is reached: the match stops here, nobody falls.
pad-penalty = Correction: { $side } { $n }.

## Who can still win

pad-reach-won = Match won: { $side }.
pad-reach-lost = Match lost: { $side }.
pad-reach-there = { $side }: at the target.
pad-reach-deal = { $side }: { $n } to go, one deal can be enough.
pad-reach-capot = { $side }: { $n } to go, one deal is enough only with “{ client-part-capot }” or declarations.
pad-reach-more = { $side }: { $n } to go, more than the cards of one deal.

## What was done

pad-op-round = Round entered
pad-op-edit = Round changed
pad-op-delete = Round deleted
pad-op-rules = House rules changed
pad-op-names = Names changed
pad-op-dealer = Dealer changed
pad-op-choose = Entry chosen

## The command

pad-cli-deal = Deal
pad-cli-dealer = Dealer
pad-cli-caller = Caller
pad-cli-contract = Contract
pad-cli-hung = Hanging
pad-cli-total = Total
pad-cli-next = Next dealer: { $player }.
pad-cli-rules = From here on: { $rules }.
pad-cli-conflict = { $player } and { $other } entered this differently; the first one counts for now.
pad-cli-line = Line { $line }: { $reason }
pad-state-open = to be finished
pad-state-passed = passed out
pad-state-correction = correction
pad-state-fault = cannot be
pad-state-after-end = after the end, not counted
pad-state-eight = eight of a suit
pad-state-failed = fallen
pad-state-hang = level
pad-state-renonce = revoke
pad-state-stopped = stopped
