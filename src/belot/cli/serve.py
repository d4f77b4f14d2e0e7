"""``belot serve``: the table in the browser, for this computer or for everybody in the house."""

from __future__ import annotations

import argparse
import os
import re
import socket
import sys
from dataclasses import fields
from typing import TYPE_CHECKING, Final

from belot.cli.data import add_data, data_of
from belot.cli.errors import FAILED, OK, Stop, number_from

if TYPE_CHECKING:
    from belot.server.options import Options

EVERYWHERE = ("0.0.0.0", "::")
LIMITS: Final = {
    "connections": "open sockets in all",
    "connections_each": "open sockets of one address, unless it is this computer",
    "tables_each": "tables that are not over, of one guest",
    "running_each": "tables of one guest that are played at once",
}
PLAIN_HTTP = (
    "Over plain http a browser offers neither installing nor playing offline, copying links, or "
    "keeping the screen awake; for these give --tls-cert and --tls-key."
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``belot serve``."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="where to listen (127.0.0.1; 0.0.0.0: whole network)"
    )
    parser.add_argument("--port", type=_port, default=8000, help="port, 0 for any free one (8000)")
    add_data(parser)
    parser.add_argument(
        "--pace", type=_seconds, default=0.7, metavar="SECONDS", help="how long bots think (0.7)"
    )
    parser.add_argument(
        "--window",
        type=_seconds,
        default=6.0,
        metavar="SECONDS",
        help="how long all are asked at once what they announce, where several people play (6)",
    )
    parser.add_argument("--tls-cert", metavar="FILE", help="certificate, for https")
    parser.add_argument("--tls-key", metavar="FILE", help="its key")
    parser.add_argument("--public-url", metavar="URL", help="address that players use")
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="another name by which players reach this server; may be given again",
    )
    parser.add_argument(
        "--trust-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy that is believed whom it speaks for, an address or a network; may be given"
        " again (with --public-url one on this computer is believed anyway)",
    )
    parser.add_argument(
        "--closed",
        action="store_true",
        help="newcomers need an invitation (belot admin invite) or the code of a room",
    )
    parser.add_argument(
        "--contact",
        default=os.environ.get("BELOT_CONTACT", ""),
        metavar="TEXT",
        help="whom to ask about this server: a name, an address; stands on its privacy page",
    )
    _add_limits(parser)
    parser.add_argument("--log", default="warning", choices=("debug", "info", "warning", "error"))
    parser.add_argument(
        "--rate", type=float, default=20.0, metavar="N", help=argparse.SUPPRESS
    )  # frames a second; 0: no limit


def _add_limits(parser: argparse.ArgumentParser) -> None:
    from belot.server.options import Options

    limits = parser.add_argument_group("limits and figures (0: no limit)")
    defaults = {field.name: field.default for field in fields(Options)}
    for name, what in LIMITS.items():
        default = defaults[name]
        limits.add_argument(
            f"--{name.replace('_', '-')}",
            type=number_from(0),
            default=default,
            metavar="N",
            help=f"{what} ({default})",
        )
    limits.add_argument(
        "--metrics",
        type=_reader,
        default=os.environ.get("BELOT_METRICS", "local"),
        metavar="WHO",
        help="who may read /metrics: local (this computer), public, or a token of 16 letters or"
        " more (default: BELOT_METRICS of the environment, or else local)",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        return _serve(args)
    except Stop as stop:
        return stop.report()


def _serve(args: argparse.Namespace) -> int:
    from belot.server.serve import serve
    from belot.store import StoreError, look_into

    options = options_of(args)
    try:
        look_into(options.data)
        serve(options, lambda port: greet(options, port), args.log)
    except OSError as error:
        place = f"{options.host}:{options.port}"
        raise Stop(f"cannot listen on {place}: {error.strerror or error}", FAILED) from None
    except StoreError as error:
        raise Stop(error, FAILED) from None
    return OK


def options_of(args: argparse.Namespace) -> Options:
    """What the arguments ask for; raises Stop where they make no sense."""
    from belot.server.options import Options

    if bool(args.tls_cert) != bool(args.tls_key):
        raise Stop("--tls-cert and --tls-key go together")
    if args.public_url and not re.fullmatch(r"https?://[^/?#\s]+/?", args.public_url):
        raise Stop("--public-url is an address as in https://belot.example")
    return Options(
        data=data_of(args),
        host=args.host,
        port=args.port,
        pace=args.pace,
        window=args.window,
        tls_cert=args.tls_cert,
        tls_key=args.tls_key,
        public_url=args.public_url,
        rate=args.rate,
        hosts=tuple(args.allow_host),
        proxies=("127.0.0.1", "::1", *args.trust_proxy),
        by_invitation=args.closed,
        metrics=args.metrics,
        contact=" ".join(args.contact.split())[:200],
        **{name: getattr(args, name) for name in LIMITS},
    )


def greet(options: Options, port: int) -> None:
    """Say where to find the tables."""
    scheme = "https" if options.tls_cert else "http"
    everywhere = options.host in EVERYWHERE
    host = "localhost" if everywhere else options.host
    print(f"Belot: {scheme}://{f'[{host}]' if ':' in host else host}:{port}")
    if everywhere or options.public_url:
        address = options.public_url or f"{scheme}://{own_address()}:{port}"
        print(f"For others: {address}")
        _show_code(address)
        if not options.secure:
            print(PLAIN_HTTP)
    print("Stop with Ctrl+C.", flush=True)


def own_address() -> str:
    """This computer's address in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def _show_code(address: str) -> None:
    """A code to scan, where the terminal has the letters for it."""
    import segno

    if (sys.stdout.encoding or "").lower().replace("-", "") == "utf8":
        segno.make(address, error="m").terminal(compact=True)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) < 65_536):
        raise argparse.ArgumentTypeError(f"{text!r} is not a port")
    return int(text)


def _reader(text: str) -> str:
    if text not in ("local", "public") and len(text) < 16:
        raise argparse.ArgumentTypeError("is local, public or a token of 16 letters or more")
    return text


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to 60")
    return seconds
