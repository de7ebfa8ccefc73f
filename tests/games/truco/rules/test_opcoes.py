"""Every option of scope `play`, in three codes: each value, alone, gives what it promises; the printed text is the default."""

from collections.abc import Iterable
from typing import Any

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.catalogue import BadOption
from carteado.tricks.play import Play
from games.truco.kit import clause, mesa
from games.truco.rules import promessas_asfo, promessas_fenacef, promessas_sinsep
from games.truco.rules.codigo import Codigo, Opcoes

FENACEF, ASFO, SINSEP = promessas_fenacef.CODIGO, promessas_asfo.CODIGO, promessas_sinsep.CODIGO
CODIGOS = (FENACEF, ASFO, SINSEP)
DE_JOGO = [(codigo, key) for codigo in CODIGOS for key in codigo.de_jogo]
DE_MESA = [(codigo, key) for codigo in CODIGOS for key in codigo.de_mesa]
VALORES = [(codigo, key, value) for codigo in CODIGOS for key, (_, promised) in codigo.promessas.items() for value in promised]

# What a table is not opened by, why, and the silences that say so.
RECUSADAS: tuple[tuple[Codigo, Opcoes, str, tuple[str, ...]], ...] = (
    (FENACEF, {"envido": "true"}, "option-unknown", ()),
    *((ASFO, {key: "true"}, "option-unknown", ()) for key in ("envido", "firstLead", "concede", "burnFrom")),
    *(
        (codigo, {"tieLead": policy, "allFaceDownLead": "equaliser"}, "tie-lead-without-equaliser", silences)
        for codigo, silences in ((FENACEF, ("S-FEN-02", "S-FEN-03")), (ASFO, ("S-ASFO-03", "S-ASFO-28")))
        for policy in ("firstTied", "lastTied", "sameLeader")
    ),
    (ASFO, {"mustKill": "off", "mustKillOnRaise": "lastCaller"}, "kill-on-raise-without-kill", ("S-ASFO-07", "S-ASFO-08")),
    (ASFO, {"ferro": "open", "ferroVira": "hiddenUntilTrick1"}, "hidden-vira-in-open-iron", ("S-ASFO-11",)),
)

cada_codigo = pytest.mark.parametrize("codigo", CODIGOS, ids=[codigo.id for codigo in CODIGOS])


def casos(found: Iterable[tuple[Any, ...]], *, marked: bool = True) -> list[Any]:
    """Parameters of a test, each under its silence where it shows one: `truco-asfo-ferro=open`."""
    return [
        pytest.param(
            codigo,
            *rest,
            marks=clause(codigo.de_jogo[rest[0]]["silence"]) if marked else (),
            id=f"{codigo.id}-{'='.join(rest)}",
        )
        for codigo, *rest in found
    ]


@pytest.mark.parametrize(("codigo", "key", "value"), casos(VALORES))
def test_cada_valor_faz_o_que_promete(codigo: Codigo, key: str, value: str) -> None:
    observe, promised = codigo.promessas[key]
    assert observe({key: value}) == promised[value]


@pytest.mark.parametrize(("codigo", "key"), casos(DE_JOGO))
def test_sem_opcao_vale_o_padrao_do_regulamento(codigo: Codigo, key: str) -> None:
    observe, promised = codigo.promessas[key]
    assert observe({}) == promised[codigo.de_jogo[key]["default"]]


@cada_codigo
def test_todas_as_opcoes_de_jogo_estao_prometidas(codigo: Codigo) -> None:
    assert {key: set(promised) for key, (_, promised) in codigo.promessas.items()} == {
        key: set(option["values"]) for key, option in codigo.de_jogo.items()
    }


@pytest.mark.parametrize(("codigo", "key"), casos(DE_MESA, marked=False))
def test_o_motor_tem_as_mesmas_opcoes_do_texto(codigo: Codigo, key: str) -> None:
    choice = next(choice for choice in catalogue.game(codigo.id).choices if choice.key == key)
    assert (choice.default, list(choice.values)) == (codigo.de_mesa[key]["default"], codigo.de_mesa[key]["values"])


@cada_codigo
def test_o_motor_nao_tem_outras_opcoes(codigo: Codigo) -> None:
    assert [choice.key for choice in catalogue.game(codigo.id).choices] == list(codigo.de_mesa)


@pytest.mark.parametrize(("codigo", "key"), casos(DE_JOGO, marked=False))
def test_valor_desconhecido_e_recusado_com_os_que_ha(codigo: Codigo, key: str) -> None:
    with pytest.raises(BadOption) as refused:
        catalogue.new(codigo.id, options={key: "sim"}, dealer=0)
    assert refused.value.code == "option-value"
    assert all(value in refused.value.facts[2] for value in codigo.de_jogo[key]["values"])


@cada_codigo
def test_a_visao_diz_por_que_opcoes_se_joga(codigo: Codigo) -> None:
    defaults = {key: codigo.de_jogo[key]["default"] for key in codigo.mudadas}
    assert dict(codigo.mesa(codigo.mudadas).ve(0).options) == codigo.mudadas
    assert codigo.mesa(defaults).ve(0).options == ()


@cada_codigo
def test_opcoes_diferentes_sao_estados_diferentes(codigo: Codigo) -> None:
    defaults = {key: codigo.de_jogo[key]["default"] for key in codigo.mudadas}
    plain = catalogue.new(codigo.id, dealer=0)
    assert catalogue.new(codigo.id, options=defaults, dealer=0) == plain
    for key, value in codigo.mudadas.items():
        assert catalogue.new(codigo.id, options={key: value}, dealer=0) != plain


# Together.


@pytest.mark.parametrize(
    ("codigo", "options", "code"),
    [
        pytest.param(
            codigo, options, code, marks=clause(*silences), id=f"{codigo.id}-{'-'.join(map('='.join, options.items()))}"
        )
        for codigo, options, code, silences in RECUSADAS
    ],
)
def test_o_que_nao_ha_ou_nao_vai_junto_e_recusado(codigo: Codigo, options: Opcoes, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        catalogue.new(codigo.id, options=options, dealer=0)
    assert refused.value.code == code


@clause("S-FEN-09", "S-FEN-12")
def test_na_vez_e_depois_da_primeira_carta_as_duas_juntas() -> None:
    table = mesa(0, {2: "3P"}, opcoes={"callWindow": "ownTurn", "callBeforeFirstCard": "false"})
    assert promessas_fenacef.callers(table) == []
    assert table.pode(2, Play(Card.of("3P"), False, 3))
    assert promessas_fenacef.callers(table.joga("2:3P")) == [3]
