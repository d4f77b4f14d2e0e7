# Dijeljenje pogledano kartu po kartu, i provjereno dijeljenje.

## Looking at a deal again

replay-hand-of = Karte: { $player }
replay-controls = Kroz dijeljenje
replay-place = Mjesto u dijeljenju
replay-step = { $n } od { $max }
replay-trick-back = Štih natrag
replay-back = Natrag
replay-play = Pusti
replay-pause = Stani
replay-on = Dalje
replay-trick-on = Štih dalje
replay-deals = Dijeljenja
replay-match = Partija { $n }
replay-watch = Pogledaj dijeljenje ponovno
replay-again = Odigraj ove karte ponovno
replay-record = Spremi zapis
replay-share = Podijeli partiju
replay-share-later = Partija se može podijeliti kad je gotova.
replay-link = Poveznica na partiju
replay-copy = Kopiraj
replay-copied = Kopirano

## A deal checked

checked-line-fine = Dijeljenje je provjereno: nitko ga nije mogao namjestiti.
checked-line-partly = Dijeljenje je provjereno, koliko ovaj uređaj može znati.
checked-line-wrong = Nešto s ovim dijeljenjem nije u redu.
checked-line-closed = Špil se samo presijeca, zato se dijeljenja provjeravaju kad partija završi.
checked-line-checking = Dijeljenje se provjerava.
checked-line-none = Za ovo dijeljenje nema potvrde.
checked-line-unanswered = Potvrda nije dohvaćena.
checked-all =
    { $n ->
        [one] Provjereno { $n } dijeljenje ove partije: sve je u redu.
        [few] Provjerena { $n } dijeljenja ove partije: sve je u redu.
       *[other] Provjereno { $n } dijeljenja ove partije: sve je u redu.
    }
checked-retry = Pokušaj ponovno
checked-details = Kako?
checked-title = Kako je nastalo ovo dijeljenje
checked-lead = Redoslijed karata dolazi iz tajni koje su sve bile određene prije nego što je itko mogao znati što će iz njih ispasti. Tvoj je uređaj sve pratio, korak po korak:
checked-step-which = Potvrda pripada ovom dijeljenju i ovim pravilima.
    .bad = Potvrda ne pripada ovom dijeljenju.
checked-step-head = Poslužitelj se obvezao prije partije, i to je obveza koju je ovaj uređaj tada zabilježio.
    .bad = Obveza poslužitelja nije ona koju je ovaj uređaj zabilježio.
    .unseen = Ovaj uređaj nije bio tu kad se poslužitelj obvezao.
checked-step-secret = Tajna poslužitelja za ovo dijeljenje upravo je ona na koju se obvezao.
    .bad = Tajna poslužitelja nije ona na koju se obvezao.
checked-step-called = Tko sudjeluje, rečeno je prije nego što je itko dao vrijednost, i ovaj je uređaj to zabilježio.
    .bad = Popis sudionika naknadno je promijenjen.
    .unseen = Ovaj uređaj nije vidio popis sudionika.
checked-step-values = Svaka dana vrijednost upravo je ona koja je bila obećana.
    .bad = Jedna vrijednost nije ona koja je bila obećana.
checked-step-mine = I tvoj je uređaj dao svoju slučajnu vrijednost. Nitko je nije mogao znati, i računala se.
    .bad = Vrijednost tvog uređaja je zamijenjena.
    .late = Vrijednost tvog uređaja stigla je prekasno i nije se računala.
    .unseen = Ovaj uređaj nije dao svoju vrijednost.
checked-step-key = Sve to zajedno je ključ dijeljenja.
    .bad = Ključ nije nastao od onoga što je dano.
checked-step-draw = Izvlačenje djelitelja dolazi iz ključa.
    .bad = Izvlačenje djelitelja ne dolazi iz ključa.
checked-step-pack = Samo je ključ odredio redoslijed špila.
    .gathered = Špil je složen od prošlog dijeljenja, kako kažu pravila.
    .bad = Špil nije u redoslijedu koji daje ključ.
checked-step-cut = Presječen je ondje gdje je stol vidio.
    .bad = Nije presječen ondje gdje je stol vidio.
    .unseen = Ovaj uređaj nije vidio presijecanje.
checked-step-dealt = S vrha špila karte su otišle redom, paket po paket.
    .bad = Karte nisu otišle onamo kamo bi ih špil poslao.
checked-step-hand = Tvoje su karte one koje su ti bile u ruci.
    .bad = Tvoje karte nisu one koje su ti bile u ruci.
    .unseen = Ovaj uređaj nije vidio tvoje karte.
checked-people = Tko je dao vrijednost
checked-gave = računala se
checked-late = prekasno, izostavljena
checked-alone = Nitko osim poslužitelja.
checked-dropped =
    { $n ->
        [one] { $player }: { $n } izostavljena vrijednost u ovoj partiji.
        [few] { $player }: { $n } izostavljene vrijednosti u ovoj partiji.
       *[other] { $player }: { $n } izostavljenih vrijednosti u ovoj partiji.
    }
checked-limits = Što se time ne vidi: poslužitelj zna sve karte dok se igra, a igrači mogu razgovarati drugdje. Botovi ne daju vrijednosti.
checked-save = Spremi potvrdu
checked-notes = Spremi bilješke ovog uređaja
