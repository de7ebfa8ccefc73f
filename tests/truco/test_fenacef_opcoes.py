"""Every option of scope `play`: each value, alone, gives what it promises, and the printed text is the default."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from carteado.cards import Card
from carteado.catalogue import BadOption, game
from carteado.truco.acts import Concede, Play, Raise, Show
from truco_kit import Mesa, abre, clause, joga_vazas, mesa, monte, plano, sorteio

TEXTO: dict[str, Any] = tomllib.loads(
    files("carteado").joinpath("regulations/data/truco-fenacef.toml").read_text(encoding="utf-8")
)
DE_MESA = {option["key"]: option for option in TEXTO["option"] if option["scope"] in ("play", "table", "ruling")}
DE_JOGO = {key: option for key, option in DE_MESA.items() if option["scope"] == "play"}
Opcoes = dict[str, str]


def plays(course: str, options: Opcoes, score: tuple[int, int] = (2, 2)) -> Mesa:
    hands = plano(course)
    return joga_vazas(mesa(0, hands, score, options), hands, len(course))


def callers(table: Mesa, stake: int = 3) -> list[int]:
    return [seat for seat in range(4) if table.pode(seat, Raise(stake))]


def covered(options: Opcoes) -> Mesa:
    """After a tied first vaza the second is wholly face down."""
    table = mesa(0, {2: "3P 2C", 3: "3C 2E", 0: "4C 5C", 1: "5E 6E"}, opcoes=options)
    return table.joga("2:3P 3:3C 0:4C 1:5E 3:(2E) 0:(5C) 1:(6E) 2:(2C)")


def shows(options: Opcoes) -> str:
    """The letters of the sets that may be shown."""
    hands = {2: "3P", 3: "2C", 0: "4C 4P", 1: "5E"}
    found = {
        "a": mesa(0, {1: "7C AE 7O"}, opcoes=options).pode(1, Show()),
        "b": mesa(0, {1: "4P 7C 5E"}, opcoes=options).pode(1, Show()),
        "c": mesa(0, hands, opcoes=options).joga("2:3P 3:2C 0:4C 1:5E").pode(0, Show()),
    }
    return "".join(letter for letter, allowed in found.items() if allowed)


def unseen(options: Opcoes) -> list[int]:
    """How many of its own dealt cards seat 0 does not see in an iron hand, before and after the first vaza."""
    table = mesa(0, plano("AB="), (11, 11), options)
    before = table.faces(0, 0).count("?")
    for _ in range(4):
        table = table.faz(table.vez, table.state.legal(table.vez)[0])
    return [before, table.faces(0, 0).count("?")]


def revealed(options: Opcoes) -> str:
    table = mesa(0, {2: "3P 2P", 3: "2C KC", 0: "4C 4E", 1: "5E 6E"}, opcoes=options)
    over = table.joga("2:3P 3:2C 0:4C 1:5E 2:2P 3:KC 0:(4E) 1:6E")
    return str(over.ve(1).known.vazas[1][2].card)


PROMESSAS: dict[str, tuple[Callable[[Opcoes], object], dict[str, object]]] = {
    "firstLead": (lambda o: mesa(0, opcoes=o).vez, {"partner": 2, "right": 1}),
    "tieLead": (
        lambda o: mesa(0, {2: "4C", 3: "3C", 0: "3E", 1: "3O"}, opcoes=o).joga("2:4C 3:3C 0:3E 1:3O").vez,
        {"equaliser": 0, "firstTied": 3, "lastTied": 1, "sameLeader": 2},
    ),
    "allFaceDownLead": (lambda o: covered(o).vez, {"sameLeader": 3, "equaliser": 0}),
    "raiseLater": (lambda o: callers(mesa(opcoes=o).truco(1).cai(0), 6), {"false": [], "true": [0, 2]}),
    "callWindow": (lambda o: callers(mesa(opcoes=o)), {"anytime": [0, 1, 2, 3], "ownTurn": [2]}),
    "answerPolicy": (
        lambda o: mesa(opcoes=o).truco(1).corre(2).fase,
        {"firstBinds": "shuffle", "acceptByOneFoldByBoth": "answer"},
    ),
    "callBeforeFirstCard": (lambda o: callers(mesa(opcoes=o)), {"true": [0, 1, 2, 3], "false": []}),
    "ferro": (unseen, {"open": [0, 0], "blindFirstTrick": [3, 0], "blindAll": [3, 2]}),
    "tripleTie": (lambda o: plays("===", o).placar, {"none": (2, 2), "dealerPair": (3, 2)}),
    "revealFaceDownAfterHand": (revealed, {"false": "None", "true": "4E"}),
    "burnFrom": (lambda o: monte("4P", "3P", opcoes=o).queima().queimadas, {"top": "3P", "bottom": "4P"}),
    "showAndWin": (shows, {**{v: v for v in ("abc", "ab", "ac", "bc", "a", "b", "c")}, "off": ""}),
    "redrawOnAnyTie": (
        lambda o: sorteio(o).tira("0:3P 1:KC 2:KO 3:5E").fase,
        {"false": "shuffle", "true": "draw-shuffle"},
    ),
    "recordScore": (
        lambda o: mesa(0, {0: "4P 7C 5E"}, (10, 9), o).truco(1).cai(0).mostra(0).placar,
        {"raw": (13, 9), "cap12": (12, 9)},
    ),
    "raiseBeyondNeed": (lambda o: callers(mesa(placar=(9, 0), opcoes=o).truco(1), 6), {"true": [0, 2], "false": []}),
    "concede": (lambda o: mesa(opcoes=o).pode(0, Concede(1)), {"false": False, "true": True}),
}
CASOS = [
    pytest.param(key, value, marks=clause(DE_JOGO[key]["silence"]), id=f"{key}={value}")
    for key, (_, promised) in PROMESSAS.items()
    for value in promised
]


@pytest.mark.parametrize(("key", "value"), CASOS)
def test_cada_valor_faz_o_que_promete(key: str, value: str) -> None:
    observe, promised = PROMESSAS[key]
    assert observe({key: value}) == promised[value]


@pytest.mark.parametrize("key", [pytest.param(key, marks=clause(option["silence"]), id=key) for key, option in DE_JOGO.items()])
def test_sem_opcao_vale_o_padrao_do_regulamento(key: str) -> None:
    observe, promised = PROMESSAS[key]
    assert observe({}) == promised[DE_JOGO[key]["default"]]


def test_todas_as_opcoes_de_jogo_estao_acima() -> None:
    assert {key: set(promised) for key, (_, promised) in PROMESSAS.items()} == {
        key: set(option["values"]) for key, option in DE_JOGO.items()
    }


@pytest.mark.parametrize("key", DE_MESA)
def test_o_motor_tem_as_mesmas_opcoes_do_texto(key: str) -> None:
    choice = next(choice for choice in game("truco-fenacef").choices if choice.key == key)
    assert (choice.default, list(choice.values)) == (DE_MESA[key]["default"], DE_MESA[key]["values"])


@pytest.mark.parametrize("key", DE_JOGO)
def test_valor_desconhecido_e_recusado_com_os_que_ha(key: str) -> None:
    with pytest.raises(BadOption) as refused:
        abre({key: "sim"}, dealer=0)
    assert refused.value.code == "option-value"
    assert all(value in refused.value.facts[2] for value in DE_JOGO[key]["values"])


def test_opcao_desconhecida_e_recusada() -> None:
    with pytest.raises(BadOption) as refused:
        abre({"envido": "true"}, dealer=0)
    assert refused.value.code == "option-unknown"


@clause("S-FEN-02", "S-FEN-03")
@pytest.mark.parametrize("policy", ["firstTied", "lastTied", "sameLeader"])
def test_vaza_fechada_por_quem_igualou_pede_a_mesma_regra_no_cango(policy: str) -> None:
    with pytest.raises(BadOption) as refused:
        abre({"tieLead": policy, "allFaceDownLead": "equaliser"}, dealer=0)
    assert refused.value.code == "tie-lead-without-equaliser"


def test_a_visao_diz_por_que_opcoes_se_joga() -> None:
    options = {"raiseLater": "true", "concede": "true"}
    assert dict(mesa(opcoes=options).ve(0).options) == options
    assert mesa(opcoes={"raiseLater": "false"}).ve(0).options == ()


def test_opcoes_diferentes_sao_estados_diferentes() -> None:
    assert abre({"raiseLater": "true"}, dealer=0).state != abre(dealer=0).state
    assert abre({"raiseLater": "false"}, dealer=0).state == abre(dealer=0).state


@clause("S-FEN-09", "S-FEN-12")
def test_na_vez_e_depois_da_primeira_carta_as_duas_juntas() -> None:
    table = mesa(0, {2: "3P"}, opcoes={"callWindow": "ownTurn", "callBeforeFirstCard": "false"})
    assert callers(table) == []
    assert table.pode(2, Play(Card.of("3P"), False, 3))
    assert callers(table.joga("2:3P")) == [3]
