# Les mots de BeloZ : plaines pour couleurs, animaux pour rangs, plaine inondée pour atout.

-ace =
    { $form ->
       *[nom] lion
        [the] le lion
        [acc] le lion
        [gen] du lion
        [to] au lion
        [four] carré de lions
    }
-king =
    { $form ->
       *[nom] éléphant
        [the] l’éléphant
        [acc] l’éléphant
        [gen] de l’éléphant
        [to] à l’éléphant
        [four] carré d’éléphants
    }
-queen =
    { $form ->
       *[nom] rhinocéros
        [the] le rhinocéros
        [acc] le rhinocéros
        [gen] du rhinocéros
        [to] au rhinocéros
        [four] carré de rhinocéros
    }
-jack =
    { $form ->
       *[nom] crocodile
        [the] le crocodile
        [acc] le crocodile
        [gen] du crocodile
        [to] au crocodile
        [four] carré de crocodiles
    }
-ten =
    { $form ->
       *[nom] léopard
        [the] le léopard
        [acc] le léopard
        [gen] du léopard
        [to] au léopard
        [four] carré de léopards
    }
-nine =
    { $form ->
       *[nom] serpent d’eau
        [the] le serpent d’eau
        [acc] le serpent d’eau
        [gen] du serpent d’eau
        [to] au serpent d’eau
        [four] carré de serpents d’eau
    }
-eight =
    { $form ->
       *[nom] singe
        [the] le singe
        [acc] le singe
        [gen] du singe
        [to] au singe
        [four] carré de singes
    }
-seven =
    { $form ->
       *[nom] suricate
        [the] le suricate
        [acc] le suricate
        [gen] du suricate
        [to] au suricate
        [four] carré de suricates
    }
-spades =
    { $form ->
       *[nom] nord
        [acc] le nord
        [gen] du nord
        [of] du nord
    }
-hearts =
    { $form ->
       *[nom] sud
        [acc] le sud
        [gen] du sud
        [of] du sud
    }
-diamonds =
    { $form ->
       *[nom] est
        [acc] l’est
        [gen] de l’est
        [of] de l’est
    }
-clubs =
    { $form ->
       *[nom] ouest
        [acc] l’ouest
        [gen] de l’ouest
        [of] de l’ouest
    }

rank-letter =
    { $rank ->
        [A] lion
        [T] léopard
        [K] éléphant
        [Q] rhino
        [J] croco
        [9] serpent
        [8] singe
        [7] suricate
       *[other] { $rank }
    }
suit-sign =
    { $suit ->
        [S] N
        [H] S
        [D] E
        [C] O
       *[other] { $suit }
    }
card-short = { rank-letter } { suit-sign }
suit-word = plaine
trump-word = plaine inondée
trick-word = expédition
side-takers = équipe engagée
side-defence = équipe en défense

## Table

say-take = Accepter : inonder { suit.acc }
say-suit = Inonder { suit.acc }
call-take = { $player } : j’accepte, j’inonde { suit.acc } !
call-suit = { $player } : j’inonde { suit.acc } !
call-round-two = Tout le monde passe. Deuxième tour : choisissez une plaine.
contract-is = Plaine inondée : { contract }. Accepté : { $player }.
taker-is = Accepté : { $player }.
deal-start = Manche { $n }. Donneur : { $player }.
passed-out = Personne n’accepte.
ask-swap = Échanger votre suricate contre { card.acc } ?
swap-made = { $player } : le suricate contre { card.acc }.
say-no-swap = Garder le suricate
announced-belote = { $player } : BeloZ.
contest-later-second = On verra à l’expédition 2 quelles annonces sont bonnes.
contest-later-end = On verra après la dernière expédition quelles annonces sont bonnes.
decl-sequence =
    { $length ->
        [3] suite de trois { card.to }
        [4] suite de quatre { card.to }
        [5] suite de cinq { card.to }
       *[other] suite de { $length } { card.to }
    }
decl-belote = BeloZ, éléphant et rhinocéros de la plaine inondée
ask-belote = Annoncer BeloZ ?
ask-belote-suit = Annoncer BeloZ, plaine { suit.gen } ?
ask-rebelote = Annoncer Re-BeloZ ?
say-belote = BeloZ
say-rebelote = Re-BeloZ
belote-said = { $player } : BeloZ !
rebelote-said = { $player } : Re-BeloZ !
belot8 = { $player } : les huit { suit.of } ! La partie est gagnée.
trick-number = Expédition { $n }.
trick-won =
    { $n ->
        [one] Expédition : { $player }, { $n } point.
       *[other] Expédition : { $player }, { $n } points.
    }
last-trick-won = Dix de der : { $player }, +{ $n }.
last-trick-look = Expédition précédente : { $cards }. Ramassée : { $player }.
last-trick-none = Pas encore d’expédition.
tricks-count = Expéditions : { $list }.
trump-is = Plaine inondée : { contract }.
command-table = table
    .help = les cartes sur la table et la plaine inondée
command-last = expédition
    .help = l’expédition précédente

## Refusals

refusal-follow = Fournissez, plaine { led.gen } : vous avez { card.acc }.
refusal-head = Montez : il y a { card.acc } sur la table.
refusal-head-trump = Montez dans la plaine inondée : { card.the } tient l’expédition.
refusal-ruff = Rien { led.gen } : interceptez.
refusal-overtrump = Surinterceptez : vous pouvez battre { card.acc }.
refusal-undertrump = Laissez filer : n’importe quelle carte inondée.
refusal-partner-free = Votre partenaire tient l’expédition : jeu libre.
refusal-void-free = Rien { led.gen }, rien d’inondé : défaussez-vous librement.
refusal-cannot-overtrump-free = Surinterception impossible : jeu libre.
refusal-must-call = Vous devez choisir une plaine.
refusal-not-turned-suit = Une autre plaine que celle { suit.gen }.
refusal-belote-not-held = Pour BeloZ, il faut l’éléphant et le rhinocéros de la plaine inondée.
refusal-belote-late = Trop tard pour BeloZ : il se dit avec la première des deux cartes.
refusal-belote-not-now = BeloZ se dit en jouant l’éléphant ou le rhinocéros inondé.
refusal-swap-not-possible = Pas d’échange du suricate maintenant.

## Score

part-cards = expéditions { $n }
part-last = dix de der { $n }
sheet-title = Décompte de la manche { $n }.
part-capot = manche d’or { $n }
part-belote = BeloZ { $n }
tricks =
    { $n ->
        [one] { $n } expédition
       *[other] { $n } expéditions
    }
capot = Manche d’or : { $side }, +{ $n }.
no-trick-void = Aucune expédition, annonces annulées : { $side }.
no-trick-belote-void = Aucune expédition, BeloZ annulé : { $side }.
no-trick-transfer = Manche d’or, annonces et BeloZ aussi : { $side }.
failed = Contrat brisé : { $defence } +{ $b }, { $takers } +{ $a }.
failed-keep = Contrat brisé : { $takers } rien, les autres gardent leurs points.
failed-split = Contrat brisé : { $takers } rien, points partagés entre les autres.
failed-lost = Perdu avec le contrat brisé : { $takers }, { $what }.
tie-fail = L’égalité ne suffit pas : contrat brisé.
belote-stays = BeloZ reste acquis : { $side }.
belote-moves = BeloZ change de camp : { $side }.
end-capot = Une Manche d’or ne termine pas la partie : encore une manche.
end-belot8 = { $side } : huit d’une plaine, la partie !

## Commands

simulate-heading-failed = Brisés
simulate-heading-capots = Manches d’or

## On the screen

client-tricks = Expéditions { $list }
client-last-trick = Expédition précédente
client-part-last = Dix de der
client-part-capot = Manche d’or
client-deal = Manche { $n }
client-next-deal = Manche suivante
client-no-deal-yet = Aucune manche marquée.

## House rules

option-nine-trump-points = Serpent d’eau inondé
    .meaning = Ce que vaut le serpent d’eau de la plaine inondée.
    .v-14 = Quatorze points.
    .v-15 = Quinze points.
option-seq-order = Ordre des suites
    .meaning = Quelles cartes se suivent dans une suite.
    .v-natural = Suricate, singe, serpent d’eau, léopard, crocodile, rhinocéros, éléphant, lion.
    .v-strength = Comme en expédition : suricate, singe, serpent d’eau, crocodile, rhinocéros, éléphant, léopard, lion.
option-gather = Ramassage
    .meaning = Comment on réunit les expéditions quand on ne mélange pas.
    .v-last-trick-team-on-top = Le tas de la dernière expédition va dessus.
    .v-takers-on-top = Le tas des preneurs va dessus.
    .v-secret = Dans un ordre que personne ne connaît.
    .v-n-a = Sans objet : le jeu est mélangé.
option-turn-up = Retourne
    .meaning = À quoi sert la carte retournée.
    .v-to-taker = Le preneur la ramasse.
    .v-offer-only = Elle propose seulement sa plaine.
    .v-none = Pas de retourne.
option-seven-swap = Échange du suricate
    .meaning = Le suricate inondé peut s’échanger contre la retourne.
    .v-off = Pas d’échange.
    .v-on = Oui, si la plaine retournée est inondée.
option-auction = Enchères
    .meaning = Comment se choisit la plaine inondée.
    .v-two-round-take = Accepter la plaine retournée ou passer ; puis choisir une plaine.
    .v-one-round-call = Un tour : choisir une plaine ou passer.
    .v-eldest-calls = Le premier joueur doit choisir une plaine.
    .v-two-player-short = Un tour sur la retourne ; puis le donneur choisit une autre plaine.
    .v-ladder = Enchères montantes : ouest, est, sud, nord, sans atout, tout atout.
    .v-numeric = Enchères en points, comme à la coinche.
option-second-round-suits = Deuxième tour
    .meaning = Quelles plaines on peut choisir au deuxième tour.
    .v-any = Toutes.
    .v-not-turned = Toutes sauf la retourne.
option-contracts = Contrats
    .meaning = Ce qu’on peut demander.
    .v-suits = Les quatre plaines.
    .v-suits-nt-at = Les quatre plaines, sans atout et tout atout.
option-head-plain = Monter sur plaine sèche
    .meaning = Faut-il monter quand on fournit une plaine sèche ?
    .v-off = Non.
    .v-on = Oui, si l’on peut.
option-head-trump-lead = Monter sur plaine inondée
    .meaning = Faut-il monter quand la plaine inondée est entamée ?
    .v-always = Oui, toujours.
    .v-not-partner = Oui, mais pas sur son partenaire.
    .v-never = Non.
option-head-after-ruff = Monter après une interception
    .meaning = Faut-il encore monter sur la plaine sèche une fois l’expédition interceptée ?
    .v-off = Non.
    .v-on = Oui.
option-void-partner-winning = Partenaire maître
    .meaning = Ce qu’on doit jouer sans la plaine quand le partenaire tient l’expédition.
    .v-free = Ce qu’on veut.
    .v-must-trump = Il faut intercepter, et surintercepter si l’on peut.
    .v-trump-no-over = Il faut intercepter, mais pas surintercepter.
option-undertrump = Laisser filer
    .meaning = Ce qu’on doit jouer sans pouvoir surintercepter l’adversaire.
    .v-forced = Une carte inondée plus petite.
    .v-free = Ce qu’on veut.
option-partner-ruff = Le partenaire a intercepté
    .meaning = Ce qu’on doit jouer sans la plaine quand le partenaire tient l’expédition par une carte inondée.
    .v-free = Ce qu’on veut.
    .v-must-beat-if-only-trumps = Qui n’a que des cartes inondées doit monter s’il peut.
    .v-no-undertrump = Pas de carte inondée plus petite tant qu’on en a une plus grande.
option-belote-in-contract = BeloZ et contrat
    .meaning = Le BeloZ aide-t-il à remplir le contrat ?
    .v-on = Oui.
    .v-off = Non, il est seulement marqué.
option-end-belote-guard = BeloZ à la fin
    .meaning = Quand un camp au but grâce au seul BeloZ n’a pas gagné.
    .v-off = Jamais : il a gagné.
    .v-capot = S’il n’a aucune expédition dans cette manche.
    .v-capot-or-failed = S’il n’a aucune expédition ou un contrat brisé dans cette manche.
option-decl-when = Quand annoncer
    .meaning = Quand se disent les annonces.
    .v-first-trick = À la première expédition, au plus tard avec sa carte.
    .v-with-first-card = Avec sa première carte seulement.
    .v-before-first-trick = Avant l’entame.
option-decl-show = Quand montrer
    .meaning = Quand le camp qui marque montre ses cartes.
    .v-second-trick = À la deuxième expédition.
    .v-at-once = Tout de suite.
    .v-after-deal = Après la dernière expédition.
option-quad100-order = Carrés à 100
    .meaning = L’ordre des carrés qui valent 100.
    .v-atkq = Lions, léopards, éléphants, rhinocéros.
    .v-akqt = Lions, éléphants, rhinocéros, léopards.
    .v-equal = Tous égaux.
option-seq-trump-priority = Suite inondée
    .meaning = La plaine inondée départage-t-elle deux suites égales ?
    .v-off = Non.
    .v-on = Oui, la suite inondée gagne.
option-quads-tkq = Carrés de léopards, d’éléphants, de rhinocéros
    .meaning = Les carrés de léopards, d’éléphants et de rhinocéros valent-ils 100 ?
    .v-on = Oui.
    .v-off = Non.
option-belote-points = BeloZ
    .meaning = Ce que valent l’éléphant et le rhinocéros inondés dans la même main.
    .v-20 = 20 points.
option-belote-announce = Dire BeloZ
    .meaning = Comment s’annonce BeloZ.
    .v-manual-both = Un mot avec chacune des deux cartes.
    .v-manual-first = Un mot avec la première ; le second vient tout seul.
    .v-auto = La table l’annonce.
option-belote-before-play = BeloZ avant le jeu
    .meaning = BeloZ peut-il se dire avec les annonces ?
    .v-off = Non, seulement en jouant ses cartes.
    .v-on = Oui, avec les annonces.
option-belote-in-contest = BeloZ comparé
    .meaning = BeloZ entre-t-il dans la comparaison des annonces ?
    .v-off = Non, il compte à part.
    .v-if-called-before-play = Oui, pour 20, s’il est dit avant le jeu.
option-belot8-wins-match = Huit d’une plaine
    .meaning = Huit cartes d’une plaine dans une main gagnent-elles la partie ?
    .v-off = Non.
    .v-trump-only = Seulement les huit cartes inondées.
    .v-on = Oui, aussitôt.
option-last-trick = Dix de der
    .meaning = Ce que vaut en plus la dernière expédition.
    .v-10 = 10 points.
option-capot-bonus = Manche d’or
    .meaning = Ce que valent toutes les expéditions, en plus du dix de der.
    .v-90 = 90 points.
option-success-basis = Contrat rempli
    .meaning = Ce qu’il faut aux preneurs.
    .v-more-than-opponents = Plus que l’adversaire, tout compris.
    .v-cards82 = 82 aux expéditions, dix de der compris ; les annonces n’aident pas.
    .v-bid = Autant que demandé, quoi qu’ait l’adversaire.
    .v-bid-and-more = Autant que demandé, et plus que l’adversaire.
option-tie-rule = Totaux égaux
    .meaning = Ce qui se passe à égalité.
    .v-fail = Le contrat est brisé.
    .v-hang = Les points des preneurs sont en litige jusqu’à la donne suivante.
    .v-made = Le contrat est rempli.
option-fail-award = Contrat brisé
    .meaning = Qui marque quoi quand le contrat est brisé.
    .v-all-to-opponents = Tout va à l’adversaire.
    .v-keep-own = Les autres gardent leurs points ; ceux du preneur sont perdus.
    .v-split = Les points du preneur se partagent entre les autres.
    .v-pile-bid = L’adversaire marque le forfait et l’enchère.
    .v-pile = L’adversaire marque le forfait.
    .v-bid = L’adversaire marque l’enchère.
option-fail-declarations = Annonces et contrat brisé
    .meaning = Ce que deviennent les annonces du camp au contrat brisé.
    .v-transfer = Elles vont à l’adversaire.
    .v-lost = Elles sont perdues.
    .v-keep = Elles restent.
option-belote-on-fail = BeloZ et contrat brisé
    .meaning = Ce que devient le BeloZ du camp au contrat brisé.
    .v-keep = Il reste acquis.
    .v-transfer = Il va à l’adversaire.
    .v-lost = Il est perdu.
option-no-trick-declarations = Aucune expédition : annonces
    .meaning = Ce que deviennent les annonces d’un camp sans expédition.
    .v-keep = Elles comptent.
    .v-void = Elles sont annulées.
    .v-transfer = Elles vont au camp de la Manche d’or.
option-no-trick-belote = Aucune expédition : BeloZ
    .meaning = Ce que devient le BeloZ d’un camp sans expédition.
    .v-keep = Il compte.
    .v-void = Il est annulé.
    .v-transfer = Il va au camp de la Manche d’or.
option-capot-ends-match = Fin sur Manche d’or
    .meaning = Une Manche d’or peut-elle finir la partie ?
    .v-on = Oui.
    .v-off = Non, on joue encore une manche.
