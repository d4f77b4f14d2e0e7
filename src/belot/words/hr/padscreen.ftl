# Zasloni bloka.

## Matches on this device

pad-screen-title = Blok
pad-screen-new = Nova partija
pad-screen-begin = Počni
pad-screen-other-game = Druga igra
pad-screen-setup = Imena, djelitelj, do koliko
pad-screen-names = Imena
pad-screen-names-hint = Imena ne moraju biti upisana.
pad-screen-name-of = Ime: { $place }
pad-screen-first-dealer = Prvi djelitelj
pad-screen-target = Igra se do
pad-screen-running = Nastavi
pad-screen-past = Prošle partije
pad-screen-read = Otvori datoteku
pad-screen-unreadable = U ovoj datoteci nema partije.
pad-screen-no-pad = Iza ove poveznice više nema bloka.
pad-screen-none = Ove partije nema na ovom uređaju.
pad-screen-forget = Obriši: { $what }
pad-screen-forget-sure = Zauvijek obrisati ovu partiju?
pad-screen-forget-it = Obriši
pad-screen-deals =
    { $n ->
        [one] { $n } dijeljenje
        [few] { $n } dijeljenja
       *[other] { $n } dijeljenja
    }
pad-screen-seat-me = { player-you }
pad-screen-seat-right = Desno
pad-screen-seat-left = Lijevo
pad-screen-seat-partner = Partner
pad-screen-seat-opposite = Nasuprot

## The sheet

pad-screen-dealer = Dijeli: { $player }
pad-screen-hung = Visi: { $n }
pad-screen-reach-deal = jedno dijeljenje može biti dovoljno
pad-screen-reach-capot = jedno dijeljenje, uz štiglju ili zvanja
pad-screen-enter = Upiši dijeljenje { $n }
pad-screen-finish = Završi dijeljenje { $n }
pad-screen-undo = Poništi
pad-screen-redo = Vrati
pad-screen-after-end = Partija je bila gotova prije ovog dijeljenja: ne vrijedi.
pad-screen-empty = Podijelite karte. Prvi rezultat dolazi ovamo.
pad-screen-computing = Upisano. Rezultat stiže za trenutak.
pad-screen-in-play = Igra se
pad-screen-rounds = Dosadašnja dijeljenja
pad-screen-penalty-short = Ispravak
pad-screen-passed = Svi dalje
pad-screen-rules-since = Od dijeljenja { $n }: { $rules }
pad-screen-chart = Utrka
pad-screen-won = Partija je dobivena
pad-screen-rematch = Još jedna partija
pad-screen-look-on = Samo gledaš.

## Entering a deal

pad-screen-deal = Dijeljenje { $n }
pad-screen-who-called = Tko zove?
pad-screen-ask-contract = Što je adut?
pad-screen-ask-bid = Koliko je zvano?
pad-screen-ask-alone = Je li zvač sam uzeo sve štihove?
pad-screen-ask-points = Koliko bodova?
pad-screen-ask-last = Čiji je zadnji štih?
pad-screen-ask-trickless = Ima li svaka strana štih?
pad-screen-ask-outcome = Jednako u deseticama: kako je završilo?
pad-screen-contract = Adut
pad-screen-contract-free = Adut, ako želiš
pad-screen-nt = BA
pad-screen-at = SA
pad-screen-bid = Koliko?
pad-screen-higher = Više
pad-screen-lower = Niže
pad-screen-generale = Générale
pad-screen-alone = Zvač sam
pad-screen-helped = Partner je uzeo jedan
pad-screen-doubled = Kontra
pad-screen-redoubled = Rekontra
pad-screen-points-of = Bodovi: { $side }
pad-screen-declared = Zvanja: { $side }
pad-screen-chip = { $side }: { $what }
pad-screen-clear = Obriši: { $side }
pad-screen-with-last = Sa zadnjim štihom
pad-screen-last = Zadnji štih
pad-screen-capot = Štiglja
pad-screen-renonce = Renons
pad-screen-eight = Belot
pad-screen-trickless = Bez štiha
pad-screen-all-took = Svaka strana ima štih
pad-screen-stopped = Partija je stala usred dijeljenja
pad-screen-penalty = Kazna ili ispravak
pad-screen-no-correction = Ipak dijeljenje
pad-screen-note = Bilješka
pad-screen-more = Još
pad-screen-count = Broji karte
pad-screen-count-short = Broji
pad-screen-count-of = Brojanje štihova: { $side }
pad-screen-count-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karte
       *[other] { $n } karata
    }
pad-screen-count-none = Nijedna
pad-screen-count-take = Uzmi { $n }
pad-screen-tens = U deseticama
pad-screen-raw = U bodovima
pad-screen-outcome-made = Prolaz
pad-screen-outcome-failed = Pad
pad-screen-outcome-hang = Visi
pad-screen-keypad = Brojčane tipke
pad-screen-erase = Obriši
pad-screen-minus = Plus ili minus
pad-screen-next-side = Na: { $side }
pad-screen-later = Završi kasnije
pad-screen-write = Upiši

## One deal

pad-screen-edit = Promijeni
pad-screen-insert = Umetni prije
pad-screen-delete = Obriši
pad-screen-deleted = Obrisano
pad-screen-two-entries = Dijeljenje { $n } upisano je dvaput
pad-screen-which = Koji upis vrijedi? Drugi ostaje u povijesti.
pad-screen-this-one = Ovaj
pad-screen-both = Oba: dva dijeljenja
pad-screen-entered-by = Upis: { $who }
pad-screen-gone = Izdvojeno
pad-screen-bring-back = Vrati

## The menu

pad-screen-menu = Ova partija
pad-screen-all = Sve partije
pad-screen-rules-change = Promijeni kućna pravila
pad-screen-rules-whole = I za prijašnja dijeljenja
pad-screen-teams = Parovi
pad-screen-next-dealer = Tko dijeli sljedeći?
pad-screen-statistics = Statistika
pad-screen-save = Spremi ili ispiši
pad-screen-as-text = Tekst
pad-screen-as-csv = Tablica (CSV)
pad-screen-as-json = Datoteka (JSON)
pad-screen-as-picture = Slika
pad-screen-print = Ispiši
pad-screen-on-screen = Nastavi na zaslonu
pad-screen-on-screen-what = Isti parovi, pravila i rezultat za stolom ovdje; slobodna mjesta igraju botovi.
pad-screen-with-bots = Protiv botova
pad-screen-with-room = Svatko na svom mobitelu
pad-screen-share = Podijeli blok
pad-screen-share-what = Tko ima poveznicu, upisuje na svom mobitelu, nakratko i bez mreže.
pad-screen-may-write = Smije pisati
pad-screen-may-look = Smije gledati
pad-screen-link = Poveznica
pad-screen-shared = Zajednički
pad-screen-shared-joining = Zajednički · spajanje
pad-screen-shared-offline = Zajednički · bez mreže
pad-screen-shared-waiting = Zajednički · bez mreže, čeka: { $n }
pad-screen-shared-gone = Više nije zajednički

## Statistics

pad-screen-stat-called = Zvano
pad-screen-stat-made = Prolazi
pad-screen-stat-failed = Padovi
pad-screen-stat-hung = Viseće
pad-screen-stat-capots = Štiglje
pad-screen-stat-belotes = { say-belote }
pad-screen-stat-declared = Zvanja
pad-screen-stat-renonces = Renonsi
pad-screen-stat-best = Najbolje dijeljenje
pad-screen-stat-average = Prosjek
