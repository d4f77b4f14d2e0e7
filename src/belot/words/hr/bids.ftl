# Gdje se zovu bodovi, kao u contrée i coinche: zvanje, i zašto se piše koliko se piše.

## Zvanje

bid-height =
    { $bid ->
        [capot] štiglja
        [generale] générale
       *[other] { $bid }
    }
bid-made = { bid-height } { contract }
call-height = { $player }: { bid-made }.
contract-height = Igra se { bid-made }. Zove: { $player }.

## Izbor

client-bid-lower = Manje
client-bid-higher = Više
client-bid-height = Koliko
client-bid-contract = U kojoj boji
client-doubling = Kontra
client-sure-double = { $player }: { bid-made }. Kontra?
client-sure-redouble = { $player }: { bid-made }. Rekontra?
client-double-early = Kontra ne mora čekati na red.

## Zašto se piše koliko se piše

need-height = { $takers }: trebalo je { $n }, ima { $a }.
need-height-with = { $takers }: trebalo je { $n }, ima { $a }, u tome { $what }.
need-capot = { $takers }: trebali su svi štihovi.
need-generale = { $takers }: trebali su svi štihovi, i svi zvaču.
bid-outdone = Zvano je dosegnuto, ali drugi imaju jednako ili više: { $defence } { $b }.
bid-reached = Prolaz: { $takers }.
bid-missed = Pad: { $takers }.
part-pile = paušal { $n }
part-bid = zvano { $n }
part-times = { $what } × { $times }
parts-make = { $side }: { $parts } = { $n }.
all-trumps-scaled = Sve adut: karte i zadnji štih vrijede × 162 / 258.
rounded-five = U peticama: { $side }, { $points } je { $n }.
