"""Every option of scope `play`: each value, alone, gives what it promises, and the printed text is the default."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from carteado.cards import Card
from carteado.catalogue import BadOption, game
from carteado.truco.acts import Peek, Play, Raise, Turn
from truco_kit import clause
from truco_kit.sinsep import SINSEP, abre, curso, mao, monte, no_escuro, quem_pode

TEXTO: dict[str, Any] = tomllib.loads(
    files("carteado").joinpath("regulations/data/truco-sinsep.toml").read_text(encoding="utf-8")
)
DE_MESA = {option["key"]: option for option in TEXTO["option"] if option["scope"] in ("play", "table", "ruling")}
DE_JOGO = {key: option for key, option in DE_MESA.items() if option["scope"] == "play"}
Opcoes = dict[str, str]

IGUALADAS = {1: "4C", 2: "3C", 3: "3E", 0: "3O"}
CANGADA = {1: "3P AE 6P", 2: "3C KP 7O", 3: "6C QC 4C", 0: "6E 7E 4E"}


def bound(options: Opcoes) -> list[int]:
    """The seats that may not hold a higher card back after a tied first vaza."""
    table = mao(0, CANGADA, opcoes=options, vira="4O").joga("1:3P 2:3C 3:6C 0:6E")
    found: list[int] = []
    for seat, card in ((2, "KP"), (3, "QC"), (0, "7E"), (1, "AE")):
        low = CANGADA[seat].split()[2]
        found += [] if table.pode(seat, Play(Card.of(low))) else [seat]
        table = table.joga(f"{seat}:{card}")
    return found


def unseen(options: Opcoes) -> list[int]:
    """How many of its own dealt cards seat 0 does not see in an iron hand, before and after the first vaza."""
    table = mao(placar=(11, 11), opcoes=options)
    return [table.faces(0, 0).count("?"), no_escuro(table).faces(0, 0).count("?")]


PROMESSAS: dict[str, tuple[Callable[[Opcoes], object], dict[str, object]]] = {
    "firstDealer": (lambda o: abre(o).embaralha().fase, {"draw": "draw", "lots": "shuffle", "organiser": "cut"}),
    "viraPick": (
        lambda o: [at for at in (1, 2, 20, 40, 41) if monte(opcoes=o).pode(3, Turn(at))],
        {"top": [1], "anyDepth": [1, 2, 20, 40]},
    ),
    "cutterPeek": (lambda o: quem_pode(monte(opcoes=o), Peek()), {"true": [3], "false": []}),
    "dealerPeek": (lambda o: quem_pode(monte(opcoes=o), Peek()), {"false": [3], "true": [0, 3]}),
    "tieLead": (
        lambda o: mao(0, IGUALADAS, opcoes=o).joga("1:4C 2:3C 3:3E 0:3O").vez,
        {"equaliser": 3, "firstTied": 2, "lastTied": 0, "sameLeader": 1},
    ),
    "cangadoHighest": (bound, {"all": [2, 3, 0, 1], "leaderOnly": [2], "none": []}),
    "answerPolicy": (
        lambda o: mao(opcoes=o).truco(1).corre(2).fase,
        {"acceptByOneFoldByBoth": "answer", "firstBinds": "shuffle"},
    ),
    "raiseLater": (lambda o: quem_pode(mao(opcoes=o).truco(1).cai(0), Raise(6)), {"true": [0, 2], "false": []}),
    "raiseBeyondNeed": (
        lambda o: quem_pode(mao(placar=(9, 0), opcoes=o).truco(1), Raise(6)),
        {"true": [0, 2], "false": []},
    ),
    "ferro": (unseen, {"blindAll": [3, 2], "blindFirstTrick": [3, 0]}),
    "recordScore": (lambda o: curso("AA", (10, 9), opcoes=o, vale=3).placar, {"raw": (13, 9), "cap12": (12, 9)}),
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
    choice = next(choice for choice in game(SINSEP).choices if choice.key == key)
    assert (choice.default, list(choice.values)) == (DE_MESA[key]["default"], DE_MESA[key]["values"])


def test_e_nenhuma_outra() -> None:
    assert {choice.key for choice in game(SINSEP).choices} == set(DE_MESA)


@pytest.mark.parametrize("key", DE_JOGO)
def test_valor_desconhecido_e_recusado_com_os_que_ha(key: str) -> None:
    with pytest.raises(BadOption) as refused:
        abre({key: "sim"}, dealer=0)
    assert refused.value.code == "option-value"
    assert all(value in refused.value.facts[2] for value in DE_JOGO[key]["values"])


def test_a_visao_diz_por_que_opcoes_se_joga() -> None:
    options = {"viraPick": "anyDepth", "ferro": "blindFirstTrick"}
    assert dict(mao(opcoes=options).ve(0).options) == options
    assert mao(opcoes={"viraPick": "top"}).ve(0).options == ()
