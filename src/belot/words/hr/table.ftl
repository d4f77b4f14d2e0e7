# Sve što se kaže za stolom: pitanja (ask-), izbori (say-), događaji, pomoć.

## Start of a match

match-start = { $rules }, partija do { $n }.
match-seats = Redom igraju: { $players }.
match-you = Sjediš na mjestu { $n }; partner: { $partner }.
match-you-alone = Sjediš na mjestu { $n }; svatko igra za sebe.
match-seed = Broj špila { $seed }: isti broj daje iste karte.
match-help = Upiši kartu, broj s popisa ili „{ command-help }“.

## Dealer, shuffle, cut, deal

draw-start = Izvlači se djelitelj: dijeli najniža karta.
draw-card = { $player }: { card }.
draw-tie = Jednako: ponovno izvlače { $players }.
dealer-drawn = Djelitelj: { $player }, najniža karta.
dealer-random = Djelitelj: { $player }, ždrijebom.
dealer-chosen = Djelitelj: { $player }.
deal-start = Dijeljenje { $n }. Djelitelj: { $player }.
shuffled = Karte su promiješane.
gathered = Karte su skupljene i samo se presijecaju.
ask-cut = Presijeci: koliko karata dižeš, od { $min } do { $max }?
ask-cut-tap = Presijeci: koliko karata dižeš, od { $min } do { $max }, ili samo kucni (0)?
cut-made =
    { $n ->
        [one] { $player }: dignuta { $n } karta.
        [few] { $player }: dignute { $n } karte.
       *[other] { $player }: dignuto { $n } karata.
    }
cut-tapped = { $player }: kucanje, bez presijecanja.
ask-packets = Kako dijeliš?
packets-made = { $player }: dijeli se { $packets }.
hand = Tvoje karte: { $cards }.
hand-empty = Nemaš više karata.
hand-of = Karte, { $player }: { $cards }.
turn-up = Okrenuta karta: { card }.
turn-up-info = Okrenuta karta, samo za znanje: { card }.
turn-up-own = Okrenuta karta: { card }, jedna od tvojih.
turn-up-taken = { $player }: { card } sa stola.
talon-taken =
    { $n ->
        [one] Svatko diže { $n } kartu talona.
        [few] Svatko diže { $n } karte talona.
       *[other] Svatko diže { $n } karata talona.
    }
talon-yours = Iz talona: { $cards }.
talon-of = Talon, { $player }: { $cards }.
dealt-rest = Dijeli se ostatak.
rest-of = Ostatak, { $player }: { $cards }.
dead-cards = Izvan igre: { $cards }.

## Auction

ask-call = Što zoveš:
ask-call-higher = Veći broj se upiše, primjerice { $example }.
say-pass = Dalje
say-take = Zovem { suit.acc }
say-suit = Zovem { suit.acc }
say-bid = Zovem { contract.acc }
say-double = Kontra
say-redouble = Rekontra
call-pass = { $player }: dalje.
call-take = { $player }: zovem { suit.acc }!
call-suit = { $player }: zovem { suit.acc }!
call-bid = { $player }: { contract }.
call-double = { $player }: kontra!
call-redouble = { $player }: rekontra!
call-round-two = Svi dalje. Drugi krug: zovi boju.
call-forced = { $player }: na musu, svi su rekli dalje.
call-forced-you = Svi dalje: na musu si, moraš zvati.
call-must = { $player }: prvo zvanje, mora se zvati.
call-must-you = Na tebi je zvanje: moraš zvati.
contract-is =
    { $contract ->
        [NT] Igra se { contract }. Zove: { $player }.
        [AT] Igra se { contract }. Zove: { $player }.
       *[other] Adut: { contract }. Zove: { $player }.
    }
taker-is = Zove: { $player }.
contract-doubled = Kontra: sve vrijedi ×{ $n }.
contract-redoubled = Rekontra: sve vrijedi ×{ $n }.
passed-out = Svi dalje.
redeal-next = Novo dijeljenje. Djelitelj: { $player }.
redeal-same = Novo dijeljenje, isti djelitelj: { $player }.

## Seven swap and the captain's discard

ask-swap = Mijenjaš li sedmicu za { card.acc }?
swap-made = { $player }: sedmica za { card.acc }.
say-swap = Mijenjam
say-no-swap = Zadrži sedmicu
captain-takes =
    { $n ->
        [one] { $player }: još { $n } karta, jedna se vraća.
        [few] { $player }: još { $n } karte, isto toliko se vraća.
       *[other] { $player }: još { $n } karata, isto toliko se vraća.
    }
captain-yours = Karte za tebe: { $cards }.
ask-discard = Vrati dvije karte, licem dolje:
ask-discard-two = Vrati dvije karte, licem dolje, na primjer { $example }:
discard-made = { $player }: dvije karte vraćene.
discard-yours = Vraćaš { $cards }.

## Declarations

ask-declare = Možeš prijaviti: { $list }.
ask-declare-which = Što? Brojevi, „{ command-all }“ ili „{ command-none }“.
say-declare-all = Prijavi sve
say-declare-none = Ne prijavi ništa
announced = { $player }: { $n }.
announced-none = { $player }: nemam.
announced-belote = { $player }: bela.
decl-sequence =
    { $length ->
        [3] terca { card.to }
        [4] kvarta { card.to }
        [5] kvinta { card.to }
       *[other] niz od { $length } { card.to }
    }
decl-quad = { rank.four }
decl-belote = bela, kralj i dama { contract }
decl-item = { $what } ({ $n })
declared-shown = { $player }: { $what } ({ $cards }).
contest-won =
    { $n ->
        [one] Zvanja vrijede: { $side }, { $n } bod.
        [few] Zvanja vrijede: { $side }, { $n } boda.
       *[other] Zvanja vrijede: { $side }, { $n } bodova.
    }
contest-quads =
    { $n ->
        [one] Četiri iste: { $side }, { $n } bod.
        [few] Četiri iste: { $side }, { $n } boda.
       *[other] Četiri iste: { $side }, { $n } bodova.
    }
contest-sequences =
    { $n ->
        [one] Nizovi: { $side }, { $n } bod.
        [few] Nizovi: { $side }, { $n } boda.
       *[other] Nizovi: { $side }, { $n } bodova.
    }
contest-tie = Najjača zvanja su jednaka: nijedno ne vrijedi.
contest-tie-quads = Najjače četiri iste su jednake: ne vrijedi ništa.
contest-tie-sequences = Najjači nizovi su jednaki: ne vrijedi ništa.
contest-first = Jednako: vrijedi tko je prije na redu, { $player }.
contest-none = Nema zvanja.
contest-later-second = Čija zvanja vrijede, vidi se u 2. štihu.
contest-later-end = Čija zvanja vrijede, vidi se nakon zadnjeg štiha.

ask-belote = Zvati belu?
ask-belote-suit = Zvati belu, { suit }?
ask-rebelote = Reći „od bele“?
say-belote = Bela
say-rebelote = Od bele
belote-said = { $player }: bela!
rebelote-said = { $player }: od bele!
belote-lost = Nije zvana bela: ne vrijedi.
belot8 = { $player }: belot, svih osam – { suit }! Partija je gotova.

## Play

your-turn = Ti si na redu.
your-lead = Ti otvaraš štih.
ask-card = Tvoja karta:
waiting = { $player } razmišlja.
waiting-call = Prvo govori { $player }.
legal-cards = Smiješ baciti: { $cards }.
legal-one = Smiješ samo: { $cards }.
no-card-now = Sada se ne baca karta.
play-made = { $player }: { card }.
play-led = Otvara: { $player }, { card }.
trick-number = Štih { $n }.
trick-line = Na stolu: { $cards }.
trick-empty = Stol je prazan.
trick-winning = Štih nosi { card }: { $player }.
trick-won =
    { $n ->
        [one] Štih: { $player }, { $n } bod.
        [few] Štih: { $player }, { $n } boda.
       *[other] Štih: { $player }, { $n } bodova.
    }
last-trick-won = Zadnji štih: { $player }, još { $n }.
rest-taken = Sve ostalo: { $player }.
last-trick-look = Prošli štih: { $cards }. Nosi: { $player }.
last-trick-none = Još nema štiha.
tricks-count = Štihovi: { $list }.
trump-is =
    { $contract ->
        [NT] Igra se { contract }: aduta nema.
        [AT] Igra se { contract }: svaka boja je adut.
       *[other] Adut: { contract }.
    }
score-now = Rezultat: { $list }.

## Take back, renonce, accepting the score

takeback-ask = { $player } želi vratiti potez.
takeback-done = Potez je vraćen.
takeback-declaration = Vraćeno: tvoja prijava zvanja.
takeback-cut = Vraćeno: tvoje presijecanje.
takeback-call = Vraćeno: tvoje zvanje aduta.
takeback-card = Vraćeno: tvoja karta { $card }.
takeback-none = Nema što vratiti.
takeback-no = Potez ostaje.
ask-claim = Koja je karta bila renons?
claim-made = { $player }: renons! { $offender }: { card }.
claim-right = Renons: { $offender }. Trebalo je: { $cards }.
claim-wrong = Nije renons: { card } je u redu. Kriva prijava: { $player }.
ask-accept = Prihvaćaš li obračun?
accepted = { $player }: u redu.
say-accept = Prihvati
say-claim = Prijavi renons

## Between deals and at the end

ask-continue = Enter za sljedeće dijeljenje.
match-won = Pobjeda: { $side }. { $list }.
match-lost = Partija izgubljena. Pobjeda: { $side }. { $list }.
match-left = Izlaziš iz partije. { $list }.
match-recorded = Partija je zapisana u { $file }.
good-bye = Dobra partija! Vidimo se.

## Answers

answer-yes = da
    .key = d
answer-no = ne
    .key = n
ask-yes-no = ({ answer-yes.key }/{ answer-no.key })
answer-unclear = Odgovori „{ answer-yes.key }“ ili „{ answer-no.key }“.
choice = { $n }. { $what }
choice-unclear = Izaberi broj od 1 do { $n } ili upiši riječ.
choice-one = Upiši 1 ili riječ.
try-help = „{ command-help }“ ispisuje naredbe.

## Commands: the value is the word to type

help-title = Naredbe:
help-line = { $word } – { $meaning }
help-cards = Karta se upisuje kao vrijednost i boja, na primjer { $example }, ili brojem s popisa.
command-hand = karte
    .help = tvoje karte
command-legal = smijem
    .help = karte koje smiješ baciti
command-table = stol
    .help = karte na stolu, adut i tko je zvao
command-last = prošli
    .help = prošli štih
command-score = rezultat
    .help = rezultat partije
command-calls = zvanja
    .help = što je zvano i prijavljeno
command-why = zašto
    .help = zašto kartu smiješ ili ne smiješ baciti
command-rules = pravila
    .help = pravila ovog stola
command-claim = renons
    .help = prijavi renons
command-takeback = vrati
    .help = vrati svoju zadnju kartu, zvanje ili presijecanje
command-all = sve
    .help = prijavi sve
command-none = ništa
    .help = ne prijavi ništa
command-help = pomoć
    .help = ovaj popis
command-quit = izlaz
    .help = izađi iz partije

## The terminal

play-short = { $player }: { $card }.
points-so-far = Bodovi iz karata: { $list }.
sequence-order = Redoslijed u nizu: { $list }.
claim-is-right = Renons: { $offender }. Prijava je točna.
card-unclear = Koja? { $cards }.
rank-not-held = Nemaš: { rank.acc }.
cards-many =
    { $n ->
        [one] { $n } karta
        [few] { $n } karte
       *[other] { $n } karata
    }
calls-none = Još nitko nije zvao.
say-tap = kucni
ask-enter = Enter: { $what }
ask-quit = Izaći iz partije?
ask-game = Koja igra?
ask-rematch = Revanš?
