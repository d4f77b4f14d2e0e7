# La bela croate en français : le roi et la dame d’atout s’y appellent bela.

book-s-belote = Bela
book-belote-points =
    .v-20 = Le roi et la dame d’atout dans la même main font bela : 20 points pour qui les tient, quelles que soient les autres annonces.
book-belote-announce =
    .v-manual-both = Dites « bela » en jouant la première des deux et « rebela » en jouant la seconde. Sans les deux mots, elle ne compte pas.
    .v-manual-first = Dites-le en jouant la première des deux ; le second mot vient tout seul. Si on ne dit rien, elle ne compte pas.
    .v-auto = La table le dit pour vous.
book-no-trick-belote =
    .v-keep = Un camp sans pli garde sa bela.
    .v-void = La bela d’un camp sans pli est annulée.
    .v-transfer = En cas de capot, la bela des autres va au camp qui l’a fait.
book-success-basis =
    .v-more-than-opponents = Le contrat est rempli si les preneurs ont plus que tous les autres ensemble, tout compris.
    .v-cards82 = Le contrat est rempli si les preneurs ont 82 points aux plis, dix de der et capot compris. Annonces et bela n’aident pas.
book-belote-on-fail =
    .v-keep = Le camp qui chute garde sa bela.
    .v-transfer = La bela du camp qui chute va avec.
    .v-lost = La bela du camp qui chute est perdue.
book-count = Chaque camp compte les cartes de ses plis, le dix de der, ses bonnes annonces et la bela.
book-about-makers = La bela est la façon croate de jouer un jeu français, de Zagreb à la dernière île. Merci à tous ceux qui en ont écrit les règles.
