"""Answers made smaller on the wire, for a line that is slow: all games are 59 kB plain, 4 packed.

Only for what anybody may ask and what holds no secret of anybody: how small an answer becomes tells
something about what is in it.
"""

from __future__ import annotations

from typing import Final

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

WORTH: Final = 1_400
"""Bytes; what is smaller fits into one packet of the network as it is."""

packed: Final = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig(backend="gzip", minimum_size=WORTH, gzip_compress_level=6),
)
