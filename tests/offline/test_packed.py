"""The zip that the browser gets: whole, small, always the same, and of the standard library alone."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACK = ROOT / "web" / "scripts" / "rules_zip.py"
MOST = 1_500_000  # bytes
# What Python in a browser does not have: it cannot be imported there at all.
ABSENT = ("ssl", "sqlite3", "multiprocessing.connection", "socketserver", "curses", "readline", "tkinter", "_hashlib")
PLAYS = """
import sys
sys.path.insert(0, sys.argv[1])
for name in sys.argv[2].split(","):
    sys.modules[name] = None
import json
from carteado.catalogue import GAMES
from carteado.offline import Engine
engine, done = Engine(), []
def call(**asked):
    return json.loads(engine.call(json.dumps({"table": "casa-1", **asked})))
for game in GAMES:
    now, version, menu, n = 0, 0, [], 1
    call(do="open", now=0, who={"player": "eu", "name": "Ana"}, setup={"game": game, "options": dict(GAMES[game].proposes)})
    call(do="hear", now=0, message={"type": "enter", "table": "casa-1"})
    made = call(do="hear", now=0, message={"type": "ready", "nonce": "ab" * 16, "client": "tab", "n": 1})
    for _ in range(25):
        for told in map(lambda one: json.loads(one) if isinstance(one, str) else one, made["say"]):
            version, menu = told.get("version", version), told.get("menu", menu)
        if made["wait"] is not None:
            now += made["wait"]
            made = call(do="ring", now=now)
        elif menu:
            n += 1
            request = {"type": "act", "action": menu[-1]["action"], "version": version, "client": "tab", "n": n}
            made = call(do="hear", now=now, message=request)
        else:
            break
    done.append([game, version])
files = {name: getattr(module, "__file__", None) or "" for name, module in sys.modules.items()}
foreign = [name for name, file in files.items() if "site-packages" in file]
print(json.dumps([done, foreign]))
"""


def packed(folder: Path) -> Path:
    subprocess.run([sys.executable, str(PACK), str(folder)], check=True)
    told = json.loads((folder / "engine.json").read_text(encoding="utf-8"))
    return folder / str(told["engine"]).lstrip("/")


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return packed(tmp_path_factory.mktemp("packed"))


def test_every_game_is_played_from_the_zip_with_the_standard_library_alone(engine: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(engine) as archive:
        archive.extractall(tmp_path)
    command = [sys.executable, "-I", "-S", "-c", PLAYS, str(tmp_path), ",".join(ABSENT)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    played, foreign = json.loads(done.stdout)
    assert len(played) == 9
    assert all(version > 10 for _, version in played), played
    assert foreign == []


def test_it_is_small_and_holds_nothing_of_the_server(engine: Path) -> None:
    assert engine.stat().st_size < MOST
    with zipfile.ZipFile(engine) as archive:
        names = archive.namelist()
    assert "carteado/games/truco/regulations/truco-fenacef.toml" in names
    forbidden = ("server", "cli", "terminal", "lab", "paper", "tournament", "exchange")
    assert [name for name in names if name.split("/")[1].removesuffix(".py") in forbidden] == []


def test_the_same_sources_make_the_same_file_and_an_older_one_goes(engine: Path, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "engine-0123456789ab.zip").write_bytes(b"old")
    again = packed(tmp_path)
    assert (again.name, again.read_bytes()) == (engine.name, engine.read_bytes())
    assert [path.name for path in again.parent.iterdir()] == [again.name]
