# La feuille de marque : ce qui ne peut être inscrit, où en est une donne pendant la saisie, qui peut
# encore gagner.

## Impossible entries

pad-fault-side = Ce camp n’existe pas à cette table.
pad-fault-contract = Ce contrat ne se joue pas ici.
pad-fault-multiplier = Ce contre n’existe pas ici.
pad-fault-multiplier-capot = « { client-part-capot } » ne se contre pas ici.
pad-fault-bid = Cela ne se demande pas ici.
pad-fault-bid-off = Ici on ne demande pas de points.
pad-fault-passed-forced = Ici quelqu’un doit toujours prendre : on ne passe pas tous.
pad-fault-eight-off = Une couleur entière en main ne fait pas gagner la partie ici.
pad-fault-tens-off = Ici les points ne se marquent pas en dizaines.
pad-fault-stopped-off = Ici chaque donne se joue jusqu’au bout.
pad-fault-stopped-short = Personne n’a encore { $n } : la donne continue.
pad-fault-stopped-level = { $n } partout : égalité, la donne continue.
pad-fault-two-ends = Une donne ne finit que d’une façon : « { client-part-capot } », renonce ou partie arrêtée.
pad-fault-declarations-off = Ici on joue sans annonces.
pad-fault-declarations-nt = Pas d’annonces à sans atout.
pad-fault-declaration-value = Aucune annonce ne vaut { $n } : c’est 20, 50, 100, 150 ou 200.
pad-fault-declarations-many = Un camp ne peut avoir { $n } d’annonces : il n’y a pas assez de cartes.
pad-fault-declarations-both = Un seul camp compte ses annonces : celui de la meilleure.
pad-fault-declarations-apart = Un seul camp compte ses carrés, et un seul ses suites.
pad-fault-belote-nt = { client-part-belote } : pas à sans atout.
pad-fault-belote-many = { client-part-belote } : { $n } au plus ici.
pad-fault-capot-trickless = { client-part-capot }, et pas de { trick-word } : pas le même camp.
pad-fault-capot-points = { client-part-capot } de l’autre camp, et pourtant { $n } points ici ?
pad-fault-last-capot = { client-part-last } et « { client-part-capot } » vont au même camp.
pad-fault-last-trickless = { client-part-last }, mais pas de { trick-word } ?
pad-fault-trickless-points = Pas de { trick-word }, mais { $n } points ?
pad-fault-trickless-all = Si un seul camp a ramassé, c’est « { client-part-capot } ».
pad-fault-points-many = { $n }, c’est trop : il y a { $points } en jeu au plus.
pad-fault-points-unmade = Aucune suite de cartes ne fait { $n }.
pad-fault-points-sum = { $n } ensemble, mais il y a { $points } en jeu.
pad-fault-points-sum-many = { $n } ensemble, mais il y a { $points } en jeu au plus.
pad-fault-points-sum-few = { $n } ensemble, mais il y a { $points } en jeu au moins.
pad-fault-outcome-hang = Ici rien ne reste en litige.
pad-fault-outcome-tens = Les dizaines disent autre chose.
pad-fault-outcome-points = Les points disent eux-mêmes comment la donne a fini.

## No pad

refusal-pad-line = Une ligne n’est pas celle d’une feuille de marque.
refusal-pad-unopened = Cette feuille n’a pas de début : elle ne dit pas à quel jeu on joue.

## A deal

pad-made = Contrat rempli : { $side }, { $n } de trop.
pad-failed = Pas assez : { $side }, il manque { $n }.
pad-tens-made = Contrat rempli : { $side }.
pad-tens-failed = Chute : { $side }.
pad-tens-hang = Litige, points en réserve : { $side }.
pad-bid =
    { $bid ->
        [capot] capot
        [generale] générale
       *[other] { $bid }
    }
pad-bid-is = Demandé : { $bid }.
pad-bid-made = Contrat rempli : { $n } pour { $needed }. { $list }.
pad-bid-failed = Chute : { $n } pour { $needed }. { $list }.
pad-bid-outdone = Chute : avec { $n } pas plus que l’adversaire. { $list }.
pad-slam-made = Contrat rempli. { $list }.
pad-slam-failed = Chute. { $list }.
pad-tariff-needs = Il faut { $n }.
pad-tariff-just = Rempli de justesse : { $list }.
pad-tariff-made = Rempli : { $list }.
pad-tariff-failed = Chute : { $list }.
pad-stopped = Score atteint : la partie s’arrête ici, personne ne chute.
pad-penalty = Correction : { $side } { $n }.

## Who can still win

pad-reach-won = Partie gagnée : { $side }.
pad-reach-lost = Partie perdue : { $side }.
pad-reach-there = { $side } : score atteint.
pad-reach-deal = { $side } : encore { $n }, une donne peut suffire.
pad-reach-capot = { $side } : encore { $n }, une donne ne suffit qu’avec « { client-part-capot } » ou des annonces.
pad-reach-more = { $side } : encore { $n }, plus que les cartes d’une donne.

## What was done

pad-op-round = Donne inscrite
pad-op-edit = Donne modifiée
pad-op-delete = Donne supprimée
pad-op-rules = Règles de la maison changées
pad-op-names = Noms changés
pad-op-dealer = Donneur changé
pad-op-choose = Version choisie

## The command

pad-cli-deal = Donne
pad-cli-dealer = Donneur
pad-cli-caller = Preneur
pad-cli-contract = Contrat
pad-cli-hung = Litige
pad-cli-total = Total
pad-cli-next = Prochain donneur : { $player }.
pad-cli-rules = À partir d’ici : { $rules }.
pad-cli-conflict = { $player } et { $other } l’ont inscrite autrement ; la première compte pour l’instant.
pad-cli-line = Ligne { $line } : { $reason }
pad-state-open = à finir
pad-state-passed = tous passent
pad-state-correction = correction
pad-state-fault = impossible
pad-state-after-end = après la fin, ne compte pas
pad-state-eight = huit de la couleur
pad-state-failed = chute
pad-state-hang = litige
pad-state-renonce = renonce
pad-state-stopped = arrêtée
