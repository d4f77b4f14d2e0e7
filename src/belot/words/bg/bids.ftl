# Където се обявяват точки, както в contrée и coinche: наддаването и защо се пише толкова.

## Наддаване

bid-height =
    { $bid ->
        [capot] капо
        [generale] генерал
       *[other] { $bid }
    }
bid-made = { bid-height } { contract }
call-height = { $player }: { bid-made }.
contract-height = Играе се { bid-made }. Обява: { $player }.

## Избор

client-bid-lower = По-малко
client-bid-higher = Повече
client-bid-height = Колко
client-bid-contract = В коя боя
client-doubling = Контра
client-sure-double = { $player }: { bid-made }. Контра?
client-sure-redouble = { $player }: { bid-made }. Реконтра?
client-double-early = Контрата не чака реда си.

## Защо се пише толкова

need-height = { $takers }: трябваха { $n }, има { $a }.
need-height-with = { $takers }: трябваха { $n }, има { $a } заедно с { $what }.
need-capot = { $takers }: трябваха всички взятки.
need-generale = { $takers }: трябваха всички взятки, и всички за обявилия.
bid-outdone = Обявата е достигната, но другите имат същото или повече: { $defence } { $b }.
bid-reached = Изкарана: { $takers }.
bid-missed = Вътре: { $takers }.
part-pile = купчина { $n }
part-bid = обява { $n }
part-times = { $what } × { $times }
parts-make = { $side }: { $parts } = { $n }.
all-trumps-scaled = Всичко коз: картите и последните десет важат × 162 / 258.
rounded-five = По пет: { $side }, { $points } стават { $n }.
