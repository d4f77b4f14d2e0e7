"""Which names this server is reached by.

A page of somebody else may let its own name point to this computer (DNS rebinding) and would then
be of the same origin as our pages. So a request must name us: by a name of this computer, or by an
address, which nobody can let point elsewhere.
"""

from __future__ import annotations

import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from belot.server.options import Options

_HOST: Final = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([^\[\]:/@?#\s]+))(?::[0-9]{0,5})?")

_NEAR: Final = tuple(
    ip_network(net)
    for net in (
        *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"),
        *("100.64.0.0/10", "::1/128", "fc00::/7", "fe80::/10"),
    )
)
"""This computer, and networks whose addresses mean nothing outside them."""


class Hosts:
    """The names a server has: those of its computer, of its options, and addresses."""

    def __init__(self, options: Options) -> None:
        own = socket.gethostname().lower()
        public = urlsplit(options.public_url or "").hostname or ""
        named = (*options.hosts, options.host, public, "localhost", own, f"{own}.local")
        self._names = {_plain(name) for name in named} - {""}

    def knows(self, header: str, arrived_at: str = "") -> bool:
        """Whether a ``Host`` header means this server; ``arrived_at`` is the address of ours that
        the connection came to."""
        found = _HOST.fullmatch(header)
        if found is None:
            return False
        name = _plain(found[1] or found[2])
        if name in self._names or name.endswith(".localhost"):
            return True
        address = _address(name)
        if address is None:
            return False
        return address == _address(arrived_at) or any(address in net for net in _NEAR)


def _plain(name: str) -> str:
    return name.strip("[]").rstrip(".").lower()


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(name)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
