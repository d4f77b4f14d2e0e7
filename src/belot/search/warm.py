"""Make the solver ready before anybody waits for it.

The first import of its kernels compiles them, for some seconds where no cache has them, and the
first question in a contract fills tables. A server calls ``warm`` in a thread when it starts.
"""

from __future__ import annotations

from importlib import import_module
from threading import Thread


def warm() -> None:
    """Compile what is not in the cache, and fill the tables of every contract."""
    from belot.rules.cards import Contract
    from belot.rules.ruleset import RuleSet
    from belot.search.position import Position
    from belot.search.solver import Solver

    import_module("belot.search.exact")  # its kernels are for few questions, and imported late
    solver = Solver()
    for name in ("belote", "beloz"):  # the trump nine at 14 and at 15
        for contract in Contract:
            solver.value(Position(RuleSet.preset(name), contract, (1, 2, 4, 8), 0))


def warm_up() -> Thread:
    """``warm`` in a thread of its own, which does not keep a process alive."""
    thread = Thread(target=warm, name="belot-solver", daemon=True)
    thread.start()
    return thread
