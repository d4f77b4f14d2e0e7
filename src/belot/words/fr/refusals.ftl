# Un message par refus. Dire quoi faire, puis pourquoi ; jamais de reproche.

## Card play

refusal-follow = Fournissez à { led } : vous avez { card.acc }.
refusal-head = Montez : il y a { card.acc } sur la table.
refusal-head-trump = Montez à l’atout : { card.the } tient le pli.
refusal-ruff = Pas de { led } : coupez.
refusal-overtrump = Surcoupez : vous pouvez battre { card.acc }.
refusal-undertrump = Sous-coupez : n’importe quel atout.
refusal-no-undertrump = Pas de plus petit atout sous celui du partenaire : vous en avez un plus grand.
refusal-partner-free = Votre partenaire tient le pli : jeu libre.
refusal-void-free = Ni { led } ni atout : jeu libre.
why-void-all-trumps = Pas de { led } : jeu libre.
refusal-cannot-overtrump-free = Surcoupe impossible : jeu libre.
refusal-only-one = Une seule carte possible : { card.the }.
refusal-lead-any = À vous d’entamer : n’importe quelle carte.

## Turn and calls

refusal-not-your-turn = C’est à { $player } de jouer.
refusal-not-your-call = La parole est à { $player }.
refusal-bid-higher = Il faut plus que { contract }.
refusal-must-call = Vous devez choisir l’atout.
refusal-not-turned-suit = Une autre couleur que { suit }.
refusal-double-own = On ne contre que l’adversaire.
refusal-double-nothing = Rien à contrer pour l’instant.
refusal-double-capot = Un capot ne se contre pas ici.
refusal-redouble-needs-double = On surcontre après un contre.
refusal-call-unknown = Cette enchère n’existe pas ici : { $text }.
refusal-call-frozen = Après un contre, plus d’enchère.

## Declarations and belote

refusal-decl-late = Trop tard pour annoncer.
refusal-decl-card-used = Déjà dans une autre annonce : { card }.
refusal-decl-not-held = Vous n’avez pas cette annonce.
refusal-decl-nt = Pas d’annonces à sans atout.
refusal-decl-off = À cette table, on joue sans annonces.
refusal-belote-not-held = Pour la belote, il faut le roi et la dame d’atout dans la même main.
refusal-belote-late = Trop tard pour la belote : elle se dit avec la première des deux cartes.
refusal-belote-not-now = La belote se dit en jouant le roi ou la dame d’atout.

## Cards

refusal-card-not-held = Pas dans votre jeu : { card }.
refusal-card-already-played = Déjà sur la table ou ramassé : { card }.
refusal-card-unknown = Cette carte n’existe pas : { $text }.
refusal-card-duplicate = Nommée deux fois : { card }.
refusal-cut-range = Prenez de { $min } à { $max } cartes.
refusal-packets-unknown = On ne donne pas ainsi : { $text }.
refusal-swap-not-possible = Pas d’échange du sept maintenant.
refusal-discard-two = Écartez exactement deux cartes.
refusal-discard-not-held = Rien à écarter : { card }, pas dans votre jeu.

## Renonce, phase

refusal-claim-own-card = On ne réclame que sur une carte adverse.
refusal-claim-not-played = Pas encore sur la table : { card }.
refusal-claim-off = Pas de réclamation ici : la table refuse elle-même les cartes interdites.
refusal-match-over = La partie est finie.
refusal-wrong-phase = Pas maintenant : une autre étape vient d’abord.
refusal-unknown-action = Je ne connais pas « { $text } ». Tapez « { command-help } ».
refusal-standing = La partie ne peut pas partir de là : { $text }.

## Rules

refusal-option-unknown = Cette option n’existe pas : { $option }.
refusal-option-value = { $option } n’admet pas { $value }. Possible : { $allowed }.
refusal-option-clash = { $first } et { $second } ne vont pas ensemble.
refusal-preset-unknown = Ce jeu n’existe pas : { $preset }. Connus : { $known }.
refusal-rules-syntax = Règles illisibles : { $text }.

## Records

refusal-record-truncated = L’enregistrement s’interrompt : la fin manque.
refusal-record-order = Pas à sa place : { $text }.
refusal-record-foreign = Étranger à un enregistrement : { $text }.
refusal-record-duplicate = Écrit deux fois : { $text }.
refusal-record-version = Version { $version } ; je lis jusqu’à la { $known }.
refusal-record-mismatch = L’enregistrement dit { $got }, les règles donnent { $expected }.

## Tables

refusal-malformed = Cela n’a pas été compris.
refusal-answered = Vous avez déjà répondu.
refusal-deal-running = La donne est encore en cours.
refusal-takeback = Il n’y a rien à reprendre.
refusal-seat-taken = Cette place est prise.
refusal-not-seated = Vous n’avez pas de place ici.
refusal-seats = Ces places ne conviennent pas au jeu.
refusal-name-empty = Un nom a au moins une lettre.
refusal-bot-unknown = Ce robot n’existe pas.
refusal-tables-many = Trop de tables : supprimez-en une d’abord.
refusal-slow-down = Trop à la fois : réessayez dans un instant.
refusal-match-running = La partie est encore en cours.
refusal-internal = Une erreur de notre côté. Veuillez réessayer.

## Rooms

refusal-not-host = Seul l’hôte peut faire cela.
refusal-not-member = Vous n’êtes pas encore à cette table : rejoignez-la d’abord.
refusal-room-locked = Cette table est fermée : personne d’autre n’entre pour l’instant.
refusal-room-full = Cette table est complète.
refusal-seat-held = Cette place est gardée pour quelqu’un.
refusal-not-agreed = Tout le monde n’a pas encore accepté les règles.
refusal-no-room = Aucune table avec ce code.
refusal-kicked = L’hôte vous a fait sortir de cette table.
refusal-chat-off = Pas de messages libres ici : les phrases toutes faites restent.
refusal-phrase-unknown = Cette phrase n’existe pas.
refusal-chat-empty = Écrivez d’abord quelque chose.
refusal-undo-none = Il n’y a rien à reprendre maintenant.
refusal-undo-asked = La question est déjà posée.
refusal-rest-none = On ne peut pas demander le reste des plis maintenant.
refusal-rest-asked = Le reste des plis est déjà demandé.
refusal-rest-bots = Ce n’est pas assuré, et les robots ne font pas de cadeau : on joue.
refusal-rest-renonce = On ne demande pas le reste ici : une renonce peut encore être réclamée.
refusal-called = Cette donne se prépare déjà.
refusal-not-called = Aucune donne ne se prépare maintenant.
refusal-commitment = Cet engagement pour les donnes ne convient pas.
refusal-reveal-wrong = Cette valeur ne tient pas l’engagement pour la donne.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-too-fast = Pas si vite : attendez un instant.
refusal-not-asked = La question n’est plus posée.
refusal-seat-other = Vous avez vu d’autres cartes dans cette partie : attendez la prochaine.
refusal-no-match = La partie n’a pas encore commencé.
refusal-no-link = Ce code ne marche pas, ou plus. Demandez-en un autre sur l’autre appareil.
refusal-invitation = Ici, il faut une invitation pour entrer, ou le code d’une table.

## Feuilles partagées

refusal-no-pad = Aucune feuille partagée sous ce lien, ou elle a été supprimée.
refusal-read-only = Ce lien permet seulement de regarder.
refusal-pads-many = Vous partagez trop de feuilles : supprimez-en une.
refusal-op-malformed = Cette ligne ne peut pas être partagée.
refusal-op-differs = Une autre ligne a pris la place de celle-ci.
refusal-op-ahead = L’horloge de cette ligne avance.
refusal-pad-opened = Cette feuille a déjà une partie.
refusal-pad-full = Cette feuille est pleine.
