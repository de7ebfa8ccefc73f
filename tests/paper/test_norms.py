"""Norms come out of the regulation in our words, in either language."""

import pytest

from carteado.paper.document import said
from carteado.paper.norms import norms, notices_of, of_kind
from carteado.paper.reports import notices
from carteado.paper.sheets import Legal
from carteado.regulations.load import regulation
from paper.pdf_kit import EN, MADE, PT, read


def test_clauses_stand_in_the_order_asked() -> None:
    found = norms("truco-fenacef", "FEN-38.2", "FEN-38.1")
    assert [norm.clause for norm in found] == ["FEN-38.2", "FEN-38.1"]
    assert said(PT, found[0].text) == regulation("truco-fenacef").clause("FEN-38.2").text("pt-BR")
    assert said(EN, found[0].text) == regulation("truco-fenacef").clause("FEN-38.2").text("en")


def test_a_clause_that_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match="FEN-99"):
        norms("truco-fenacef", "FEN-99")


def test_notices_are_those_of_a_moment_or_of_an_audience() -> None:
    everything = notices_of("truco-fenacef")
    assert Legal("FEN-26-ii", regulation("truco-fenacef").notices[1].text) in everything
    before = notices_of("truco-fenacef", moment="before-partida")
    assert "FEN-27pu" in [norm.clause for norm in before]
    assert "FEN-26-ii" not in [norm.clause for norm in before]
    spectators = notices_of("truco-fenacef", audience="spectators")
    assert "FEN-26-ii" in [norm.clause for norm in spectators]
    assert 0 < len(spectators) < len(everything)
    assert notices_of("truco-fenacef", audience="nobody") == ()


def test_clauses_of_a_kind_are_all_of_them() -> None:
    found = of_kind("truco-cego", "venue", "conduct")
    assert len(found) == len([clause for clause in regulation("truco-cego").clauses if clause.kind in ("venue", "conduct")]) > 0


@pytest.mark.parametrize("game", ["truco-fenacef", "truco-asfo", "truco-sinsep", "truco-cego", "canastra"])
def test_all_notices_of_a_regulation_can_be_pinned_up(game: str) -> None:
    wanted = notices_of(game)
    for words in (PT, EN):
        text = read(notices(words, MADE, "Avisos", wanted)).text
        for norm in wanted:
            assert norm.clause in text
            assert " ".join(said(words, norm.text).split())[:40] in text
