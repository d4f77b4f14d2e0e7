# Knjiga pravila: odlomak za svako pravilo, redom kojim se igra.

## The page

book-title = Pravila
book-choose = Koja igra?
book-contents = Sadržaj
book-search = Traži u pravilima
book-found =
    { $n ->
        [one] { $n } mjesto
        [few] { $n } mjesta
       *[other] { $n } mjesta
    }
book-found-none = Ništa nije nađeno. Pokušaj drugu riječ.
book-print = Ispiši
book-learn-more = Pravila druge igre
book-usual = Kućno pravilo. Inače: { $text }
book-ready = Igramo?
book-ready-what = Znaš što treba; ostalo uče karte.
book-play-these = Igraj po ovim pravilima
book-back-to-table = Natrag za stol
book-you-hold = Tvoje karte
book-may = Smije se baciti
book-may-not = Ne smije se baciti
book-counts = vrijedi
book-counts-not = ne vrijedi

## Chapters

book-c-table = Stol
book-c-cards = Karte
book-c-deal = Dijeljenje
book-c-auction = Zvanje aduta
book-c-talon = Prije prve karte
book-c-declarations = Zvanja
book-c-play = Kako se igra karta
book-c-tricks = Štihovi
book-c-score = Bodovi dijeljenja
book-c-end = Kraj partije
book-c-advice = Dobri savjeti
book-c-words = Riječi igre
book-c-about = O ovoj knjizi

## Sections

book-s-players = Igrači i cilj
book-s-deck = Špil
book-s-plain-suits = Obične boje
book-s-trump-suit = Adut
book-s-without-suit = Bez aduta i sve adut
book-s-sequence-order = Redoslijed u nizu
book-s-all-points = Koliko je bodova
book-s-dealer = Djelitelj
book-s-shuffle = Miješanje i presijecanje
book-s-packets = Kako se dijeli
book-s-turned = Okrenuta karta
book-s-calling = Zvanje
book-s-nobody = Kad nitko ne zove
book-s-doubling = Kontra
book-s-calls = Kako to može teći
book-s-swap = Zamjena sedmice
book-s-rest-of-cards = Ostatak karata
book-s-exchange = Dvije preostale karte
book-s-eight = Belot: osam iste boje
book-s-values = Što vrijedi
book-s-announcing = Prijavljivanje i pokazivanje
book-s-contest = Čija zvanja vrijede
book-s-belote = Bela
book-s-lead = Prva karta štiha
book-s-follow = Praćenje boje
book-s-head = Iber
book-s-head-trump = Kad je zaigran adut
book-s-ruff = Sječenje
book-s-overtrump = Jači adut
book-s-undertrump = Adut koji ne može dobiti
book-s-partner = Kad štih nosi partner
book-s-discard = Bacanje
book-s-all-trumps = Sve adut
book-s-no-trumps = Bez aduta
book-s-wrong-cards = Krive karte
book-s-winning = Tko nosi štih
book-s-last-trick = Zadnji štih
book-s-rest = Ostalo je moje
book-s-count = Što se broji
book-s-capot = Štiglja
book-s-contract = Prolaz ili ne
book-s-fall = Pad
book-s-doubled = Kad je kontra
book-s-rounding = Što se piše
book-s-examples = Izračunata dijeljenja
book-s-target = Do koliko se igra
book-s-level = Oboje preko, jednako, štiglja
book-s-advice-calling = Zvati ili ne
book-s-advice-leading = Čime otvoriti
book-s-advice-playing = Tijekom igre
book-s-advice-counting = Uz pogled na blok
book-s-glossary = Na četiri jezika
book-s-sources = Odakle ova pravila
book-s-makers = Zahvale

## The table

book-players =
    .v-4 = Igra se u četvero, dvoje protiv dvoje. Partneri sjede jedan nasuprot drugome, pa svatko sjedi između dvaju protivnika.
    .v-3 = Igra se u troje, svatko za sebe. Tko zove, igra protiv drugih dvoje.
    .v-2 = Igra se u dvoje, jedan protiv drugoga.
book-rotation =
    .v-ccw = Sve ide udesno, obrnuto od kazaljke na satu: dijeljenje, zvanje i karte.
    .v-cw = Sve ide ulijevo, u smjeru kazaljke na satu: dijeljenje, zvanje i karte.
book-aim = Skupljaš štihove u kojima su vrijedne karte. Jedna boja je adut i jača je od svih drugih. Tko je izabere, obećava da će njegova strana skupiti više bodova od druge; obećanje koje padne skupo stoji. Piše se dijeljenje po dijeljenje, dok netko ne skupi dovoljno.
book-deck = Igra se s 32 karte: sedmica, osmica, devetka, desetka, dečko, dama, kralj i as u svakoj od četiri boje.

## The cards

book-plain-suits = U običnoj boji desetka je gotovo jaka kao as.
book-order-plain = Obična boja, od najjače karte
book-trump-suit = U adutu dečko i devetka preskaču sve druge.
book-order-trump = Adut, od najjače karte
book-order-sequence = Susjedne karte u nizu, od najviše
book-nine-trump-points =
    .v-14 = Adutska devetka vrijedi 14.
    .v-15 = Adutska devetka vrijedi 15.
book-nt-order = Bez aduta svaka boja ide i vrijedi kao obična.
book-at-order = Kad je sve adut, svaka boja ide i vrijedi kao adut.
book-seq-order =
    .v-natural = U nizu karte stoje prirodnim redom: desetka je između devetke i dečka, iako u štihu tuče kralja.
    .v-strength = U nizu karte stoje kao u štihu: desetka je između kralja i asa.
book-total = Sve karte zajedno nose { $n } bodova. Zadnji štih dodaje { $a }, pa dijeljenje bez zvanja vrijedi { $b }.
book-total-less = Ovdje nisu sve karte u igri, pa dijeljenje vrijedi manje; koliko, vidi se kad se hrpe prebroje.
book-total-contracts = Bez aduta dijeljenje vrijedi { $a }, a kad je sve adut { $b }.

## The deal

book-first-dealer =
    .v-draw-lowest = Za prvog djelitelja svatko vuče kartu; najniža dijeli, a jednake vuku ponovno.
    .v-draw-lowest-pair = Za prvog djelitelja vuče po jedan iz svakog para; niža karta dijeli, a jednake vuku ponovno.
    .v-random = Prvi djelitelj se ždrijeba.
    .v-chosen = Prvog djelitelja bira stol.
book-dealer-moves = Nakon svakog dijeljenja dijeli sljedeći igrač.
book-shuffle =
    .v-every-deal = Karte se miješaju prije svakog dijeljenja.
    .v-first-deal-only = Karte se miješaju samo jednom, prije prvog dijeljenja. Poslije se samo skupljaju i presijecaju.
book-cut = Presijeca igrač koji sjedi prije djelitelja.
book-cut-min =
    .v-0 = Diže koliko želi, ili samo kucne.
    .v-any = Diže najmanje { $n }, a barem toliko karata i ostavlja.
book-gather =
    .v-last-trick-team-on-top = Svaka strana drži svoje štihove na jednoj hrpi. Hrpa sa zadnjim štihom ide na drugu.
    .v-takers-on-top = Svaka strana drži svoje štihove na jednoj hrpi. Hrpa onih koji su zvali ide na drugu.
    .v-secret = Štihovi se slažu redom koji nitko ne zna, pa nikakvo pamćenje ne otkriva skrivene karte.
book-packets-first = Svatko prvo dobiva { $n } karata, po { $text }.
book-packets-talon = Zatim svatko dobiva još { $n } skrivenih. Ne gledaju se prije nego što je izabran adut.
book-packets-after = Kad je adut izabran, svatko dobiva još { $n }.
book-packets-taker = Tko zove, dobiva ih samo { $n }: ona koja nedostaje je okrenuta karta.
book-packets-stock = Ostaje karata: { $n }. Ne sudjeluju, osim ako niže piše drukčije.
book-turn-up =
    .v-to-taker = Jedna se karta okreće. Nudi svoju boju, a uzima je tko zove, i kad poslije zove drugu boju.
    .v-offer-only = Jedna se karta okreće. Samo nudi svoju boju.
    .v-none = Nijedna se karta ne okreće.
book-turned-own = Sve su karte podijeljene, pa okrenuta nekome pripada: to je djeliteljeva zadnja karta i ostaje njegova.

## Choosing trump

book-auction =
    .v-two-round-take = Redom, od igrača nakon djelitelja, svatko uzima okrenutu boju ili kaže dalje. Ako svi kažu dalje, u drugom se krugu zove boja. Tko prvi zove, odlučio je.
    .v-one-round-call = Redom, od igrača nakon djelitelja, svatko zove boju ili kaže dalje. Tko prvi zove, odlučio je.
    .v-eldest-calls = Igrač nakon djelitelja mora zvati adut; ne smije reći dalje.
    .v-two-player-short = Prvo protivnik, pa djelitelj uzima okrenutu boju ili kaže dalje. Ako oboje kažu dalje, djelitelj zove drugu boju.
    .v-ladder = Redom, od igrača nakon djelitelja, svatko zove ili kaže dalje. Svako zvanje mora biti više: { -clubs }, { -diamonds }, { -hearts }, { -spades }, bez aduta, sve adut. Tri puta dalje zaredom završava zvanje, a igra se najviše.
book-second-round-suits =
    .v-any = U drugom krugu smije se zvati svaka boja, i okrenuta.
    .v-not-turned = U drugom krugu smije se zvati svaka boja osim okrenute.
book-contracts =
    .v-suits = Zovu se četiri boje.
    .v-suits-nt-at = Zovu se četiri boje, a iznad njih bez aduta i sve adut.
book-taker = Tko zove adut, obećava da će njegova strana skupiti više od druge.
book-forced-dealer =
    .v-on = Ako su svi prije rekli dalje, djelitelj je na musu: mora zvati.
    .v-off = I djelitelj smije reći dalje.
book-all-pass =
    .v-redeal-next-dealer = Kad svi kažu dalje, ništa se ne piše i dijeli sljedeći.
    .v-redeal-same-dealer = Kad svi kažu dalje, ništa se ne piše i isti djelitelj dijeli ponovno.
book-doubling =
    .v-0 = Kontre nema.
    .v-1 = Protivnici onoga tko zove smiju reći kontra: dijeljenje tada vrijedi dvostruko i cijelo ide onome tko ga dobije.
    .v-2 = Protivnici onoga tko zove smiju reći kontra, a strana koja zove rekontra: dijeljenje tada vrijedi dva ili četiri puta i cijelo ide onome tko ga dobije.
book-bid-after-double =
    .v-on = Nakon kontre smije se zvati više, i kontra pada.
    .v-off = Nakon kontre više se ne može zvati.
book-calls-first = Netko zove rano.
book-calls-second = Prvu ponudu nitko ne želi.
book-calls-forced = Nitko ne bi zvao.
book-calls-raised = Netko zove više.
book-calls-doubled = Netko kaže kontra.
book-calls-nobody = Svi dalje: novo dijeljenje.

## Before the first card

book-seven-swap =
    .v-on = Ako je okrenuta boja postala adut, tko ima adutsku sedmicu smije je zamijeniti za okrenutu kartu prije nego što se uzme talon. Govori se samo o zamjeni koja je učinjena.
    .v-off = Sedmica se ne mijenja.
book-rest-talon = Kad je adut izabran, svatko uzima svoj talon. Sada svatko ima { $n } karata.
book-rest-after = Kad je adut izabran, dijeli se ostatak. Sada svatko ima { $n } karata.
book-rest-order = Ne zaboravi: nitko ne miješa, karte su onako kako ih je ostavilo prošlo dijeljenje.
book-stock-3p =
    .v-dead = Dvije karte ostaju. Leže skrivene i izvan igre do kraja dijeljenja.
    .v-caller-takes-2-discards-2 = Dvije karte ostaju. Uzima ih tko zove i odlaže bilo koje dvije, skriveno; one nikome ne vrijede.
book-belot8-wins-match =
    .v-off = Svih osam karata jedne boje u jednoj ruci samo je dug niz.
    .v-trump-only = Svih osam aduta u jednoj ruci odmah dobiva partiju.
    .v-on = Svih osam karata jedne boje u jednoj ruci je belot: partija je odmah dobivena, prije ijedne karte.

## Declarations

book-declarations =
    .v-on = Tri ili više susjednih karata iste boje i četiri iste donose dodatne bodove, ako se prijave.
    .v-off = Nizovi i četiri iste ovdje ne vrijede.
book-seq-3 = tri u nizu
book-seq-4 = četiri u nizu
book-seq-5 = pet ili više u nizu
book-quads-tkq =
    .v-on = Četiri osmice ili četiri sedmice ne vrijede ništa.
    .v-off = Četiri desetke, kralja, dame, osmice ili sedmice ne vrijede ništa.
book-card-reuse =
    .v-on = Ista karta smije biti i u četiri iste i u nizu.
    .v-off = Karta vrijedi samo u jednom zvanju; izaberi bolju podjelu.
book-values-nt = Bez aduta se ništa ne prijavljuje.
book-decl-when =
    .v-first-trick = Prijavljuje se u prvom štihu, najkasnije uz svoju kartu. Kaže se samo koliko vrijedi.
    .v-with-first-card = Prijavljuje se uz svoju prvu kartu, i samo tada. Kaže se samo koliko vrijedi.
    .v-before-first-trick = Prijavljuje se prije prve karte, redom od igrača nakon djelitelja. Kaže se samo koliko vrijedi.
book-decl-show =
    .v-second-trick = Strana čija zvanja vrijede pokazuje ih kad je na stolu prva karta drugog štiha.
    .v-at-once = Strana čija zvanja vrijede pokazuje ih odmah. Ostala ostaju skrivena.
    .v-after-deal = Strana čija zvanja vrijede pokazuje ih nakon zadnjeg štiha; dotad se ne zna čija su.
book-contest = Zvanja piše samo jedna strana.
book-decl-contest =
    .v-single = Odlučuje najjače zvanje: ta strana piše sve što je prijavila, druga ništa.
    .v-per-class = Četiri iste i nizovi uspoređuju se posebno: najjače četiri iste odlučuju za sve takve, najjači niz za sve nizove.
book-quad-vs-seq =
    .v-quad-first = Više bodova je jače, a kod jednakih bodova četiri iste tuku niz.
    .v-points-only = Više bodova je jače; kod jednakih bodova četiri iste i niz su jednaki.
book-quad100-order =
    .v-atkq = Među četiri iste po 100 najjači su asovi, pa desetke, kraljevi, dame.
    .v-akqt = Među četiri iste po 100 najjači su asovi, pa kraljevi, dame, desetke.
    .v-equal = Sve četiri iste po 100 su jednake.
book-seq-rank =
    .v-points-then-top = Među nizovima istih bodova jača je najviša karta.
    .v-length-then-top = Među nizovima istih bodova jači je dulji, pa onaj s najvišom kartom.
    .v-points-only = Među nizovima vrijede samo bodovi.
book-seq-trump-priority =
    .v-off = Adut nizu ne pomaže.
    .v-on = Ako su i dalje jednaki, jači je onaj u adutu.
book-decl-tie =
    .v-none-score = Ako su najjača ipak jednaka, nitko ne piše zvanja.
    .v-first-in-turn = Ako su najjača ipak jednaka, vrijedi onaj tko je prije na redu.
    .v-next-best = Ako su najjača ipak jednaka, brišu se, a odlučuju sljedeća.
book-belote-points =
    .v-20 = Adutski kralj i dama u istoj ruci su bela: 20 bodova za onoga tko je ima, što god drugi prijavili.
book-belote-announce =
    .v-manual-both = Uz prvu od dvije karte kaži „bela“, uz drugu „od bele“. Bez obje riječi ne vrijedi.
    .v-manual-first = Kaži je uz prvu od dvije karte; druga riječ ide sama. Nije li rečena, ne vrijedi.
    .v-auto = Umjesto tebe je kaže stol.
book-belote-before-play =
    .v-off = Kaže se uz svoje karte, nikad prije.
    .v-on = Smije se reći i zajedno sa zvanjima.
book-belote-in-contest =
    .v-off = U usporedbu zvanja ne ulazi.
    .v-if-called-before-play = Rečena prije igre stoji i u usporedbi kao 20, a svojih 20 bodova zadržava i ako usporedba propadne.

## Playing a card

book-lead = Prvi štih otvara igrač nakon djelitelja, svaki sljedeći tko je nosio prošli. Otvara se bilo kojom kartom.
book-follow = Imaš li traženu boju, baciš je.
book-head-plain =
    .v-off = U običnoj boji ne moraš jače: dobra je svaka karta te boje.
    .v-on = I u običnoj boji moraš jače ako možeš, pa i preko partnera.
    .v-on-alone = I u običnoj boji moraš jače ako možeš.
book-head-after-ruff =
    .v-off = Kad je štih presječen, ta obveza prestaje: dobra je svaka karta te boje.
    .v-on = Obveza ostaje i kad je štih presječen.
book-head-trump-lead =
    .v-always = Kad je zaigran adut, moraš jače ako možeš, pa i preko partnera. Ako ne možeš, baciš manji adut.
    .v-not-partner = Kad je zaigran adut, moraš jače ako možeš, ali ne preko partnera.
    .v-never = Kad je zaigran adut, dobar je svaki adut.
    .v-always-alone = Kad je zaigran adut, moraš jače ako možeš. Ako ne možeš, baciš manji adut.
book-ruff = Nemaš li traženu boju, moraš sjeći.
book-overtrump = Ako je protivnik presjekao prije tebe, moraš baciti jači adut ako ga imaš.
book-undertrump =
    .v-forced = Ako taj adut ne možeš prebiti, svejedno moraš baciti manji.
    .v-free = Ako taj adut ne možeš prebiti, bacaš što želiš.
book-void-partner-winning =
    .v-free = Nemaš li traženu boju, a štih nosi partner, bacaš što želiš, adut ili ne.
    .v-must-trump = Nemaš li traženu boju, moraš sjeći i kad štih nosi partner, i preko njegova aduta ako možeš.
    .v-trump-no-over = Nemaš li traženu boju, a štih nosi partner, moraš sjeći, ali ne jače.
book-discard = Nemaš li ni boju ni adut, bacaš što želiš. Takva karta ništa ne nosi.
book-all-trumps = Kad je sve adut, prati se boja i mora se jače ako se može, tko god nosio štih. Bez boje bacaš što želiš, i ništa ne nosiš.
book-no-trumps = Bez aduta se prati boja, i to je sve. Bez boje bacaš što želiš.
book-illegal-moves =
    .v-prevented = Kartu koja se ne smije baciti stol ne prima i kaže zašto.
    .v-renonce = Stol prima i krive karte. Protivnik smije prijaviti renons dok dijeljenje nije upisano; kriva prijava stoji jednako.
book-real-cards = S pravim kartama nitko te ne zaustavlja: karta protiv pravila je renons i smije se prijaviti dok dijeljenje nije upisano. Tko krivo prijavi, plaća isto.
book-renonce-penalty =
    .v-deal-to-opponents = Renons stoji cijelo dijeljenje: svi bodovi idu drugoj strani.
    .v-deal-to-opponents-three = Renons stoji cijelo dijeljenje onoga tko ga napravi: ne piše ništa, a ostali pišu što su dotad skupili i prijavili.
    .v-fixed-26 = Renons donosi drugoj strani 26 bodova, a drugo se ne piše.

## Tricks

book-winning = Štih nosi najjači adut; ako aduta nema, najjača karta tražene boje. Tko nosi, otvara sljedeći.
book-trick-suit = Nitko nije sjekao. Nosi { $player }: { card }.
book-trick-trump = Adut tuče sve ostalo. Nosi { $player }: { card }.
book-last-trick =
    .v-10 = Zadnji štih nosi još 10 bodova.
book-rest = Ako sigurno dobivaš sve što je ostalo, što god drugi držali, smiješ prijaviti da je ostalo tvoje. Dijeljenje se piše kao da je odigrano.

## The score of a deal

book-count = Svaka strana broji karte iz svojih štihova, zadnji štih, zvanja koja vrijede i belu.
book-nt-multiplier =
    .v-1 = Bez aduta karte vrijede jednom.
    .v-2 = Bez aduta karte i zadnji štih vrijede dvaput.
book-capot-bonus =
    .v-90 = Tko uzme sve štihove, napravio je štiglju: još 90, uz zadnji štih.
book-no-trick-declarations =
    .v-keep = Strana bez štiha zadržava svoja zvanja.
    .v-void = Zvanja strane bez štiha ne vrijede.
    .v-transfer = Kod štiglje i zvanja drugih idu onome tko ju je napravio.
book-no-trick-belote =
    .v-keep = Strana bez štiha zadržava svoju belu.
    .v-void = Bela strane bez štiha ne vrijedi.
    .v-transfer = Kod štiglje i bela drugih ide onome tko ju je napravio.
book-success-basis =
    .v-more-than-opponents = Prolaz je kad strana koja zove ima više nego svi drugi zajedno, sve uračunato.
    .v-cards82 = Prolaz je kad strana koja zove ima 82 boda iz karata, zadnjeg štiha i štiglje. Zvanja i bela ne pomažu.
book-tie-rule =
    .v-fail = Točno pola ne dostaje: to je pad.
    .v-hang = Kod točno polovice druga strana piše svoje, a bodovi onih koji su zvali vise.
    .v-made = Točno pola je dovoljno.
book-hang-to =
    .v-next-deal-winner = Viseći bodovi idu onome tko dobije sljedeće dijeljenje. Visi li i ono, rastu; koji vise na kraju partije, propadaju.
book-fail-award =
    .v-all-to-opponents = Tko je zvao, ne piše ništa, a protivnici sve bodove dijeljenja.
    .v-keep-own = Tko je zvao, ne piše ništa; ostali pišu što su sami skupili. Njegovi bodovi propadaju.
    .v-split = Tko je zvao, ne piše ništa; njegovi se bodovi dijele ostalima, neparni onome tko je prije na redu.
book-fail-declarations =
    .v-transfer = I zvanja strane koja pada idu s time.
    .v-lost = Zvanja strane koja pada propadaju.
    .v-keep = Strana koja pada zadržava svoja zvanja.
book-belote-on-fail =
    .v-keep = Strana koja pada zadržava svoju belu.
    .v-transfer = I bela strane koja pada ide s time.
    .v-lost = Bela strane koja pada propada.
book-doubled = Kad je kontra, dobitnik uzima sve, tko god zvao, i to vrijedi dvaput, a kod rekontre četiri puta. Kod jednakih bodova nitko ne piše, a sve visi ako bodovi vise.
book-double-rounding =
    .v-round-then-multiply = Prvo se zaokruži, pa množi.
    .v-multiply-then-round = Prvo se množi, pa zaokruži.
book-rounding =
    .v-none = Piše se svaki bod.
    .v-nearest-ten = Bodovi se zaokružuju na najbližu deseticu, petica naviše.
    .v-bulgarian-tens = Piše se u deseticama. U boji 6 na kraju ide gore strani s manje bodova, a drugoj dolje; više od toga ide gore, manje dolje. Kad je sve adut, isto biva kod 4, a bez aduta 5 ide gore.
book-deal-made = Prolaz.
book-deal-fell = Gotovo isto, i pad.
book-deal-tie = Točno pola.
book-deal-hung = Sljedeće dijeljenje.
book-deal-capot = Štiglja.
book-deal-doubled = Kontra.
book-deal-nt = Bez aduta.
book-deal-at = Sve adut.
book-deal-rounded = Na kraju je 6.

## The end of the match

book-target =
    .v-any = Partija se igra do { $n }.
book-end-rule =
    .v-end-of-deal = Zbroj se gleda nakon svakog dijeljenja.
    .v-must-pass = Zbroj se gleda nakon svakog dijeljenja. Nije dosta skupiti bodove: u tom dijeljenju treba i prolaz, više od pola svega što je bilo u igri. Inače se igra dalje.
    .v-must-pass-caller = Zbroj se gleda nakon svakog dijeljenja. Nije dosta skupiti bodove: to dijeljenje treba i zvati i proći. Inače se igra dalje.
    .v-enough = Partija staje čim netko ima dosta, i usred dijeljenja: karte iz već dobivenih štihova i što je prijavljeno vrijede odmah, a prolaz se više ne gleda.
book-both-over =
    .v-higher-wins = Ako u istom dijeljenju dovoljno skupi više strana, dobiva veći zbroj.
book-match-tie =
    .v-extra-deal = Ako je jednako, igra se još jedno dijeljenje.
    .v-caller-wins = Ako je jednako, dobiva strana koja je to dijeljenje zvala.
book-capot-ends-match =
    .v-on = Štiglja smije završiti partiju.
    .v-off = Štiglja ne završava partiju: igra se još jedno dijeljenje.

## Good advice

book-a-call-strong = Zovi s tri dobra aduta, među njima dečko ili devetka, i s nečim što nosi uz njih.
book-a-call-turned = Dobivaš okrenutu kartu i još dvije, a i partner ima svoje: ne moraš sve držati sam u ruci.
book-a-call-talon = Dio karata još ne vidiš. Računaj na jednu dobru u talonu, ne na dvije.
book-a-call-aces = As uz adute vrijedi kao još jedan adut.
book-a-call-last = Ako na kraju moraš zvati, uzmi najdulju boju; tri mala aduta bolja su od dva velika.
book-a-call-alone = Igraš protiv dvoje. Zovi samo s kartama koje gotovo same nose.
book-a-call-everything = Pad daje sve. S kartama na rubu pogledaj blok: tko vodi, može reći dalje.
book-a-call-ladder = I nisko zvanje kaže partneru gdje ti je snaga. Više čuvaj za kad ozbiljno misliš.
book-a-call-at = Za sve adut trebaju dečki, i devetke uz njih. Dva dečka s devetkama dobre su karte.
book-a-call-nt = Za bez aduta trebaju asovi, i desetke uz njih. Duge boje nose na kraju, kad ih više nitko nema.
book-a-double = Kontra se kaže s njihovim adutima u ruci, ne s nadom. Sve ide jednoj strani.
book-a-lead-trump = Kad zoveš, rano tjeraj adute. Kad ih protivnici više nemaju, asovi su ti sigurni.
book-a-lead-defence = Protiv onoga tko zove ne igraj adut; natjeraj ga radije da siječe.
book-a-lead-aces-head = Ovdje svi moraju jače. Odigraj asa prije nego što ti netko istjera desetku iste boje.
book-a-lead-ten = Ne otvaraj desetkom dok je as vani. Čekaj da as padne, ili je daj u partnerov štih.
book-a-lead-partner = Boju kojom je otvorio partner vrijedi vratiti.
book-a-count-trumps = Broji adute, ima ih osam. I pamti dečka i devetku: dok su vani, adutski as nije siguran.
book-a-give-partner = Kad partner sigurno nosi, daj mu desetku ili asa koji je u opasnosti; kad nosi protivnik, sedmicu.
book-a-keep-jack = Ne moraš prebiti samo zato što možeš. Mala karta sada čuva asa za puniji štih.
book-a-forced-over = Ovdje te mogu natjerati da presiječeš partnera. Misli na to prije nego što otvoriš boju koje on nema.
book-a-last-trick = Čuvaj sigurnu kartu za zadnji štih: deset bodova često odlučuje.
book-a-two-players = U dvoje se tucet karata nikad ne vidi. As koji nedostaje možda spava u špilu.
book-a-announce = Prijavi i malo zvanje: njegova najviša karta može odlučiti o svemu.
book-a-belote-keep = Ne žuri s adutskim kraljem i damom: bodove nose kad god ih odigraš.
book-a-half = Broji dok igraš. Bod više od pola je prolaz, točno pola je pad.
book-a-hang = Dok bodovi vise, sljedeće dijeljenje vrijedi više. Dvaput promisli prije nego što ga zoveš.
book-a-end-pass = Pred kraj nije dosta mnogo bodova: treba ti veća polovica.
book-a-end-enough = Pred kraj svaki štih može biti zadnji. Uzmi rano što možeš.
book-a-order = Nitko ne miješa, pa štihovi ostaju zajedno. Duge boje i aduti dolaze u grupama.
book-a-watch = Stol prima krive karte. Pamti tko više nije imao boju.

## Words of the game

book-w-deck = sve karte
book-w-suit = { -spades }, { -hearts }, { -diamonds } ili { -clubs }
book-w-trump = boja koja tuče druge
book-w-jack = najjači adut
book-w-dealer = tko dijeli
book-w-cut = dizanje dijela špila prije dijeljenja
book-w-turnup = karta okrenuta licem gore
book-w-talon = karte skrivene dok se ne izabere adut
book-w-take = izabrati adut
book-w-pass = prepustiti sljedećem
book-w-forced = kad su svi drugi rekli dalje
book-w-taker = tko je izabrao adut
book-w-nt = dijeljenje u kojem nema aduta
book-w-at = dijeljenje u kojem je svaka boja adut
book-w-double = dijeljenje vrijedi dvostruko
book-w-trick = po jedna karta od svakoga
book-w-lead = igrati prvu kartu štiha
book-w-follow = baciti traženu boju
book-w-head = prebiti najjaču kartu štiha
book-w-ruff = baciti adut na drugu boju
book-w-over = sjeći jače od drugoga
book-w-under = dati adut koji ne može dobiti
book-w-discard = baciti kartu koja ne može dobiti
book-w-revoke = karta protiv pravila
book-w-declaration = prijavljen niz ili četiri iste
book-w-seq3 = tri susjedne iste boje
book-w-seq4 = četiri susjedne iste boje
book-w-seq5 = pet susjednih ili više
book-w-quad = ista karta u sve četiri boje
book-w-belote = adutski kralj i dama
book-w-eight = cijela boja u jednoj ruci
book-w-last = deset bodova više
book-w-capot = jedna strana nosi sve
book-w-made = tko zove, održao je obećanje
book-w-failed = tko zove, nije ga održao
book-w-hung = bodovi koji čekaju sljedeće dijeljenje

## About this book

book-about-engine = Svaka je stranica napravljena iz pravila stola za kojim igraš. Slike i brojeve u primjerima računa isti program koji dijeli, provjerava tvoje karte i piše bodove, pa ne mogu reći ništa drugo.
book-about-sources = Mala slova kažu odakle je pravilo. S: tako piše u opisu igre. R: savez, turnir ili drugi pouzdan izvor. C: naš izbor, gdje oni šute. Pravilo bez slova izabrao je ovaj stol.
book-about-makers = Belote je odrasla u Francuskoj i krenula na istok; svaka ju je zemlja učinila svojom. Hvala svima koji su zapisali njezina pravila.
