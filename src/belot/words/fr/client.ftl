# Ce que seul l’écran dit.

## Screens and doors

client-title = Belot : jeux de cartes
client-title-turn = ● À vous – Belot
client-tagline = Belote, bela, belote bulgare et BeloZ
client-play-now = Jouer
client-play-now-what = { $game }, contre des robots
client-new-table = Nouvelle table
client-new-table-what = Choisir le jeu, les règles et les places
client-pad = Feuille de marque
client-pad-what = Pour de vraies cartes : qui a pris, combien, qui mène
client-learn = Apprendre
client-learn-what = Règles, exercices, assistant
client-pad-continue = Feuille de marque : { $game }
client-to-pad = Porter le score sur la feuille
client-continue = Reprendre : { $game }
client-give-up = Fermer cette partie : { $game }
client-look-back = Revoir : { $game }
client-settings = Réglages
client-about = À propos
client-privacy = Confidentialité
client-home = Accueil
client-back = Retour
client-close = Fermer
client-cancel = Annuler
client-done = Terminé
client-menu = Menu
client-loading = La table se prépare.

## The line to the server

client-offline = Hors ligne. Votre place et vos cartes sont gardées.
client-no-server = Le serveur ne répond pas. Réessayez dans un instant.
client-no-line = Hors ligne
client-slow-line = Connexion lente
client-part-missing = Hors ligne : cette partie n’est pas encore là.
client-part-slow = Cette partie est encore en chemin.
client-retry = Réessayer
client-moved = Vous jouez dans une autre fenêtre.
client-here = Jouer ici
client-gone = Cette table n’existe plus.

## Choosing a game

client-choose-game = Quel jeu ?
client-my-rules = Mes règles
client-relatives = Variantes et tournois
client-forget = Oublier : { $name }
client-house-rules = Règles maison
client-rules-name = Un nom pour vos règles
client-which = Cinq questions pour trouver vos règles
client-all-defaults =
    { $n ->
        [one] { $n } règle changée : annuler
       *[other] { $n } règles changées : tout annuler
    }
client-rule-wrong = Cette valeur ne convient pas : { $option }
client-seats = Qui joue ?
client-your-name = Votre nom
client-plays-like = Joue comme
client-sit-down = S’asseoir et jouer

## The table

client-dealer-letter = D
client-caller = preneur
client-called = preneur : { $player }
client-cards-left =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
client-on-table = Sur la table
client-tray = À faire
client-your-hand = Votre main
client-points = Points { $list }
client-tricks = Plis { $list }
client-last-trick = Pli précédent
client-taken-by = Remporté : { $player }
client-turned = Retourne
client-lowest-deals = Donneur : { $player }, carte la plus basse.
client-go-on = Continuer
client-leave = Quitter la table
client-takeback = Reprendre le coup
client-log = Déroulement

## Prompts

client-cut = Coupez : glissez sur le jeu.
client-cut-cards = Cartes à lever
client-cut-here = Couper { $n }
client-tap = Toquer
client-seat-away = sans réseau
client-seat-gone = hors ligne
client-take = Je prends
client-put-back = Écarter
client-declarations = Vos annonces
client-announce = Annoncer ?
client-announce-it = Annoncer
client-announce-with-card = Annoncé avec votre première carte :
client-play = Jouer { card.acc }
client-with-belote = Dire « { say-belote } »
client-with-rebelote = Dire « { say-rebelote } »
client-quietly = Jouer sans rien dire
client-claim-right = { $player } : renonce réclamée, { card }. C’est juste.
client-claim-wrong = { $player } : renonce réclamée, { card }. C’est faux.
client-seat-taken = { $player } s’assied.
client-missing = { $player } n’est pas là.
client-missing-bot = { $player } n’est pas là. Un robot prend la relève dans { $time }.
client-wait-for = Attendre { $player }
client-bot-now = Faire jouer un robot
client-stands-in = Un robot remplace { $player }.
client-seat-back = { $player } est de retour.
client-you-back = Vous jouez de nouveau vous-même.

## Score

client-score = Marque
client-part-cards = Cartes
client-part-last = Dix de der
client-part-capot = Capot
client-part-declarations = Annonces
client-part-belote = { say-belote }
client-part-totals = Ensemble
client-part-hung = Points en litige gagnés
client-part-written = Marqués
client-renonce = Renonce. En faute : { $side }.
client-deal = Donne { $n }
client-no-deal-yet = Aucune donne marquée.
client-total = Total
client-to-go = encore { $n }
client-next-deal = Donne suivante
client-rematch = Revanche
client-you-won = Victoire !
client-you-lost = La partie est finie

## Settings

client-set-language = Langue
client-set-deck = Cartes
client-set-theme = Couleurs
client-set-speed = Vitesse
client-set-hold = Un pli terminé reste
client-set-fourcolours = Quatre couleurs
client-set-largetext = Grand texte
client-set-sound = Son
client-set-vibration = Vibration
client-set-onetap = Un seul geste joue la carte
client-set-lefthand = Gaucher
client-set-shortcuts = Raccourcis clavier
client-deck-game = Selon le jeu
client-deck-french = Cartes françaises
client-deck-german = Cartes allemandes
client-deck-beloz = Animaux BeloZ
client-theme-system = Comme l’appareil
client-theme-light = Clair
client-theme-dark = Sombre
client-speed-slow = Lent
client-speed-normal = Normal
client-speed-fast = Rapide
client-speed-none = Sans animation
client-hold-short = Peu de temps
client-hold-normal = Un instant
client-hold-long = Plus longtemps
client-hold-tap = Jusqu’à mon geste

## Keys

client-keys = Clavier
client-rulebook = Règles du jeu
client-the-rule = La règle
client-help = Cette aide
client-key-for = Touche : { $what }
client-key-card = Lever une carte ; encore pour la jouer
client-key-enter = Jouer la carte levée, presser un bouton
client-key-arrows = Parcourir la main

## About

client-about-what = Une table pour le belot, la belote, la bela et BeloZ. Les règles forment un seul livre ; chaque nombre du décompte en vient.
client-about-beloz = BeloZ est une marque de ses auteurs. Ce programme n’est pas le leur ; ses animaux et ses mots français, croates et bulgares sont notre choix.
client-about-faces = Rois, dames et valets : Letele playing cards, CC0. Index, enseignes et dos sont dessinés ici.
client-about-animals = Animaux : Fluent Emoji de Microsoft, licence MIT. Le suricate est dessiné ici.
client-about-words = Les mots douteux sont signalés dans le projet ; vos corrections sont bienvenues.
