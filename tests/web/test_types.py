"""The web client's types are those of the server's messages, today."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from carteado.catalogue import GAMES
from carteado.server.schema import RECEIVED, SENT, schema

pytestmark = pytest.mark.plain_only  # a compiled class has no docstring
WEB = Path(__file__).resolve().parents[2] / "web"


def test_types_are_up_to_date() -> None:
    if not (WEB / "node_modules" / ".made-of").exists():
        pytest.fail("The packages of web/ are not installed; `make client test-client` installs them.")
    command = [sys.executable, str(WEB / "scripts" / "client.py"), "node", "scripts/types.mjs", "--stdio"]
    told = json.dumps(schema(RECEIVED, SENT, GAMES.values()))
    done = subprocess.run(command, input=told, encoding="utf-8", capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    written = (WEB / "src" / "wire" / "types.ts").read_text(encoding="utf-8")
    assert done.stdout == written, "web/src/wire/types.ts is out of date; `make wire` writes it again"
