# Tout ce qui se dit à la table : questions (ask-), choix (say-), événements, aide.

## Start of a match

match-start = { $rules }, partie en { $n } points.
match-seats = Dans l’ordre du jeu : { $players }.
match-you = Vous êtes à la place { $n } ; votre partenaire : { $partner }.
match-you-alone = Vous êtes à la place { $n } ; chacun joue pour soi.
match-seed = Graine { $seed } : la même graine redonne les mêmes cartes.
match-help = Tapez une carte, un numéro de la liste ou « { command-help } ».

## Dealer, shuffle, cut, deal

draw-start = Tirage du donneur : la plus petite carte donne.
draw-card = { $player } : { card }.
draw-tie = Égalité, nouveau tirage : { $players }.
dealer-drawn = Donneur : { $player }, plus petite carte.
dealer-random = Donneur : { $player }, par tirage au sort.
dealer-chosen = Donneur : { $player }.
deal-start = Donne { $n }. Donneur : { $player }.
shuffled = Le jeu est mélangé.
gathered = Le jeu est ramassé et seulement coupé.
ask-cut = Coupez le jeu : prenez de { $min } à { $max } cartes.
ask-cut-tap = Coupez le jeu : prenez de { $min } à { $max } cartes, ou tapez dessus (0).
cut-made =
    { $n ->
        [one] { $player } : coupe à { $n } carte.
       *[other] { $player } : coupe à { $n } cartes.
    }
cut-tapped = { $player } : sans coupe.
ask-packets = Comment donnez-vous ?
packets-made = { $player } : donne par { $packets }.
hand = Votre jeu : { $cards }.
hand-empty = Vous n’avez plus de carte.
hand-of = Jeu, { $player } : { $cards }.
turn-up = Retourne : { card }.
turn-up-info = Retourne, pour information : { card }.
turn-up-own = Retourne : { card }, une de vos cartes.
turn-up-taken = { $player } : la retourne, { card }.
talon-taken =
    { $n ->
        [one] Chacun prend { $n } carte du talon.
       *[other] Chacun prend { $n } cartes du talon.
    }
talon-yours = Du talon : { $cards }.
talon-of = Talon, { $player } : { $cards }.
dealt-rest = Le reste est donné.
rest-of = Le reste, { $player } : { $cards }.
dead-cards = Hors jeu : { $cards }.

## Auction

ask-call = Votre enchère :
ask-call-higher = Un nombre plus haut s’écrit, par exemple { $example }.
say-pass = Passe
say-take = Je prends à { suit }
say-suit = Je prends à { suit }
say-bid = { contract }
say-double = Contre
say-redouble = Surcontre
call-pass = { $player } : passe.
call-take = { $player } : je prends à { suit } !
call-suit = { $player } : { suit } !
call-bid = { $player } : { contract }.
call-double = { $player } : contre !
call-redouble = { $player } : surcontre !
call-round-two = Tout le monde passe. Deuxième tour : choisissez une couleur.
call-forced = { $player } : obligation de prendre, tout le monde a passé.
call-forced-you = Tout le monde a passé : vous devez prendre.
call-must = { $player } : en premier, obligation de prendre.
call-must-you = À vous d’abord : vous devez prendre.
contract-is =
    { $contract ->
        [NT] Contrat : { contract }. Preneur : { $player }.
        [AT] Contrat : { contract }. Preneur : { $player }.
       *[other] Atout : { contract }. Preneur : { $player }.
    }
taker-is = Preneur : { $player }.
contract-doubled = Contré : tout compte ×{ $n }.
contract-redoubled = Surcontré : tout compte ×{ $n }.
passed-out = Tout le monde passe.
redeal-next = Nouvelle donne. Donneur : { $player }.
redeal-same = Nouvelle donne, même donneur : { $player }.

## Seven swap and the captain's discard

ask-swap = Échanger votre sept contre { card.acc } ?
swap-made = { $player } : le sept contre { card.acc }.
say-swap = Échanger
say-no-swap = Garder le sept
captain-takes =
    { $n ->
        [one] { $player } : { $n } carte en plus, une à rendre.
       *[other] { $player } : { $n } cartes en plus, autant à rendre.
    }
captain-yours = Les cartes pour vous : { $cards }.
ask-discard = Écartez deux cartes, faces cachées :
ask-discard-two = Écartez deux cartes, faces cachées, par exemple { $example } :
discard-made = { $player } : deux cartes écartées.
discard-yours = Vous écartez { $cards }.

## Declarations

ask-declare = Vous pouvez annoncer : { $list }.
ask-declare-which = Lesquelles ? Numéros, « { command-all } » ou « { command-none } ».
say-declare-all = Tout annoncer
say-declare-none = Ne rien annoncer
announced = { $player } : { $n }.
announced-none = { $player } : rien.
announced-belote = { $player } : belote.
decl-sequence =
    { $length ->
        [3] tierce { card.to }
        [4] cinquante { card.to }
        [5] cent { card.to }
       *[other] cent de { $length } cartes { card.to }
    }
decl-quad = { rank.four }
decl-belote = belote, roi et dame { contract.gen }
decl-item = { $what } ({ $n })
declared-shown = { $player } : { $what } ({ $cards }).
contest-won =
    { $n ->
        [one] Annonces : { $side }, { $n } point.
       *[other] Annonces : { $side }, { $n } points.
    }
contest-quads =
    { $n ->
        [one] Carrés : { $side }, { $n } point.
       *[other] Carrés : { $side }, { $n } points.
    }
contest-sequences =
    { $n ->
        [one] Suites : { $side }, { $n } point.
       *[other] Suites : { $side }, { $n } points.
    }
contest-tie = Meilleures annonces égales : aucune ne compte.
contest-tie-quads = Meilleurs carrés égaux : aucun ne compte.
contest-tie-sequences = Meilleures suites égales : aucune ne compte.
contest-first = Égalité : la première dans l’ordre du jeu est bonne, { $player }.
contest-none = Pas d’annonces.
contest-later-second = On verra au pli 2 quelles annonces sont bonnes.
contest-later-end = On verra après le dernier pli quelles annonces sont bonnes.

ask-belote = Annoncer belote ?
ask-belote-suit = Annoncer belote à { suit } ?
ask-rebelote = Annoncer rebelote ?
say-belote = Belote
say-rebelote = Rebelote
belote-said = { $player } : belote !
rebelote-said = { $player } : rebelote !
belote-lost = Pas annoncée : pas de 20.
belot8 = { $player } : les huit { suit.of } ! La partie est gagnée.

## Play

your-turn = À vous de jouer.
your-lead = À vous d’entamer.
ask-card = Votre carte :
waiting = { $player } réfléchit.
waiting-call = La parole est à { $player }.
legal-cards = Vous pouvez jouer : { $cards }.
legal-one = Vous ne pouvez jouer que { $cards }.
no-card-now = Aucune carte à jouer maintenant.
play-made = { $player } : { card }.
play-led = Entame : { $player }, { card }.
trick-number = Pli { $n }.
trick-line = Sur la table : { $cards }.
trick-empty = Rien sur la table.
trick-winning = Maître du pli : { $player }, { card }.
trick-won =
    { $n ->
        [one] Pli : { $player }, { $n } point.
       *[other] Pli : { $player }, { $n } points.
    }
last-trick-won = Dix de der : { $player }, +{ $n }.
rest-taken = Tout le reste : { $player }.
last-trick-look = Pli précédent : { $cards }. Ramassé : { $player }.
last-trick-none = Pas encore de pli.
tricks-count = Plis : { $list }.
trump-is =
    { $contract ->
        [NT] { contract } : pas d’atout.
        [AT] { contract } : chaque couleur est atout.
       *[other] Atout : { contract }.
    }
score-now = Marque : { $list }.

## Take back, renonce, accepting the score

takeback-ask = { $player } : puis-je reprendre mon coup ?
takeback-done = Coup repris.
takeback-declaration = Repris : vos annonces.
takeback-cut = Repris : votre coupe.
takeback-call = Repris : votre enchère.
takeback-card = Repris : votre carte { $card }.
takeback-none = Rien à reprendre.
takeback-no = Le coup reste joué.
ask-claim = Quelle carte était une renonce ?
claim-made = { $player } : renonce ! { $offender } : { card }.
claim-right = Renonce : { $offender }. Il fallait : { $cards }.
claim-wrong = Pas de renonce : { card }, c’était juste. Fausse réclamation : { $player }.
ask-accept = Accepter le décompte ?
accepted = { $player } : d’accord.
say-accept = Accepter
say-claim = Réclamer une renonce

## Between deals and at the end

ask-continue = Entrée pour la donne suivante.
match-won = Victoire : { $side }. { $list }.
match-lost = Partie perdue. Victoire : { $side }. { $list }.
match-left = Vous quittez la partie. { $list }.
match-recorded = Partie écrite dans { $file }.
good-bye = Belle partie ! Au revoir.

## Answers

answer-yes = oui
    .key = o
answer-no = non
    .key = n
ask-yes-no = ({ answer-yes.key }/{ answer-no.key })
answer-unclear = Répondez « { answer-yes.key } » ou « { answer-no.key } ».
choice = { $n }. { $what }
choice-unclear = Choisissez un numéro de 1 à { $n }, ou tapez le mot.
choice-one = Tapez 1 ou le mot.
try-help = « { command-help } » donne la liste des commandes.

## Commands: the value is the word to type

help-title = Commandes :
help-line = { $word } – { $meaning }
help-cards = Une carte se tape par son rang et sa couleur, par exemple { $example }, ou par son numéro dans la liste.
command-hand = jeu
    .help = vos cartes
command-legal = permis
    .help = les cartes que vous pouvez jouer
command-table = table
    .help = les cartes sur la table, l’atout et le contrat
command-last = pli
    .help = le pli précédent
command-score = marque
    .help = la marque de la partie
command-calls = enchères
    .help = les enchères et les annonces
command-why = pourquoi
    .help = pourquoi une carte est permise ou non
command-rules = règles
    .help = les règles de cette table
command-claim = renonce
    .help = réclamer une renonce
command-takeback = reprendre
    .help = reprendre votre dernière carte, enchère, annonce ou coupe
command-all = tout
    .help = tout annoncer
command-none = rien
    .help = ne rien annoncer
command-help = aide
    .help = cette liste
command-quit = quitter
    .help = quitter la partie

## The terminal

play-short = { $player } : { $card }.
points-so-far = Points des plis : { $list }.
sequence-order = Ordre dans une suite : { $list }.
claim-is-right = Renonce : { $offender }. La réclamation est juste.
card-unclear = Laquelle ? { $cards }.
rank-not-held = Pas dans votre jeu : { rank }.
cards-many =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
calls-none = Personne n’a encore parlé.
say-tap = taper
ask-enter = Entrée : { $what }
ask-quit = Quitter la partie ?
ask-game = Quel jeu ?
ask-rematch = La revanche ?
