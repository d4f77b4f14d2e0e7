# Deals that can be checked: what is found in a receipt, and the command verify.

## Faults

fair-secret-not-in-chain = The server’s secret is not of the chain it published.
fair-value-not-committed = { $player }: the value is not the one committed to.
fair-participants-order = The players who took part are not in the order of their seats, each once.
fair-key-wrong = The key does not come from what it should be made of.
fair-rules-unknown = No game has these rules: { $rules }
fair-seats-wrong = The seats do not fit the game.
fair-dealer-wrong = Another seat should deal.
fair-made-wrong = The pack was not made in the way of this game.
fair-packets-wrong = The pack was gathered from other cards than those left lying.
fair-pack-wrong = The pack is not the one that the key gives.
fair-cut-wrong = The pack can’t be cut like that.
fair-dealt-wrong = The cards were not dealt in the way of this game.
fair-hands-wrong = { $player }: the hand is not the one that the pack gives.
fair-turned-wrong = The turned card is not the one that the pack gives.
fair-talon-wrong = { $player }: the talon is not the one that the pack gives.
fair-later-wrong = { $player }: the cards after the auction are not those that the pack gives.
fair-rest-wrong = The cards left over are not those that the pack gives.
fair-match-mixed = This deal is of another match.
fair-head-changed = The server changed its chain during the match.
fair-rules-changed = This deal has other rules than the first.
fair-deal-missing =
    { $n ->
        [one] This deal is missing.
       *[other] { $n } deals are missing from here on.
    }
fair-deal-twice = This deal is here more than once.
fair-value-known = { $player }: the value was known before the deal.
fair-head-replaced = The server’s chain is not the one published before the deals.
fair-participants-replaced = The players who took part are not those published before the deal.

## Notes

fair-commitment-new = { $player } published a new chain.
fair-dropped =
    { $n ->
        [one] { $player }: { $n } value did not come in time.
       *[other] { $player }: { $n } values did not come in time.
    }
fair-server-alone = No player’s value is in this deal: the server made it alone.
fair-dealer-not-drawn = The first dealer was not drawn with the key.
fair-shuffled-anew = The pack was shuffled, because the deal before it ended early.

## Reading

fair-receipt-json = This can’t be read as JSON.
fair-receipt-format = This is not a receipt: { $place }
fair-receipt-field = This is wrong in the receipt: { $place }
fair-receipt-no-deal = There is no such deal.
fair-chain-over = The chain is used up.

## verify

verify-deal = { $match }, deal { $deal }, { $rules }
verify-deals = { $match }, deals { $first }–{ $last }, { $rules }
verify-right = Right: { $text }
verify-wrong = Wrong: { $text }
verify-note = Note: { $text }
verify-of-deal = deal { $deal }: { $text }
verify-seat = seat { $seat }
verify-named = { $name } (seat { $seat })
verify-right-series = no deal is missing.
verify-right-chain = the server’s secret is of the chain it published.
verify-right-values =
    { $n ->
        [one] { $n } value of a player, as committed to.
       *[other] { $n } values of players, as committed to.
    }
verify-right-notes = the server’s chain and the players who took part are those you noted.
verify-right-key = the key.
verify-right-dealer = the dealer.
verify-right-pack = the pack comes from the key.
verify-right-cards = the cut, and every card dealt.
verify-ok =
    { $n ->
        [one] { $n } deal checked: nothing wrong.
       *[other] { $n } deals checked: nothing wrong.
    }
verify-failed =
    { $n ->
        [one] { $n } thing is wrong.
       *[other] { $n } things are wrong.
    }
verify-limits = This doesn’t show who saw the cards or what players told each other.
verify-nothing = No receipt in it.
verify-notes-strange = These notes are of another match: { $match }
