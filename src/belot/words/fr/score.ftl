# Le décompte, fait pour être lu à voix haute.

## What each side has

sheet-title = Décompte de la donne { $n }.
sheet-side = { $side } : { $parts }.
part-cards = plis { $n }
part-last = dix de der { $n }
part-capot = capot { $n }
part-declarations = annonces { $n }
part-belote = belote { $n }
part-none = rien
part-total = total { $n }
nt-doubled = Sans atout : les plis et le dix de der comptent ×{ $n }.
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
tricks =
    { $n ->
        [one] { $n } pli
       *[other] { $n } plis
    }
capot = Capot : { $side }, +{ $n }.
no-trick-void = Aucun pli, annonces annulées : { $side }.
no-trick-belote-void = Aucun pli, belote annulée : { $side }.
no-trick-transfer = Capot, annonces et belote aussi : { $side }.

## The comparison

made = Contrat rempli : { $takers } { $a }, { $defence } { $b }.
made-by-one = Sauvé d’un point !
made-cards82 = Contrat rempli : { $takers } { $a } aux plis, il fallait 82.
need = { $takers } : { $a }, il en fallait plus de { $n }.
need-half = { $takers } : { $a } sur { $points }, il en fallait plus de { $n }.
need-cards82 = { $takers } : { $a } aux plis, il en fallait 82.
need-together = { $takers } : { $a }, tous les autres ensemble { $b } ; il faut plus de la moitié.
failed = Chute : { $defence } +{ $b }, { $takers } +{ $a }.
failed-keep = Chute : { $takers } rien, les autres gardent leurs points.
failed-split = Chute : { $takers } rien, points partagés entre les autres.
failed-shares = Parts : { $list }.
failed-lost = Perdu avec le contrat : { $takers }, { $what }.
tie-fail = L’égalité ne suffit pas : chute.
tie-made = L’égalité suffit : contrat rempli.
tie-hang = Litige : { $defence } { $b }, { $a } en réserve.
tie-hang-whose = Litige : { $defence } { $b }. En réserve : { $takers } { $a }.
tie-hang-doubled =
    { $n ->
        [one] Litige : personne ne marque, { $n } point en réserve.
       *[other] Litige : personne ne marque, { $n } points en réserve.
    }
hung-now = Points en litige : { $n }, pour qui gagne la donne suivante.
hung-to = Points en litige ({ $n }) : { $side }.
hung-lost = Points en litige ({ $n }) : perdus avec la fin de la partie.
doubled = Contré : ×{ $n }.
redoubled = Surcontré : ×{ $n }.
doubled-all = Contré, tout est pour une équipe : { $side }.
redoubled-all = Surcontré, tout est pour une équipe : { $side }.
belote-stays = La belote reste acquise : { $side }.
belote-moves = La belote change de camp : { $side }.

## What is written

rounded = En dizaines : { $side }, { $points } font { $n }.
rounded-fewer = Le { $n } final : le camp qui a moins de points monte, l’autre descend.
written = Pour cette donne : { $list }.
written-side = { $side } { $n }
running = Marque : { $list }.
running-side = { $side } { $n }
to-go = { $side } : encore { $n }.
target-reached = { $side } : score atteint.

## End of the match

end-not-passed = { $side } : { $n } atteints, sans plus de la moitié de la donne. On continue.
end-not-passed-caller = { $side } : { $n } atteints, sans contrat rempli. On continue.
end-short = { $side } : { $n }, mais { $a } sur { $points } dans cette donne, il en fallait plus de { $b }. On continue.
end-passed = { $side } : { $n }, et { $a } sur { $points } dans cette donne : plus de la moitié.
end-enough = { $side } : { $n } atteints. La partie s’arrête aussitôt.
end-both-over = Les deux ont atteint { $n } : le plus haut total gagne.
end-several-over = Plusieurs ont atteint { $n } : le plus haut total gagne.
end-extra-deal = Égalité : encore une donne.
end-caller-wins = Égalité : les preneurs gagnent, { $side }.
end-capot = Un capot ne termine pas la partie : encore une donne.
end-belote = Une belote seule ne termine pas la partie après une telle donne : encore une donne.
end-belot8 = { $side } : huit de la couleur, la partie !
end-winner = Victoire : { $side }, { $list }.

## Renonce

renonce-deal = Renonce, { $player } : { $side } +{ $n }.
renonce-fixed = Renonce, { $player } : { $side } +{ $n }, rien d’autre n’est marqué.
renonce-alone = Renonce, { $player } : 0 ; les autres gardent ce qu’ils ont pris.
renonce-false = Fausse réclamation, { $player } : { $side } +{ $n }.

## Three sides, doubles

made-alone = Contrat rempli : { $list }.
multiplied = { $side } : { $points } × { $times } = { $n }.
all-points = Tous les points
declarations-stay = Les annonces restent acquises : { $side }.
