"""`carteado verify`: what is proved, what is not, and where it fails."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from carteado import fair, records
from carteado.records import Record
from cli.typed import Typed
from fair.dealt import NAMES, NONCES, SEED, dealt, packs_of, with_pack


@pytest.fixture
def kept(tmp_path: Path) -> "Keeper":
    return Keeper(tmp_path)


class Keeper:
    """Leaves records in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, record: Record, name: str = "a") -> str:
        path = self.folder / f"{name}.carteado"
        path.write_text(records.write(record), encoding="utf-8")
        return str(path)


def forged() -> Record:
    """A record with the two top cards of its first pack exchanged."""
    record = dealt()
    _, pack = packs_of(record)[0]
    return with_pack(record, 0, (pack[1], pack[0], *pack[2:]))


def test_a_proved_record_says_what_was_proved_and_what_to_compare(carteado: Typed, kept: Keeper) -> None:
    path = kept(dealt())
    said = carteado("verify", path)
    packs = len(packs_of(dealt()))
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines() == [
        path,
        f"  Os {packs} baralhos conferem com a semente.",
        "  A semente é a que foi prometida.",
        "  Jogada de novo, a partida dá o resultado registrado.",
        "  Compare você mesmo com o que a mesa mostrou antes do primeiro baralho:",
        f"    compromisso {fair.commitment(SEED)}",
        *[f"    nonce {seat} {nonce or '-'} ({name})" for seat, (nonce, name) in enumerate(zip(NONCES, NAMES, strict=True))],
    ]


def test_a_record_without_names_that_stops_early_and_has_one_pack(carteado: Typed, kept: Keeper) -> None:
    record = dealt(dealer=0)
    at, _ = packs_of(record)[0]
    said = carteado("verify", kept(replace(record, names=(), lines=record.lines[: at + 1], result=None)))
    assert said.code == 0
    assert "  O baralho confere com a semente.\n" in said.out
    assert "  Os lances valem; este registro para antes do fim da partida.\n" in said.out
    assert f"    nonce 0 {NONCES[0]}\n    nonce 1 -\n" in said.out


def test_a_changed_card_is_told_with_its_line(carteado: Typed, kept: Keeper) -> None:
    record = forged()
    path = kept(record)
    at, pack = packs_of(record)[0]
    said = carteado("verify", path)
    assert (said.code, said.err) == (1, "")
    where = f"{path}:{record.lines[at].line}"
    sentence = f"O baralho 1 não sai da semente: a carta 1 devia ser {pack[1]}, e o registro traz {pack[0]}."
    assert said.out.splitlines()[0] == f"{where}: {sentence}"
    assert "conferem" not in said.out


def test_a_seed_that_is_not_revealed_says_when_it_comes(carteado: Typed, kept: Keeper) -> None:
    path = kept(replace(dealt(), seed=""))
    said = carteado("verify", path)
    assert said.code == 1
    assert said.out == (
        f"{path}:1: A semente ainda não foi revelada. Ela sai quando o jogo acaba, ou a partida, se a mesa combinou assim: "
        "baixe o registro de novo depois.\n"
    )


def test_a_seed_that_was_not_promised(carteado: Typed, kept: Keeper) -> None:
    said = carteado("verify", kept(replace(dealt(), commitment="0" * 64)))
    assert said.code == 1
    assert f"A semente não é a prometida: o SHA-256 dela é {fair.commitment(SEED)}, e o compromisso é {'0' * 64}." in said.out


def test_one_seats_record_is_no_lie_but_no_proof(carteado: Typed, kept: Keeper) -> None:
    path = kept(records.masked(dealt(), 0))
    said = carteado("verify", path)
    assert said.code == 1
    first, second = said.out.splitlines()
    assert first.startswith(f"{path}:1: A semente ainda não foi revelada.")
    assert "Este registro é de um só lugar" in second
    assert json.loads(carteado("verify", "--json", path).out)["records"][0]["verdict"] == "unproved"


def test_packs_that_agree_do_not_save_a_changed_result(carteado: Typed, kept: Keeper) -> None:
    record = dealt()
    assert record.result is not None
    path = kept(replace(record, result=replace(record.result, score=(99, 0))))
    said = carteado("verify", path)
    sentence = "jogada de novo, a partida acaba de outro jeito; vale o resultado registrado"
    assert (said.code, said.out) == (1, f"{path}:{record.result.line}: {sentence}\n")
    path = kept(replace(record, result=None), "sem")
    said = carteado("verify", path)
    assert said.code == 1
    assert said.out.startswith(f"{path}:{record.lines[-1].line}: a partida acabou")


def test_packs_that_agree_do_not_save_an_act_against_the_rules(carteado: Typed, kept: Keeper) -> None:
    record = dealt()
    path = kept(replace(record, lines=(*record.lines[:1], *record.lines[2:])))
    said = carteado("verify", path)
    assert said.code == 1
    assert f"{path}:" in said.out
    assert "conferem" not in said.out
    assert json.loads(carteado("verify", "--json", path).out)["records"][0]["verdict"] == "false"


def test_a_header_no_partida_starts_from(carteado: Typed, kept: Keeper) -> None:
    path = kept(replace(dealt(), options={"concede": "talvez"}))
    said = carteado("verify", path)
    assert said.code == 1
    assert said.out.startswith(f"{path}:3: ")
    assert json.loads(carteado("verify", "--json", path).out)["records"][0]["verdict"] == "false"


def test_a_face_down_card_that_is_hidden_keeps_the_play_from_being_checked(carteado: Typed, kept: Keeper) -> None:
    record = next(found for found in map(dealt, range(40)) if " virada" in records.write(found))
    text = records.write(record)
    line = next(line for line in text.splitlines() if " virada" in line and "#" not in line)
    seat, _, rest = line.partition(" joga ")
    path = kept(records.parse(text.replace(line, f"{seat} joga ? {rest.partition(' ')[2]}")))
    said = carteado("verify", path)
    assert said.code == 1
    assert "há cartas escondidas" in said.out


@pytest.mark.parametrize("text", ["bom dia\n", "carteado 1\nregulamento truco-fenacef\nsemente ABC\n"])
def test_what_cannot_be_read_leaves_with_2(carteado: Typed, tmp_path: Path, kept: Keeper, text: str) -> None:
    bad = tmp_path / "ruim.carteado"
    bad.write_text(text)
    said = carteado("verify", str(bad), kept(dealt()))
    assert said.code == 2
    assert said.err.startswith(f"{bad}:{len(text.splitlines())}: ")
    assert "baralhos conferem com a semente" in said.out
    assert carteado("verify", str(bad), kept(forged())).code == 2


def test_a_missing_file_and_a_folder_without_records(carteado: Typed, tmp_path: Path) -> None:
    gone = tmp_path / "nada.carteado"
    said = carteado("verify", str(gone))
    assert (said.code, said.out, said.err) == (2, "", f"{gone}: Não encontrei {gone}.\n")
    said = carteado("verify", str(tmp_path))
    assert (said.code, said.out, said.err) == (2, "", f"{tmp_path}: Em {tmp_path} não há arquivo .carteado.\n")
    assert carteado("verify").code == 2


def test_a_match_in_a_folder_is_proved_together(carteado: Typed, kept: Keeper) -> None:
    one = dealt()
    two = dealt(1, before=len(packs_of(one)))
    kept(one, "1")
    second = kept(two, "2")
    said = carteado("verify", str(kept.folder))
    assert said.code == 0
    assert said.out.count("conferem com a semente") == 2
    assert "confira junto" not in said.out
    alone = carteado("verify", second)
    assert alone.code == 0
    note = f"Este registro começa no baralho {two.before + 1}: confira junto os das partidas anteriores do mesmo jogo."
    assert alone.out.splitlines()[-1] == f"  {note}"


def test_packs_skipped_or_dealt_twice_between_partidas(carteado: Typed, kept: Keeper) -> None:
    one = dealt()
    reached = len(packs_of(one))
    first = kept(one, "1")
    skipped = kept(dealt(1, before=reached + 2), "2")
    said = carteado("verify", first, skipped)
    assert said.code == 1
    assert (
        f"{skipped}:1: Este registro começa no baralho {reached + 3}, e o anterior do mesmo jogo parou no {reached}:"
        in said.out
    )
    again = kept(dealt(1, before=reached - 1), "2")
    said = carteado("verify", first, again)
    assert said.code == 1
    assert "baralhos saíram duas vezes." in said.out
    told = json.loads(carteado("verify", "--json", first, again).out)
    assert [row["verdict"] for row in told["records"]] == ["proved", "false"]


def test_json(carteado: Typed, kept: Keeper, tmp_path: Path) -> None:
    good, bad = kept(dealt(), "bom"), kept(forged(), "ruim")
    told = json.loads(carteado("verify", "--json", good).out)
    assert told["proved"] is True
    (row,) = told["records"]
    assert (row["file"], row["verdict"], row["problems"], row["notes"]) == (good, "proved", [], [])
    assert (row["commitment"], row["seed"], row["nonces"], row["before"]) == (
        fair.commitment(SEED),
        SEED.hex(),
        list(NONCES),
        0,
    )
    record = dealt()
    assert row["packs"] == [
        {"n": nth, "line": record.lines[at].line, "ok": True, "place": None} for nth, (at, _) in enumerate(packs_of(record), 1)
    ]
    said = carteado("verify", "--json", bad, str(tmp_path / "nada"))
    told = json.loads(said.out)
    assert (said.code, said.err, told["proved"]) == (2, "", False)
    false, unreadable = told["records"]
    assert (false["verdict"], false["packs"][0]["ok"], false["packs"][0]["place"]) == ("false", False, 1)
    assert false["problems"][0]["code"] == "pack-differs"
    assert (unreadable["verdict"], unreadable["problems"][0]["code"]) == ("unreadable", "no-file")
    assert "packs" not in unreadable
