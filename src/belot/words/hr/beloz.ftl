# Riječi igre BeloZ: ravnice umjesto boja, životinje umjesto karata, poplavljena ravnica kao adut.

-ace =
    { $form ->
       *[nom] lav
        [acc] lava
        [gen] lava
        [to] do lava
        [four] četiri lava
    }
-king =
    { $form ->
       *[nom] slon
        [acc] slona
        [gen] slona
        [to] do slona
        [four] četiri slona
    }
-queen =
    { $form ->
       *[nom] nosorog
        [acc] nosoroga
        [gen] nosoroga
        [to] do nosoroga
        [four] četiri nosoroga
    }
-jack =
    { $form ->
       *[nom] krokodil
        [acc] krokodila
        [gen] krokodila
        [to] do krokodila
        [four] četiri krokodila
    }
-ten =
    { $form ->
       *[nom] leopard
        [acc] leoparda
        [gen] leoparda
        [to] do leoparda
        [four] četiri leoparda
    }
-nine =
    { $form ->
       *[nom] vodena zmija
        [acc] vodenu zmiju
        [gen] vodene zmije
        [to] do vodene zmije
        [four] četiri vodene zmije
    }
-eight =
    { $form ->
       *[nom] majmun
        [acc] majmuna
        [gen] majmuna
        [to] do majmuna
        [four] četiri majmuna
    }
-seven =
    { $form ->
       *[nom] merkat
        [acc] merkata
        [gen] merkata
        [to] do merkata
        [four] četiri merkata
    }
-spades =
    { $form ->
       *[nom] sjever
        [gen] sjevera
        [of] sa sjevera
    }
-hearts =
    { $form ->
       *[nom] jug
        [gen] juga
        [of] s juga
    }
-diamonds =
    { $form ->
       *[nom] istok
        [gen] istoka
        [of] s istoka
    }
-clubs =
    { $form ->
       *[nom] zapad
        [gen] zapada
        [of] sa zapada
    }

rank-letter =
    { $rank ->
        [A] lav
        [T] leopard
        [K] slon
        [Q] nosorog
        [J] krokodil
        [9] zmija
        [8] majmun
        [7] merkat
       *[other] { $rank }
    }
suit-sign =
    { $suit ->
        [S] S
        [H] J
        [D] I
        [C] Z
       *[other] { $suit }
    }
card-short = { rank-letter } { suit-sign }
suit-word = ravnica
trump-word = poplavljena ravnica
trick-word = ekspedicija
side-takers = tim s ugovorom
side-defence = obrambeni tim

## Table

say-take = Prihvati: poplavi { suit.acc }
say-suit = Poplavi { suit.acc }
call-take = { $player }: prihvaćam, poplavljen { suit }!
call-suit = { $player }: poplavljen { suit }!
call-round-two = Svi dalje. Drugi krug: izaberi ravnicu.
contract-is = Poplavljena ravnica: { contract }. Prihvaća: { $player }.
taker-is = Prihvaća: { $player }.
deal-start = Runda { $n }. Djelitelj: { $player }.
passed-out = Nitko ne prihvaća.
ask-swap = Mijenjaš li merkata za { card.acc }?
swap-made = { $player }: merkat za { card.acc }.
say-no-swap = Zadrži merkata
announced-belote = { $player }: BeloZ.
contest-later-second = Čija zvanja vrijede, vidi se u 2. ekspediciji.
contest-later-end = Čija zvanja vrijede, vidi se nakon zadnje ekspedicije.
decl-sequence =
    { $length ->
        [3] niz od tri { card.to }
        [4] niz od četiri { card.to }
        [5] niz od pet { card.to }
       *[other] niz od { $length } { card.to }
    }
decl-belote = BeloZ, slon i nosorog poplavljene ravnice
ask-belote = Reći BeloZ?
ask-belote-suit = Reći BeloZ, { suit }?
ask-rebelote = Reći Re-BeloZ?
say-belote = BeloZ
say-rebelote = Re-BeloZ
belote-said = { $player }: BeloZ!
rebelote-said = { $player }: Re-BeloZ!
belot8 = { $player }: svih osam { suit.of }! Partija je gotova.
your-lead = Ti otvaraš ekspediciju.
trick-number = Ekspedicija { $n }.
trick-winning = Ekspediciju nosi { card }: { $player }.
trick-won =
    { $n ->
        [one] Ekspedicija: { $player }, { $n } bod.
        [few] Ekspedicija: { $player }, { $n } boda.
       *[other] Ekspedicija: { $player }, { $n } bodova.
    }
last-trick-won = Zadnjih deset: { $player }, još { $n }.
last-trick-look = Prošla ekspedicija: { $cards }. Nosi: { $player }.
last-trick-none = Još nema ekspedicije.
tricks-count = Ekspedicije: { $list }.
trump-is = Poplavljena ravnica: { contract }.
command-table = stol
    .help = karte na stolu i poplavljena ravnica
command-last = prošla
    .help = prošla ekspedicija

## Refusals

refusal-follow = Prati { led.acc }: imaš { card.acc }.
refusal-head = Idi jače: na stolu je { card }.
refusal-head-trump = Idi jače u poplavljenoj ravnici: ekspediciju nosi { card }.
refusal-ruff = Nemaš { led.acc }: presretni.
refusal-overtrump = Presretni jače: možeš preko { card.gen }.
refusal-undertrump = Ne možeš jače: propusti, bilo koja poplavljena karta.
refusal-partner-free = Ekspediciju nosi partner: baci što želiš.
refusal-void-free = Nemaš ni { led.acc } ni poplavljenu kartu: baci što želiš.
refusal-cannot-overtrump-free = Ne možeš presresti jače: baci što želiš.
refusal-lead-any = Ti otvaraš ekspediciju: bilo koja karta.
refusal-must-call = Moraš izabrati ravnicu.
refusal-not-turned-suit = Izaberi drugu ravnicu: { suit } više ne može.
refusal-belote-not-held = Za BeloZ trebaju slon i nosorog poplavljene ravnice u istoj ruci.
refusal-belote-late = Prekasno za BeloZ: kaže se uz prvu od dvije karte.
refusal-belote-not-now = BeloZ se kaže uz slona ili nosoroga poplavljene ravnice.
refusal-swap-not-possible = Merkat se sada ne može zamijeniti.

## Score

part-last = zadnjih deset { $n }
sheet-title = Obračun runde { $n }.
part-capot = zlatna runda { $n }
part-belote = BeloZ { $n }
tricks =
    { $n ->
        [one] { $n } ekspedicija
        [few] { $n } ekspedicije
       *[other] { $n } ekspedicija
    }
capot = Zlatna runda: { $side }, +{ $n }.
no-trick-void = Bez ekspedicije zvanja ne vrijede: { $side }.
no-trick-belote-void = Bez ekspedicije BeloZ ne vrijedi: { $side }.
no-trick-transfer = Zlatna runda nosi i zvanja i BeloZ: { $side }.
failed = Ugovor slomljen: { $defence } +{ $b }, { $takers } +{ $a }.
failed-keep = Ugovor slomljen: { $takers } ništa, ostali zadržavaju svoje.
failed-split = Ugovor slomljen: { $takers } ništa, bodovi se dijele ostalima.
failed-lost = Palo sa slomljenim ugovorom: { $takers }, { $what }.
tie-fail = Jednako ne dostaje: ugovor slomljen.
belote-stays = BeloZ ostaje: { $side }.
belote-moves = BeloZ prelazi: { $side }.
end-capot = Zlatna runda ne završava partiju: još jedna runda.
end-belot8 = { $side }: osam iz iste ravnice! Partija je gotova.

## Commands

simulate-heading-failed = Slomljeno
simulate-heading-capots = Zlatne runde

## On the screen

client-tricks = Ekspedicije { $list }
client-last-trick = Prošla ekspedicija
client-part-last = Zadnjih deset
client-part-capot = Zlatna runda
client-deal = Runda { $n }
client-next-deal = Sljedeća runda
client-no-deal-yet = Još ništa nije upisano.

## House rules

group-c = Zvanje ravnice
option-nine-trump-points = Poplavljena vodena zmija
    .meaning = Koliko vrijedi vodena zmija poplavljene ravnice.
    .v-14 = Četrnaest bodova.
    .v-15 = Petnaest bodova.
option-seq-order = Redoslijed u nizu
    .meaning = Koje su karte susjedne u nizu.
    .v-natural = Merkat, majmun, vodena zmija, leopard, krokodil, nosorog, slon, lav.
    .v-strength = Kao u ekspediciji: merkat, majmun, vodena zmija, krokodil, nosorog, slon, leopard, lav.
option-gather = Skupljanje
    .meaning = Kako se ekspedicije slažu kad se ne miješa.
    .v-last-trick-team-on-top = Hrpa sa zadnjom ekspedicijom ide gore.
    .v-takers-on-top = Hrpa onih koji su zvali ide gore.
    .v-secret = Redom koji nitko ne zna.
    .v-n-a = Ne treba: karte se miješaju.
option-packets = Kako se dijeli
    .meaning = Po koliko se karata dijeli.
    .v-3-2-2-3-u-3-2 = 3+2 ili 2+3, jedna okrenuta, pa 3 (2 onome tko zove).
    .v-2-2-2-t2 = 2+2+2, pa dvije skrivene.
    .v-2-2-2-t4 = 2+2+2, pa četiri skrivene.
    .v-3-3-t2 = 3+3, pa dvije skrivene.
    .v-3-3-t4 = 3+3, pa četiri skrivene.
    .v-3-2-3 = 3+2, pa 3 nakon zvanja ravnice.
    .v-3-2-3-3-3-2-2-3-3 = 3+2+3, 3+3+2 ili 2+3+3: svih osam odjednom.
    .v-any = Obrazac { $n }.
option-turn-up = Okrenuta karta
    .meaning = Čemu služi okrenuta karta.
    .v-to-taker = Uzima je tko zove.
    .v-offer-only = Samo nudi svoju ravnicu.
    .v-none = Ništa se ne okreće.
option-seven-swap = Zamjena merkata
    .meaning = Poplavljeni merkat može se zamijeniti za okrenutu kartu.
    .v-off = Nema zamjene.
    .v-on = Da, ako je okrenuta ravnica poplavljena.
option-auction = Zvanje ravnice
    .meaning = Kako se bira poplavljena ravnica.
    .v-two-round-take = Prihvati okrenutu ravnicu ili dalje; zatim izaberi ravnicu.
    .v-one-round-call = Jedan krug: izaberi ravnicu ili dalje.
    .v-eldest-calls = Prvi na redu mora izabrati ravnicu.
    .v-two-player-short = Jedan krug za okrenutu ravnicu; zatim djelitelj bira drugu.
    .v-ladder = Zove se naviše: zapad, istok, jug, sjever, bez aduta, sve adut.
    .v-numeric = Zovu se bodovi, kao u coinche.
option-second-round-suits = Drugi krug
    .meaning = Koje se ravnice mogu zvati u drugom krugu.
    .v-any = Sve.
    .v-not-turned = Sve osim okrenute.
option-contracts = Što se zove
    .meaning = Što se sve može zvati.
    .v-suits = Četiri ravnice.
    .v-suits-nt-at = Četiri ravnice, bez aduta i sve adut.
option-head-plain = Jače na suhoj ravnici
    .meaning = Mora li se ići jače kad se prati suha ravnica.
    .v-off = Ne.
    .v-on = Da, ako možeš.
option-head-trump-lead = Jače na poplavljenoj ravnici
    .meaning = Mora li se ići jače kad je zaigrana poplavljena ravnica.
    .v-always = Da, uvijek.
    .v-not-partner = Da, ali ne preko partnera.
    .v-never = Ne.
option-head-after-ruff = Jače nakon presretanja
    .meaning = Mora li se ići jače na suhoj ravnici kad je ekspedicija već presretnuta.
    .v-off = Ne.
    .v-on = Da.
option-void-partner-winning = Partner nosi ekspediciju
    .meaning = Što moraš bez tražene ravnice kad ekspediciju nosi partner.
    .v-free = Ništa: baci što želiš.
    .v-must-trump = Moraš presresti, i jače ako možeš.
    .v-trump-no-over = Moraš presresti, ali ne jače.
option-undertrump = Propuštanje
    .meaning = Što moraš kad protivnika ne možeš presresti jače.
    .v-forced = Moraš propustiti: baci manju poplavljenu kartu.
    .v-free = Baci što želiš.
option-partner-ruff = Partner je presreo
    .meaning = Što moraš bez tražene ravnice kad partner nosi ekspediciju poplavljenom kartom.
    .v-free = Ništa: baci što želiš.
    .v-must-beat-if-only-trumps = Tko ima samo poplavljene karte, mora jače ako može.
    .v-no-undertrump = Ne manju poplavljenu kartu dok imaš veću.
option-belote-in-contract = BeloZ pomaže
    .meaning = Računa li se BeloZ za ugovor.
    .v-on = Da.
    .v-off = Ne, samo se piše.
option-end-belote-guard = BeloZ na kraju
    .meaning = Kad strana koja je na cilju samo zbog BeloZ-a nije dobila.
    .v-off = Nikad: dobila je.
    .v-capot = Ako u toj rundi nema nijednu ekspediciju.
    .v-capot-or-failed = Ako u toj rundi nema nijednu ekspediciju ili joj je ugovor slomljen.
option-decl-when = Kad se prijavljuje
    .meaning = Kad se zvanja prijavljuju.
    .v-first-trick = U prvoj ekspediciji, najkasnije uz svoju kartu.
    .v-with-first-card = Samo uz svoju prvu kartu.
    .v-before-first-trick = Prije prve karte.
option-decl-show = Kad se pokazuje
    .meaning = Kad strana čija zvanja vrijede pokazuje karte.
    .v-second-trick = U drugoj ekspediciji.
    .v-at-once = Odmah.
    .v-after-deal = Nakon zadnje ekspedicije.
option-quad100-order = Četiri iste po 100
    .meaning = Redoslijed zvanja četiri iste koja vrijede 100.
    .v-atkq = Lavovi, leopardi, slonovi, nosorozi.
    .v-akqt = Lavovi, slonovi, nosorozi, leopardi.
    .v-equal = Sve jednako.
option-seq-trump-priority = Niz na poplavljenoj ravnici
    .meaning = Odlučuje li poplavljena ravnica među jednakim nizovima.
    .v-off = Ne.
    .v-on = Da, jači je poplavljeni.
option-quads-tkq = Četiri leoparda, slona, nosoroga
    .meaning = Vrijede li četiri leoparda, slona ili nosoroga 100.
    .v-on = Da.
    .v-off = Ne.
option-belote-points = BeloZ
    .meaning = Koliko vrijede slon i nosorog poplavljene ravnice u istoj ruci.
    .v-20 = 20 bodova.
option-belote-announce = Zvanje BeloZ-a
    .meaning = Kako se zove BeloZ.
    .v-manual-both = Po riječ uz svaku od dvije karte.
    .v-manual-first = Riječ uz prvu kartu; druga ide sama.
    .v-auto = Zove ga stol.
option-belote-before-play = BeloZ prije igre
    .meaning = Smije li se BeloZ zvati zajedno sa zvanjima.
    .v-off = Ne, samo uz svoje karte.
    .v-on = Da, zajedno sa zvanjima.
option-belote-in-contest = BeloZ u usporedbi
    .meaning = Ulazi li BeloZ u usporedbu zvanja.
    .v-off = Ne, stoji zasebno.
    .v-if-called-before-play = Da, kao 20, ako je zvan prije igre.
option-belot8-wins-match = Osam iz iste ravnice
    .meaning = Dobiva li osam karata iste ravnice u jednoj ruci partiju.
    .v-off = Ne.
    .v-trump-only = Samo osam poplavljenih.
    .v-on = Da, odmah.
option-last-trick = Zadnjih deset
    .meaning = Koliko zadnja ekspedicija nosi dodatno.
    .v-10 = 10 bodova.
option-capot-bonus = Zlatna runda
    .meaning = Koliko nose sve ekspedicije, uz zadnjih deset.
    .v-90 = 90 bodova.
option-success-basis = Prolaz
    .meaning = Koliko treba strani koja zove.
    .v-more-than-opponents = Više od protivnika, sve uračunato.
    .v-cards82 = 82 iz karata i zadnjih deset; zvanja ne pomažu.
    .v-bid = Koliko je zvano, ma što imali protivnici.
    .v-bid-and-more = Koliko je zvano, i više od protivnika.
option-tie-rule = Jednako
    .meaning = Što biva kad obje strane imaju isto.
    .v-fail = Ugovor je slomljen.
    .v-hang = Bodovi onih koji su zvali vise do sljedećeg dijeljenja.
    .v-made = Prolaz.
option-fail-award = Slomljen ugovor
    .meaning = Tko što piše kad je ugovor slomljen.
    .v-all-to-opponents = Sve ide protivnicima.
    .v-keep-own = Ostali zadržavaju svoje; bodovi onoga tko zove propadaju.
    .v-split = Bodovi onoga tko zove dijele se ostalima.
    .v-pile-bid = Protivnici pišu paušal i zvane bodove.
    .v-pile = Protivnici pišu paušal.
    .v-bid = Protivnici pišu zvane bodove.
option-fail-declarations = Zvanja kod slomljenog ugovora
    .meaning = Kamo idu zvanja strane sa slomljenim ugovorom.
    .v-transfer = Protivnicima.
    .v-lost = Propadaju.
    .v-keep = Ostaju.
option-belote-on-fail = BeloZ kod slomljenog ugovora
    .meaning = Kamo ide BeloZ strane sa slomljenim ugovorom.
    .v-keep = Ostaje.
    .v-transfer = Protivnicima.
    .v-lost = Propada.
option-no-trick-declarations = Bez ekspedicije: zvanja
    .meaning = Što biva sa zvanjima strane bez ekspedicije.
    .v-keep = Vrijede.
    .v-void = Ne vrijede.
    .v-transfer = Idu strani sa Zlatnom rundom.
option-no-trick-belote = Bez ekspedicije: BeloZ
    .meaning = Što biva s BeloZ-om strane bez ekspedicije.
    .v-keep = Vrijedi.
    .v-void = Ne vrijedi.
    .v-transfer = Ide strani sa Zlatnom rundom.
option-capot-ends-match = Zlatna runda za kraj
    .meaning = Može li Zlatna runda završiti partiju.
    .v-on = Da.
    .v-off = Ne, igra se još jedna runda.
