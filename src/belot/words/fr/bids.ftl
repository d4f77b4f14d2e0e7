# Enchères en points, comme à la contrée et à la coinche : les enchères, et ce que rapporte la donne.

## Enchères

bid-height =
    { $bid ->
        [capot] capot
        [generale] générale
       *[other] { $bid }
    }
bid-made = { bid-height } { contract }
call-height = { $player } : { bid-made }.
contract-height = Contrat : { bid-made }. Preneur : { $player }.

## Le choix

client-bid-lower = Moins
client-bid-higher = Plus
client-bid-height = Combien
client-bid-contract = À quelle couleur
client-doubling = Contre
client-sure-double = { $player } : { bid-made }. Contrer ?
client-sure-redouble = { $player } : { bid-made }. Surcontrer ?
client-double-early = Vous pouvez contrer sans attendre.

## Ce que rapporte la donne

need-height = { $takers } : { $a }, il fallait { $n }.
need-height-with = { $takers } : { $a } avec { $what }, il fallait { $n }.
need-capot = { $takers } : il fallait tous les plis.
need-generale = { $takers } : il fallait tous les plis, tous au preneur.
bid-outdone = L’enchère y est, mais l’adversaire a autant ou plus : { $defence } { $b }.
bid-reached = Contrat rempli : { $takers }.
bid-missed = Chute : { $takers }.
part-pile = forfait { $n }
part-bid = enchère { $n }
part-times = { $what } × { $times }
parts-make = { $side } : { $parts } = { $n }.
all-trumps-scaled = Tout atout : les plis et le dix de der comptent × 162 / 258.
rounded-five = De cinq en cinq : { $side }, { $points } font { $n }.
