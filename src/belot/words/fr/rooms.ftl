# Ce que seul l’écran dit des tables entre amis.

## Phrases

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-nice-hand = Bonnes cartes !
phrase-oops = C’est ma faute.
phrase-hurry = On joue ? :)
phrase-one-moment = Un instant.
phrase-good-deal = Belle donne !
phrase-good-game = Belle partie !
phrase-again = La revanche ?
phrase-bye = Au revoir !
phrase-laugh = Ha ha !
phrase-wow = Oh là là !
phrase-think = Je réfléchis…

## Doors

client-friends = Entre amis
client-friends-what = Ouvrir une table, ou entrer avec un code
client-room-continue = Table d’amis : { $game }
client-room-give-up = Quitter cette table : { $game }
client-have-code = Vous avez un code ?
client-code = Code de la table
client-code-letter = « { $text } » n’est dans aucun code : il y a des lettres et les chiffres 3, 4, 6, 7, 9.
client-code-length = Un code a six lettres.
client-come-in = Entrer
client-make-room = Ouvrir une table
client-make-room-what = Vous recevez un code pour vos amis. Les robots prennent les places libres.
client-other-game = Un autre jeu
client-invited = Hôte : { $player }. Entrez !
client-seated = Places prises : { $a } sur { $n }
client-seats-full = Toutes les places sont prises : vous pouvez regarder.

## The room

client-invite = Inviter des amis
client-copy-link = Copier le lien
client-copied = Lien copié
client-share = Partager
client-link = Lien
client-qr = Code QR : { $text }
client-qr-show = Agrandir le code QR
client-game = Jeu
client-host = hôte
client-program = programme
client-room-reads = lit les règles
client-looks-on = regarde
client-sit-here = S’asseoir
client-or-bot = ou robot { $player }
client-seat-free = Place libre
client-stand-up = Me lever
client-stand-them = Libérer cette place
client-swap-with-me = Échanger avec ma place
client-place = Qui s’assied ici ?
client-bot-plays = Le robot { $player } joue comme
client-bot-stands-in = En cas d’absence ({ $player }), un robot joue comme
client-draw-seats = Tirer les places au sort
client-teams = { $first } contre { $second }
client-room-goes-on = On reprend à { $list }.
client-people = Joueurs
client-people-all = Joueurs ({ $n })
client-looking-on = Regardent : { $list }
client-room-changed = Changé depuis le dernier accord
client-room-changed-now = Changé : { $list }
client-agree = D’accord
client-remembered = Ici, on ne mélange pas entre les donnes : qui retient les plis peut connaître des cartes.
client-remembered-not = Ramasser dans un ordre secret
client-clock = Temps de réflexion
client-clock-none = Sans pendule
client-clock-bank = { $text } par coup, { $name } en réserve
client-clock-move = { $text } par coup
client-minutes = { $n } min
client-seconds = { $n } s
client-clock-own = D’autres temps
client-clock-for-move = Secondes par coup
client-clock-in-bank = Secondes en réserve
client-allow-watch = On peut regarder
client-allow-chat = Messages libres
client-allow-lock = Fermée : personne d’autre n’entre
client-watch-yes = On peut regarder.
client-watch-no = Personne ne regarde.
client-chat-yes = Les messages libres sont permis.
client-chat-no = Phrases toutes faites, sans messages libres.
client-locked = Personne d’autre n’entre.
client-start = Commencer la partie
client-room-waits = Accord attendu : { $list }
client-room-nobody = Personne n’est assis.
client-room-dealing = La donne se prépare : un instant.
client-room-host-starts = Pour commencer : { $player }.
client-room-bots-fill = Les robots prennent les places libres.

## What happens

client-room-joined = { $player } entre.
client-room-parted = { $player } s’en va.
client-room-renamed = { $player } s’appelle maintenant { $name }.
client-room-host-is = Nouvel hôte : { $player }.
client-room-host-you = Vous êtes maintenant l’hôte.
client-room-asks = { $player } demande une place : celle de { $name }
client-room-rules-changed = Les règles ont changé.
client-room-clock-changed = La pendule a changé.
client-room-now-locked = La table est fermée.
client-room-now-open = La table est ouverte.
client-room-placed = Les places ont changé.
client-room-again = De retour à la table.
client-seat-left = { $player } se lève.

## Talk

client-talk = Parler
client-talk-log = Ce qui s’est dit
client-unread = nouveau
client-said = { $player } : { $text }
client-write = Écrire un message
client-send = Envoyer
client-mute = Mettre en sourdine
client-unmute = Rétablir le son
client-make-host = Nommer hôte
client-kick = Faire sortir
client-kick-sure = Faire sortir { $player } ? Sans retour possible.
client-part = Quitter la table
client-part-sure = Un robot prend votre place. Avec le code, vous pouvez revenir.

## At the table

client-watching = Vous regardez.
client-bot-for-you = Un robot joue pour vous.
client-sit-again = Reprendre ma place
client-bot = robot
client-bot-in = un robot joue
client-take-bot = Jouer à la place du robot { $player }
client-ask-seat = Demander la place : { $player }
client-asked-for = Place demandée à l’hôte : { $player }
client-let-sit = Oui, prenez place
client-not-now = Pas maintenant
client-time-left =
    { $n ->
        [one] encore { $n } seconde
       *[other] encore { $n } secondes
    }
client-pause = Pause
client-paused-by = Pause : { $player }
client-paused-what = Rien n’est perdu. La partie continuera quand vous voudrez.
client-resume = Continuer
client-resumed = La partie continue.
client-question = Une question pour la table
client-ask-undo = Demander à reprendre
client-claim-rest = Le reste est à moi
client-asks-undo = { $player } veut reprendre son coup.
client-you-asked-undo = Vous demandez à reprendre votre coup.
client-undo-yes = Oui, reprendre
client-undo-no = Non, c’est joué
client-asks-rest = { $player } demande tous les plis qui restent.
client-you-asked-rest = Vous demandez tous les plis qui restent.
client-rest-yes = Oui, accepter
client-rest-no = Non, on joue
client-rest-proved = { $player } demande les plis qui restent. C’est sûr, quelles que soient les mains.
client-your-rest-proved = Vous demandez les plis qui restent. C’est sûr, quelles que soient les mains.
client-said-yes = { $player } : oui.
client-said-no = { $player } : non.
client-no-answer = Sans réponse : rien ne change.
client-waits-for = On attend : { $list }
client-rotate = Changer de partenaires
client-next-teams = Ensuite : { $first } contre { $second }
client-next-seats = Ensuite, dans cet ordre : { $list }
client-back-to-room = Retour à la table

## Another device

client-other-device = Je joue déjà sur un autre appareil
client-other-device-to = Sur un autre appareil
client-device = Jouer sur un autre appareil
client-device-what = Scannez ceci avec l’autre appareil, ou tapez-y le code. Votre place et vos cartes vous suivent.
client-device-once = Il sert une fois, pendant dix minutes. Ne le montrez à personne d’autre.
client-device-here = Dans le menu de la table, sur l’autre appareil, il y a un code. Avec lui vous continuez ici.
client-device-show = Code pour l’autre appareil
client-device-code = Code de l’autre appareil
client-device-go = Continuer ici

## What a messenger shows of a link to a room

invite-title = { $player } vous invite à jouer : { $game }
invite-text = Une table pour { $n }. Ouvrez le lien, prenez place et jouez : pas besoin de compte.
