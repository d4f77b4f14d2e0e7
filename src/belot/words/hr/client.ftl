# Što govori samo zaslon.

## Screens and doors

client-title = Belot: kartaške igre
client-title-turn = ● Ti si na redu – Belot
client-tagline = Belote, bela, bugarski belot i BeloZ
client-play-now = Igraj
client-play-now-what = { $game }, protiv botova
client-new-table = Novi stol
client-new-table-what = Odaberi igru, pravila i mjesta
client-pad = Blok
client-pad-what = Za prave karte: tko zove, koliko, tko vodi
client-learn = Nauči
client-learn-what = Pravila, vježba, pomoćnik
client-pad-continue = Blok: { $game }
client-to-pad = Prenesi rezultat na blok
client-continue = Nastavi: { $game }
client-give-up = Zatvori partiju: { $game }
client-look-back = Pogledaj ponovno: { $game }
client-settings = Postavke
client-about = O igri
client-privacy = Privatnost
client-home = Početna
client-back = Natrag
client-close = Zatvori
client-cancel = Odustani
client-done = Gotovo
client-menu = Izbornik
client-loading = Stol se sprema.

## The line to the server

client-offline = Nema veze. Mjesto i karte te čekaju.
client-no-server = Poslužitelj ne odgovara. Pokušaj ponovno za trenutak.
client-no-line = Nema veze
client-slow-line = Spora veza
client-part-missing = Nema veze: ovaj dio još nije ovdje.
client-part-slow = Ovaj dio još stiže.
client-retry = Pokušaj ponovno
client-moved = Igraš u drugom prozoru.
client-here = Igraj ovdje
client-gone = Ovog stola više nema.

## Choosing a game

client-choose-game = Koja igra?
client-my-rules = Moja pravila
client-relatives = Inačice i turniri
client-forget = Zaboravi: { $name }
client-house-rules = Kućna pravila
client-rules-name = Ime za tvoja pravila
client-which = Pet pitanja do tvojih pravila
client-all-defaults =
    { $n ->
        [one] { $n } promijenjeno pravilo: poništi
        [few] { $n } promijenjena pravila: poništi sve
       *[other] { $n } promijenjenih pravila: poništi sve
    }
client-rule-wrong = Ova vrijednost ne odgovara: { $option }
client-seats = Tko igra?
client-your-name = Tvoje ime
client-plays-like = Igra kao
client-sit-down = Sjedni i igraj

## The table

client-dealer-letter = D
client-caller = zvač
client-called = zove: { $player }
client-cards-left =
    { $n ->
        [one] { $n } karta u ruci
        [few] { $n } karte u ruci
       *[other] { $n } karata u ruci
    }
client-on-table = Na stolu
client-tray = Što sad
client-your-hand = Tvoje karte
client-points = Bodovi { $list }
client-tricks = Štihovi { $list }
client-last-trick = Prošli štih
client-taken-by = Nosi: { $player }
client-turned = Okrenuta
client-lowest-deals = Dijeli: { $player }, najniža karta.
client-go-on = Dalje
client-leave = Izađi
client-takeback = Vrati potez
client-log = Tijek

## Prompts

client-cut = Presijeci: povuci po špilu.
client-cut-cards = Koliko karata dići
client-cut-here = Digni { $n }
client-tap = Kucni
client-seat-away = bez veze
client-seat-gone = izvan stola
client-take = Zovem
client-put-back = Vrati
client-declarations = Tvoja zvanja
client-announce = Prijaviti?
client-announce-it = Prijavi
client-announce-with-card = Prijavljuje se s prvom kartom:
client-play = Igraj { card.acc }
client-with-belote = Reci „{ say-belote }“
client-with-rebelote = Reci „{ say-rebelote }“
client-quietly = Igraj bez riječi
client-claim-right = { $player }: prijavljen renons, { card }. Točno je.
client-claim-wrong = { $player }: prijavljen renons, { card }. Nije točno.
client-seat-taken = { $player } sjeda.
client-missing = { $player } nije tu.
client-missing-bot = { $player } nije tu. Bot preuzima za { $time }.
client-wait-for = Čekaj ({ $player })
client-bot-now = Neka igra bot
client-stands-in = { $player } nije tu, igra bot.
client-seat-back = { $player } se vraća.
client-you-back = Opet igraš ti.

## Score

client-score = Rezultat
client-part-cards = Karte
client-part-last = Zadnji štih
client-part-capot = Štiglja
client-part-declarations = Zvanja
client-part-belote = { say-belote }
client-part-totals = Zajedno
client-part-hung = Dobiveni viseći bodovi
client-part-written = Upisano
client-renonce = Renons. Krivnja: { $side }.
client-deal = Dijeljenje { $n }
client-no-deal-yet = Još ništa nije upisano.
client-total = Ukupno
client-to-go = još { $n }
client-next-deal = Sljedeće dijeljenje
client-rematch = Revanš
client-you-won = Pobjeda!
client-you-lost = Partija je gotova

## Settings

client-set-language = Jezik
client-set-deck = Karte
client-set-theme = Boje
client-set-speed = Brzina
client-set-hold = Gotov štih stoji
client-set-fourcolours = Četiri boje
client-set-largetext = Veći tekst
client-set-sound = Zvuk
client-set-vibration = Vibracija
client-set-onetap = Jedan dodir igra kartu
client-set-lefthand = Za ljevake
client-set-shortcuts = Tipke
client-deck-game = Prema igri
client-deck-french = Francuske karte
client-deck-german = Mađarice
client-deck-beloz = BeloZ životinje
client-theme-system = Kao uređaj
client-theme-light = Svijetlo
client-theme-dark = Tamno
client-speed-slow = Sporo
client-speed-normal = Normalno
client-speed-fast = Brzo
client-speed-none = Bez animacije
client-hold-short = Kratko
client-hold-normal = Trenutak
client-hold-long = Dulje
client-hold-tap = Dok ne dodirnem

## Keys

client-keys = Tipke
client-rulebook = Pravila
client-the-rule = Pravilo
client-help = Ova pomoć
client-key-for = Tipka: { $what }
client-key-card = Podigni kartu; još jednom je igra
client-key-enter = Igraj podignutu kartu, pritisni gumb
client-key-arrows = Prolazi kroz karte

## About

client-about-what = Stol za belot, belote, belu i BeloZ. Pravila su jedna knjiga; svaki broj u obračunu dolazi iz nje.
client-about-beloz = BeloZ je zaštitni znak svojih autora. Ovaj program nije njihov; životinje te hrvatske, francuske i bugarske riječi naš su izbor.
client-about-faces = Kraljevi, dame i dečki: Letele playing cards, CC0. Oznake, znakovi i poleđina naš su crtež.
client-about-animals = Životinje: Fluent Emoji, Microsoft, licenca MIT. Merkat je naš crtež.
client-about-words = Dvojbene riječi označene su u projektu; ispravci su dobrodošli.
