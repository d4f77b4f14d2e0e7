"""Counting and finding the bits of a mask: one machine instruction each where Numba is installed.

Both take masks of up to 62 bits that are not negative.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from belot.search import jit


def lowest(mask: int) -> int:
    """The place of the lowest bit of a mask that is not 0."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def _teach(function: Callable[[int], int], build: Callable[[Any, Any], Any]) -> None:
    """Teach Numba one of them: Python's own methods of integers do not compile."""
    from numba import types
    from numba.extending import intrinsic, overload

    def typed(_typing: Any, _mask: Any) -> Any:
        def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return build(builder, args[0])

        return types.int64(types.int64), code

    instruction: Any = intrinsic(typed)

    @overload(function, strict=False)
    def chosen(mask: Any) -> Any:  # pyright: ignore[reportUnusedFunction]
        return lambda mask: instruction(mask)  # noqa: PLW0108 (Numba compiles functions only)


if jit.compiled:
    from numba.core.cgutils import true_bit

    _teach(lowest, lambda builder, mask: builder.cttz(mask, true_bit))
    _teach(count, lambda builder, mask: builder.ctpop(mask))
