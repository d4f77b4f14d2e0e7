"""The client's types are those of the protocol."""

from __future__ import annotations

from pathlib import Path

import pytest

from belot.protocol import typescript


def test_the_committed_types_are_up_to_date(root: Path) -> None:
    path = root / "web" / "src" / "lib" / "protocol.ts"
    if not path.is_file():
        pytest.skip("no client in this repository")
    assert path.read_text("utf-8") == typescript.declarations(), (
        "./test python -m belot.protocol.typescript > web/src/lib/protocol.ts"
    )


def test_a_type_that_has_no_counterpart_is_refused() -> None:
    with pytest.raises(TypeError):
        typescript.type_of(complex)
