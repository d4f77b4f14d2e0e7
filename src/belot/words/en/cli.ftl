# Sentences of the commands: rules, simulate, replay, convert, perft.

## Common

belot = Belot, Belote, Bela and BeloZ
error-line = { $file }, line { $line }: { $reason }
error-file = { $file }: { $reason }
error-usage = { $text } – try “belot { $command } --help”.
file-missing = No such file.
folder-missing = There is no folder { $folder }.
file-unreadable = The file can’t be read.
file-exists = The file exists already; nothing was overwritten.
file-suffix = Unknown suffix: { $suffix }. Possible: { $known }.
file-not-text = This is not a text file.
interrupted = Stopped.
bot-unknown = No such bot: { $bot }. Known: { $known }.
seat-unknown = No such seat: { $n }. Possible: { $known }.
language-unknown = No such language: { $lang }. Known: { $known }.
terminal-letters = This terminal has no Cyrillic letters: in English instead.
did-you-mean = Did you mean { $names }?
no-such-command = No such command: { $name }. “belot --help” lists them.
deal-unknown = No such deal: { $n }. Possible: { $known }.
number-needed = { $name } needs a number.
number-from = A whole number of { $n } or more is needed, not { $value }.

about-rules = Show the games and their house rules.
about-simulate = Let bots play matches against each other.
about-replay = Play a record through and check it.
about-convert = Turn a record into the other notation.
about-perft = Count the legal sequences of a file of positions.
about-solve = Work out perfect play from a recorded position, all hands open.
about-play = Play a match in the terminal.
arg-preset = the game, with options: bela4(target=701)
arg-json = as JSON
arg-rules = the game, with options
arg-matches = how many matches
arg-bots = the bots, one per side, parted by commas
arg-seed = the seed of the cards
arg-record = write a record to this file
arg-seat = your seat
arg-file = a record
arg-target-file = the file to write
arg-lang = language: en, fr, hr, bg
arg-theme = words: cards or beloz

## rules

rules-title = { $name }
rules-canonical = Name with options: { $rules }
rules-house = house rule instead of { $value }
rules-list = Games:
rules-list-line = { $preset } – { $name }. { $meaning }
rules-heading-option = Option
rules-heading-value = Value
rules-heading-meaning = Meaning
rules-heading-source = From

## simulate

simulate-start =
    { $n ->
        [one] { $rules }: { $n } match, { $bots }, seed { $seed }.
       *[other] { $rules }: { $n } matches, { $bots }, seed { $seed }.
    }
simulate-progress = { $done } of { $n }
simulate-heading-bot = Bot
simulate-heading-side = Side
simulate-heading-won = Won
simulate-heading-share = Share
simulate-heading-points = Points per deal
simulate-heading-made = Made
simulate-heading-failed = Fallen
simulate-heading-capots = All tricks
simulate-deals =
    { $n ->
        [one] { $n } deal
       *[other] { $n } deals
    }
simulate-matches =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
simulate-speed =
    { $n ->
        [one] { $n } deal per second
       *[other] { $n } deals per second
    }
simulate-time = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
simulate-passed-out = Passed out: { $n }
simulate-hanging = Hanging: { $n }
simulate-recorded =
    { $n ->
        [one] { $n } match written to { $file }.
       *[other] { $n } matches written to { $file }.
    }
simulate-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-average = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## replay, convert

replay-ok =
    { $n ->
        [one] { $file }: { $n } deal, all correct.
       *[other] { $file }: { $n } deals, all correct.
    }
replay-unfinished = The record ends in mid-match.
replay-winner = Winner: { $side }.
convert-done =
    { $n ->
        [one] { $file } written: { $n } deal.
       *[other] { $file } written: { $n } deals.
    }

## perft

perft-heading-depth = Cards
perft-heading-count = Sequences
perft-heading-points = Points
perft-ok =
    { $n ->
        [one] { $n } position correct.
       *[other] { $n } positions correct.
    }
perft-wrong = { $name }, { $n } cards: expected { $expected }, got { $got }.
perft-failed =
    { $n ->
        [one] { $n } position wrong.
       *[other] { $n } positions wrong.
    }

## The page of the link that belot admin prints

door-title = Look after this server
door-text = This link makes this browser an administrator of this Belot server. It works once.
door-button = Make me an administrator
door-done = This browser is an administrator now.
door-on = To the tables
door-over = This link was used already, or it is too old.

## solve

solve-turn = { $player } is to play, all hands open. With perfect play: { $own } points to { $other }.
solve-card = { $card }: { $own } to { $other }
solve-line = Perfect play: { $cards }
solve-no-position = There is no card to be played at that place.
