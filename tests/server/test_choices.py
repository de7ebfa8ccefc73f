"""What a clause leaves to be decided reaches the pages in the words of its game."""

import pytest

from carteado.arbitro import referees
from carteado.placar.codes import codes
from carteado.server.choices import decisions
from carteado.server.placar_log import empty
from carteado.server.placar_shapes import NewPlacar


@pytest.mark.parametrize("game", sorted(referees()))
def test_every_choice_of_a_referee_has_its_words_in_both_languages(game: str) -> None:
    for ruling in referees()[game].irregularities().values():
        for decision in decisions(game, ruling.choices):
            assert decision.label.pt not in ("", decision.value), (ruling.clause, decision)
            assert decision.label.en != decision.label.pt or decision.label.pt == "Tento", (ruling.clause, decision)


@pytest.mark.parametrize("game", codes())
def test_every_choice_of_a_sheet_has_its_words(game: str) -> None:
    for offer in empty(NewPlacar(game=game)).offers():
        for decision in decisions(game, offer.choices):
            assert decision.label.pt not in ("", decision.value), (offer.clause, decision)


@pytest.mark.parametrize(
    ("game", "clause", "said"),
    [
        ("truco-fenacef", "FEN-28", ["a Advertência", "b Perda da mão", "c Perda da partida", "d Perda do jogo"]),
        (
            "truco-asfo",
            "ASFO-CORTE-21",
            ["leader Quem sai ficou com cartas a mais", "cutter Quem corta ficou com cartas a mais"],
        ),
        ("truco-asfo", "ASFO-COM-6", [" Ninguém aceitou", "accepted A outra dupla aceitou como pedido"]),
        ("truco-cego", "CEGO-9.V-8", [" O que a cláusula manda", "plain Sem flor", "flor Com flor"]),
    ],
)
def test_the_choices_of_a_clause(game: str, clause: str, said: list[str]) -> None:
    choices = referees()[game].irregularities()[clause].choices
    assert [f"{decision.value} {decision.label.pt}" for decision in decisions(game, choices)] == said
