"""The log of an event is told in words: nothing of it is left as the program writes it."""

import pytest

from carteado.tournament import entries as log
from carteado.tournament.roteiro import run
from carteado.words import Words
from carteado.words.event_lines import FEES, LINES, PARTS, line

EVENT = """torneio 1
predefinição fenacef
inscreve Onça: Ana / Beto
inscreve Tatu: Caio / Duda
encerra inscrições
grupo A: Onça Tatu
jogo final: 1A x 2A
jogo outra: v(final) x 1A
"""


def told(entry: log.AnyEntry, lang: str = "pt") -> str:
    return line(Words(lang), run(EVENT).event.state, entry)


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (log.FeeMarked(entry=1, state="paid"), "Taxa de Onça: paga."),
        (log.CheckedIn(entry=1), "Presença: Onça."),
        (log.CheckedIn(entry=1, present=False), "Não está presente: Onça."),
        (log.RoleGiven(number=2, part="judge", name="Rui"), "Papel dado: juiz a Rui."),
        (log.OptionSet(key="averageScope", value="all"), "Opção Jogos que entram no Average = all."),
        (log.TablesSet(tables=1), "Mesas: 1."),
        (log.TablesSet(tables=4, closed=(3,)), "Mesas: 4. Fechadas: 3."),
        (log.JogoScheduled(jogo="final", table=0), "1º do grupo A x 2º do grupo A: sem mesa."),
        (log.WalkoverGiven(jogo="final", sides=(1, 2), absent=(2,)), "1º do grupo A x 2º do grupo A: WO, ausente Tatu."),
        (
            log.WalkoverGiven(jogo="final", sides=(1, 2), absent=(2,), partida=1),
            "1º do grupo A x 2º do grupo A: WO na partida 1, ausente Tatu.",
        ),
        (log.JogoSet(jogo="outra", slots=("v(final)", "1A")), "Jogo 3: vencedor do jogo 2 x 1º do grupo A."),
        (log.SumulaSigned(jogo="final", via=1), "1º do grupo A x 2º do grupo A: a coordenação assinou."),
    ],
    ids=lambda value: value if isinstance(value, str) else value.tag,
)
def test_a_line_says_what_was_done(entry: log.AnyEntry, expected: str) -> None:
    assert told(entry) == expected


def test_a_line_speaks_english_too() -> None:
    assert told(log.FeeMarked(entry=1, state="owed"), "en") == "Fee of Onça: owed."
    assert told(log.JogoSet(jogo="outra", slots=("v(final)", "1A")), "en").startswith("Match 3: winner of match 2 x ")


def test_every_kind_of_line_has_its_sentence() -> None:
    assert {kind.tag for kind in log.AnyEntry.__args__} <= set(LINES)
    assert set(FEES) == {"paid", "exempt", "owed"}
    assert set(PARTS) == {"organiser", "coordinator", "commission", "judge", "capataz", "athlete"}
