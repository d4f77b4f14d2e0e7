# Where points are bid, as in contrée and coinche: the auction, and why a deal pays what it pays. A
# height is a number, capot or générale; a bid is a height with its contract.

## Auction

bid-height =
    { $bid ->
        [capot] capot
        [generale] générale
       *[other] { $bid }
    }
bid-made = { bid-height } { contract }
call-height = { $player }: { bid-made }.
contract-height = Contract: { bid-made }. Caller: { $player }.

## The tray

client-bid-lower = Lower
client-bid-higher = Higher
client-bid-height = How high
client-bid-contract = In which suit
client-doubling = Double
client-sure-double = { $player }: { bid-made }. Double it?
client-sure-redouble = { $player }: { bid-made }. Redouble it?
client-double-early = You may double without waiting.

## Why a deal pays what it pays

need-height = { $takers }: { $n } needed, { $a } reached.
need-height-with = { $takers }: { $n } needed, { $a } reached with { $what }.
need-capot = { $takers }: all tricks needed.
need-generale = { $takers }: all tricks needed, and all by the caller.
bid-outdone = The bid is reached, but the others have as much or more: { $defence } { $b }.
bid-reached = Made: { $takers }.
bid-missed = The contract falls: { $takers }.
part-pile = pile { $n }
part-bid = bid { $n }
part-times = { $what } × { $times }
parts-make = { $side }: { $parts } = { $n }.
all-trumps-scaled = All Trumps: cards and last trick count × 162 / 258.
rounded-five = In fives: { $side }, { $points } make { $n }.
