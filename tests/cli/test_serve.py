"""``belot serve`` says where the tables are, and what goes wrong in a line."""

from __future__ import annotations

import json
import shutil
import socket
import ssl
import subprocess
import urllib.request
from pathlib import Path

import pytest

from belot import cli
from belot.cli.serve import greet, own_address
from belot.server.options import Options
from tests.server.forked import Forked
from tests.server.running import RunningServer


@pytest.mark.parametrize(
    ("options", "said", "unsaid"),
    [
        (Options(data="x"), ["Belot: http://127.0.0.1:81", "Ctrl+C"], ["For others", "https"]),
        (Options(data="x", host="::1"), ["http://[::1]:81"], []),
        (
            Options(data="x", host="0.0.0.0"),
            ["http://localhost:81", f"For others: http://{own_address()}:81", "█", "plain http"],
            [],
        ),
        (
            Options(data="x", public_url="https://belot.example"),
            ["For others: https://belot.example"],
            ["plain http"],
        ),
    ],
)
def test_greeting(
    options: Options, said: list[str], unsaid: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    greet(options, 81)
    out = capsys.readouterr().out
    assert [text for text in said if text not in out] == []
    assert [text for text in unsaid if text in out] == []


def served(folder: Path, *arguments: str) -> tuple[int, str]:
    """How ``belot serve`` ends, and what it complains about."""
    complaints = folder / "complaints"
    code = Forked(["serve", *arguments], folder / "said", complaints).wait(60)
    return code, complaints.read_text()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = served(tmp_path, "--port", str(port), "--data", str(tmp_path / "data"))
    assert code == 1
    assert said.startswith(f"belot: cannot listen on 127.0.0.1:{port}: ")
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "arguments",
    [["--tls-cert", "x.pem"], ["--port", "70000"], ["--port", "x"], ["--pace", "-1"]],
)
def test_arguments_that_make_no_sense(arguments: list[str]) -> None:
    assert cli.main(["serve", *arguments]) == 2


def test_https(tmp_path: Path) -> None:
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("no openssl to make a certificate")
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    subprocess.run(
        [
            *(openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"),
            *("-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"),
            *("-keyout", str(key), "-out", str(cert)),
        ],
        check=True,
        capture_output=True,
    )
    arguments = ("--tls-cert", str(cert), "--tls-key", str(key))
    with RunningServer(tmp_path / "data", *arguments, certificate=cert) as server:
        trusting = ssl.create_default_context(cafile=str(cert))
        with urllib.request.urlopen(f"{server.url}/health/live", context=trusting) as answer:
            assert json.load(answer) == {"ok": True}
            assert answer.headers["Strict-Transport-Security"]
        assert server.stop() == 0


@pytest.mark.parametrize("spoil", ["file", "garbage", "folder"])
def test_a_place_that_keeps_no_tables(tmp_path: Path, spoil: str) -> None:
    """One sentence that names the place, and nothing overwritten."""
    place = tmp_path / "data"
    if spoil == "file":
        place.write_text("mine")
    elif spoil == "garbage":
        place.mkdir()
        (place / "belot.db").write_bytes(b"not a database" * 100)
    else:
        (place / "belot.db").mkdir(parents=True)
    code, said = served(tmp_path, "--port", "0", "--data", str(place))
    assert code != 0
    assert said.count("\n") == 1
    assert str(place) in said
    if spoil == "file":
        assert place.read_text() == "mine"
