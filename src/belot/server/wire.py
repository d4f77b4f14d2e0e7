"""Frames as text and back. Whatever a client sends becomes a frame or a NotAFrame."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from belot.protocol.frames import ClientFrame, Cmd, Hello, Ping, ServerFrame
from belot.server.options import FRAME_MAX

_ID: Final = re.compile(r"[A-Za-z0-9._:-]{1,40}")


class NotAFrame(Exception):
    """What came is no frame of the protocol."""


class _Head(msgspec.Struct):
    t: Literal["hello", "cmd", "ping"]


_HEAD: Final = msgspec.json.Decoder(_Head)
_FRAMES: Final[dict[str, msgspec.json.Decoder[ClientFrame]]] = {
    "hello": msgspec.json.Decoder(Hello),
    "cmd": msgspec.json.Decoder(Cmd),
    "ping": msgspec.json.Decoder(Ping),
}
_ENCODER: Final = msgspec.json.Encoder()


def read_frame(text: str) -> ClientFrame:
    """A frame of a client; raises NotAFrame."""
    try:
        data = text.encode()
        if len(data) > FRAME_MAX:
            raise NotAFrame(f"longer than {FRAME_MAX} bytes")
        frame = _FRAMES[_HEAD.decode(data).t].decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise NotAFrame(str(error)[:120]) from None
    if isinstance(frame, Cmd) and not _ID.fullmatch(frame.id):
        raise NotAFrame("an id is 1 to 40 letters, digits and ._:-")
    return frame


def frame_data(frame: ServerFrame) -> bytes:
    """A frame of the server as the bytes of a text message."""
    return _ENCODER.encode(frame)


def frame_text(frame: ServerFrame) -> str:
    """A frame of the server as the text of a message."""
    return frame_data(frame).decode()
