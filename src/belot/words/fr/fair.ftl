# Les donnes vérifiables : ce qu’on trouve dans un reçu, et la commande verify.

## Faults

fair-secret-not-in-chain = Le secret du serveur n’est pas de la chaîne qu’il a publiée.
fair-value-not-committed = { $player } : la valeur n’est pas celle qui était engagée.
fair-participants-order = Les joueurs participants ne sont pas dans l’ordre des places, chacun une fois.
fair-key-wrong = La clé ne vient pas de ce dont elle doit être faite.
fair-rules-unknown = Aucun jeu n’a ces règles : { $rules }
fair-seats-wrong = Les places ne vont pas avec ce jeu.
fair-dealer-wrong = Le donneur devrait être un autre.
fair-made-wrong = Le jeu de cartes n’a pas été préparé comme le veut ce jeu.
fair-packets-wrong = Le jeu a été ramassé avec d’autres cartes que celles de la table.
fair-pack-wrong = Le jeu de cartes n’est pas celui que donne la clé.
fair-cut-wrong = On ne peut pas couper le jeu ainsi.
fair-dealt-wrong = Les cartes n’ont pas été distribuées comme le veut ce jeu.
fair-hands-wrong = { $player } : la main n’est pas celle que donne le jeu.
fair-turned-wrong = La retourne n’est pas celle que donne le jeu.
fair-talon-wrong = { $player } : le talon n’est pas celui que donne le jeu.
fair-later-wrong = { $player } : les cartes d’après les enchères ne sont pas celles que donne le jeu.
fair-rest-wrong = Les cartes restantes ne sont pas celles que donne le jeu.
fair-match-mixed = Cette donne est d’une autre partie.
fair-head-changed = Le serveur a changé de chaîne pendant la partie.
fair-rules-changed = Cette donne a d’autres règles que la première.
fair-deal-missing =
    { $n ->
        [one] Cette donne manque.
       *[other] Il manque { $n } donnes à partir d’ici.
    }
fair-deal-twice = Cette donne est là plus d’une fois.
fair-value-known = { $player } : la valeur était connue avant la donne.
fair-head-replaced = La chaîne du serveur n’est pas celle publiée avant les donnes.
fair-participants-replaced = Les joueurs participants ne sont pas ceux publiés avant la donne.

## Notes

fair-commitment-new = { $player } a publié une nouvelle chaîne.
fair-dropped =
    { $n ->
        [one] { $player } : { $n } valeur n’est pas venue à temps.
       *[other] { $player } : { $n } valeurs ne sont pas venues à temps.
    }
fair-server-alone = Aucune valeur de joueur dans cette donne : le serveur l’a faite seul.
fair-dealer-not-drawn = Le premier donneur n’a pas été tiré avec la clé.
fair-shuffled-anew = Le jeu a été mélangé, car la donne d’avant a fini plus tôt.

## Reading

fair-receipt-json = Ceci ne se lit pas comme du JSON.
fair-receipt-format = Ce n’est pas un reçu : { $place }
fair-receipt-field = Ceci est faux dans le reçu : { $place }
fair-receipt-no-deal = Cette donne n’existe pas.
fair-chain-over = La chaîne est épuisée.

## verify

verify-deal = { $match }, donne { $deal }, { $rules }
verify-deals = { $match }, donnes { $first }–{ $last }, { $rules }
verify-right = Juste : { $text }
verify-wrong = Faux : { $text }
verify-note = À noter : { $text }
verify-of-deal = donne { $deal } : { $text }
verify-seat = place { $seat }
verify-named = { $name } (place { $seat })
verify-right-series = aucune donne ne manque.
verify-right-chain = le secret du serveur est de la chaîne qu’il a publiée.
verify-right-values =
    { $n ->
        [one] { $n } valeur de joueur, telle qu’engagée.
       *[other] { $n } valeurs de joueurs, telles qu’engagées.
    }
verify-right-notes = la chaîne du serveur et les joueurs participants sont ceux que vous avez notés.
verify-right-key = la clé.
verify-right-dealer = le donneur.
verify-right-pack = le jeu de cartes vient de la clé.
verify-right-cards = la coupe et chaque carte distribuée.
verify-ok =
    { $n ->
        [one] { $n } donne vérifiée : rien de faux.
       *[other] { $n } donnes vérifiées : rien de faux.
    }
verify-failed =
    { $n ->
        [one] { $n } chose est fausse.
       *[other] { $n } choses sont fausses.
    }
verify-limits = Ceci ne montre pas qui a vu les cartes ni ce que les joueurs se sont dit.
verify-nothing = Aucun reçu dedans.
verify-notes-strange = Ces notes sont d’une autre partie : { $match }
