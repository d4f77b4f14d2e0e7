# Helper cards, the assistant and lessons. `.beloz` is what BeloZ says instead.

## The doors

learn-title = Apprendre
learn-game = Jeu : { $game }
learn-rulebook = Règles du jeu
    .what = Toutes les règles de ce jeu, avec des exemples
learn-cards = Aide-mémoire
    .what = Cartes, valeurs et obligations sur une page
learn-assistant = Assistant
    .what = Avec de vraies cartes : que jouer, que dire ?
learn-practice = S’entraîner
    .what = Des leçons courtes, toujours de nouvelles cartes

## Seats

learn-seat-right = Droite
learn-seat-left = Gauche
learn-seat-partner = Partenaire
learn-seat-opposite = En face

## Helper card

learn-order = Ordre et valeur
learn-column-trump = Atout
    .beloz = Plaine inondée
learn-column-plain = Autres couleurs
    .beloz = Plaines sèches
learn-strongest = La plus forte d’abord.
learn-together = Avec le dix de der, { $n } points en tout
    .beloz = Avec le dix de der, { $n } points en tout
learn-sequence-order = Ordre dans une suite
learn-worths = Ce qui compte aussi
learn-run =
    { $length ->
        [3] Trois cartes qui se suivent
        [4] Quatre cartes qui se suivent
       *[other] Cinq cartes ou plus qui se suivent
    }
learn-eight = Huit de la couleur
    .beloz = Huit de la même plaine
    .wins = la partie
learn-rulings = À qui comptent-elles ?
learn-duties = Ce qu’il faut jouer
learn-when-suit = Vous avez la couleur demandée
    .beloz = Vous avez la plaine visée
learn-when-suit-ruffed = … et quelqu’un a coupé
    .beloz = … et quelqu’un a intercepté
learn-when-trump = On joue atout et vous en avez
    .beloz = La plaine inondée est visée
learn-when-trump-partner = … et votre partenaire tient le pli
    .beloz = … et votre partenaire tient l’expédition
learn-when-ruff = Pas de cette couleur, l’adversaire tient le pli
    .beloz = Pas de cette plaine, l’adversaire tient l’expédition
learn-when-over = L’adversaire a coupé, vous pouvez surcouper
    .beloz = L’adversaire a intercepté, vous avez plus fort
learn-when-under = L’adversaire a coupé, vous n’avez pas plus fort
    .beloz = L’adversaire a intercepté, vous n’avez pas plus fort
learn-when-partner = Pas de cette couleur, votre partenaire tient le pli
    .beloz = Pas de cette plaine, votre partenaire tient l’expédition
learn-when-partner-ruffed = … et votre partenaire a coupé
    .beloz = … et votre partenaire a intercepté
learn-when-free = Ni la couleur ni atout
    .beloz = Ni la plaine visée ni carte inondée
learn-when-no-trumps = À sans atout
learn-when-all-trumps = À tout atout
learn-must-follow = Fournir, n’importe quelle carte
    .beloz = Fournir, n’importe quelle carte
learn-must-head = Fournir, en montant si possible
    .beloz = Fournir, en montant si possible
learn-must-head-trump = Monter si possible
    .beloz = Monter si possible
learn-must-ruff = Couper
    .beloz = Intercepter
learn-must-overtrump = Surcouper
    .beloz = Surintercepter
learn-must-undertrump = N’importe quel atout
    .beloz = Laisser filer une carte inondée
learn-must-free = N’importe quelle carte
    .beloz = Se défausser librement
learn-large = En grand
learn-print = Imprimer
learn-page-back = Page précédente
learn-page-on = Page suivante
learn-page = { $n } sur { $max }

## Assistant

learn-mode-play = Que puis-je jouer ?
learn-mode-call = Dois-je prendre ?
learn-contract = Atout
    .beloz = Plaine inondée
learn-who-leads = Qui entame ? Touchez une place.
learn-who-deals = Qui donne ? Touchez une place.
learn-leads = entame
learn-deals = donne
learn-cards-for = La carte suivante va à
learn-deck = Toutes les cartes
learn-clear = Nouvelles cartes
learn-next-card = Carte suivante : { $player }.
learn-enter-hand = Touchez les cartes de votre main.
learn-points-here = Sur la table : { $n }.
learn-would-win = { card } : permis, et tiendrait le pli.
    .beloz = { card } : permis, et tiendrait l’expédition.
learn-would-lose = { card } : permis, mais ne tiendrait pas le pli.
    .beloz = { card } : permis, mais ne tiendrait pas l’expédition.
learn-announce = Annonces : { $n }
learn-announce-none = Rien à annoncer.
learn-so-far = Selon les cartes indiquées.
learn-calls = Les enchères jusqu’ici
learn-call-of = Que dit-on ? { $player } :
learn-call-back = Reprendre la dernière parole
learn-enter-first =
    { $n ->
        [one] Touchez votre première carte.
       *[other] Touchez vos { $n } premières cartes.
    }
learn-enter-turned = Touchez la carte retournée.
learn-auction-over = Les enchères sont finies.
learn-says = Un joueur de club dirait : { $call }
learn-verdict-call = Un bon contrat.
learn-verdict-good = Assez bon aussi.
learn-verdict-close = Presque, mais pas assez.
learn-verdict-weak = Trop faible.
learn-ahead = Attendu : { $n } d’avance, il en faut { $need }.
learn-behind = Attendu : { $n } de retard, il faut { $need } d’avance.
learn-expected = Attendu : { $n } points, il en faut { $need }.
learn-has-trumps =
    { $n ->
        [one] { $n } atout
       *[other] { $n } atouts
    }
    .beloz = cartes inondées : { $n }
learn-has-jacks = { -jack } : { $n }
    .beloz = crocodile : { $n }
learn-has-nines = { -nine } : { $n }
    .beloz = serpent d’eau : { $n }
learn-has-aces =
    { $n ->
        [one] { $n } as hors atout
       *[other] { $n } as hors atout
    }
    .beloz = lions secs : { $n }
learn-has-announced = annonces { $n }

## Positions that cannot be

position-twice = Cette carte est déjà là.
position-hand-many = C’est trop de cartes pour une main.
position-hand-few = Il manque des cartes dans la main.
position-hand-empty = Il n’y a pas de carte dans la main.
position-trick-many = Quelqu’un aurait joué deux fois.
position-trick-few = Il manque une carte sur la table.
position-contract = Ce contrat n’existe pas dans ce jeu.
position-turned = Dans ce jeu, on retourne une carte.
position-auction-over = Les enchères sont déjà finies.
lesson-none = Ce jeu n’a pas cette leçon.
lesson-unknown = Cette leçon n’existe pas.

## Lessons

learn-lesson-follow = Fournir
    .beloz = Fournir
    .what = Qui a la couleur la joue
learn-lesson-head = Monter
    .beloz = Monter
    .what = Quand il faut jouer plus fort
learn-lesson-ruff = Couper
    .beloz = Intercepter
    .what = Sans la couleur, contre l’adversaire
learn-lesson-over = Surcouper
    .beloz = Surintercepter
    .what = Quelqu’un est passé avant
learn-lesson-under = Trop faible pour gagner
    .beloz = Laisser filer
    .what = Quelqu’un est passé avant, et plus fort
learn-lesson-partner = Le partenaire est maître
    .what = Sans la couleur, pour votre camp
learn-lesson-free = Jeu libre
    .beloz = Se défausser
    .what = Quand rien n’oblige
learn-lesson-winner = À qui le pli ?
    .what = Voir d’un coup d’œil qui l’emporte
learn-lesson-count = Compter un pli
    .what = Ce que valent les cartes
learn-lesson-declare = Annoncer
    .what = Tout trouver dans sa main
learn-lesson-contest = Lesquelles comptent ?
    .what = Annonces contre annonces
learn-lesson-bid = Prendre ou passer ?
    .what = Ce que vaut une main
learn-lesson-score = Rempli ou chuté ?
    .what = Le compte en fin de donne
learn-ask-cards = Quelles cartes pouvez-vous jouer ? Touchez-les toutes.
learn-ask-seat = Qui ramasse le pli ?
learn-ask-count = Combien de points ici ?
learn-ask-declare = Que pouvez-vous annoncer, belote comprise ?
    .bela = Que pouvez-vous annoncer, belote comprise ?
    .beloz = Que pouvez-vous annoncer, BeloZ compris ?
learn-ask-side = Quelles annonces comptent ?
learn-ask-call = Vous parlez en premier. Que dites-vous ?
learn-ask-result = Preneur : { $player }. Comment cela finit-il ?
learn-all = Toutes
learn-check = Vérifier
learn-next = Suite
learn-right-0 = Juste !
learn-right-1 = Exactement !
learn-right-2 = Bien vu !
learn-wrong = Pas tout à fait.
learn-right-is = Réponse : { $what }.
learn-tap-why = Touchez une carte : elle dit pourquoi.
learn-nobody = Personne
learn-result-made = Rempli
learn-result-failed = Chuté
    .beloz = Brisé
learn-result-hang = Égalité : litige
learn-dealer-is = Donneur : { $player }.
learn-in-a-row = { $n } d’affilée
learn-learnt = Acquis
learn-of-five = { $n } sur 5
learn-begin = Commencer : { $lesson }
learn-go-on = Continuer : { $lesson }
learn-all-learnt = Tout est acquis. Il reste toujours de nouvelles cartes.
learn-now-learnt = Cinq d’affilée : c’est acquis !
learn-next-lesson = Leçon suivante : { $lesson }
learn-the-rule = La règle
learn-lessons = Leçons
learn-waiting = On distribue les cartes.
