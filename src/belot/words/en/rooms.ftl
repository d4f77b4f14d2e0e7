# What only the screen says of rooms and of people at a table. Keys begin with client- or phrase-.

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-nice-hand = Good cards!
phrase-oops = My mistake.
phrase-hurry = Hurry up :)
phrase-one-moment = One moment.
phrase-good-deal = Nice deal!
phrase-good-game = Good game!
phrase-again = Rematch?
phrase-bye = Bye!
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-think = Thinking…

## Doors

client-friends = With friends
client-friends-what = Make a room, or come in with a code
client-room-continue = Room: { $game }
client-room-give-up = Leave this room: { $game }
client-have-code = You have a code?
client-code = Code of the room
client-code-letter = “{ $text }” is in no code: codes have letters and the digits 3, 4, 6, 7, 9.
client-code-length = A code has six letters.
client-come-in = Come in
client-make-room = Make a room
client-make-room-what = You get a code for your friends. Bots take the free seats.
client-other-game = Another game
client-invited = Host: { $player }. Come in!
client-seated = Seats taken: { $a } of { $n }
client-seats-full = All seats are taken: you can look on.

## The room

client-invite = Invite friends
client-copy-link = Copy link
client-copied = Copied
client-share = Share
client-link = Link
client-qr = QR code: { $text }
client-qr-show = Show the QR code large
client-game = Game
client-host = host
client-program = program
client-room-reads = reads the rules
client-looks-on = looks on
client-sit-here = Sit here
client-or-bot = or bot { $player }
client-seat-free = Free seat
client-stand-up = Stand up
client-stand-them = Free this seat
client-swap-with-me = Change seats with me
client-place = Who sits here?
client-bot-plays = Bot { $player } plays like
client-bot-stands-in = When { $player } is away, a bot plays like
client-draw-seats = Draw seats
client-teams = { $first } against { $second }
client-room-goes-on = Goes on from { $list }.
client-people = People
client-people-all = People ({ $n })
client-looking-on = Looking on: { $list }
client-room-changed = Changed since everybody agreed
client-room-changed-now = Changed: { $list }
client-agree = OK, agreed
client-remembered = Nobody shuffles between the deals here: whoever remembers the tricks can know cards.
client-remembered-not = Gather in a secret order
client-clock = Time to think
client-clock-none = No clock
client-clock-bank = { $text } a move, { $name } more in the bank
client-clock-move = { $text } a move
client-minutes = { $n } min
client-seconds = { $n } s
client-clock-own = Other times
client-clock-for-move = Seconds a move
client-clock-in-bank = Seconds in the bank
client-allow-watch = Others may look on
client-allow-chat = Free messages
client-allow-lock = Locked: nobody new comes in
client-watch-yes = Others may look on.
client-watch-no = Nobody looks on.
client-chat-yes = Free messages are allowed.
client-chat-no = Phrases only, no free messages.
client-locked = Nobody new comes in.
client-start = Begin the match
client-room-waits = Still to agree: { $list }
client-room-nobody = Nobody sits yet.
client-room-dealing = The deal is being made: one moment.
client-room-host-starts = { $player } will begin the match.
client-room-bots-fill = Bots take the free seats.

## What happens

client-room-joined = { $player } comes in.
client-room-parted = { $player } leaves.
client-room-renamed = { $player } is now called { $name }.
client-room-host-is = Host now: { $player }.
client-room-host-you = You are the host now.
client-room-asks = { $player } asks for a seat: that of { $name }
client-room-rules-changed = The rules have changed.
client-room-clock-changed = The clock has changed.
client-room-now-locked = The room is locked.
client-room-now-open = The room is open.
client-room-placed = The seats have changed.
client-room-again = Back in the room.
client-seat-left = { $player } stands up.

## Talk

client-talk = Talk
client-talk-log = What was said
client-unread = new
client-said = { $player }: { $text }
client-write = Write a message
client-send = Send
client-mute = Mute
client-unmute = Unmute
client-make-host = Make host
client-kick = Send away
client-kick-sure = Send { $player } away? There is no coming back.
client-part = Leave the room
client-part-sure = Your seat goes to a bot. With the code you can come back.

## At the table

client-watching = You are watching.
client-bot-for-you = A bot plays for you.
client-sit-again = Play on myself
client-bot = bot
client-bot-in = a bot plays
client-take-bot = Play instead of bot { $player }
client-ask-seat = Ask for a seat: { $player }
client-asked-for = The host is asked for the seat: { $player }
client-let-sit = Yes, sit down
client-not-now = Not now
client-time-left =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
client-pause = Pause
client-paused-by = Paused: { $player }
client-paused-what = Nothing is lost. You can go on today or another day.
client-resume = Go on
client-resumed = The match goes on.
client-question = A question for the table
client-ask-undo = Ask to take back
client-claim-rest = The rest is mine
client-asks-undo = { $player } asks to take back.
client-you-asked-undo = You ask to take back.
client-undo-yes = Yes, take it back
client-undo-no = No, it counts
client-asks-rest = { $player } claims all the remaining tricks.
client-you-asked-rest = You claim all the remaining tricks.
client-rest-yes = Yes, accept
client-rest-no = No, play on
client-rest-proved = { $player } claims the remaining tricks. It is certain, whoever holds what.
client-your-rest-proved = You claim the remaining tricks. It is certain, whoever holds what.
client-said-yes = { $player }: yes.
client-said-no = { $player }: no.
client-no-answer = Nobody answered: it stays as it is.
client-waits-for = Waiting for: { $list }
client-rotate = Other partners
client-next-teams = Next: { $first } against { $second }
client-next-seats = Next, in this order: { $list }
client-back-to-room = Back to the room

## Another device

client-other-device = I play on another device already
client-other-device-to = On another device
client-device = Play on another device
client-device-what = Scan this with the other device, or type the code there. Your seat and your cards go with you.
client-device-once = It works once, for ten minutes. Show it to nobody else.
client-device-here = In the menu of the table on your other device is a code. With it you play on here.
client-device-show = Code for the other device
client-device-code = Code from the other device
client-device-go = Play on here

## What a messenger shows of a link to a room

invite-title = { $player } invites you to play { $game }
invite-text = A table for { $n }. Open the link, take a seat and play: you need no account.
