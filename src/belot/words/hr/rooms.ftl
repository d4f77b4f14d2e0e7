# Što samo zaslon govori o stolovima s prijateljima.

## Phrases

phrase-hello = Bok!
phrase-good-luck = Sretno!
phrase-well-played = Dobro odigrano!
phrase-thanks = Hvala!
phrase-sorry = Oprosti!
phrase-nice-hand = Dobra karta!
phrase-oops = Moja greška.
phrase-hurry = Ajmo! :)
phrase-one-moment = Samo malo.
phrase-good-deal = Lijepo dijeljenje!
phrase-good-game = Dobra partija!
phrase-again = Revanš?
phrase-bye = Vidimo se!
phrase-laugh = Ha ha!
phrase-wow = Opa!
phrase-think = Razmišljam…

## Doors

client-friends = S prijateljima
client-friends-what = Otvori stol ili uđi s kodom
client-room-continue = Stol s prijateljima: { $game }
client-room-give-up = Napusti ovaj stol: { $game }
client-have-code = Imaš kod?
client-code = Kod stola
client-code-letter = „{ $text }“ nije ni u jednom kodu: ima slova i znamenke 3, 4, 6, 7, 9.
client-code-length = Kod ima šest slova.
client-come-in = Uđi
client-make-room = Otvori stol
client-make-room-what = Dobiješ kod za prijatelje. Na slobodna mjesta sjedaju botovi.
client-other-game = Druga igra
client-invited = Domaćin: { $player }. Uđi!
client-seated = Zauzeta mjesta: { $a } od { $n }
client-seats-full = Sva su mjesta zauzeta: možeš gledati.

## The room

client-invite = Pozovi prijatelje
client-copy-link = Kopiraj link
client-copied = Kopirano
client-share = Podijeli
client-link = Link
client-qr = QR kod: { $text }
client-qr-show = Pokaži veći QR kod
client-game = Igra
client-host = domaćin
client-program = program
client-room-reads = čita pravila
client-looks-on = gleda
client-sit-here = Sjedni ovdje
client-or-bot = ili bot { $player }
client-seat-free = Slobodno mjesto
client-stand-up = Ustani
client-stand-them = Oslobodi ovo mjesto
client-swap-with-me = Zamijeni mjesto sa mnom
client-place = Tko sjedi ovdje?
client-bot-plays = Bot { $player } igra kao
client-bot-stands-in = Kad { $player } nije tu, bot igra kao
client-draw-seats = Izvuci mjesta
client-teams = { $first } protiv { $second }
client-room-goes-on = Nastavlja se od { $list }.
client-people = Ljudi
client-people-all = Ljudi ({ $n })
client-looking-on = Gledaju: { $list }
client-room-changed = Promijenjeno od zadnjeg dogovora
client-room-changed-now = Promijenjeno: { $list }
client-agree = Slažem se
client-remembered = Ovdje se između dijeljenja ne miješa: tko pamti štihove, može znati karte.
client-remembered-not = Skupljaj tajnim redom
client-clock = Vrijeme za razmišljanje
client-clock-none = Bez sata
client-clock-bank = { $text } po potezu, još { $name } u zalihi
client-clock-move = { $text } po potezu
client-minutes = { $n } min
client-seconds = { $n } s
client-clock-own = Drugo vrijeme
client-clock-for-move = Sekundi po potezu
client-clock-in-bank = Sekundi u zalihi
client-allow-watch = Drugi smiju gledati
client-allow-chat = Slobodne poruke
client-allow-lock = Zaključano: nitko novi ne ulazi
client-watch-yes = Drugi smiju gledati.
client-watch-no = Nitko ne gleda.
client-chat-yes = Slobodne poruke su dopuštene.
client-chat-no = Samo gotove rečenice, bez poruka.
client-locked = Nitko novi ne ulazi.
client-start = Započni partiju
client-room-waits = Još se trebaju složiti: { $list }
client-room-nobody = Još nitko ne sjedi.
client-room-dealing = Sprema se dijeljenje: samo malo.
client-room-host-starts = Partiju započinje { $player }.
client-room-bots-fill = Na slobodna mjesta sjedaju botovi.

## What happens

client-room-joined = { $player } ulazi.
client-room-parted = { $player } odlazi.
client-room-renamed = { $player } se sada zove { $name }.
client-room-host-is = Domaćin je sada { $player }.
client-room-host-you = Sada si ti domaćin.
client-room-asks = { $player } traži mjesto: { $name }
client-room-rules-changed = Pravila su promijenjena.
client-room-clock-changed = Sat je promijenjen.
client-room-now-locked = Stol je zaključan.
client-room-now-open = Stol je otvoren.
client-room-placed = Mjesta su promijenjena.
client-room-again = Natrag za stolom.
client-seat-left = { $player } ustaje.

## Talk

client-talk = Chat
client-talk-log = Što je rečeno
client-unread = novo
client-said = { $player }: { $text }
client-write = Napiši poruku
client-send = Pošalji
client-mute = Utišaj
client-unmute = Čuj opet
client-make-host = Postavi za domaćina
client-kick = Udalji
client-kick-sure = Udaljiti: { $player }? Povratka nema.
client-part = Napusti stol
client-part-sure = Tvoje mjesto preuzima bot. S kodom se možeš vratiti.

## At the table

client-watching = Gledaš.
client-bot-for-you = Bot igra umjesto tebe.
client-sit-again = Igram opet
client-bot = bot
client-bot-in = igra bot
client-take-bot = Igraj umjesto bota { $player }
client-ask-seat = Zatraži mjesto: { $player }
client-asked-for = Domaćin odlučuje o mjestu: { $player }
client-let-sit = Neka sjedne
client-not-now = Ne sada
client-time-left =
    { $n ->
        [one] još { $n } sekunda
        [few] još { $n } sekunde
       *[other] još { $n } sekundi
    }
client-pause = Pauza
client-paused-by = Pauza: { $player }
client-paused-what = Ništa se ne gubi. Nastavit ćete kad hoćete.
client-resume = Nastavi
client-resumed = Partija se nastavlja.
client-question = Pitanje za stolom
client-ask-undo = Zatraži povrat poteza
client-claim-rest = Ostalo je moje
client-asks-undo = { $player } želi vratiti potez.
client-you-asked-undo = Tražiš povrat poteza.
client-undo-yes = Da, vrati
client-undo-no = Ne, odigrano je
client-asks-rest = { $player } traži sve preostale štihove.
client-you-asked-rest = Tražiš sve preostale štihove.
client-rest-yes = Da, prihvati
client-rest-no = Ne, igra se
client-rest-proved = { $player } traži preostale štihove. To je sigurno kako god karte stoje.
client-your-rest-proved = Tražiš preostale štihove. To je sigurno kako god karte stoje.
client-said-yes = { $player }: da.
client-said-no = { $player }: ne.
client-no-answer = Nema odgovora: ostaje kako jest.
client-waits-for = Čeka se: { $list }
client-rotate = Drugi parovi
client-next-teams = Sljedeće: { $first } protiv { $second }
client-next-seats = Sljedeće, ovim redom: { $list }
client-back-to-room = Natrag za stol

## Another device

client-other-device = Već igram na drugom uređaju
client-other-device-to = Na drugom uređaju
client-device = Igraj na drugom uređaju
client-device-what = Skeniraj ovo drugim uređajem ili ondje upiši kod. Mjesto i karte idu s tobom.
client-device-once = Vrijedi jednom, deset minuta. Nikome ga ne pokazuj.
client-device-here = U izborniku stola na drugom uređaju je kod. S njim nastavljaš ovdje.
client-device-show = Kod za drugi uređaj
client-device-code = Kod s drugog uređaja
client-device-go = Nastavi ovdje

## What a messenger shows of a link to a room

invite-title = { $player } te poziva na igru: { $game }
invite-text = Stol za { $n }. Otvori poveznicu, sjedni i igraj: račun nije potreban.
