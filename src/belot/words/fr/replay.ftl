# Une donne revue carte par carte, et une donne vérifiée.

## Looking at a deal again

replay-hand-of = Cartes : { $player }
replay-controls = Parcourir la donne
replay-place = Moment de la donne
replay-step = { $n } sur { $max }
replay-trick-back = Pli préc.
replay-back = Retour
replay-play = Lire
replay-pause = Pause
replay-on = Suite
replay-trick-on = Pli suiv.
replay-deals = Donnes
replay-match = Partie { $n }
replay-watch = Revoir la donne
replay-again = Rejouer ces cartes
replay-record = Enregistrer la partie
replay-share = Partager la partie
replay-share-later = Une partie se partage quand elle est finie.
replay-link = Lien vers la partie
replay-copy = Copier
replay-copied = Copié

## A deal checked

checked-line-fine = Cette donne a été vérifiée : personne n’a pu l’arranger.
checked-line-partly = Cette donne a été vérifiée, autant que cet appareil peut le dire.
checked-line-wrong = Quelque chose ne va pas dans cette donne.
checked-line-closed = Le jeu est seulement coupé : les donnes se vérifient à la fin de la partie.
checked-line-checking = La donne est en cours de vérification.
checked-line-none = Il n’y a pas de reçu pour cette donne.
checked-line-unanswered = Le reçu n’a pas pu être obtenu.
checked-all =
    { $n ->
        [one] { $n } donne de cette partie vérifiée : tout est en ordre.
       *[other] { $n } donnes de cette partie vérifiées : tout est en ordre.
    }
checked-retry = Réessayer
checked-details = Comment ?
checked-title = Comment cette donne a été faite
checked-lead = L’ordre des cartes vient de secrets tous fixés avant que quiconque puisse savoir ce qu’ils donneront. Votre appareil a tout suivi, pas à pas :
checked-step-which = Le reçu est celui de cette donne, avec ces règles.
    .bad = Le reçu n’est pas celui de cette donne.
checked-step-head = Le serveur s’est engagé avant la partie, et c’est bien l’engagement noté alors par cet appareil.
    .bad = L’engagement du serveur n’est pas celui que cet appareil avait noté.
    .unseen = Cet appareil n’était pas là quand le serveur s’est engagé.
checked-step-secret = Le secret du serveur pour cette donne est celui qu’il avait promis.
    .bad = Le secret du serveur n’est pas celui qu’il avait promis.
checked-step-called = La liste des participants a été donnée avant toute valeur, et cet appareil l’a notée.
    .bad = La liste des participants a été changée après coup.
    .unseen = Cet appareil n’a pas vu la liste des participants.
checked-step-values = Chaque valeur donnée est celle qui avait été promise.
    .bad = Une valeur n’est pas celle qui avait été promise.
checked-step-mine = Votre appareil a donné sa propre valeur au hasard. Personne ne pouvait la connaître, et elle a compté.
    .bad = La valeur de votre appareil a été remplacée.
    .late = La valeur de votre appareil est arrivée trop tard et n’a pas compté.
    .unseen = Cet appareil n’a pas donné de valeur.
checked-step-key = Tout cela ensemble est la clé de la donne.
    .bad = La clé n’est pas faite de ce qui a été donné.
checked-step-draw = Le tirage du donneur vient de la clé.
    .bad = Le tirage du donneur ne vient pas de la clé.
checked-step-pack = La clé seule a décidé de l’ordre du jeu.
    .gathered = Le jeu a été ramassé de la donne précédente, comme le veulent les règles.
    .bad = Le jeu n’est pas dans l’ordre que donne la clé.
checked-step-cut = Il a été coupé là où la table l’a vu.
    .bad = Il n’a pas été coupé là où la table l’a vu.
    .unseen = Cet appareil n’a pas vu la coupe.
checked-step-dealt = Du dessus du jeu, les cartes sont parties paquet par paquet.
    .bad = Les cartes ne sont pas allées là où le jeu les aurait envoyées.
checked-step-hand = Vos cartes sont celles que vous aviez en main.
    .bad = Vos cartes ne sont pas celles que vous aviez en main.
    .unseen = Cet appareil n’a pas vu vos cartes.
checked-people = Qui a donné une valeur
checked-gave = a compté
checked-late = trop tard, laissée de côté
checked-alone = Personne, sauf le serveur.
checked-dropped =
    { $n ->
        [one] { $player } : { $n } valeur laissée de côté dans cette partie.
       *[other] { $player } : { $n } valeurs laissées de côté dans cette partie.
    }
checked-limits = Ce que cela ne montre pas : le serveur connaît toutes les cartes pendant le jeu, et les joueurs peuvent se parler ailleurs. Les bots ne donnent pas de valeur.
checked-save = Enregistrer le reçu
checked-notes = Enregistrer les notes de cet appareil
