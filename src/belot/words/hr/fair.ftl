# Dijeljenja koja se mogu provjeriti: što se nađe u potvrdi, i naredba verify.

## Faults

fair-secret-not-in-chain = Tajna poslužitelja nije iz lanca koji je objavio.
fair-value-not-committed = { $player }: vrijednost nije ona na koju se obvezao.
fair-participants-order = Igrači koji su sudjelovali nisu po redu mjesta, svaki jednom.
fair-key-wrong = Ključ nije napravljen od onoga od čega treba biti.
fair-rules-unknown = Nijedna igra nema ova pravila: { $rules }
fair-seats-wrong = Mjesta ne odgovaraju igri.
fair-dealer-wrong = Treba dijeliti netko drugi.
fair-made-wrong = Špil nije složen kako ova igra traži.
fair-packets-wrong = Špil nije skupljen od karata koje su ostale na stolu.
fair-pack-wrong = Špil nije onaj koji daje ključ.
fair-cut-wrong = Špil se ne može tako presjeći.
fair-dealt-wrong = Karte nisu podijeljene kako ova igra traži.
fair-hands-wrong = { $player }: karte u ruci nisu one koje daje špil.
fair-turned-wrong = Okrenuta karta nije ona koju daje špil.
fair-talon-wrong = { $player }: talon nije onaj koji daje špil.
fair-later-wrong = { $player }: karte nakon zvanja nisu one koje daje špil.
fair-rest-wrong = Preostale karte nisu one koje daje špil.
fair-match-mixed = Ovo je dijeljenje iz druge partije.
fair-head-changed = Poslužitelj je usred partije promijenio lanac.
fair-rules-changed = Ovo dijeljenje ima druga pravila nego prvo.
fair-deal-missing =
    { $n ->
        [one] Nedostaje { $n } dijeljenje, od ovoga nadalje.
        [few] Nedostaju { $n } dijeljenja, od ovoga nadalje.
       *[other] Nedostaje { $n } dijeljenja, od ovoga nadalje.
    }
fair-deal-twice = Ovo je dijeljenje tu više puta.
fair-value-known = { $player }: vrijednost je bila poznata prije dijeljenja.
fair-head-replaced = Lanac poslužitelja nije onaj objavljen prije dijeljenja.
fair-participants-replaced = Igrači koji su sudjelovali nisu oni objavljeni prije dijeljenja.

## Notes

fair-commitment-new = { $player }: objavljen je novi lanac.
fair-dropped =
    { $n ->
        [one] { $player }: { $n } vrijednost nije stigla na vrijeme.
        [few] { $player }: { $n } vrijednosti nisu stigle na vrijeme.
       *[other] { $player }: { $n } vrijednosti nije stiglo na vrijeme.
    }
fair-server-alone = U ovom dijeljenju nema vrijednosti nijednog igrača: poslužitelj ga je napravio sam.
fair-dealer-not-drawn = Prvi djelitelj nije izvučen ključem.
fair-shuffled-anew = Špil je promiješan jer je prošlo dijeljenje završilo ranije.

## Reading

fair-receipt-json = Ovo se ne može čitati kao JSON.
fair-receipt-format = Ovo nije potvrda: { $place }
fair-receipt-field = Ovo u potvrdi nije ispravno: { $place }
fair-receipt-no-deal = Nema takvog dijeljenja.
fair-chain-over = Lanac je potrošen.

## verify

verify-deal = { $match }, dijeljenje { $deal }, { $rules }
verify-deals = { $match }, dijeljenja { $first }–{ $last }, { $rules }
verify-right = Točno: { $text }
verify-wrong = Netočno: { $text }
verify-note = Napomena: { $text }
verify-of-deal = dijeljenje { $deal }: { $text }
verify-seat = mjesto { $seat }
verify-named = { $name } (mjesto { $seat })
verify-right-series = nijedno dijeljenje ne nedostaje.
verify-right-chain = tajna poslužitelja je iz lanca koji je objavio.
verify-right-values =
    { $n ->
        [one] { $n } vrijednost igrača, kako se obvezao.
        [few] { $n } vrijednosti igrača, kako su se obvezali.
       *[other] { $n } vrijednosti igrača, kako su se obvezali.
    }
verify-right-notes = lanac poslužitelja i igrači koji su sudjelovali jesu oni koje imaš zabilježene.
verify-right-key = ključ.
verify-right-dealer = djelitelj.
verify-right-pack = špil proizlazi iz ključa.
verify-right-cards = presijecanje i svaka podijeljena karta.
verify-ok =
    { $n ->
        [one] Provjereno { $n } dijeljenje: sve je u redu.
        [few] Provjerena { $n } dijeljenja: sve je u redu.
       *[other] Provjereno { $n } dijeljenja: sve je u redu.
    }
verify-failed =
    { $n ->
        [one] { $n } stvar nije u redu.
        [few] { $n } stvari nisu u redu.
       *[other] { $n } stvari nije u redu.
    }
verify-limits = Ovo ne pokazuje tko je vidio karte ni što su igrači jedni drugima rekli.
verify-nothing = U tome nema nijedne potvrde.
verify-notes-strange = Ove su bilješke iz druge partije: { $match }
