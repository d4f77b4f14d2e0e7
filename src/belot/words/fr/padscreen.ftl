# Les écrans de la feuille de marque.

## Matches on this device

pad-screen-title = Feuille de marque
pad-screen-new = Nouvelle partie
pad-screen-begin = Commencer
pad-screen-other-game = Un autre jeu
pad-screen-setup = Noms, donneur, score à atteindre
pad-screen-names = Noms
pad-screen-names-hint = Les noms peuvent manquer.
pad-screen-name-of = Nom : { $place }
pad-screen-first-dealer = Premier donneur
pad-screen-target = Score à atteindre
pad-screen-running = Reprendre
pad-screen-past = Parties précédentes
pad-screen-read = Ouvrir un fichier
pad-screen-unreadable = Il n’y a pas de partie dans ce fichier.
pad-screen-no-pad = Il n’y a plus de feuille derrière ce lien.
pad-screen-none = Cette partie n’est pas sur cet appareil.
pad-screen-forget = Supprimer : { $what }
pad-screen-forget-sure = Supprimer cette partie pour de bon ?
pad-screen-forget-it = Supprimer
pad-screen-deals =
    { $n ->
        [one] { $n } donne
       *[other] { $n } donnes
    }
pad-screen-seat-me = { player-you }
pad-screen-seat-right = À droite
pad-screen-seat-left = À gauche
pad-screen-seat-partner = Partenaire
pad-screen-seat-opposite = En face

## The sheet

pad-screen-dealer = Donneur : { $player }
pad-screen-hung = En litige : { $n }
pad-screen-reach-deal = une donne peut suffire
pad-screen-reach-capot = une donne, avec capot ou annonces
pad-screen-enter = Marquer la donne { $n }
pad-screen-finish = Finir la donne { $n }
pad-screen-undo = Annuler
pad-screen-redo = Rétablir
pad-screen-after-end = La partie était finie avant cette donne : elle ne compte pas.
pad-screen-empty = Distribuez les cartes. Le premier score vient ici.
pad-screen-computing = Noté. Le score suit dans un instant.
pad-screen-in-play = En cours
pad-screen-rounds = Donnes jouées
pad-screen-penalty-short = Correction
pad-screen-passed = Tout le monde passe
pad-screen-rules-since = Dès la donne { $n } : { $rules }
pad-screen-chart = La course
pad-screen-won = Partie gagnée
pad-screen-rematch = Une autre partie
pad-screen-look-on = Vous regardez seulement.

## Entering a deal

pad-screen-deal = Donne { $n }
pad-screen-who-called = Qui a pris ?
pad-screen-ask-contract = Quel atout ?
pad-screen-ask-bid = Combien a été demandé ?
pad-screen-ask-alone = Le preneur a-t-il fait tous les plis seul ?
pad-screen-ask-points = Combien de points ?
pad-screen-ask-last = À qui le dernier pli ?
pad-screen-ask-trickless = Chaque camp a-t-il fait un pli ?
pad-screen-ask-outcome = Égalité en dizaines : quel résultat ?
pad-screen-contract = Atout
pad-screen-contract-free = Atout, si vous voulez
pad-screen-nt = SA
pad-screen-at = TA
pad-screen-bid = Combien ?
pad-screen-higher = Plus haut
pad-screen-lower = Plus bas
pad-screen-generale = Générale
pad-screen-alone = Le preneur seul
pad-screen-helped = Le partenaire en a fait un
pad-screen-doubled = Contré
pad-screen-redoubled = Surcontré
pad-screen-points-of = Points : { $side }
pad-screen-declared = Annonces : { $side }
pad-screen-chip = { $side } : { $what }
pad-screen-clear = Effacer : { $side }
pad-screen-with-last = Dix de der compris
pad-screen-last = Dernier pli
pad-screen-capot = Capot
pad-screen-renonce = Renonce
pad-screen-eight = Huit de la couleur
pad-screen-trickless = Aucun pli
pad-screen-all-took = Chaque camp a fait un pli
pad-screen-stopped = La partie s’est arrêtée en pleine donne
pad-screen-penalty = Pénalité ou correction
pad-screen-no-correction = Une donne, finalement
pad-screen-note = Remarque
pad-screen-more = Plus
pad-screen-count = Compter les cartes
pad-screen-count-short = Compter
pad-screen-count-of = Compter les plis : { $side }
pad-screen-count-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
pad-screen-count-none = Aucune
pad-screen-count-take = Prendre { $n }
pad-screen-tens = En dizaines
pad-screen-raw = En points
pad-screen-outcome-made = Réussi
pad-screen-outcome-failed = Chute
pad-screen-outcome-hang = Litige
pad-screen-keypad = Pavé numérique
pad-screen-erase = Effacer
pad-screen-minus = Plus ou moins
pad-screen-next-side = Vers : { $side }
pad-screen-later = Finir plus tard
pad-screen-write = Marquer

## One deal

pad-screen-edit = Modifier
pad-screen-insert = Insérer avant
pad-screen-delete = Supprimer
pad-screen-deleted = Supprimée
pad-screen-two-entries = La donne { $n } a été notée deux fois
pad-screen-which = Laquelle est bonne ? L’autre reste dans l’historique.
pad-screen-this-one = Celle-ci
pad-screen-both = Les deux : deux donnes
pad-screen-entered-by = Noté : { $who }
pad-screen-gone = Mises de côté
pad-screen-bring-back = Remettre

## The menu

pad-screen-menu = Cette partie
pad-screen-all = Toutes les parties
pad-screen-rules-change = Changer les règles maison
pad-screen-rules-whole = Aussi pour les donnes d’avant
pad-screen-teams = Les équipes
pad-screen-next-dealer = Qui donne ensuite ?
pad-screen-statistics = Statistiques
pad-screen-save = Enregistrer ou imprimer
pad-screen-as-text = Texte
pad-screen-as-csv = Tableau (CSV)
pad-screen-as-json = Fichier (JSON)
pad-screen-as-picture = Image
pad-screen-print = Imprimer
pad-screen-on-screen = Continuer à l’écran
pad-screen-on-screen-what = Mêmes équipes, mêmes règles, même score à une table ici ; des robots prennent les places libres.
pad-screen-with-bots = Contre des robots
pad-screen-with-room = Chacun sur son téléphone
pad-screen-share = Partager la feuille
pad-screen-share-what = Qui a le lien marque aussi, sur son téléphone, même un moment hors ligne.
pad-screen-may-write = Peut marquer
pad-screen-may-look = Peut regarder
pad-screen-link = Lien
pad-screen-shared = Partagée
pad-screen-shared-joining = Partagée · connexion
pad-screen-shared-offline = Partagée · hors ligne
pad-screen-shared-waiting = Partagée · hors ligne, { $n } en attente
pad-screen-shared-gone = N’est plus partagée

## Statistics

pad-screen-stat-called = Prises
pad-screen-stat-made = Réussies
pad-screen-stat-failed = Chutes
pad-screen-stat-hung = Litiges
pad-screen-stat-capots = Capots
pad-screen-stat-belotes = { say-belote }
pad-screen-stat-declared = Annonces
pad-screen-stat-renonces = Renonces
pad-screen-stat-best = Meilleure donne
pad-screen-stat-average = Moyenne
