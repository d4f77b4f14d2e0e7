# Le livre des règles : un paragraphe par règle, dans l’ordre du jeu.

## The page

book-title = Règles du jeu
book-choose = Quel jeu ?
book-contents = Sommaire
book-search = Chercher dans les règles
book-found =
    { $n ->
        [one] { $n } passage
       *[other] { $n } passages
    }
book-found-none = Rien trouvé. Essayez un autre mot.
book-print = Imprimer
book-learn-more = Règles d’un autre jeu
book-usual = Règle de la table. D’habitude : { $text }
book-ready = On joue ?
book-ready-what = Vous savez l’essentiel ; les cartes apprennent le reste.
book-play-these = Jouer avec ces règles
book-back-to-table = Retour à votre table
book-you-hold = Votre main
book-may = Jouable
book-may-not = Interdite
book-counts = compte
book-counts-not = ne compte pas

## Chapters

book-c-table = La table
book-c-cards = Les cartes
book-c-deal = La donne
book-c-auction = Le choix de l’atout
book-c-talon = Avant l’entame
book-c-declarations = Les annonces
book-c-play = Jouer une carte
book-c-tricks = Les plis
book-c-score = La marque d’une donne
book-c-end = La fin de la partie
book-c-advice = Bons conseils
book-c-words = Les mots du jeu
book-c-about = À propos de ce livre

## Sections

book-s-players = Joueurs et but
book-s-deck = Le jeu de cartes
book-s-plain-suits = Hors atout
book-s-trump-suit = À l’atout
book-s-without-suit = Sans atout et tout atout
book-s-sequence-order = L’ordre des suites
book-s-all-points = Le total des points
book-s-dealer = Le donneur
book-s-shuffle = Mélanger et couper
book-s-packets = Distribuer les cartes
book-s-turned = La retourne
book-s-calling = Les enchères
book-s-nobody = Quand personne ne prend
book-s-doubling = Contrer
book-s-calls = Comment cela peut se passer
book-s-swap = L’échange du sept
book-s-rest-of-cards = Le reste des cartes
book-s-exchange = Les deux cartes de reste
book-s-eight = Huit de la couleur
book-s-values = Ce qui compte
book-s-announcing = Annoncer et montrer
book-s-contest = Quelles annonces sont bonnes
book-s-belote = Belote
book-s-lead = Entamer
book-s-follow = Fournir
book-s-head = Monter
book-s-head-trump = Quand l’atout est entamé
book-s-ruff = Couper
book-s-overtrump = Surcouper
book-s-undertrump = Un atout qui ne peut pas gagner
book-s-partner = Quand le partenaire est maître
book-s-discard = Se défausser
book-s-all-trumps = À tout atout
book-s-no-trumps = À sans atout
book-s-wrong-cards = Cartes interdites
book-s-winning = Qui gagne le pli
book-s-last-trick = Le dernier pli
book-s-rest = « Le reste est à moi »
book-s-count = Ce que l’on compte
book-s-capot = Le capot
book-s-contract = Le contrat est-il rempli ?
book-s-fall = Quand le contrat chute
book-s-doubled = Donnes contrées
book-s-rounding = Ce que l’on marque
book-s-examples = Donnes calculées
book-s-target = Le score à atteindre
book-s-level = Deux au but, égalité, capot
book-s-advice-calling = Prendre ou passer
book-s-advice-leading = Que faut-il entamer ?
book-s-advice-playing = En cours de jeu
book-s-advice-counting = En pensant à la marque
book-s-glossary = En quatre langues
book-s-sources = D’où viennent ces règles
book-s-makers = Remerciements

## The table

book-players =
    .v-4 = On joue à quatre, deux contre deux. Les partenaires se font face ; chacun est donc assis entre deux adversaires.
    .v-3 = On joue à trois, chacun pour soi. Celui qui prend joue contre les deux autres.
    .v-2 = On joue à deux, l’un contre l’autre.
book-rotation =
    .v-ccw = Tout tourne vers la droite, dans le sens inverse des aiguilles d’une montre : la donne, la parole, les cartes.
    .v-cw = Tout tourne vers la gauche, dans le sens des aiguilles d’une montre : la donne, la parole, les cartes.
book-aim = On gagne des plis qui contiennent de bonnes cartes. Une couleur est atout et bat les autres. Celui qui l’a choisie promet de ramener plus de points que l’autre camp ; une promesse manquée coûte cher. Donne après donne, on marque, jusqu’à ce que le score soit atteint.
book-deck = Il y a 32 cartes : sept, huit, neuf, dix, valet, dame, roi et as dans chacune des quatre couleurs.

## The cards

book-plain-suits = Dans une couleur qui n’est pas atout, le dix est presque aussi fort que l’as.
book-order-plain = Hors atout, de la plus forte à la plus faible
book-trump-suit = À l’atout, le valet et le neuf passent devant toutes les autres.
book-order-trump = À l’atout, de la plus forte à la plus faible
book-order-sequence = Voisines dans une suite, la plus haute d’abord
book-nine-trump-points =
    .v-14 = Le neuf d’atout vaut 14.
    .v-15 = Le neuf d’atout vaut 15.
book-nt-order = À sans atout, chaque couleur se classe et compte comme hors atout.
book-at-order = À tout atout, chaque couleur se classe et compte comme l’atout.
book-seq-order =
    .v-natural = Dans une suite, les cartes gardent leur ordre naturel : le dix est entre le neuf et le valet, même s’il bat le roi dans un pli.
    .v-strength = Dans une suite, les cartes se rangent comme dans un pli : le dix est entre le roi et l’as.
book-total = Toutes les cartes ensemble valent { $n } points. Le dernier pli en ajoute { $a } : une donne vaut { $b } avant toute annonce.
book-total-less = Ici, toutes les cartes ne sont pas en jeu : une donne vaut donc moins. Combien, on le voit en comptant les tas.
book-total-contracts = À sans atout une donne vaut { $a }, à tout atout { $b }.

## The deal

book-first-dealer =
    .v-draw-lowest = Pour le premier donneur, chacun tire une carte ; la plus petite donne, et les égales tirent encore.
    .v-draw-lowest-pair = Pour le premier donneur, un joueur de chaque équipe tire une carte ; la plus petite donne, et à égalité on tire encore.
    .v-random = Le premier donneur est tiré au sort.
    .v-chosen = La table choisit le premier donneur.
book-dealer-moves = Après chaque donne, c’est au joueur suivant de donner.
book-shuffle =
    .v-every-deal = On mélange avant chaque donne.
    .v-first-deal-only = On mélange une seule fois, avant la première donne. Ensuite on ramasse et on coupe, sans jamais mélanger.
book-cut = Le joueur assis avant le donneur coupe.
book-cut-min =
    .v-0 = Il prend autant de cartes qu’il veut, ou tape simplement sur le jeu.
    .v-any = Il prend au moins { $n } cartes et en laisse au moins autant.
book-gather =
    .v-last-trick-team-on-top = Chaque camp garde ses plis en un tas. Le tas qui a le dernier pli va dessus.
    .v-takers-on-top = Chaque camp garde ses plis en un tas. Le tas des preneurs va dessus.
    .v-secret = Les plis sont réunis dans un ordre que personne ne connaît : aucune mémoire ne retrouve les cartes cachées.
book-packets-first = Chaque joueur reçoit d’abord { $n } cartes, par paquets de { $text }.
book-packets-talon = Puis { $n } de plus, face cachée. On ne les regarde pas avant que l’atout soit choisi.
book-packets-after = Une fois l’atout choisi, chacun en reçoit encore { $n }.
book-packets-taker = Le preneur n’en reçoit que { $n } : la retourne est celle qui lui manquait.
book-packets-stock = Restent { $n } cartes. Elles ne jouent pas, sauf si une règle plus bas le dit.
book-turn-up =
    .v-to-taker = On retourne une carte. Sa couleur est proposée ; le preneur ramasse la carte, même s’il choisit ensuite une autre couleur.
    .v-offer-only = On retourne une carte. Elle propose seulement sa couleur.
    .v-none = On ne retourne pas de carte.
book-turned-own = Toutes les cartes sont données : la retourne est la dernière carte du donneur et reste à lui.

## Choosing trump

book-auction =
    .v-two-round-take = Chacun à son tour prend la couleur retournée ou passe, en commençant après le donneur. Si tous passent, un deuxième tour permet de nommer une couleur. Le premier qui prend décide.
    .v-one-round-call = Chacun à son tour nomme une couleur ou passe, en commençant après le donneur. Le premier qui nomme décide.
    .v-eldest-calls = Le joueur qui suit le donneur nomme l’atout ; il ne peut pas passer.
    .v-two-player-short = D’abord l’adversaire, puis le donneur prend la couleur retournée ou passe. Si les deux passent, le donneur nomme une autre couleur.
    .v-ladder = Chacun à son tour enchérit ou passe, en commençant après le donneur. Chaque enchère dépasse la précédente : { -clubs }, { -diamonds }, { -hearts }, { -spades }, sans atout, tout atout. Trois passes de suite closent les enchères, et on joue la plus haute.
book-second-round-suits =
    .v-any = Au deuxième tour, toutes les couleurs sont permises, la retourne aussi.
    .v-not-turned = Au deuxième tour, toutes les couleurs sont permises sauf la retourne.
book-contracts =
    .v-suits = On peut demander les quatre couleurs.
    .v-suits-nt-at = On peut demander les quatre couleurs et, au-dessus, sans atout et tout atout.
book-taker = Celui qui a choisi est le preneur. Son camp promet de ramener plus que l’autre.
book-forced-dealer =
    .v-on = Si tous ont passé avant lui, le donneur doit prendre.
    .v-off = Le donneur peut passer aussi.
book-all-pass =
    .v-redeal-next-dealer = Si tous passent, on ne marque rien et le donneur suivant donne.
    .v-redeal-same-dealer = Si tous passent, on ne marque rien et le même donneur redonne.
book-doubling =
    .v-0 = On ne contre pas.
    .v-1 = L’adversaire de l’enchère peut contrer : la donne compte alors double et va tout entière à qui la gagne.
    .v-2 = L’adversaire de l’enchère peut contrer, et le camp de l’enchère surcontrer : la donne compte alors deux ou quatre fois et va tout entière à qui la gagne.
book-bid-after-double =
    .v-on = Une enchère plus haute peut encore suivre ; le contre tombe.
    .v-off = Après un contre, on ne peut plus enchérir.
book-calls-first = Quelqu’un prend tôt.
book-calls-second = La première offre n’intéresse personne.
book-calls-forced = Personne ne veut prendre.
book-calls-raised = Une enchère est dépassée.
book-calls-doubled = Une enchère est contrée.
book-calls-nobody = Tout le monde passe : nouvelle donne.

## Before the first card

book-seven-swap =
    .v-on = Si la couleur retournée est devenue atout, celui qui tient le sept d’atout peut l’échanger contre la retourne avant de ramasser le talon. Seul un échange fait se dit.
    .v-off = Le sept ne s’échange pas.
book-rest-talon = L’atout choisi, chacun ramasse son talon. Chacun a maintenant { $n } cartes.
book-rest-after = L’atout choisi, on donne le reste. Chacun a maintenant { $n } cartes.
book-rest-order = N’oubliez pas que personne ne mélange : les cartes sont là où la dernière donne les a laissées.
book-stock-3p =
    .v-dead = Il reste deux cartes. Elles restent cachées et hors jeu jusqu’à la fin de la donne.
    .v-caller-takes-2-discards-2 = Il reste deux cartes. Le preneur les ramasse et en écarte deux, face cachée ; elles ne comptent pour personne.
book-belot8-wins-match =
    .v-off = Les huit cartes d’une couleur dans une main ne sont qu’une longue suite.
    .v-trump-only = Les huit atouts dans une main gagnent la partie aussitôt.
    .v-on = Les huit cartes d’une couleur dans une main gagnent la partie aussitôt, avant qu’une carte soit jouée.

## Declarations

book-declarations =
    .v-on = Trois cartes voisines d’une couleur ou plus, et quatre cartes semblables, rapportent des points si on les annonce.
    .v-off = Ici, suites et carrés ne comptent pas.
book-seq-3 = suite de trois
book-seq-4 = suite de quatre
book-seq-5 = suite de cinq ou plus
book-quads-tkq =
    .v-on = Les carrés de huit et de sept ne valent rien.
    .v-off = Les carrés de dix, de rois, de dames, de huit et de sept ne valent rien.
book-card-reuse =
    .v-on = Une carte peut servir à un carré et à une suite.
    .v-off = Une carte ne sert qu’à une annonce ; choisissez le meilleur partage.
book-values-nt = À sans atout, on n’annonce rien.
book-decl-when =
    .v-first-trick = On annonce au premier pli, au plus tard avec sa carte. On dit seulement la valeur.
    .v-with-first-card = On annonce en jouant sa première carte, pas avant ni après. On dit seulement la valeur.
    .v-before-first-trick = On annonce avant l’entame, en commençant après le donneur. On dit seulement la valeur.
book-decl-show =
    .v-second-trick = Le camp dont les annonces sont bonnes les montre quand la première carte du deuxième pli est sur la table.
    .v-at-once = Le camp dont les annonces sont bonnes les montre tout de suite. Les autres restent cachées.
    .v-after-deal = Le camp dont les annonces sont bonnes les montre après le dernier pli ; jusque-là personne ne sait à qui elles sont.
book-contest = Un seul camp marque ses annonces.
book-decl-contest =
    .v-single = La meilleure annonce décide : son camp marque tout ce qu’il a annoncé, l’autre rien.
    .v-per-class = Carrés et suites se comparent à part : le meilleur carré décide de tous les carrés, la meilleure suite de toutes les suites.
book-quad-vs-seq =
    .v-quad-first = Plus de points valent mieux ; à points égaux, un carré bat une suite.
    .v-points-only = Plus de points valent mieux ; à points égaux, carré et suite sont à égalité.
book-quad100-order =
    .v-atkq = Parmi les carrés à 100, les as sont devant, puis les dix, les rois, les dames.
    .v-akqt = Parmi les carrés à 100, les as sont devant, puis les rois, les dames, les dix.
    .v-equal = Les carrés à 100 sont tous égaux.
book-seq-rank =
    .v-points-then-top = Entre suites de même valeur, la plus haute carte gagne.
    .v-length-then-top = Entre suites de même valeur, la plus longue gagne, puis la plus haute carte.
    .v-points-only = Entre suites, seuls les points comptent.
book-seq-trump-priority =
    .v-off = L’atout n’avantage pas une suite.
    .v-on = Si elles sont encore égales, celle à l’atout gagne.
book-decl-tie =
    .v-none-score = Si les meilleures sont vraiment égales, personne ne marque d’annonce.
    .v-first-in-turn = Si les meilleures sont vraiment égales, le premier à parler l’emporte.
    .v-next-best = Si les meilleures sont vraiment égales, elles s’annulent et les suivantes décident.
book-belote-points =
    .v-20 = Le roi et la dame d’atout dans la même main font belote : 20 points pour qui les tient, quelles que soient les autres annonces.
book-belote-announce =
    .v-manual-both = Dites « belote » en jouant la première des deux et « rebelote » en jouant la seconde. Sans les deux mots, elle ne compte pas.
    .v-manual-first = Dites-le en jouant la première des deux ; le second mot vient tout seul. Si on ne dit rien, elle ne compte pas.
    .v-auto = La table le dit pour vous.
book-belote-before-play =
    .v-off = Elle se dit avec ses cartes, jamais avant.
    .v-on = Elle peut aussi se dire avec les annonces.
book-belote-in-contest =
    .v-off = Elle n’entre pas dans la comparaison des annonces.
    .v-if-called-before-play = Dite avant le jeu, elle vaut aussi 20 dans la comparaison, et garde ses 20 points même si l’autre camp l’emporte.

## Playing a card

book-lead = Le joueur qui suit le donneur entame le premier pli, ensuite celui qui a gagné le dernier. Il joue la carte qu’il veut.
book-follow = Si vous avez la couleur demandée, vous en jouez.
book-head-plain =
    .v-off = Hors atout, on n’est pas obligé de monter : n’importe quelle carte de la couleur convient.
    .v-on = Hors atout aussi, il faut monter si l’on peut, même sur son partenaire.
    .v-on-alone = Hors atout aussi, il faut monter si l’on peut.
book-head-after-ruff =
    .v-off = Une fois le pli coupé, ce devoir cesse : n’importe quelle carte de la couleur convient.
    .v-on = Ce devoir reste même si le pli est coupé.
book-head-trump-lead =
    .v-always = Quand l’atout est entamé, il faut monter si l’on peut, même sur son partenaire. Sinon, on joue un atout plus petit.
    .v-not-partner = Quand l’atout est entamé, il faut monter si l’on peut, mais pas sur son partenaire.
    .v-never = Quand l’atout est entamé, n’importe quel atout convient.
    .v-always-alone = Quand l’atout est entamé, il faut monter si l’on peut. Sinon, on joue un atout plus petit.
book-ruff = Si vous n’avez pas la couleur demandée, vous devez couper.
book-overtrump = Si un adversaire a coupé avant vous, il faut un atout plus fort si vous en avez.
book-undertrump =
    .v-forced = Si vous ne pouvez pas battre cet atout, il faut quand même en jouer un plus petit.
    .v-free = Si vous ne pouvez pas battre cet atout, vous jouez ce que vous voulez.
book-void-partner-winning =
    .v-free = Si vous n’avez pas la couleur et que votre partenaire tient le pli, vous êtes libre : n’importe quelle carte, atout ou non.
    .v-must-trump = Si vous n’avez pas la couleur, il faut couper même quand votre partenaire tient le pli, et monter sur son atout si vous pouvez.
    .v-trump-no-over = Si vous n’avez pas la couleur et que votre partenaire tient le pli, il faut couper, mais pas monter.
book-discard = Si vous n’avez ni la couleur ni atout, vous jouez ce que vous voulez. Une telle carte ne gagne rien.
book-all-trumps = À tout atout, on fournit et on monte si l’on peut, quel que soit le maître du pli. Sans la couleur, on joue ce qu’on veut, sans rien gagner.
book-no-trumps = À sans atout, on fournit, et c’est tout. Sans la couleur, on joue ce qu’on veut.
book-illegal-moves =
    .v-prevented = La table refuse une carte interdite ; elle dit quelle règle s’y oppose.
    .v-renonce = La table laisse passer les cartes interdites. L’adversaire peut réclamer la renonce jusqu’à la marque ; une fausse réclamation coûte autant à qui la fait.
book-real-cards = Avec de vraies cartes, personne n’arrête la main : une carte interdite est une renonce, qu’on peut réclamer jusqu’à la marque. Qui réclame à tort paie autant.
book-renonce-penalty =
    .v-deal-to-opponents = Une renonce coûte toute la donne : tous les points vont à l’autre camp.
    .v-deal-to-opponents-three = Une renonce coûte toute la donne à qui la fait : rien pour cette main, et aux autres ce qu’ils ont gagné et annoncé jusque-là.
    .v-fixed-26 = Une renonce donne 26 points à l’autre camp, et rien d’autre n’est marqué.

## Tricks

book-winning = Le plus fort atout gagne le pli ; sans atout, la plus forte carte de la couleur demandée. Le gagnant entame le pli suivant.
book-trick-suit = Personne n’a coupé. Gagnant : { $player }, { card }.
book-trick-trump = Un atout bat tout le reste. Gagnant : { $player }, { card }.
book-last-trick =
    .v-10 = Le dernier pli rapporte 10 points de plus : le dix de der.
book-rest = Si tout ce qui reste est sûrement à vous, quelles que soient les autres mains, vous pouvez le réclamer. La donne est marquée comme si elle avait été jouée.

## The score of a deal

book-count = Chaque camp compte les cartes de ses plis, le dix de der, ses bonnes annonces et la belote.
book-nt-multiplier =
    .v-1 = À sans atout, les cartes comptent une fois.
    .v-2 = À sans atout, les plis et le dix de der comptent deux fois.
book-capot-bonus =
    .v-90 = Le camp qui fait tous les plis marque 90 de plus, en plus du dix de der.
book-no-trick-declarations =
    .v-keep = Un camp sans pli garde ses annonces.
    .v-void = Les annonces d’un camp sans pli sont annulées.
    .v-transfer = En cas de capot, les annonces des autres vont au camp qui l’a fait.
book-no-trick-belote =
    .v-keep = Un camp sans pli garde sa belote.
    .v-void = La belote d’un camp sans pli est annulée.
    .v-transfer = En cas de capot, la belote des autres va au camp qui l’a fait.
book-success-basis =
    .v-more-than-opponents = Le contrat est rempli si les preneurs ont plus que tous les autres ensemble, tout compris.
    .v-cards82 = Le contrat est rempli si les preneurs ont 82 points aux plis, dix de der et capot compris. Annonces et belote n’aident pas.
book-tie-rule =
    .v-fail = Exactement la moitié ne suffit pas : le contrat chute.
    .v-hang = À exactement la moitié, il y a litige : la défense marque ses points, ceux des preneurs restent en réserve.
    .v-made = Exactement la moitié suffit.
book-hang-to =
    .v-next-deal-winner = Les points en litige vont à qui gagne la donne suivante. Un nouveau litige s’y ajoute ; ceux qui restent à la fin de la partie sont perdus.
book-fail-award =
    .v-all-to-opponents = Les preneurs ne marquent rien, l’adversaire tous les points de la donne.
    .v-keep-own = Le preneur ne marque rien ; les autres marquent ce qu’ils ont fait. Les points du preneur sont perdus.
    .v-split = Le preneur ne marque rien ; ses points se partagent entre les autres, le point impair au premier à parler.
book-fail-declarations =
    .v-transfer = Les annonces du camp qui chute vont avec.
    .v-lost = Les annonces du camp qui chute sont perdues.
    .v-keep = Le camp qui chute garde ses annonces.
book-belote-on-fail =
    .v-keep = Le camp qui chute garde sa belote.
    .v-transfer = La belote du camp qui chute va avec.
    .v-lost = La belote du camp qui chute est perdue.
book-doubled = Dans une donne contrée, le gagnant prend tout, qui que soit le preneur, et cela compte deux fois, quatre fois si elle est surcontrée. À égalité, personne ne marque et tout reste en litige, là où il y a litige.
book-double-rounding =
    .v-round-then-multiply = On arrondit d’abord, puis on multiplie.
    .v-multiply-then-round = On multiplie d’abord, puis on arrondit.
book-rounding =
    .v-none = On marque au point près.
    .v-nearest-ten = On arrondit à la dizaine la plus proche, un cinq vers le haut.
    .v-bulgarian-tens = On marque en dizaines. À la couleur, un 6 final monte pour le camp qui a moins de points et descend pour l’autre ; au-dessus on monte, au-dessous on descend. À tout atout c’est pareil à 4, et à sans atout un 5 monte.
book-deal-made = Un contrat rempli.
book-deal-fell = Presque pareil, et il chute.
book-deal-tie = Exactement la moitié.
book-deal-hung = La donne d’après.
book-deal-capot = Capot.
book-deal-doubled = Contré.
book-deal-nt = Sans atout.
book-deal-at = Tout atout.
book-deal-rounded = Un 6 final.

## The end of the match

book-target =
    .v-any = La partie se joue en { $n }.
book-end-rule =
    .v-end-of-deal = On regarde les totaux après chaque donne.
    .v-must-pass = On regarde les totaux après chaque donne. Atteindre le score ne suffit pas : il faut aussi plus de la moitié de tous les points en jeu dans cette donne. Sinon, on continue.
    .v-must-pass-caller = On regarde les totaux après chaque donne. Atteindre le score ne suffit pas : il faut avoir pris soi-même, et rempli ce contrat. Sinon, on continue.
    .v-enough = La partie s’arrête dès que le score est atteint, même en pleine donne : les cartes des plis déjà faits et les annonces comptent aussitôt, et aucun contrat n’est plus jugé.
book-both-over =
    .v-higher-wins = Si plusieurs camps atteignent le score dans la même donne, le plus haut total gagne.
book-match-tie =
    .v-extra-deal = À égalité, on joue encore une donne.
    .v-caller-wins = À égalité, le camp qui a pris dans cette donne gagne.
book-capot-ends-match =
    .v-on = Un capot peut finir la partie.
    .v-off = Un capot ne peut pas finir la partie : on joue encore une donne.

## Good advice

book-a-call-strong = Prenez avec trois bons atouts, dont le valet ou le neuf, et de quoi gagner à côté.
book-a-call-turned = Vous recevez la retourne et deux cartes de plus, et votre partenaire a aussi son jeu : inutile de tout tenir soi-même.
book-a-call-talon = Des cartes vous sont encore cachées. Comptez sur une bonne, pas sur deux.
book-a-call-aces = Un as à côté de vos atouts vaut un atout de plus.
book-a-call-last = S’il faut prendre à la fin, choisissez la couleur la plus longue ; trois petits atouts valent mieux que deux grands.
book-a-call-alone = Vous jouez contre deux. Ne prenez qu’avec une main qui tient presque seule.
book-a-call-everything = Un contrat qui chute donne tout. Avec une main limite, pensez à la marque : qui mène peut passer.
book-a-call-ladder = Une petite enchère dit aussi à votre partenaire où est votre force. Gardez les grandes pour quand vous y croyez.
book-a-call-at = Tout atout demande des valets, avec leurs neufs. Deux valets et leurs neufs, cela fait une main.
book-a-call-nt = Sans atout demande des as, avec leurs dix. Les couleurs longues gagnent à la fin, quand plus personne ne fournit.
book-a-double = Contrez quand vous tenez leurs atouts, pas quand vous espérez. Tout va à un seul camp.
book-a-lead-trump = Preneur, tirez les atouts tôt. Quand l’adversaire n’en a plus, vos as sont sûrs.
book-a-lead-defence = Contre le preneur, n’entamez pas atout ; faites-le plutôt couper, il s’épuisera.
book-a-lead-aces-head = Ici tout le monde doit monter. Jouez un as avant que son dix ne soit chassé par celui d’un autre.
book-a-lead-ten = N’entamez pas un dix tant que son as est dehors. Attendez que l’as tombe, ou donnez-le au pli de votre partenaire.
book-a-lead-partner = Une couleur entamée par votre partenaire mérite d’être rejouée.
book-a-count-trumps = Comptez les atouts, il y en a huit. Et suivez le valet et le neuf : tant qu’ils sont dehors, l’as d’atout n’est pas sûr.
book-a-give-partner = Quand votre partenaire est sûr de gagner, donnez-lui un dix ou un as en danger ; quand c’est un adversaire, un sept.
book-a-keep-jack = On n’est pas obligé de battre une carte parce qu’on le peut. Une petite carte maintenant garde parfois l’as pour un meilleur pli.
book-a-forced-over = Ici, on peut vous forcer à couper votre partenaire. Pensez-y avant d’entamer une couleur qu’il n’a pas.
book-a-last-trick = Gardez une carte sûre pour la fin : le dix de der décide de bien des donnes.
book-a-two-players = À deux, une douzaine de cartes n’apparaissent jamais. L’as qui manque dort peut-être dans le paquet.
book-a-announce = Annoncez votre meilleure annonce même si elle paraît petite : sa plus haute carte peut décider de tout.
book-a-belote-keep = Ne vous pressez pas avec le roi et la dame d’atout : ils rapportent leurs points à tout moment.
book-a-half = Comptez en jouant. Un point au-dessus de la moitié, c’est rempli ; exactement la moitié, c’est la chute.
book-a-hang = Des points en litige rendent la donne suivante plus chère. Réfléchissez avant de la prendre.
book-a-end-pass = Près du but, une grosse donne ne suffit pas : il en faut la plus grande moitié.
book-a-end-enough = Près du but, chaque pli peut être le dernier. Prenez tôt ce que vous pouvez.
book-a-order = Personne ne mélange : les plis restent ensemble. Couleurs longues et atouts arrivent souvent groupés.
book-a-watch = La table laisse passer les cartes interdites. Retenez qui n’avait plus d’une couleur.

## Words of the game

book-w-deck = toutes les cartes
book-w-suit = { -spades }, { -hearts }, { -diamonds } ou { -clubs }
book-w-trump = la couleur qui bat les autres
book-w-jack = le meilleur atout
book-w-dealer = celui qui donne
book-w-cut = prendre une partie du jeu avant la donne
book-w-turnup = la carte visible
book-w-talon = cartes cachées jusqu’au choix de l’atout
book-w-take = choisir l’atout
book-w-pass = laisser la parole au suivant
book-w-forced = quand tous les autres ont passé
book-w-taker = celui qui a choisi l’atout
book-w-nt = une donne où rien n’est atout
book-w-at = une donne où tout est atout
book-w-double = la donne compte double
book-w-trick = une carte de chacun
book-w-lead = jouer la première carte d’un pli
book-w-follow = jouer la couleur demandée
book-w-head = battre la meilleure carte du pli
book-w-ruff = jouer atout sur une autre couleur
book-w-over = couper plus haut qu’un autre
book-w-under = donner un atout qui ne peut pas gagner
book-w-discard = jouer une carte qui ne peut pas gagner
book-w-revoke = une carte contre la règle
book-w-declaration = une suite ou un carré, annoncés
book-w-seq3 = trois voisines d’une couleur
book-w-seq4 = quatre voisines d’une couleur
book-w-seq5 = cinq voisines ou plus
book-w-quad = la même carte dans les quatre couleurs
book-w-belote = roi et dame d’atout
book-w-eight = une couleur entière dans une main
book-w-last = dix points de plus
book-w-capot = un camp fait tous les plis
book-w-made = les preneurs ont tenu parole
book-w-failed = les preneurs n’ont pas tenu parole
book-w-hung = points qui attendent la donne suivante

## About this book

book-about-engine = Chaque page est faite à partir des règles de votre table. Images et nombres des exemples sont calculés par le programme même qui donne, vérifie vos cartes et tient la marque : ils ne peuvent rien dire d’autre.
book-about-sources = Les petites lettres disent d’où vient une règle. S : une description du jeu le dit. R : une fédération, un tournoi ou une autre source sûre. C : notre choix, là où elles se taisent. Une règle sans lettre est le choix de cette table.
book-about-makers = La belote a grandi en France et a voyagé vers l’est ; chaque pays l’a faite sienne. Merci à tous ceux qui en ont écrit les règles.
