# Po jedna rečenica za svako odbijanje. Prvo što treba, pa zašto; nikad prijekor.

## Card play

refusal-follow = Prati { led.acc }: imaš { card.acc }.
refusal-head = Baci jaču (iber): na stolu je { card }.
refusal-head-trump = Treba jači adut: štih nosi { card }.
refusal-ruff = Nemaš { led.acc }: sijeci adutom.
refusal-overtrump = Sijeci jače: možeš preko { card.gen }.
refusal-undertrump = Ne možeš jače: baci bilo koji adut.
refusal-no-undertrump = Ne manji adut ispod partnerova: imaš veći.
refusal-partner-free = Štih nosi partner: baci što želiš.
refusal-void-free = Nemaš ni { led.acc } ni adut: baci što želiš.
why-void-all-trumps = Nemaš { led.acc }: baci što želiš.
refusal-cannot-overtrump-free = Ne možeš jače: baci što želiš.
refusal-only-one = Smiješ samo jednu kartu: { card }.
refusal-lead-any = Ti otvaraš štih: bilo koja karta.

## Turn and calls

refusal-not-your-turn = Na redu je { $player }.
refusal-not-your-call = Prvo govori { $player }.
refusal-bid-higher = Zovi više od: { contract }.
refusal-must-call = Moraš zvati boju.
refusal-not-turned-suit = Zovi drugu boju: { suit } više ne može.
refusal-double-own = Kontra ide samo na protivnike.
refusal-double-nothing = Još nema što kontrirati.
refusal-double-capot = Štiglja se ovdje ne kontrira.
refusal-redouble-needs-double = Rekontra tek nakon kontre.
refusal-call-unknown = Toga ovdje nema: { $text }.
refusal-call-frozen = Nakon kontre nema višeg zvanja.

## Declarations and belote

refusal-decl-late = Prekasno za zvanje.
refusal-decl-card-used = Već u drugom zvanju: { card }.
refusal-decl-not-held = Nemaš to zvanje.
refusal-decl-nt = Bez aduta nema zvanja.
refusal-decl-off = Za ovim stolom nema zvanja.
refusal-belote-not-held = Za belu trebaju adutski kralj i dama u istoj ruci.
refusal-belote-late = Prekasno za belu: zove se uz prvu od dvije karte.
refusal-belote-not-now = Bela se zove uz adutskog kralja ili damu.

## Cards

refusal-card-not-held = Nemaš tu kartu: { card }.
refusal-card-already-played = Već je pala: { card }.
refusal-card-unknown = Nema takve karte: { $text }.
refusal-card-duplicate = Navedena dvaput: { card }.
refusal-cut-range = Koliko karata dižeš? Od { $min } do { $max }.
refusal-packets-unknown = Ovdje se tako ne dijeli: { $text }.
refusal-swap-not-possible = Sedmica se sada ne može zamijeniti.
refusal-discard-two = Vrati točno dvije karte.
refusal-discard-not-held = Ne možeš to vratiti: { card } nije kod tebe.

## Renonce, phase

refusal-claim-own-card = Renons se prijavljuje samo protivniku.
refusal-claim-not-played = Još nije pala: { card }.
refusal-claim-off = Ovdje se renons ne prijavljuje: stol sam odbija krive karte.
refusal-match-over = Partija je gotova.
refusal-wrong-phase = Ne sada: prvo ide nešto drugo.
refusal-unknown-action = Ne razumijem „{ $text }“. Upiši „{ command-help }“.
refusal-standing = Partija ne može početi odatle: { $text }.

## Rules

refusal-option-unknown = Nema takve opcije: { $option }.
refusal-option-value = { $option } ne može biti { $value }. Moguće: { $allowed }.
refusal-option-clash = { $first } i { $second } ne idu zajedno.
refusal-preset-unknown = Nema takve igre: { $preset }. Postoje: { $known }.
refusal-rules-syntax = Pravila se ne mogu pročitati: { $text }.

## Records

refusal-record-truncated = Zapis je prekinut: nedostaje kraj.
refusal-record-order = Nije na redu: { $text }.
refusal-record-foreign = Ovo ne pripada zapisu: { $text }.
refusal-record-duplicate = Zapisano dvaput: { $text }.
refusal-record-version = Zapis je u verziji { $version }; čitam do { $known }.
refusal-record-mismatch = U zapisu piše { $got }, po pravilima je { $expected }.

## Stolovi

refusal-malformed = To se ne razumije.
refusal-answered = Već je odgovoreno.
refusal-deal-running = Dijeljenje još traje.
refusal-takeback = Nema se što vratiti.
refusal-seat-taken = To je mjesto zauzeto.
refusal-not-seated = Ovdje nemaš mjesto.
refusal-seats = Ta mjesta ne odgovaraju igri.
refusal-name-empty = Ime ima barem jedno slovo.
refusal-bot-unknown = Takvog bota nema.
refusal-tables-many = Previše stolova: najprije obriši jedan.
refusal-slow-down = Previše odjednom: pokušaj malo kasnije.
refusal-match-running = Partija još traje.
refusal-internal = Nešto je kod nas pošlo po zlu. Pokušaj ponovno.

## Rooms

refusal-not-host = To može samo domaćin.
refusal-not-member = Još nisi za ovim stolom: prvo uđi.
refusal-room-locked = Ovaj je stol zaključan: sada nitko novi ne ulazi.
refusal-room-full = Stol je pun.
refusal-seat-held = To se mjesto čuva za nekoga.
refusal-not-agreed = Još se nisu svi složili s pravilima.
refusal-no-room = Nema stola s tim kodom.
refusal-kicked = Domaćin te je udaljio od ovog stola.
refusal-chat-off = Ovdje nema slobodnih poruka: gotove rečenice ostaju.
refusal-phrase-unknown = Nema takve rečenice.
refusal-chat-empty = Prvo nešto napiši.
refusal-undo-none = Sada se nema što vratiti.
refusal-undo-asked = To se već pita.
refusal-rest-none = Ostatak se sada ne može tražiti.
refusal-rest-asked = Ostatak se već traži.
refusal-rest-bots = Nije sigurno, a botovi ništa ne poklanjaju: igra se dalje.
refusal-rest-renonce = Ovdje se ostatak ne traži: renons se još može prijaviti.
refusal-called = Ovo se dijeljenje već sprema.
refusal-not-called = Sada se ništa ne dijeli.
refusal-commitment = Ova obveza za dijeljenja ne vrijedi.
refusal-reveal-wrong = Ova vrijednost ne odgovara obvezi za dijeljenje.
refusal-paused = Partija je na pauzi.
refusal-not-paused = Partija nije na pauzi.
refusal-too-fast = Prebrzo: pričekaj trenutak.
refusal-not-asked = To se više ne pita.
refusal-seat-other = U ovoj partiji znaš druge karte: pričekaj sljedeću.
refusal-no-match = Partija još nije počela.
refusal-no-link = Ovaj kod ne vrijedi ili više ne vrijedi. Zatraži novi na drugom uređaju.
refusal-invitation = Ovdje novi igrači trebaju pozivnicu ili kod stola.

## Dijeljeni blokovi

refusal-no-pad = Pod ovom vezom nema dijeljenog bloka, ili je uklonjen.
refusal-read-only = Ova veza služi samo za gledanje.
refusal-pads-many = Dijeliš previše blokova: ukloni jedan.
refusal-op-malformed = Ovaj se upis ne može dijeliti.
refusal-op-differs = Drugi je upis zauzeo mjesto ovoga.
refusal-op-ahead = Sat ovog upisa žuri.
refusal-pad-opened = Na ovom je bloku već jedna partija.
refusal-pad-full = Blok je pun.
