"""Every act with the pack says what it does, in one line, and by which clause."""

import pytest

from carteado.games.truco.words.offered import offered
from carteado.pack import Deal
from carteado.regulations import regulation
from carteado.words.language import Language
from games.truco.kit import Mesa, monte

CODES = ("truco-fenacef", "truco-asfo", "truco-sinsep")
LONGEST = 90  # letters: two or three short lines beside the button of a narrow phone


def moments(jogo: str) -> list[tuple[Mesa, int]]:
    """The cutter before and after the vira, the dealer, and the cutter who is asked."""
    table = monte(jogo=jogo)
    ready = table.tira_vira() if jogo == "truco-sinsep" else table
    dealing = ready.devolve()
    found = [(table, 3), (ready, 3), (dealing, 0)]
    return found if jogo == "truco-fenacef" else [*found, (dealing, 3), (dealing.faz(0, Deal()), 3)]


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize("jogo", CODES)
def test_the_first_button_of_each_kind_says_what_it_does(jogo: str, lang: str) -> None:
    for table, seat in moments(jogo):
        legal = table.state.legal(seat)
        told = {type(act): offered(Language(lang), act, table.ve(seat), legal) for act in reversed(legal)}
        for kind, said in told.items():
            assert 10 < len(said.about) <= LONGEST, kind
            assert regulation(jogo).clause(said.clause).id == said.clause


@pytest.mark.parametrize("jogo", CODES[1:])
def test_what_is_the_same_is_told_once(jogo: str) -> None:
    for table, seat in moments(jogo):
        said = [offered(Language("pt-BR"), act, table.ve(seat), ()).about for act in table.state.legal(seat)]
        told = [text for text in said if text]
        assert len(told) == len(set(told))
