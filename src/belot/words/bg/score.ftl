# Резултатът, така че да може да се прочете на глас.

## What each side has

sheet-title = Резултат от раздаване { $n }.
sheet-side = { $side }: { $parts }.
part-cards = карти { $n }
part-last = последни десет { $n }
part-capot = капо { $n }
part-declarations = анонси { $n }
part-belote = белот { $n }
part-none = нищо
part-total = общо { $n }
nt-doubled = Без коз: картите и последните десет важат ×{ $n }.
points =
    { $n ->
        [one] { $n } точка
       *[other] { $n } точки
    }
tricks =
    { $n ->
        [one] { $n } взятка
       *[other] { $n } взятки
    }
capot = Капо: { $side }, +{ $n }.
no-trick-void = Без взятка анонсите не важат: { $side }.
no-trick-belote-void = Без взятка белотът не важи: { $side }.
no-trick-transfer = Капо, с всички анонси и белоти: { $side }.

## The comparison

made = Изкарана: { $takers } { $a }, { $defence } { $b }.
made-by-one = Изкарана с една точка!
made-cards82 = Изкарана: { $takers } { $a } от карти, трябваха 82.
need = { $takers }: трябваха повече от { $n }, има { $a }.
need-half = { $takers }: в игра { $points }, трябваха повече от { $n }, има { $a }.
need-cards82 = { $takers }: трябваха 82 от карти, има { $a }.
need-together = { $takers }: има { $a }, всички други заедно { $b }; трябва повече от половината.
failed = Вътре: { $defence } +{ $b }, { $takers } +{ $a }.
failed-keep = Вътре: { $takers } нищо, другите запазват своето.
failed-split = Вътре: { $takers } нищо, точките се делят между другите.
failed-shares = Дялове: { $list }.
failed-lost = Загубени с играта: { $takers }, { $what }.
tie-fail = Равно не стига: вътре.
tie-made = Равно стига: изкарана.
tie-hang =
    { $a ->
        [one] Висяща: { $defence } { $b }, { $a } виси.
       *[other] Висяща: { $defence } { $b }, { $a } висят.
    }
tie-hang-whose = Висяща: { $defence } { $b }. Висят: { $takers } { $a }.
tie-hang-doubled =
    { $n ->
        [one] Висяща: никой не пише, { $n } точка виси.
       *[other] Висяща: никой не пише, { $n } точки висят.
    }
hung-now = Висящи точки: { $n }, за победителя в следващото раздаване.
hung-to = Висящи точки ({ $n }): { $side }.
hung-lost = Висящи точки ({ $n }): пропадат с края на играта.
doubled = С контра: ×{ $n }.
redoubled = С реконтра: ×{ $n }.
doubled-all = С контра, всичко за един отбор: { $side }.
redoubled-all = С реконтра, всичко за един отбор: { $side }.
belote-stays = Белотът остава: { $side }.
belote-moves = Белотът преминава: { $side }.

## What is written

rounded = В десетици: { $side }, { $points } стават { $n }.
rounded-fewer = Цифра { $n } накрая: страната с по-малко точки закръгля нагоре, другата надолу.
written = Записани: { $list }.
written-side = { $side } { $n }
running = Резултат: { $list }.
running-side = { $side } { $n }
to-go = { $side }: още { $n }.
target-reached = { $side }: точките стигат.

## End of the match

end-not-passed = { $side }: границата { $n } е стигната, но без повече от половината на раздаването. Играе се.
end-not-passed-caller = { $side }: границата { $n } е стигната, но без своя изкарана игра. Играе се.
end-short = { $side }: { $n }, но в това раздаване { $a } от { $points }, а трябват повече от { $b }. Играе се.
end-passed = { $side }: { $n }, а в това раздаване { $a } от { $points }: повече от половината.
end-enough = { $side }: { $n } стигат. Край на играта веднага.
end-both-over = И двете страни стигнаха { $n }: печели по-големият резултат.
end-several-over = Няколко страни стигнаха { $n }: печели по-големият резултат.
end-extra-deal = Равни: още едно раздаване.
end-caller-wins = Равни: печели обявилият отбор, { $side }.
end-capot = С капо не се излиза: още едно раздаване.
end-belote = Само с белот не се излиза след такова раздаване: още едно раздаване.
end-belot8 = { $side }: осем от боя, край на играта!
end-winner = Победа: { $side }, { $list }.

## Renonce

renonce-deal = Ренонс, { $player }: { $side } +{ $n }.
renonce-fixed = Ренонс, { $player }: { $side } +{ $n }, друго не се пише.
renonce-alone = Ренонс, { $player }: 0; другите запазват взетото.
renonce-false = Грешна претенция, { $player }: { $side } +{ $n }.

## Three sides, doubles

made-alone = Изкарана: { $list }.
multiplied = { $side }: { $points } × { $times } = { $n }.
all-points = Всички точки
declarations-stay = Анонсите остават: { $side }.
