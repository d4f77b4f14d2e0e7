# Изреченията на командите: rules, simulate, replay, convert, perft.

## Common

belot = Белот, Belote, Bela и BeloZ
error-line = { $file }, ред { $line }: { $reason }
error-file = { $file }: { $reason }
error-usage = { $text } – виж „belot { $command } --help“.
file-missing = Няма такъв файл.
folder-missing = Няма такава папка: { $folder }.
file-unreadable = Файлът не може да се прочете.
file-exists = Файлът вече съществува; нищо не е презаписано.
file-suffix = Непознато разширение: { $suffix }. Възможно: { $known }.
file-not-text = Това не е текстов файл.
interrupted = Прекъснато.
bot-unknown = Няма такъв бот: { $bot }. Има: { $known }.
seat-unknown = Няма такова място: { $n }. Възможно: { $known }.
language-unknown = Няма такъв език: { $lang }. Има: { $known }.
terminal-letters = Този терминал няма кирилица: следва английски.
did-you-mean = Имаш предвид { $names }?
no-such-command = Няма такава команда: { $name }. Списъкът е в „belot --help“.
deal-unknown = Няма такова раздаване: { $n }. Възможно: { $known }.
number-needed = { $name } иска число.
number-from = Трябва цяло число, поне { $n }, а не { $value }.

about-rules = Покажи игрите и правилата на масата.
about-simulate = Нека ботовете играят един срещу друг.
about-replay = Изиграй запис и го провери.
about-convert = Прехвърли запис в другия формат.
about-perft = Преброй позволените поредици от ходове във файл с позиции.
about-solve = Пресметни най-добрата игра от записана позиция, с открити карти.
about-play = Играй в терминала.
arg-preset = играта, с опции: bela4(target=701)
arg-json = като JSON
arg-rules = играта, с опции
arg-matches = колко игри
arg-bots = ботовете, по един за страна, със запетая
arg-seed = зърно за картите
arg-record = запиши в този файл
arg-seat = твоето място
arg-file = запис
arg-target-file = файлът, който се пише
arg-lang = език: en, fr, hr, bg
arg-theme = думи: cards или beloz

## rules

rules-title = { $name }
rules-canonical = Име с опции: { $rules }
rules-house = домашно правило вместо { $value }
rules-list = Игри:
rules-list-line = { $preset } – { $name }. { $meaning }
rules-heading-option = Опция
rules-heading-value = Стойност
rules-heading-meaning = Значение
rules-heading-source = Откъде

## simulate

simulate-start =
    { $n ->
        [one] { $rules }: { $n } игра, { $bots }, номер на тестето { $seed }.
       *[other] { $rules }: { $n } игри, { $bots }, номер на тестето { $seed }.
    }
simulate-progress = { $done } от { $n }
simulate-heading-bot = Бот
simulate-heading-side = Страна
simulate-heading-won = Спечелени
simulate-heading-share = Дял
simulate-heading-points = Точки на раздаване
simulate-heading-made = Изкарани
simulate-heading-failed = Вкарани
simulate-heading-capots = Капо
simulate-deals =
    { $n ->
        [one] { $n } раздаване
       *[other] { $n } раздавания
    }
simulate-matches =
    { $n ->
        [one] { $n } игра
       *[other] { $n } игри
    }
simulate-speed =
    { $n ->
        [one] { $n } раздаване в секунда
       *[other] { $n } раздавания в секунда
    }
simulate-time = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
simulate-passed-out = Всички са пас: { $n }
simulate-hanging = Висящи: { $n }
simulate-recorded =
    { $n ->
        [one] { $n } игра е записана в { $file }.
       *[other] { $n } игри са записани в { $file }.
    }
simulate-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-average = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## replay, convert

replay-ok =
    { $n ->
        [one] { $file }: { $n } раздаване, всичко е вярно.
       *[other] { $file }: { $n } раздавания, всичко е вярно.
    }
replay-unfinished = Записът спира насред играта.
replay-winner = Победа: { $side }.
convert-done =
    { $n ->
        [one] { $file } е записан: { $n } раздаване.
       *[other] { $file } е записан: { $n } раздавания.
    }

## perft

perft-heading-depth = Карти
perft-heading-count = Поредици
perft-heading-points = Точки
perft-ok =
    { $n ->
        [one] { $n } позиция е вярна.
       *[other] { $n } позиции са верни.
    }
perft-wrong = { $name }, карти { $n }: очаквано { $expected }, получено { $got }.
perft-failed =
    { $n ->
        [one] { $n } позиция е грешна.
       *[other] { $n } позиции са грешни.
    }

## The page of the link that belot admin prints

door-title = Управление на този сървър
door-text = Тази връзка прави този браузър администратор на този сървър за белот. Важи веднъж.
door-button = Стани администратор
door-done = Този браузър вече е администратор.
door-on = Към масите
door-over = Тази връзка вече е използвана или е твърде стара.

## solve

solve-turn = На ход е { $player }, картите са открити. При най-добра игра: { $own } на { $other } точки.
solve-card = { $card }: { $own } на { $other }
solve-line = Най-добра игра: { $cards }
solve-no-position = На това място не се играе карта.
