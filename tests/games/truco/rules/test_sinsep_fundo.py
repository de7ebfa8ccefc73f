"""The bottom of the pack: looking at it, asking for the deal to come from it, and why not both."""

from random import Random

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE, Event
from carteado.games.truco.rules.acts import FromBottom, GiveBack, Peek
from carteado.games.truco.rules.pack_events import Peeked
from carteado.pack import Cut
from games.truco.kit import Mesa, clause
from games.truco.kit.sinsep import SENTADOS, monte, quem_pode

FUNDO = "3P 2C KE AO JP QC 7E 6O 5C 5E 4C 4E"
OUTROS = (0, 1, 2, PUBLIC)
SEM_OLHAR = {"cutterPeek": "false"}
CARTEADOR_OLHA = {"dealerPeek": "true"}


def peeked(table: Mesa, seat: int) -> list[str]:
    """The bottom cards this seat knows, one for each look anybody took."""
    return [str(card or "?") for card in table.ve(seat).known.peeked_cards]


def heard(event: Event, seat: int) -> str:
    """The cards an event tells this seat in secret."""
    return " ".join(map(str, event.to(seat).secret_cards))


def lying(table: Mesa, seat: int, name: str) -> set[str]:
    """What lies there in many worlds that this seat thinks possible."""
    rng = Random(5)
    worlds = [table.state.resample(seat, rng).board().places(seat) for _ in range(40)]
    return {str(card) for places in worlds for place, card, _ in places if place == name}


@clause("SIN-CORTAR-4")
def test_o_cortador_olha_a_ultima_e_so_ele_a_conhece() -> None:
    table = monte("3P").olha_fundo()
    assert table.eventos == (Peeked(3, "SIN-CORTAR-4", (Card.of("3P"),), (3,)),)
    assert [heard(table.eventos[0], seat) for seat in (*SENTADOS, PUBLIC)] == ["", "", "", "3P", ""]
    assert peeked(table, 3) == ["3P"]
    assert [peeked(table, seat) for seat in OUTROS] == [["?"]] * 4
    assert table.publico.peekers == (3,)


@clause("SIN-CORTAR-4")
@pytest.mark.parametrize("seat", OUTROS)
def test_para_os_outros_o_fundo_pode_ser_qualquer_carta(seat: int) -> None:
    assert len(lying(monte("3P").olha_fundo(), seat, "pack 39")) > 10
    assert lying(monte("3P").olha_fundo(), 3, "pack 39") == {"3P"}


@clause("SIN-CORTAR-4", "SIN-EMB-4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_so_o_cortador_olha(seat: int) -> None:
    assert monte().recusa(seat, Peek()).code == "no-peek"


@clause("SIN-CORTAR-4", "S-SIN-20")
def test_olha_se_antes_ou_depois_do_corte_e_da_vira() -> None:
    for table in (monte(), monte().corta(5), monte().serra(5), monte().tira_vira(), monte().tira_vira().queima()):
        assert table.pode(3, Peek())
    assert monte("3P").corta(10).olha_fundo().publico.peeked_at != monte("3P").olha_fundo().publico.peeked_at
    assert peeked(monte("3P 2C").tira_vira().olha_fundo(), 3) == ["3P"]
    assert peeked(monte(por_cima="3P 2C").corta(1).olha_fundo(), 3) == ["3P"]


@clause("SIN-CORTAR-4", "SIN-CORTAR-7")
def test_devolvido_o_baralho_ninguem_mais_olha() -> None:
    table = monte().tira_vira().devolve()
    assert [table.recusa(seat, Peek()).code for seat in SENTADOS] == ["no-cut-now"] * 4


@clause("SIN-CORTAR-6")
def test_quem_olhou_nao_manda_subir() -> None:
    table = monte().olha_fundo()
    reason = table.recusa(3, FromBottom())
    assert (reason.code, reason.clause) == ("from-bottom-peeked", "SIN-CORTAR-6")
    assert monte().pode(3, FromBottom())
    for later in (table.corta(4), table.tira_vira(), table.tira_vira().queima()):
        assert later.recusa(3, FromBottom()).clause == "SIN-CORTAR-6"


@clause("SIN-CORTAR-6", "SIN-EMB-6")
def test_quem_mandou_subir_nao_olha() -> None:
    table = monte().sobe()
    reason = table.recusa(3, Peek())
    assert (reason.code, reason.clause) == ("from-bottom-asked", "SIN-CORTAR-6")
    assert table.tira_vira().recusa(3, Peek()).code == "from-bottom-asked"


@clause("S-SIN-20")
@pytest.mark.parametrize("after", ["", "cut", "turn", "burn"])
def test_olha_se_uma_vez_so(after: str) -> None:
    table = monte().olha_fundo()
    table = {"": table, "cut": table.corta(5), "turn": table.tira_vira(), "burn": table.tira_vira().queima()}[after]
    reason = table.recusa(3, Peek())
    assert (reason.code, reason.clause) == ("peeked-already", "S-SIN-20")


# What was seen is remembered, wherever the card goes.


@clause("SIN-CORTAR-4", "S-SIN-20")
def test_vista_e_nao_cortada_a_carta_fica_no_fundo() -> None:
    table = monte("3P").olha_fundo().carteia()
    assert lying(table, 3, "pack 26") == {"3P"}
    assert len(lying(table, 0, "pack 26")) > 10


@clause("SIN-CORTAR-4", "S-SIN-20")
@pytest.mark.parametrize(("cut", "owner"), [(36, 1), (33, 2), (27, 0)])
def test_vista_e_cortada_o_cortador_sabe_quem_a_recebeu(cut: int, owner: int) -> None:
    """A cut of 36 brings the old bottom card to the fourth place from the top: the vira and two cards lie above it."""
    table = monte("3P").olha_fundo().corta(cut).carteia()
    assert "3P" in table.cartas(owner)
    assert [str(card) for card in table.ve(3).known.hands[owner].partner_cards] == ["3P"]
    for seat in {0, 1, 2} - {owner}:
        assert table.ve(seat).known.hands[owner].partner_cards == ()
    held = [table.state.resample(3, Random(seed)).view(REFEREE) for seed in range(30)]
    assert all("3P" in [str(card) for card in view.known.hands[owner].seen()] for view in held)  # type: ignore[attr-defined]


@clause("SIN-CORTAR-4", "S-SIN-20")
def test_vista_e_cortada_para_si_mesmo_e_uma_das_suas() -> None:
    table = monte("3P").olha_fundo().corta(32).carteia()
    assert "3P" in table.faces(3, 3)


@clause("SIN-CORTAR-4", "S-SIN-20", "SIN-DEF-ESCONDER")
def test_a_carta_vista_e_depois_escondida_continua_na_memoria() -> None:
    table = monte("3P", "4O").olha_fundo().corta(36).carteia()
    table = table.joga(f"1:{next(card for card in table.cartas(1).split() if card != '3P')}")
    for _ in range(3):
        table = table.faz(table.vez, table.state.legal(table.vez)[0])
    while table.vez != 1:
        table = table.faz(table.vez, table.state.legal(table.vez)[0])
    if table.publico.results[0] == 2:
        pytest.fail("the first vaza of this pack is not tied")
    table = table.joga("1:(3P)")
    assert [str(card) for card in table.ve(3).known.hands[1].partner_cards] == ["3P"]
    assert table.ve(0).known.hands[1].partner_cards == ()
    down = next(nth for nth, card in enumerate(c for vaza in table.publico.vazas for c in vaza) if card.down)
    assert "3P" in lying(table, 3, f"table {down}")


@clause("SIN-CORTAR-4", "S-SIN-20")
def test_a_carta_vista_que_vira_ou_queima_todos_conhecem() -> None:
    assert monte("6E").olha_fundo().corta(39).tira_vira().vira == "6E"
    assert monte("6E").olha_fundo().corta(38).tira_vira().queima().queimadas.startswith("6E")


@clause("SIN-MAOONZE-6b")
@pytest.mark.parametrize("placar", [(11, 5), (5, 11)])
def test_na_mao_de_onze_nao_se_olha_o_fundo(placar: tuple[int, int]) -> None:
    table = monte(placar=placar)
    assert (table.recusa(3, Peek()).code, table.recusa(3, Peek()).clause) == ("peek-ban", "SIN-MAOONZE-6b")
    assert table.pode(3, FromBottom())


# cutterPeek and dealerPeek.


@clause("S-SIN-20")
def test_com_a_opcao_ninguem_olha_e_subir_fica() -> None:
    table = monte(opcoes=SEM_OLHAR)
    assert quem_pode(table, Peek()) == []
    assert table.recusa(3, Peek()).code == "no-peek"
    assert table.pode(3, FromBottom())


@clause("S-SIN-20")
def test_com_a_opcao_o_carteador_olha_antes_do_corte() -> None:
    table = monte("3P", opcoes=CARTEADOR_OLHA)
    assert table.espera == (3,)
    assert quem_pode(table, Peek()) == [0, 3]
    seen = table.faz(0, Peek())
    assert (peeked(seen, 0), peeked(seen, 3), peeked(seen, 2)) == (["3P"], ["?"], ["?"])
    assert (seen.espera, seen.recusa(0, Peek()).code) == ((3,), "peeked-already")


@clause("S-SIN-20", "SIN-CORTAR-6")
def test_o_olhar_do_carteador_nao_tira_o_subir_do_cortador() -> None:
    table = monte("3P", opcoes=CARTEADOR_OLHA).faz(0, Peek())
    assert table.pode(3, FromBottom())
    both = table.olha_fundo()
    assert (peeked(both, 0), peeked(both, 3)) == (["3P", "?"], ["?", "3P"])
    dealt = table.sobe().carteia()
    assert dealt.cartas(1).startswith("3P")
    assert [str(card) for card in dealt.ve(0).known.hands[1].partner_cards] == ["3P"]


@clause("S-SIN-20")
@pytest.mark.parametrize("what", ["cut", "saw", "turn", "bottom", "back"])
def test_o_carteador_so_olha_enquanto_embaralha(what: str) -> None:
    table = monte(opcoes=CARTEADOR_OLHA)
    after = {
        "cut": table.faz(3, Cut(5)),
        "saw": table.serra(5),
        "turn": table.tira_vira(),
        "bottom": table.sobe(),
        "back": table.tira_vira().faz(3, GiveBack()),
    }[what]
    assert after.recusa(0, Peek()).code == ("no-cut-now" if what == "back" else "no-peek")


@clause("S-SIN-20", "SIN-MAOONZE-6b", "SIN-MAOFERRO-2")
@pytest.mark.parametrize("placar", [(11, 5), (11, 11)])
def test_com_a_opcao_o_carteador_tambem_nao_olha_na_mao_especial(placar: tuple[int, int]) -> None:
    assert quem_pode(monte(placar=placar, opcoes=CARTEADOR_OLHA), Peek()) == []


@clause("S-SIN-20")
@pytest.mark.parametrize("seat", [1, 2])
def test_com_a_opcao_os_parceiros_nao_olham(seat: int) -> None:
    assert monte(opcoes=CARTEADOR_OLHA).recusa(seat, Peek()).code == "no-peek"
