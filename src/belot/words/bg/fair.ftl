# Раздавания, които могат да се проверят: какво се намира в бележката, и командата verify.

## Faults

fair-secret-not-in-chain = Тайната на сървъра не е от веригата, която е обявил.
fair-value-not-committed = { $player }: стойността не е тази, за която е поето задължение.
fair-participants-order = Участвалите играчи не са по реда на местата, всеки веднъж.
fair-key-wrong = Ключът не идва от това, от което трябва да е направен.
fair-rules-unknown = Никоя игра няма тези правила: { $rules }
fair-seats-wrong = Местата не отговарят на играта.
fair-dealer-wrong = Трябва да раздава друг.
fair-made-wrong = Тестето не е подготвено, както иска тази игра.
fair-packets-wrong = Тестето не е събрано от картите, останали на масата.
fair-pack-wrong = Тестето не е това, което дава ключът.
fair-cut-wrong = Тестето не може да се цепи така.
fair-dealt-wrong = Картите не са раздадени, както иска тази игра.
fair-hands-wrong = { $player }: картите в ръка не са тези, които дава тестето.
fair-turned-wrong = Обърнатата карта не е тази, която дава тестето.
fair-talon-wrong = { $player }: талонът не е този, който дава тестето.
fair-later-wrong = { $player }: картите след наддаването не са тези, които дава тестето.
fair-rest-wrong = Останалите карти не са тези, които дава тестето.
fair-match-mixed = Това раздаване е от друга игра.
fair-head-changed = Сървърът е сменил веригата си по време на играта.
fair-rules-changed = Това раздаване е с други правила от първото.
fair-deal-missing =
    { $n ->
        [one] Това раздаване липсва.
       *[other] Оттук нататък липсват { $n } раздавания.
    }
fair-deal-twice = Това раздаване го има повече от веднъж.
fair-value-known = { $player }: стойността е била известна преди раздаването.
fair-head-replaced = Веригата на сървъра не е тази, обявена преди раздаванията.
fair-participants-replaced = Участвалите играчи не са тези, обявени преди раздаването.

## Notes

fair-commitment-new = { $player }: обявена е нова верига.
fair-dropped =
    { $n ->
        [one] { $player }: { $n } стойност не е дошла навреме.
       *[other] { $player }: { $n } стойности не са дошли навреме.
    }
fair-server-alone = В това раздаване няма стойност на играч: сървърът го е направил сам.
fair-dealer-not-drawn = Първият раздаващ не е изтеглен с ключа.
fair-shuffled-anew = Тестето е разбъркано, защото предишното раздаване е свършило по-рано.

## Reading

fair-receipt-json = Това не може да се прочете като JSON.
fair-receipt-format = Това не е бележка: { $place }
fair-receipt-field = Това в бележката е грешно: { $place }
fair-receipt-no-deal = Няма такова раздаване.
fair-chain-over = Веригата е изчерпана.

## verify

verify-deal = { $match }, раздаване { $deal }, { $rules }
verify-deals = { $match }, раздавания { $first }–{ $last }, { $rules }
verify-right = Вярно: { $text }
verify-wrong = Грешно: { $text }
verify-note = Забележка: { $text }
verify-of-deal = раздаване { $deal }: { $text }
verify-seat = място { $seat }
verify-named = { $name } (място { $seat })
verify-right-series = никое раздаване не липсва.
verify-right-chain = тайната на сървъра е от веригата, която е обявил.
verify-right-values =
    { $n ->
        [one] { $n } стойност на играч, както е обещана.
       *[other] { $n } стойности на играчи, както са обещани.
    }
verify-right-notes = веригата на сървъра и участвалите играчи са тези, които имаш записани.
verify-right-key = ключът.
verify-right-dealer = раздаващият.
verify-right-pack = тестето идва от ключа.
verify-right-cards = цепенето и всяка раздадена карта.
verify-ok =
    { $n ->
        [one] Проверено { $n } раздаване: всичко е наред.
       *[other] Проверени { $n } раздавания: всичко е наред.
    }
verify-failed =
    { $n ->
        [one] { $n } нещо не е наред.
       *[other] { $n } неща не са наред.
    }
verify-limits = Това не показва кой е видял картите и какво са си казали играчите.
verify-nothing = В него няма бележка.
verify-notes-strange = Тези записки са от друга игра: { $match }
