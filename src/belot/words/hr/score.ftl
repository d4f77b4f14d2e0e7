# Obračun, da se može pročitati naglas.

## What each side has

sheet-title = Obračun dijeljenja { $n }.
sheet-side = { $side }: { $parts }.
part-cards = karte { $n }
part-last = zadnji štih { $n }
part-capot = štiglja { $n }
part-declarations = zvanja { $n }
part-belote = bela { $n }
part-none = ništa
part-total = ukupno { $n }
nt-doubled = Bez aduta: karte i zadnji štih vrijede ×{ $n }.
points =
    { $n ->
        [one] { $n } bod
        [few] { $n } boda
       *[other] { $n } bodova
    }
tricks =
    { $n ->
        [one] { $n } štih
        [few] { $n } štiha
       *[other] { $n } štihova
    }
capot = Štiglja: { $side }, +{ $n }.
no-trick-void = Bez štiha zvanja ne vrijede: { $side }.
no-trick-belote-void = Bez štiha bela ne vrijedi: { $side }.
no-trick-transfer = Štiglja nosi i zvanja i belu: { $side }.

## The comparison

made = Prolaz: { $takers } { $a }, { $defence } { $b }.
made-by-one = Prolaz za jedan bod!
made-cards82 = Prolaz: { $takers } { $a } iz karata, trebalo je 82.
need = { $takers }: trebalo je više od { $n }, ima { $a }.
need-half = { $takers }: u igri { $points }, trebalo je više od { $n }, ima { $a }.
need-cards82 = { $takers }: trebalo je 82 iz karata, ima { $a }.
need-together = { $takers }: ima { $a }, svi ostali zajedno { $b }; treba više od pola.
failed = Pad: { $defence } +{ $b }, { $takers } +{ $a }.
failed-keep = Pad: { $takers } ništa, ostali zadržavaju svoje.
failed-split = Pad: { $takers } ništa, bodovi se dijele ostalima.
failed-shares = Udjeli: { $list }.
failed-lost = Palo s igrom: { $takers }, { $what }.
tie-fail = Jednako je pad.
tie-made = Jednako je dovoljno: prolaz.
tie-hang =
    { $a ->
        [one] Jednako: { $defence } { $b }, { $a } visi.
        [few] Jednako: { $defence } { $b }, { $a } vise.
       *[other] Jednako: { $defence } { $b }, { $a } visi.
    }
tie-hang-whose = Jednako: { $defence } { $b }. Visi: { $takers } { $a }.
tie-hang-doubled =
    { $n ->
        [one] Jednako: nitko ne piše, { $n } bod visi.
        [few] Jednako: nitko ne piše, { $n } boda vise.
       *[other] Jednako: nitko ne piše, { $n } bodova visi.
    }
hung-now = Viseći bodovi: { $n }, za pobjednika sljedećeg dijeljenja.
hung-to = Viseći bodovi ({ $n }): { $side }.
hung-lost = Viseći bodovi ({ $n }): propadaju s krajem partije.
doubled = Kontra: ×{ $n }.
redoubled = Rekontra: ×{ $n }.
doubled-all = Kontra, sve ide jednoj strani: { $side }.
redoubled-all = Rekontra, sve ide jednoj strani: { $side }.
belote-stays = Bela ostaje: { $side }.
belote-moves = Bela prelazi: { $side }.

## What is written

rounded = U deseticama: { $side }, { $points } je { $n }.
rounded-fewer = Na kraju { $n }: strana s manje bodova ide gore, druga dolje.
written = Upisano: { $list }.
written-side = { $side } { $n }
running = Rezultat: { $list }.
running-side = { $side } { $n }
to-go = { $side }: još { $n }.
target-reached = { $side }: dovoljno za kraj.

## End of the match

end-not-passed = { $side }: { $n } dosegnuto, ali bez prolaza: ne i više od pola dijeljenja. Igra se dalje.
end-not-passed-caller = { $side }: { $n } dosegnuto, ali bez vlastitog prolaza. Igra se dalje.
end-short = { $side }: { $n }, ali u ovom dijeljenju { $a } od { $points }, a treba više od { $b }. Igra se dalje.
end-passed = { $side }: { $n }, a u ovom dijeljenju { $a } od { $points }: prolaz, više od pola.
end-enough = { $side }: { $n }, dosta! Partija odmah staje.
end-both-over = Obje strane imaju barem { $n }: dobiva veći zbroj.
end-several-over = Više njih ima barem { $n }: dobiva veći zbroj.
end-extra-deal = Jednako: još jedno dijeljenje.
end-caller-wins = Jednako: dobiva strana koja je zvala, { $side }.
end-capot = Štiglja ne završava partiju: još jedno dijeljenje.
end-belote = Sama bela ne završava partiju nakon takvog dijeljenja: još jedno dijeljenje.
end-belot8 = { $side }: belot! Partija je gotova.
end-winner = Pobjeda: { $side }, { $list }.

## Renonce

renonce-deal = Renons, { $player }: { $side } +{ $n }.
renonce-fixed = Renons, { $player }: { $side } +{ $n }, ništa drugo se ne piše.
renonce-alone = Renons, { $player }: 0; ostali zadržavaju što su skupili.
renonce-false = Kriva prijava, { $player }: { $side } +{ $n }.

## Three sides, doubles

made-alone = Prolaz: { $list }.
multiplied = { $side }: { $points } × { $times } = { $n }.
all-points = Svi bodovi
declarations-stay = Zvanja ostaju: { $side }.
