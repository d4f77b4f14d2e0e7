# Helper cards, the assistant and lessons. `.beloz` is what BeloZ says instead.

## The doors

learn-title = Nauči
learn-game = Igra: { $game }
learn-rulebook = Pravila igre
    .what = Sva pravila ove igre, s primjerima
learn-cards = Podsjetnik
    .what = Karte, vrijednosti i obveze na jednoj stranici
learn-assistant = Pomoćnik
    .what = S pravim kartama: što smiješ baciti, što zvati?
learn-practice = Vježba
    .what = Kratke lekcije, svaki put nove karte

## Seats

learn-seat-right = Desno
learn-seat-left = Lijevo
learn-seat-partner = Partner
learn-seat-opposite = Preko puta

## Helper card

learn-order = Redoslijed i vrijednost
learn-column-trump = Adut
    .beloz = Poplavljena ravnica
learn-column-plain = Ostale boje
    .beloz = Suhe ravnice
learn-strongest = Najjača je prva.
learn-together = Sa zadnjim štihom ukupno bodova: { $n }
    .beloz = Sa zadnjih deset ukupno bodova: { $n }
learn-sequence-order = Redoslijed u nizu
learn-worths = Što se još broji
learn-run =
    { $length ->
        [3] Tri u nizu
        [4] Četiri u nizu
       *[other] Pet ili više u nizu
    }
learn-eight = Osam iste boje
    .beloz = Osam iste ravnice
    .wins = partija
learn-rulings = Čija vrijede?
learn-duties = Što moraš baciti
learn-when-suit = Imaš boju koja je otvorena
    .beloz = Imaš ciljnu ravnicu
learn-when-suit-ruffed = … a netko je sjekao
    .beloz = … a netko je presreo
learn-when-trump = Otvoren je adut i imaš ga
    .beloz = Cilj je poplavljena ravnica
learn-when-trump-partner = … a štih nosi partner
    .beloz = … a ekspediciju nosi partner
learn-when-ruff = Nemaš boju, štih nosi protivnik
    .beloz = Nemaš ciljnu ravnicu, vode protivnici
learn-when-over = Protivnik je sjekao, imaš jači adut
    .beloz = Protivnik je presreo, imaš jaču kartu
learn-when-under = Protivnik je sjekao, nemaš jači adut
    .beloz = Protivnik je presreo, nemaš jaču kartu
learn-when-partner = Nemaš boju, štih nosi partner
    .beloz = Nemaš ciljnu ravnicu, vodi partner
learn-when-partner-ruffed = … a partner je sjekao
    .beloz = … a partner je presreo
learn-when-free = Nemaš ni boju ni adut
    .beloz = Nemaš ni ciljnu ni poplavljenu
learn-when-no-trumps = Bez aduta
learn-when-all-trumps = Sve aduti
learn-must-follow = Prati bilo kojom kartom te boje
    .beloz = Prati bilo kojom kartom te ravnice
learn-must-head = Prati, i to jačom ako možeš
    .beloz = Prati, i to jačom ako možeš
learn-must-head-trump = Baci jaču ako možeš
    .beloz = Baci jaču ako možeš
learn-must-ruff = Sijeci adutom
    .beloz = Presretni
learn-must-overtrump = Sijeci jačim adutom
    .beloz = Presretni jače
learn-must-undertrump = Bilo koji adut
    .beloz = Propusti bilo koju poplavljenu
learn-must-free = Bilo koja karta
    .beloz = Baci bilo koju kartu
learn-large = Veliko
learn-print = Ispiši
learn-page-back = Prethodna stranica
learn-page-on = Sljedeća stranica
learn-page = { $n } od { $max }

## Assistant

learn-mode-play = Što smijem baciti?
learn-mode-call = Da zovem?
learn-contract = Adut
    .beloz = Poplavljena ravnica
learn-who-leads = Tko otvara? Dodirni mjesto.
learn-who-deals = Tko dijeli? Dodirni mjesto.
learn-leads = otvara
learn-deals = dijeli
learn-cards-for = Sljedeća karta ide
learn-deck = Sve karte
learn-clear = Nove karte
learn-next-card = Sljedeća karta: { $player }.
learn-enter-hand = Dodirni karte koje imaš u ruci.
learn-points-here = Na stolu: { $n }.
learn-would-win = { card }: smije, i nosila bi štih.
    .beloz = { card }: smije, i nosila bi ekspediciju.
learn-would-lose = { card }: smije, ali ne bi nosila štih.
    .beloz = { card }: smije, ali ne bi nosila ekspediciju.
learn-announce = Zvanja: { $n }
learn-announce-none = Nema se što zvati.
learn-so-far = Prema kartama unesenima dosad.
learn-calls = Zvanje aduta dosad
learn-call-of = Što se zove? { $player }:
learn-call-back = Vrati zadnje zvanje
learn-enter-first =
    { $n ->
        [one] Dodirni prvu { $n } kartu.
        [few] Dodirni prve { $n } karte.
       *[other] Dodirni prvih { $n } karata.
    }
learn-enter-turned = Dodirni okrenutu kartu.
learn-auction-over = Zvanje aduta je gotovo.
learn-says = Klupski igrač kaže: { $call }
learn-verdict-call = Dobro zvanje.
learn-verdict-good = I to je dovoljno.
learn-verdict-close = Blizu, ali nije dovoljno.
learn-verdict-weak = Preslabo.
learn-ahead = Očekivana prednost: { $n }, treba { $need }.
learn-behind = Očekivani zaostatak: { $n }, treba prednost { $need }.
learn-expected = Očekivano: { $n } bodova, treba { $need }.
learn-has-trumps =
    { $n ->
        [one] { $n } adut
        [few] { $n } aduta
       *[other] { $n } aduta
    }
    .beloz = poplavljene: { $n }
learn-has-jacks = { -jack }: { $n }
    .beloz = krokodil: { $n }
learn-has-nines = { -nine }: { $n }
    .beloz = vodena zmija: { $n }
learn-has-aces =
    { $n ->
        [one] { $n } as sa strane
        [few] { $n } asa sa strane
       *[other] { $n } asova sa strane
    }
    .beloz = suhi lavovi: { $n }
learn-has-announced = zvanja { $n }

## Positions that cannot be

position-twice = Ta je karta već tu.
position-hand-many = To je previše karata za jednu ruku.
position-hand-few = U ruci nedostaju karte.
position-hand-empty = U ruci nema karata.
position-trick-many = Netko bi igrao dvaput.
position-trick-few = Na stolu nedostaje karta.
position-contract = U ovoj igri toga nema.
position-turned = U ovoj se igri okreće karta.
position-auction-over = Zvanje aduta tada je već gotovo.
lesson-none = Ova igra nema tu lekciju.
lesson-unknown = Nema takve lekcije.

## Lessons

learn-lesson-follow = Prati boju
    .beloz = Prati
    .what = Tko ima boju, mora je baciti
learn-lesson-head = Idi jače
    .beloz = Idi jače
    .what = Kad moraš baciti jaču kartu
learn-lesson-ruff = Sijeci
    .beloz = Presretni
    .what = Bez boje, protiv protivnika
learn-lesson-over = Sijeci jače
    .beloz = Presretni jače
    .what = Netko je sjekao prije tebe
learn-lesson-under = Preslab adut
    .beloz = Propusti
    .what = Netko je već bacio jače
learn-lesson-partner = Štih nosi partner
    .what = Bez boje, za svoju stranu
learn-lesson-free = Slobodan izbor
    .beloz = Baci što želiš
    .what = Kad te ništa ne obvezuje
learn-lesson-winner = Čiji je štih?
    .what = Vidjeti odmah tko nosi
learn-lesson-count = Prebroji štih
    .what = Koliko vrijede karte
learn-lesson-declare = Zvanja
    .what = Nađi sve u svojoj ruci
learn-lesson-contest = Čija vrijede?
    .what = Zvanje protiv zvanja
learn-lesson-bid = Zvati ili dalje?
    .what = Koliko vrijedi ruka
learn-lesson-score = Prolaz ili pad?
    .what = Račun na kraju dijeljenja
learn-ask-cards = Koje karte smiješ baciti? Dodirni ih sve.
learn-ask-seat = Tko nosi štih?
learn-ask-count = Koliko je ovdje bodova?
learn-ask-declare = Koliko možeš zvati, zajedno s belom?
    .bela = Koliko možeš zvati, zajedno s belom?
    .beloz = Koliko možeš zvati, zajedno s BeloZ?
learn-ask-side = Čija zvanja vrijede?
learn-ask-call = Prvo govoriš ti. Što kažeš?
learn-ask-result = Zove: { $player }. Kako završava?
learn-all = Sve
learn-check = Provjeri
learn-next = Dalje
learn-right-0 = Točno!
learn-right-1 = Tako je!
learn-right-2 = Dobro oko!
learn-wrong = Ne baš.
learn-right-is = Točno: { $what }.
learn-tap-why = Dodirni kartu: reći će zašto.
learn-nobody = Ničija
learn-result-made = Prolaz
learn-result-failed = Pad
    .beloz = Slomljen
learn-result-hang = Jednako: bodovi vise
learn-dealer-is = Dijeli: { $player }.
learn-in-a-row = { $n } zaredom
learn-learnt = Naučeno
learn-of-five = { $n } od 5
learn-begin = Počni: { $lesson }
learn-go-on = Nastavi: { $lesson }
learn-all-learnt = Sve je naučeno. Novih karata uvijek ima.
learn-now-learnt = Pet zaredom: naučeno!
learn-next-lesson = Sljedeća lekcija: { $lesson }
learn-the-rule = Pravilo
learn-lessons = Lekcije
learn-waiting = Karte se dijele.
