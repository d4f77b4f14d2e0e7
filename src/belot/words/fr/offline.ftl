# What this device keeps of Belot: playing without a network, installing it, a copy of what is saved.

offline-title = Sur cet appareil
offline-ready-yes = Prêt hors ligne
offline-ready-yes-what = La feuille de marque, le livre des règles et les parties contre les robots marchent sans réseau. Le tout prend { $mb } Mo ici.
offline-ready-no = Pas encore prêt hors ligne
offline-ready-no-what = Ce qu’il faut arrive tout seul dans un instant.
offline-ready-fetching = Préparation du hors ligne : { $percent } %
offline-ready-fetching-what = Continuez à jouer pendant ce temps.
offline-ready-spared = Pas téléchargé, pour ménager votre connexion
offline-ready-spared-what = Votre navigateur demande d’économiser les données. Le nécessaire hors ligne pèse environ 6 Mo.
offline-ready-failed = Pas encore prêt hors ligne
offline-ready-failed-what = Le reste viendra quand il y aura de nouveau du réseau.
offline-ready-impossible = Pas de hors ligne à cette adresse
offline-ready-impossible-what = Un navigateur ne garde une page pour plus tard que si son adresse commence par https. Ici, Belot a besoin de son serveur ; tout le reste marche comme d’habitude.
offline-fetch = Télécharger maintenant
offline-lasting-yes = Votre navigateur a promis de garder ce qui est enregistré ici.
offline-lasting-no = Votre navigateur peut effacer ce qui est enregistré ici quand la place manque.
offline-lasting-ask = Lui demander de tout garder

offline-install = Installer Belot
offline-install-what = Il aura son icône, s’ouvrira sans le navigateur autour et démarrera sans réseau.
offline-install-done = Belot est installé sur cet appareil.
offline-install-phone = Android
offline-install-phone-how = Ouvrez le menu du navigateur (trois points) et choisissez « Installer l’application » ou « Ajouter à l’écran d’accueil ».
offline-install-apple = iPhone et iPad
offline-install-apple-how = Dans Safari, touchez le bouton Partager, puis « Sur l’écran d’accueil ».
offline-install-computer = Ordinateur
offline-install-computer-how = Dans Chrome ou Edge, cliquez sur le signe d’installation au bout de la barre d’adresse. Dans Safari sur Mac, choisissez « Ajouter au Dock » dans le menu Fichier.

offline-copy = Une copie de tout
offline-copy-what = Feuilles de marque, parties de cet appareil, leçons et réglages dans un seul fichier. Les téléphones effacent parfois ce que les pages ont enregistré.
offline-copy-save = Enregistrer une copie
offline-copy-read = Lire une copie
offline-copy-done = { $n ->
    [one] Un élément a été ajouté. Ce qui était déjà là n’a pas changé.
   *[other] { $n } éléments ont été ajoutés. Ce qui était déjà là n’a pas changé.
  }
offline-copy-none = Tout cela était déjà là.
offline-copy-wrong = Ce fichier n’est pas une copie de Belot.

offline-no-server = Le serveur est injoignable. Vous pouvez jouer contre les robots sur cet appareil ; cette partie reste ici.
offline-play-here = Jouer sur cet appareil
offline-again = Réessayer
offline-here = sur cet appareil
offline-dealt = Donné sur cet appareil : aucun serveur n’a pu connaître ni arranger ces cartes.
offline-now = Pas de réseau : vous jouez sur cet appareil.
offline-update = Une version plus récente de Belot est prête.
offline-update-now = Mettre à jour
