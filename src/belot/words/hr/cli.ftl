# Rečenice naredaba: rules, simulate, replay, convert, perft.

## Common

belot = Belot, belote, bela i BeloZ
error-line = { $file }, redak { $line }: { $reason }
error-file = { $file }: { $reason }
error-usage = { $text } – vidi „belot { $command } --help“.
file-missing = Nema takve datoteke.
folder-missing = Nema takve mape: { $folder }.
file-unreadable = Datoteka se ne može pročitati.
file-exists = Datoteka već postoji; ništa nije prebrisano.
file-suffix = Nepoznat nastavak: { $suffix }. Moguće: { $known }.
file-not-text = Ovo nije tekstna datoteka.
interrupted = Prekinuto.
bot-unknown = Nema takvog bota: { $bot }. Postoje: { $known }.
seat-unknown = Nema takvog mjesta: { $n }. Moguće: { $known }.
language-unknown = Nema takvog jezika: { $lang }. Postoje: { $known }.
terminal-letters = Ovaj terminal nema ćirilična slova: slijedi engleski.
did-you-mean = Misliš li { $names }?
no-such-command = Nema takve naredbe: { $name }. Popis je u „belot --help“.
deal-unknown = Nema takvog dijeljenja: { $n }. Moguće: { $known }.
number-needed = { $name } traži broj.
number-from = Treba cijeli broj, barem { $n }, a ne { $value }.

about-rules = Prikaži igre i njihova kućna pravila.
about-simulate = Neka botovi igraju jedni protiv drugih.
about-replay = Odigraj zapis i provjeri ga.
about-convert = Prebaci zapis u drugi oblik.
about-perft = Prebroji dopuštene nizove poteza u datoteci položaja.
about-solve = Izračunaj najbolju igru iz zabilježenog položaja, s otvorenim kartama.
about-play = Igraj partiju u terminalu.
arg-preset = igra, s opcijama: bela4(target=701)
arg-json = kao JSON
arg-rules = igra, s opcijama
arg-matches = koliko partija
arg-bots = botovi, po jedan za svaku stranu, odvojeni zarezom
arg-seed = sjeme za karte
arg-record = zapiši u ovu datoteku
arg-seat = tvoje mjesto
arg-file = zapis
arg-target-file = datoteka koja se piše
arg-lang = jezik: en, fr, hr, bg
arg-theme = riječi: cards ili beloz

## rules

rules-title = { $name }
rules-canonical = Ime s opcijama: { $rules }
rules-house = kućno pravilo umjesto { $value }
rules-list = Igre:
rules-list-line = { $preset } – { $name }. { $meaning }
rules-heading-option = Opcija
rules-heading-value = Vrijednost
rules-heading-meaning = Značenje
rules-heading-source = Odakle

## simulate

simulate-start =
    { $n ->
        [one] { $rules }: { $n } partija, { $bots }, broj špila { $seed }.
        [few] { $rules }: { $n } partije, { $bots }, broj špila { $seed }.
       *[other] { $rules }: { $n } partija, { $bots }, broj špila { $seed }.
    }
simulate-progress = { $done } od { $n }
simulate-heading-bot = Bot
simulate-heading-side = Strana
simulate-heading-won = Dobiveno
simulate-heading-share = Udio
simulate-heading-points = Bodova po dijeljenju
simulate-heading-made = Prolaz
simulate-heading-failed = Pad
simulate-heading-capots = Štiglja
simulate-deals =
    { $n ->
        [one] { $n } dijeljenje
        [few] { $n } dijeljenja
       *[other] { $n } dijeljenja
    }
simulate-matches =
    { $n ->
        [one] { $n } partija
        [few] { $n } partije
       *[other] { $n } partija
    }
simulate-speed =
    { $n ->
        [one] { $n } dijeljenje u sekundi
        [few] { $n } dijeljenja u sekundi
       *[other] { $n } dijeljenja u sekundi
    }
simulate-time = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
simulate-passed-out = Svi dalje: { $n }
simulate-hanging = Jednako, visi: { $n }
simulate-recorded =
    { $n ->
        [one] { $n } partija zapisana u { $file }.
        [few] { $n } partije zapisane u { $file }.
       *[other] { $n } partija zapisano u { $file }.
    }
simulate-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-average = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## replay, convert

replay-ok =
    { $n ->
        [one] { $file }: { $n } dijeljenje, sve točno.
        [few] { $file }: { $n } dijeljenja, sve točno.
       *[other] { $file }: { $n } dijeljenja, sve točno.
    }
replay-unfinished = Zapis staje usred partije.
replay-winner = Pobjeda: { $side }.
convert-done =
    { $n ->
        [one] { $file } zapisano: { $n } dijeljenje.
        [few] { $file } zapisano: { $n } dijeljenja.
       *[other] { $file } zapisano: { $n } dijeljenja.
    }

## perft

perft-heading-depth = Karata
perft-heading-count = Nizova
perft-heading-points = Bodova
perft-ok =
    { $n ->
        [one] { $n } položaj točan.
        [few] { $n } položaja točna.
       *[other] { $n } položaja točno.
    }
perft-wrong = { $name }, karata { $n }: očekivano { $expected }, dobiveno { $got }.
perft-failed =
    { $n ->
        [one] { $n } položaj kriv.
        [few] { $n } položaja kriva.
       *[other] { $n } položaja krivo.
    }

## The page of the link that belot admin prints

door-title = Upravljanje ovim poslužiteljem
door-text = Ova poveznica čini ovaj preglednik upraviteljem ovog poslužitelja za Belu. Vrijedi jedanput.
door-button = Postani upravitelj
door-done = Ovaj je preglednik sada upravitelj.
door-on = Na stolove
door-over = Ova je poveznica već iskorištena ili je prestara.

## solve

solve-turn = Na potezu je { $player }, karte su otvorene. Najboljom igrom: { $own } prema { $other } bodova.
solve-card = { $card }: { $own } prema { $other }
solve-line = Najbolja igra: { $cards }
solve-no-position = Na tom se mjestu ne igra nijedna karta.
