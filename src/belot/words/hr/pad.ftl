# Blok: što se ne može upisati, kako stoji dijeljenje dok se upisuje, tko još može pobijediti.

## Impossible entries

pad-fault-side = Te strane nema za ovim stolom.
pad-fault-contract = Ta se igra ovdje ne igra.
pad-fault-multiplier = Te kontre ovdje nema.
pad-fault-multiplier-capot = Na „{ client-part-capot }“ ovdje nema kontre.
pad-fault-bid = To se ovdje ne može zvati.
pad-fault-bid-off = Ovdje se ne zovu bodovi.
pad-fault-passed-forced = Ovdje netko uvijek mora zvati: ne može proći bez zvanja.
pad-fault-eight-off = Cijela boja u jednoj ruci ovdje ne dobiva partiju.
pad-fault-tens-off = Ovdje se ne piše u deseticama.
pad-fault-stopped-off = Ovdje se svako dijeljenje igra do kraja.
pad-fault-stopped-short = Nitko još nema { $n }: igra se dalje.
pad-fault-stopped-level = Obje strane imaju { $n }: jednako je, igra se dalje.
pad-fault-two-ends = Dijeljenje završava na jedan način: „{ client-part-capot }“, renons ili kraj partije.
pad-fault-declarations-off = Ovdje se igra bez zvanja.
pad-fault-declarations-nt = Bez aduta nema zvanja.
pad-fault-declaration-value = Nijedno zvanje ne vrijedi { $n }: vrijedi 20, 50, 100, 150 ili 200.
pad-fault-declarations-many = Jedna strana ne može imati zvanja za { $n }: toliko karata nema.
pad-fault-declarations-both = Zvanja piše samo jedna strana: ona s najjačim.
pad-fault-declarations-apart = Četiri iste piše samo jedna strana, a tako i nizove.
pad-fault-belote-nt = { client-part-belote }: ne bez aduta.
pad-fault-belote-many = { client-part-belote }: ovdje najviše { $n }.
pad-fault-capot-trickless = { client-part-capot }, a ništa pokupljeno: ne može ista strana.
pad-fault-capot-points = { client-part-capot } druge strane, a ovdje { $n } bodova?
pad-fault-last-capot = { client-part-last } i „{ client-part-capot }“ idu istoj strani.
pad-fault-last-trickless = { client-part-last }, a ništa pokupljeno?
pad-fault-trickless-points = Ništa pokupljeno, a { $n } bodova?
pad-fault-trickless-all = Ako je kupila samo jedna strana, to je „{ client-part-capot }“.
pad-fault-points-many = { $n } je previše: u igri je najviše { $points }.
pad-fault-points-unmade = Nikoje karte zajedno ne daju { $n }.
pad-fault-points-sum = Zajedno { $n }, a u igri je { $points }.
pad-fault-points-sum-many = Zajedno { $n }, a u igri može biti najviše { $points }.
pad-fault-points-sum-few = Zajedno { $n }, a u igri je najmanje { $points }.
pad-fault-outcome-hang = Ovdje ništa ne visi.
pad-fault-outcome-tens = Desetice kažu drukčije.
pad-fault-outcome-points = Kako je završilo, kažu sami bodovi.

## No pad

refusal-pad-line = Jedan redak ne pripada na blok.
refusal-pad-unopened = Ovaj blok nema početka: ne kaže koja se igra igra.

## A deal

pad-made = Prolaz: { $side }, { $n } viška.
pad-failed = Nedovoljno: { $side }, fali { $n }.
pad-tens-made = Prolaz: { $side }.
pad-tens-failed = Pad: { $side }.
pad-tens-hang = Jednako, bodovi vise: { $side }.
pad-bid =
    { $bid ->
        [capot] štiglja
        [generale] générale
       *[other] { $bid }
    }
pad-bid-is = Zvano: { $bid }.
pad-bid-made = Prolaz: { $n } za { $needed }. { $list }.
pad-bid-failed = Pad: { $n } za { $needed }. { $list }.
pad-bid-outdone = Pad: s { $n } ne više od protivnika. { $list }.
pad-slam-made = Prolaz. { $list }.
pad-slam-failed = Pad. { $list }.
pad-tariff-needs = Treba { $n }.
pad-tariff-just = Prolaz na tijesno: { $list }.
pad-tariff-made = Prolaz: { $list }.
pad-tariff-failed = Pad: { $list }.
pad-stopped = Dosta: partija ovdje staje, nitko ne pada.
pad-penalty = Ispravak: { $side } { $n }.

## Who can still win

pad-reach-won = Partija dobivena: { $side }.
pad-reach-lost = Partija izgubljena: { $side }.
pad-reach-there = { $side }: dovoljno za kraj.
pad-reach-deal = { $side }: još { $n }, jedno dijeljenje može biti dosta.
pad-reach-capot = { $side }: još { $n }, jedno dijeljenje dosta je samo uz „{ client-part-capot }“ ili zvanja.
pad-reach-more = { $side }: još { $n }, više od karata jednog dijeljenja.

## What was done

pad-op-round = Dijeljenje upisano
pad-op-edit = Dijeljenje promijenjeno
pad-op-delete = Dijeljenje obrisano
pad-op-rules = Kućna pravila promijenjena
pad-op-names = Imena promijenjena
pad-op-dealer = Djelitelj promijenjen
pad-op-choose = Upis odabran

## The command

pad-cli-deal = Dijeljenje
pad-cli-dealer = Dijeli
pad-cli-caller = Zvao
pad-cli-contract = Igra
pad-cli-hung = Visi
pad-cli-total = Ukupno
pad-cli-next = Sljedeći dijeli: { $player }.
pad-cli-rules = Odavde dalje: { $rules }.
pad-cli-conflict = { $player } i { $other } upisali su različito; zasad vrijedi prvi upis.
pad-cli-line = Redak { $line }: { $reason }
pad-state-open = treba dovršiti
pad-state-passed = svi dalje
pad-state-correction = ispravak
pad-state-fault = ne može biti
pad-state-after-end = poslije kraja, ne vrijedi
pad-state-eight = belot
pad-state-failed = pad
pad-state-hang = jednako
pad-state-renonce = renons
pad-state-stopped = dosta
