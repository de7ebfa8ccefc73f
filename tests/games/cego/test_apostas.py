"""The pictures of the bets: they show what the engine does, and those in the docs are the ones it draws now."""

from pathlib import Path

import pytest

from carteado.games.cego.apostas import Branch, drawn, envido_tree, flor_tree, pictures, truco_tree

IMAGES = Path(__file__).parents[3] / "docs" / "images"


def _lines(branches: list[Branch], before: tuple[str, ...] = ()) -> dict[tuple[str, ...], str]:
    """Every way through a tree, with what comes of it."""
    found: dict[tuple[str, ...], str] = {}
    for branch in branches:
        said = (*before, branch.said)
        found |= {said: branch.outcome} if branch.outcome else _lines(branch.then, said)
    return found


@pytest.mark.parametrize("name", pictures())
def test_the_docs_show_the_picture_drawn_now(name: str) -> None:
    assert (IMAGES / name).read_text(encoding="utf-8") == pictures()[name], "run `make docs`"


def test_the_tree_of_envido_holds_every_chain_of_a_testa_twice() -> None:
    lines = _lines(envido_tree())
    assert len(lines) == 2 * 12
    assert lines["ENVIDO", "QUERO"] == "2 a quem tiver mais"
    assert lines["ENVIDO", "REAL ENVIDO", "FALTA ENVIDO", "NÃO QUERO"] == "5 ao primeiro"
    assert lines["ENVIDO", "ENVIDO-ENVIDO", "REAL ENVIDO", "QUERO"] == "6 a quem tiver mais"


def test_the_tree_of_flor_ends_as_the_table_of_the_text_says() -> None:
    lines = _lines(flor_tree())
    assert lines["FLOR", "É BOA"] == "3 ao primeiro"
    assert lines["FLOR", "FLOR", "Deixar como está"] == "6 a quem tiver mais, no fim"
    assert lines["COM FLOR ME ACHICO", "FLOR"] == "4 ao segundo"
    assert lines["FLOR", "CONTRA-FLOR", "CONTRA-FLOR E O RESTO", "NÃO QUERO"] == "6 ao primeiro"
    assert lines["CONTRA-FLOR E O RESTO", "FLOR", "NÃO QUERO"] == "4 ao primeiro"


def test_the_tree_of_truco_has_three_steps() -> None:
    lines = _lines(truco_tree())
    assert len(lines) == 6
    assert sorted(lines.values()) == sorted(["1 ao primeiro", "vale 2", "2 ao segundo", "vale 3", "3 ao primeiro", "vale 4"])


def test_a_picture_escapes_what_is_said() -> None:
    assert "&lt;b&gt; &amp;" in drawn("<b> &", [Branch("x", 0, "y")])
