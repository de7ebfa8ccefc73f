"""Art. 25: what may be said at the table while a mão is in play."""

import tomllib
from importlib.resources import files
from typing import Any

from carteado.games.truco.rules.acts import Accept, GiveUp, PlayOn, Raise, Run, Show
from games.truco.kit import clause, mesa

TEXTO: dict[str, Any] = tomllib.loads(
    files("carteado").joinpath("games/truco/regulations/truco-fenacef.toml").read_text(encoding="utf-8")
)


def phrases(cited: str) -> dict[str, str]:
    """Who hears each phrase that this clause allows."""
    return {phrase["id"]: phrase["audience"] for phrase in TEXTO["phrase"] if phrase["clause"] == cited}


@clause("FEN-25-ii")
def test_perguntas_permitidas_sao_exatamente_tres() -> None:
    assert phrases("FEN-25-ii") == {"who-deals": "table", "last-card": "table", "referee": "referee"}


@clause("FEN-25-ii")
def test_nenhuma_frase_permitida_depende_de_opcao() -> None:
    assert all("option" not in phrase for phrase in TEXTO["phrase"] if phrase["clause"] == "FEN-25-ii")


@clause("FEN-25-ii", "FEN-25-i")
def test_o_que_se_diz_ao_parceiro_so_existe_com_a_opcao_de_sinais() -> None:
    private = [phrase for phrase in TEXTO["phrase"] if phrase["audience"] == "partner"]
    assert private
    assert {phrase.get("option") for phrase in private} == {"signals"}


@clause("FEN-25-ii")
def test_o_resto_que_se_diz_sem_opcao_vai_so_ao_arbitro() -> None:
    others = [phrase for phrase in TEXTO["phrase"] if phrase["clause"] != "FEN-25-ii" and "option" not in phrase]
    assert [(phrase["id"], phrase["audience"]) for phrase in others] == [("complain", "referee")]


@clause("FEN-25-ii")
def test_avisos_oficiais_sao_os_pedidos_e_as_respostas() -> None:
    spoken = {"truco", "six", "nine", "twelve", "accept", "run", "play-on", "give-up", "show"}
    assert {call["id"] for call in TEXTO["call"]} == spoken


@clause("FEN-25-ii")
def test_cada_aviso_e_um_lance_da_mesa() -> None:
    """What can be called is an act of the game: there is no other door for words."""
    assert mesa().pode(1, Raise(3))
    for nth, stake in enumerate((6, 9, 12)):
        table = mesa().truco(1)
        for step, seat in zip((6, 9, 12)[:nth], (0, 1, 0), strict=False):
            table = table.pede(seat, step)
        answering = table.espera[0]
        assert table.state.legal(answering) == (Accept(table.pedido), Run(table.pedido), Raise(stake))
    assert mesa(0, {1: "4P 7C 5E"}).pode(1, Show())
    assert mesa(placar=(11, 7)).state.legal(0) == (PlayOn(), GiveUp())
