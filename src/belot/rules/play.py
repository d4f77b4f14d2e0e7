"""Card play: the one definition of what may be played and of who is winning.

Plain integer functions on masks in play order (one byte a suit, bit = strength, trump in the top
byte), with the law as runtime integers, so that Numba compiles the very same lines. Nothing is
imported here, and every parameter is positional.

A trick in progress is ``led`` (place of the best card of the led suit, -1 before the lead) and
``best`` (place of the winning card). ``trumps`` is the mask of the trump byte, or 0 in All Trumps
and No Trumps: All Trumps is "head in every suit, nothing ruffs", No Trumps the same without
heading.
``law`` is a sum of the flags below (house_rules §1, options of group D).
"""

HEAD_PLAIN = 1  # following a plain suit you must beat its best card if you can
HEAD_AFTER_RUFF = 2  # … even when the trick has been ruffed
HEAD_TRUMP = 4  # trump led: you must go higher
HEAD_TRUMP_FREE_FOR_PARTNER = 8  # … unless the partner is winning
VOID_FREE = 16  # void and the partner is winning: any card
VOID_NO_OVER = 32  # void and the partner is winning: a trump, but no duty to overtrump
UNDERTRUMP = 64  # void and unable to overtrump: a lower trump all the same
PARTNER_BEATEN = 128  # the partner is winning with a trump: nothing but trumps in hand beat it
PARTNER_NOT_UNDER = 256  # … a lower trump stays in hand while there is a higher one


def same_suit(mask: int, place: int) -> int:
    """The cards of a mask in the suit of the card at ``place``."""
    return mask & (0xFF << (place & 24))


def above(mask: int, place: int) -> int:
    """The cards of a mask that are stronger than ``place`` in its suit."""
    return mask & (0xFF << (place & 24)) & ~((2 << place) - 1)


def beats(place: int, best: int, trumps: int) -> bool:
    """Whether a card played at ``place`` takes the lead from ``best``."""
    if place & 24 == best & 24:
        return place > best
    return trumps >> place & 1 == 1


def lead_after(led: int, place: int) -> int:
    """``led`` after a card is played: the best card so far of the suit that was led."""
    if led < 0 or (place & 24 == led & 24 and place > led):
        return place
    return led


def best_after(led: int, best: int, place: int, trumps: int) -> int:
    """``best`` after a card is played: the winning card."""
    if led < 0 or beats(place, best, trumps):
        return place
    return best


def following(hand: int, led: int, best: int, partner: int, trumps: int, law: int) -> int:
    """Legal cards of a player who holds the led suit (``same`` is not empty)."""
    same = same_suit(hand, led)
    if trumps >> led & 1:
        spared = partner and law & HEAD_TRUMP_FREE_FOR_PARTNER
        if not law & HEAD_TRUMP or spared:
            return same
    else:
        lapsed = trumps >> best & 1 and not law & HEAD_AFTER_RUFF
        if not law & HEAD_PLAIN or lapsed:
            return same
    higher = above(same, led)
    if higher:
        return higher
    return same


def beside_partner(hand: int, best: int, trumps: int, law: int) -> int:
    """Legal cards of a player who is void and free because the partner is winning the trick: any,
    but for what the flags say of a partner who ruffed."""
    if not trumps >> best & 1:
        return hand
    held = hand & trumps
    over = above(held, best)
    if over and law & PARTNER_BEATEN and held == hand:
        return over
    if over and law & PARTNER_NOT_UNDER:
        return hand & ~held | over
    return hand


def void(hand: int, best: int, partner: int, trumps: int, law: int) -> int:
    """Legal cards of a player who holds none of the led suit."""
    held = hand & trumps
    if not held:
        return hand
    if partner and law & VOID_FREE:
        return beside_partner(hand, best, trumps, law)
    if not trumps >> best & 1 or (partner and law & VOID_NO_OVER):
        return held
    over = above(held, best)
    if over:
        return over
    if law & UNDERTRUMP:
        return held
    return hand


def legal(hand: int, led: int, best: int, partner: int, trumps: int, law: int) -> int:
    """The legal cards: ``partner`` is 1 if the player's partner is winning the trick."""
    if led < 0:
        return hand
    if same_suit(hand, led):
        return following(hand, led, best, partner, trumps, law)
    return void(hand, best, partner, trumps, law)


def word_fits(suit: int, led: int, all_trumps: bool) -> bool:
    """Whether belote may be announced with the first card of a pair of this suit; ``led`` is the
    suit that was led, -1 before the lead.

    In All Trumps only if the card is led or follows its own suit (bulgarian.md §10).
    """
    return not all_trumps or led < 0 or suit == led


KERNEL = (
    same_suit,
    above,
    beats,
    lead_after,
    best_after,
    following,
    beside_partner,
    void,
    legal,
    word_fits,
)
