"""Check receipts of deals (docs/fairness.md): python verify.py RECEIPT ...

Plain Python, 3.8 or newer. It shares no code with Belot and knows the rules of no game.
"""

import hashlib
import hmac
import itertools
import json
import sys

CARDS = [rank + suit for suit in "CDHS" for rank in "789TJQKA"]


def hashed(data, times=1):
    """SHA-256, again and again."""
    for _ in range(times):
        data = hashlib.sha256(data).digest()
    return data


def numbers(key):
    """The bytes that chance is made of."""
    for counter in itertools.count():
        yield from hashed(key + counter.to_bytes(4, "big"))


def shuffled(cards, stream):
    """Fisher and Yates from the last card down, every order equally likely."""
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        low = 256 - 256 % (last + 1)
        other = next(byte for byte in stream if byte < low) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def checks(receipt):
    """What could be wrong, and whether it is right."""
    unhex, people = bytes.fromhex, receipt["participants"]
    head, secret = unhex(receipt["server"]["head"]), unhex(receipt["server"]["secret"])
    yield "secret-not-in-chain", hashed(secret, receipt["deal"]) == head

    fields = ["belot deal 1", receipt["match"], receipt["deal"], receipt["rules"], len(people)]
    for one in people:
        commitment, value = unhex(one["commitment"]), unhex(one["value"] or "")
        yield f"value-not-committed:{one['seat']}", not value or hashed(value) == commitment
        fields += [one["seat"], commitment, value]
    fields = [field if isinstance(field, bytes) else str(field).encode() for field in fields]
    message = b"".join(len(field).to_bytes(4, "big") + field for field in fields)
    key = hmac.new(secret, message, "sha256").digest()
    yield "key-wrong", key.hex() == receipt["key"]

    stream, gathered = numbers(key), receipt["gathered"]
    packets = gathered["packets"] if gathered else [shuffled(CARDS, stream)]
    if gathered and gathered["secret"]:
        packets = [shuffled(packet, stream) for packet in shuffled(packets, stream)]
    pack = [card for packet in packets for card in packet]
    yield "pack-wrong", pack == receipt["pack"] and sorted(pack) == sorted(CARDS)

    pack = receipt["pack"][receipt["cut"] :] + receipt["pack"][: receipt["cut"]]
    top, got = iter(pack), {seat: [] for seat in range(-2, 4)}
    for seat, count in receipt["dealt"]:
        got[seat] += itertools.islice(top, count)
    for seat, hand in enumerate(receipt["hands"]):
        whole = hand + receipt["talons"][seat] + receipt["later"][seat]
        yield f"hands-wrong:{seat}", got[seat] == whole
    yield "rest-wrong", got[-2] == receipt["rest"] and not list(top)
    turned = receipt["turned"] and [receipt["turned"]["card"]]
    yield "turned-wrong", got[-1] in ([], turned)
    yield "turned-wrong", not turned or [pack[receipt["turned"]["at"]]] == turned


if __name__ == "__main__":
    honest = True
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8") as file:
            read = json.load(file)
        for receipt in read if isinstance(read, list) else [read]:
            wrong = [check for check, right in checks(receipt) if not right]
            honest = honest and not wrong
            print(receipt["match"], receipt["deal"], *wrong or ["right"])
    sys.exit(not honest)
