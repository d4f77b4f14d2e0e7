# The score sheet, made to be read aloud. A side stands beside a colon or a number, never with a
# verb: it may be “Us”, a name or two names.

## What each side has

sheet-title = Score of deal { $n }.
sheet-side = { $side }: { $parts }.
part-cards = cards { $n }
part-last = last trick { $n }
part-capot = all tricks { $n }
part-declarations = declarations { $n }
part-belote = belote { $n }
part-none = nothing
part-total = total { $n }
nt-doubled = No Trumps: cards and last trick count ×{ $n }.
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
tricks =
    { $n ->
        [one] { $n } trick
       *[other] { $n } tricks
    }
capot = All tricks: { $side }, +{ $n }.
no-trick-void = No trick, declarations void: { $side }.
no-trick-belote-void = No trick, belote void: { $side }.
no-trick-transfer = All tricks, declarations and belote too: { $side }.

## The comparison

made = Made: { $takers } { $a }, { $defence } { $b }.
made-by-one = Saved by one point!
made-cards82 = Made: { $takers } { $a } from cards, 82 needed.
need = { $takers }: more than { $n } needed, { $a } taken.
need-half = { $takers }: { $points } in play, more than { $n } needed, { $a } taken.
need-cards82 = { $takers }: 82 needed from cards, { $a } taken.
need-together = { $takers }: { $a } taken, all others together { $b }; more than half is needed.
failed = The contract falls: { $defence } +{ $b }, { $takers } +{ $a }.
failed-keep = The contract falls: { $takers } nothing, the others keep their own.
failed-split = The contract falls: { $takers } nothing, points split among the others.
failed-shares = Shares: { $list }.
failed-lost = Lost with the contract: { $takers }, { $what }.
tie-fail = Equal is not enough: a fall.
tie-made = Equal is enough: made.
tie-hang =
    { $a ->
        [one] Equal: { $defence } { $b }, { $a } hangs.
       *[other] Equal: { $defence } { $b }, { $a } hang.
    }
tie-hang-whose = Equal: { $defence } { $b }. Hanging: { $takers } { $a }.
tie-hang-doubled =
    { $n ->
        [one] Equal: nobody writes, { $n } point hangs.
       *[other] Equal: nobody writes, { $n } points hang.
    }
hung-now = Hung points: { $n }, for the next deal’s winner.
hung-to = Hung points ({ $n }): { $side }.
hung-lost = Hung points ({ $n }): lost with the end of the match.
doubled = Doubled: ×{ $n }.
redoubled = Redoubled: ×{ $n }.
doubled-all = Doubled: the winner takes all, { $side }.
redoubled-all = Redoubled: the winner takes all, { $side }.
belote-stays = Belote stays: { $side }.
belote-moves = Belote moves: { $side }.

## What is written

rounded = In tens: { $side }, { $points } make { $n }.
rounded-fewer = A { $n } at the end: the side with fewer points goes up, the other down.
written = Written: { $list }.
written-side = { $side } { $n }
running = Score: { $list }.
running-side = { $side } { $n }
to-go = { $side }: { $n } to go.
target-reached = { $side }: target reached.

## End of the match

end-not-passed = { $side }: { $n } reached, but not more than half of the deal. Play on.
end-not-passed-caller = { $side }: { $n } reached, but without a contract made. Play on.
end-short = { $side }: { $n }, but { $a } of { $points } in this deal, more than { $b } needed. Play on.
end-passed = { $side }: { $n }, and { $a } of { $points } in this deal: more than half.
end-enough = { $side }: { $n } reached. The match stops at once.
end-both-over = Both reached { $n }: the higher total wins.
end-several-over = Several reached { $n }: the higher total wins.
end-extra-deal = Level at the target: one more deal.
end-caller-wins = Level at the target: the callers win, { $side }.
end-capot = A capot can’t end it: one more deal.
end-belote = A belote alone can’t end it after such a deal: one more deal.
end-belot8 = { $side }: eight of a suit, the match!
end-winner = Match won: { $side }, { $list }.

## Renonce

renonce-deal = Revoke, { $player }: { $side } +{ $n }.
renonce-fixed = Revoke, { $player }: { $side } +{ $n }, nothing else is written.
renonce-alone = Revoke, { $player }: 0; the others keep what they took.
renonce-false = Wrong claim, { $player }: { $side } +{ $n }.

## Three sides, doubles

made-alone = Made: { $list }.
multiplied = { $side }: { $points } × { $times } = { $n }.
all-points = All points
declarations-stay = Declarations stay: { $side }.
