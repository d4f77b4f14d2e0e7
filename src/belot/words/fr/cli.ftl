# Phrases des commandes : rules, simulate, replay, convert, perft.

## Common

belot = Belot, belote, bela et BeloZ
error-line = { $file }, ligne { $line } : { $reason }
error-file = { $file } : { $reason }
error-usage = { $text } – voyez « belot { $command } --help ».
file-missing = Fichier introuvable.
folder-missing = Ce dossier n’existe pas : { $folder }.
file-unreadable = Fichier illisible.
file-exists = Le fichier existe déjà ; rien n’a été écrasé.
file-suffix = Suffixe inconnu : { $suffix }. Possible : { $known }.
file-not-text = Ce n’est pas un fichier de texte.
interrupted = Arrêté.
bot-unknown = Robot inconnu : { $bot }. Connus : { $known }.
seat-unknown = Place inconnue : { $n }. Possible : { $known }.
language-unknown = Langue inconnue : { $lang }. Connues : { $known }.
terminal-letters = Ce terminal n’a pas de lettres cyrilliques : en anglais.
did-you-mean = Vouliez-vous dire { $names } ?
no-such-command = Cette commande n’existe pas : { $name }. « belot --help » en donne la liste.
deal-unknown = Cette donne n’existe pas : { $n }. Possible : { $known }.
number-needed = { $name } demande un nombre.
number-from = Il faut un nombre entier, au moins { $n }, et non { $value }.

about-rules = Montrer les jeux et leurs règles maison.
about-simulate = Faire jouer des robots entre eux.
about-replay = Rejouer un enregistrement et le vérifier.
about-convert = Passer un enregistrement dans l’autre notation.
about-perft = Compter les suites de coups d’un fichier de positions.
about-solve = Calculer le meilleur jeu à partir d’une position enregistrée, cartes sur table.
about-play = Jouer une partie dans le terminal.
arg-preset = le jeu, avec options : bela4(target=701)
arg-json = en JSON
arg-rules = le jeu, avec options
arg-matches = nombre de parties
arg-bots = les robots, un par camp, séparés par des virgules
arg-seed = la graine des cartes
arg-record = enregistrer dans ce fichier
arg-seat = votre place
arg-file = un enregistrement
arg-target-file = le fichier à écrire
arg-lang = langue : en, fr, hr, bg
arg-theme = vocabulaire : cards ou beloz

## rules

rules-title = { $name }
rules-canonical = Nom avec options : { $rules }
rules-house = règle maison, au lieu de { $value }
rules-list = Jeux :
rules-list-line = { $preset } – { $name }. { $meaning }
rules-heading-option = Option
rules-heading-value = Valeur
rules-heading-meaning = Sens
rules-heading-source = Origine

## simulate

simulate-start =
    { $n ->
        [one] { $rules } : { $n } partie, { $bots }, graine { $seed }.
       *[other] { $rules } : { $n } parties, { $bots }, graine { $seed }.
    }
simulate-progress = { $done } sur { $n }
simulate-heading-bot = Robot
simulate-heading-side = Camp
simulate-heading-won = Gagnées
simulate-heading-share = Part
simulate-heading-points = Points par donne
simulate-heading-made = Remplis
simulate-heading-failed = Chutés
simulate-heading-capots = Capots
simulate-deals =
    { $n ->
        [one] { $n } donne
       *[other] { $n } donnes
    }
simulate-matches =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
simulate-speed =
    { $n ->
        [one] { $n } donne par seconde
       *[other] { $n } donnes par seconde
    }
simulate-time = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
simulate-passed-out = Donnes sans preneur : { $n }
simulate-hanging = Litiges : { $n }
simulate-recorded =
    { $n ->
        [one] { $n } partie écrite dans { $file }.
       *[other] { $n } parties écrites dans { $file }.
    }
simulate-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-average = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## replay, convert

replay-ok =
    { $n ->
        [one] { $file } : { $n } donne, tout est juste.
       *[other] { $file } : { $n } donnes, tout est juste.
    }
replay-unfinished = L’enregistrement s’arrête en pleine partie.
replay-winner = Victoire : { $side }.
convert-done =
    { $n ->
        [one] { $file } écrit : { $n } donne.
       *[other] { $file } écrit : { $n } donnes.
    }

## perft

perft-heading-depth = Cartes
perft-heading-count = Suites de coups
perft-heading-points = Points
perft-ok =
    { $n ->
        [one] { $n } position juste.
       *[other] { $n } positions justes.
    }
perft-wrong = { $name }, cartes { $n } : attendu { $expected }, obtenu { $got }.
perft-failed =
    { $n ->
        [one] { $n } position fausse.
       *[other] { $n } positions fausses.
    }

## The page of the link that belot admin prints

door-title = Administrer ce serveur
door-text = Ce lien fait de ce navigateur un administrateur de ce serveur Belot. Il sert une seule fois.
door-button = Devenir administrateur
door-done = Ce navigateur est maintenant administrateur.
door-on = Vers les tables
door-over = Ce lien a déjà servi, ou il est trop ancien.

## solve

solve-turn = { $player } doit jouer, cartes sur table. Au mieux des deux camps : { $own } points à { $other }.
solve-card = { $card } : { $own } à { $other }
solve-line = Meilleur jeu : { $cards }
solve-no-position = Il n’y a pas de carte à jouer à cet endroit.
