"""Chains give the values they promised, and the key of a deal depends on all that is in it."""

from __future__ import annotations

import hmac
import sys
import time
from dataclasses import replace
from hashlib import sha256

import pytest

from belot.fair import (
    LENGTH,
    Chain,
    FairCode,
    FairError,
    Participant,
    canonical,
    deal_key,
    follows,
    reaches,
)

SEED = sha256(b"a seed").digest()


@pytest.mark.parametrize("length", [1, 2, 255, 256, 257, 1024, LENGTH])
def test_a_chain_is_the_seed_hashed_again_and_again(length: int) -> None:
    values = [SEED]
    for _ in range(length):
        values.append(sha256(values[-1]).digest())
    values.reverse()
    chain = Chain(SEED, length)
    assert chain.head == values[0]
    assert [chain.value(n) for n in range(length + 1)] == values
    for n in (1, length):
        assert follows(chain.value(n - 1), chain.value(n))
        assert reaches(chain.head, chain.value(n), n)
        assert not reaches(chain.head, chain.value(n), n - 1)


def test_a_chain_ends() -> None:
    chain = Chain(SEED, 3)
    assert chain.value(3) == SEED
    for n in (-1, 4):
        with pytest.raises(FairError) as caught:
            chain.value(n)
        assert caught.value.code is FairCode.CHAIN_OVER


@pytest.mark.parametrize(("seed", "length"), [(b"short", 5), (SEED + b"x", 5), (SEED, 0)])
def test_no_such_chain(seed: bytes, length: int) -> None:
    with pytest.raises(ValueError, match="a chain needs"):
        Chain(seed, length)


def test_a_chain_is_small_and_quick() -> None:
    chain = Chain(SEED)
    marks = chain._marks
    assert sys.getsizeof(marks) + sum(map(sys.getsizeof, marks)) < 2048
    times = []
    for n in range(1, 1000):
        start = time.perf_counter()
        chain.value(n)
        times.append(time.perf_counter() - start)
    assert sorted(times)[500] < 0.001


@pytest.mark.parametrize("value", [b"", SEED[:31], SEED + b"x", sha256(SEED).digest()])
def test_another_value_does_not_follow(value: bytes) -> None:
    assert follows(sha256(SEED).digest(), SEED)
    assert not follows(sha256(SEED).digest(), value)
    assert not reaches(sha256(SEED).digest(), value, 1)


# --- the key ----------------------------------------------------------------------------

ANA = Participant(0, "Ana", b"a" * 32, b"A" * 32)
DANA = Participant(3, "Дана", b"d" * 32)


def test_the_canonical_bytes() -> None:
    """Written down here by hand, as docs/fairness.md says it."""
    assert canonical("t/1", 12, "bela4(target=701)", [DANA, ANA]) == (
        b"\0\0\0\x0cbelot deal 1"
        b"\0\0\0\x03t/1"
        b"\0\0\0\x0212"
        b"\0\0\0\x11bela4(target=701)"
        b"\0\0\0\x012"
        b"\0\0\0\x010" + b"\0\0\0\x20" + b"a" * 32 + b"\0\0\0\x20" + b"A" * 32 + b"\0\0\0\x013"
        b"\0\0\0\x20" + b"d" * 32 + b"\0\0\0\0"
    )
    key = deal_key(SEED, "t/1", 12, "bela4(target=701)", [ANA, DANA])
    message = canonical("t/1", 12, "bela4(target=701)", [ANA, DANA])
    assert key == hmac.digest(SEED, message, "sha256")


def test_the_key_depends_on_everything_but_names() -> None:
    def key(
        secret: bytes = SEED,
        match: str = "t/1",
        deal: int = 1,
        rules: str = "bela4",
        people: tuple[Participant, ...] = (ANA, DANA),
    ) -> bytes:
        return deal_key(secret, match, deal, rules, people)

    others = {
        key(secret=sha256(SEED).digest()),
        key(match="t/2"),
        key(deal=2),
        key(rules="bela3"),
        key(people=()),
        key(people=(ANA,)),
        key(people=(DANA,)),
        key(people=(replace(ANA, value=None), DANA)),
        key(people=(replace(ANA, value=b"B" * 32), DANA)),
        key(people=(replace(ANA, commitment=b"b" * 32), DANA)),
        key(people=(replace(ANA, seat=1), DANA)),
        key(match="t/11", deal=1),
        key(match="t/1", deal=11),
    }
    assert len(others) == 13
    assert key() not in others
    assert key(people=(replace(DANA, name="D"), replace(ANA, name=""))) == key()
