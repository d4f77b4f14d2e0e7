"""Whose address a request comes from, and how much one address may have."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

from belot.server.connection import Connection
from belot.server.options import Options


def address_of(asked: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of a request or a socket: of IPv6 the part that one household has."""
    return household(asked.client.host if asked.client else "")


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """An address, of IPv6 the part that one household has."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or f"{IPv6Address(int(address) >> 64 << 64)}/64")


def network_of(address: str) -> str:
    """The network that an address is part of and that one customer may have all of; itself for
    IPv4."""
    if not address.endswith("/64"):
        return address
    return str(ip_network(address).supernet(new_prefix=48))


def is_local(address: str) -> bool:
    """Whether this is somebody on this computer: its owner, or a proxy that does not say for
    whom."""
    try:
        return ip_address(address.removesuffix("/64")).is_loopback or address == "::/64"
    except ValueError:
        return False


def crowded(connections: Iterable[Connection], address: str, options: Options) -> bool:
    """Whether there is no room for another connection, from this address or at all."""
    there = [connection.address for connection in connections]
    if options.connections and len(there) >= options.connections:
        return True
    most = options.connections_each
    return bool(most) and not is_local(address) and there.count(address) >= most
