# What this device keeps of Belot: playing without a network, installing it, a copy of what is saved.

offline-title = Na ovom uređaju
offline-ready-yes = Spremno za rad bez mreže
offline-ready-yes-what = Blok za bodove, pravilnik i partije protiv botova rade bez mreže. Sve to ovdje zauzima { $mb } MB.
offline-ready-no = Još nije spremno za rad bez mreže
offline-ready-no-what = Ono što treba stiže samo, za koji trenutak.
offline-ready-fetching = Priprema za rad bez mreže: { $percent } %
offline-ready-fetching-what = Dotad slobodno igrajte dalje.
offline-ready-spared = Nije preuzeto, radi štednje podataka
offline-ready-spared-what = Vaš preglednik traži što manje podataka. Za rad bez mreže treba oko 6 MB.
offline-ready-failed = Još nije spremno za rad bez mreže
offline-ready-failed-what = Ostatak stiže kad opet bude mreže.
offline-ready-impossible = Na ovoj adresi ne može bez mreže
offline-ready-impossible-what = Preglednici čuvaju stranicu za poslije samo ako joj adresa počinje s https. Ovdje Belot treba svoj poslužitelj; sve ostalo radi kao i inače.
offline-fetch = Preuzmi sada
offline-lasting-yes = Preglednik je obećao čuvati ono što je ovdje spremljeno.
offline-lasting-no = Preglednik može obrisati ono što je ovdje spremljeno kad ponestane mjesta.
offline-lasting-ask = Zamoli ga da sve čuva

offline-install = Instaliraj Belot
offline-install-what = Dobit će svoju ikonu, otvarat će se bez preglednika oko sebe i pokretati bez mreže.
offline-install-done = Belot je instaliran na ovom uređaju.
offline-install-phone = Android
offline-install-phone-how = Otvorite izbornik preglednika (tri točkice) i odaberite „Instaliraj aplikaciju” ili „Dodaj na početni zaslon”.
offline-install-apple = iPhone i iPad
offline-install-apple-how = U Safariju dodirnite znak za dijeljenje, pa „Dodaj na početni zaslon”.
offline-install-computer = Računalo
offline-install-computer-how = U Chromeu ili Edgeu kliknite znak za instalaciju na kraju adresne trake. U Safariju na Macu odaberite „Add to Dock” u izborniku Datoteka.

offline-copy = Kopija svega
offline-copy-what = Blokovi, partije na ovom uređaju, lekcije i postavke u jednoj datoteci. Telefoni katkad obrišu ono što su stranice spremile.
offline-copy-save = Spremi kopiju
offline-copy-read = Učitaj kopiju
offline-copy-done = { $n ->
    [one] Dodan je { $n } zapis. Ono što je već bilo ovdje nije se promijenilo.
    [few] Dodana su { $n } zapisa. Ono što je već bilo ovdje nije se promijenilo.
   *[other] Dodano je { $n } zapisa. Ono što je već bilo ovdje nije se promijenilo.
  }
offline-copy-none = Sve je to već bilo ovdje.
offline-copy-wrong = Ova datoteka nije kopija Belota.

offline-no-server = Poslužitelj nije dostupan. Možete igrati protiv botova na ovom uređaju; ta partija ostaje ovdje.
offline-play-here = Igraj na ovom uređaju
offline-again = Pokušaj ponovno
offline-here = na ovom uređaju
offline-dealt = Podijeljeno na ovom uređaju: nijedan poslužitelj nije mogao znati ni namjestiti te karte.
offline-now = Nema mreže: igrate na ovom uređaju.
offline-update = Spreman je noviji Belot.
offline-update-now = Ažuriraj
