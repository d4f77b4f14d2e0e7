# Croatian Bela in English: king and queen of trump are called bela.

book-s-belote = Bela
book-belote-points =
    .v-20 = King and queen of trump in one hand are bela: 20 points for whoever holds them, whatever else was announced.
book-belote-announce =
    .v-manual-both = Say “bela” as you play the first of the two and “bela again” as you play the second. Without both words it counts nothing.
    .v-manual-first = Say it as you play the first of the two; the second word follows by itself. Not said, it counts nothing.
    .v-auto = The table says it for you.
book-no-trick-belote =
    .v-keep = A side without a trick keeps its bela.
    .v-void = The bela of a side without a trick is void.
    .v-transfer = If one side has all tricks, the bela of the others goes to it.
book-success-basis =
    .v-more-than-opponents = The contract is made if the callers have more than all others together, everything counted.
    .v-cards82 = The contract is made if the callers have 82 points from cards, last trick and capot. Declarations and bela don’t help.
    .v-bid = The contract is made if the callers reach the number they bid, whatever the others have. A capot is made with all the tricks, and with nothing less.
    .v-bid-and-more = The contract is made if the callers reach the number they bid and also have more than the others. A capot is made with all the tricks, and with nothing less.
book-belote-on-fail =
    .v-keep = The fallen side keeps its bela.
    .v-transfer = The bela of the fallen side goes too.
    .v-lost = The bela of the fallen side is lost.
book-count = Each side counts the cards it has won, the last trick, its declarations that count, and bela.
book-about-makers = Bela is Croatia’s own way with a French game, played from Zagreb to the last island. Thanks to all who wrote its rules down.
