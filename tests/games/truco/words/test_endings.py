"""Every way a mão or a partida ends is told with what it brought and why."""

import pytest

from carteado.games.truco.rules.events import MaoEnded
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.rules.phases import PHASES
from carteado.games.truco.words.endings import WAYS
from carteado.games.truco.words.story import SETS
from carteado.pack import PartidaEnded
from carteado.tricks.play import VazaWon
from carteado.words import Words
from games.truco.kit import mesa
from games.truco.words.tables import NAMES, palavras


@pytest.mark.parametrize(
    ("event", "portuguese", "english"),
    [
        (
            MaoEnded(0, 1, (5, 6), "FEN-14"),
            "A mão é de vocês: 1 tento. Placar 5 a 6.",
            "The hand is yours: 1 point. Score 5-6.",
        ),
        (
            MaoEnded(1, 3, (4, 6), "FEN-19.1"),
            "A primeira empatou, valeu a segunda. A mão é deles: 3 tentos. Placar 4 a 6.",
            "The first trick was tied, so the second decided. The hand is theirs: 3 points. Score 4-6.",
        ),
        (
            MaoEnded(0, 1, (4, 6), "FEN-19.2"),
            "As duas primeiras empataram, valeu a terceira. A mão é de vocês: 1 tento. Placar 4 a 6.",
            "The first two tricks were tied, so the third decided. The hand is yours: 1 point. Score 4-6.",
        ),
        (
            MaoEnded(None, 0, (2, 2), "FEN-19.3"),
            "As três vazas empataram. Ninguém marca. Placar 2 a 2.",
            "All three tricks were tied. Nobody scores. Score 2-2.",
        ),
        (
            MaoEnded(1, 1, (2, 3), "FEN-19.3"),
            "As três vazas empataram. A mão é deles: 1 tento. Placar 2 a 3.",
            "All three tricks were tied. The hand is theirs: 1 point. Score 2-3.",
        ),
        (
            MaoEnded(0, 3, (9, 6), "FEN-20"),
            "A segunda empatou, valeu a primeira. A mão é de vocês: 3 tentos. Placar 9 a 6.",
            "The second trick was tied, so the first decided. The hand is yours: 3 points. Score 9-6.",
        ),
        (
            MaoEnded(0, 1, (1, 0), "S-FEN-04"),
            "A terceira empatou, valeu a primeira. A mão é de vocês: 1 tento. Placar 1 a 0.",
            "The third trick was tied, so the first decided. The hand is yours: 1 point. Score 1-0.",
        ),
        (
            MaoEnded(1, 3, (11, 12), "FEN-21pu"),
            "Três empates na mão de onze: ganha quem não tem 11. A mão é deles: 3 tentos. Placar 11 a 12.",
            "Three ties in the eleven hand: it goes to the pair without 11. The hand is theirs: 3 points. Score 11-12.",
        ),
        (
            MaoEnded(None, 0, (4, 7), "FEN-12.3", True),
            "A mão não valeu. Placar 4 a 7.",
            "The hand did not count. Score 4-7.",
        ),
        (
            PartidaEnded(0, (13, 9), "played", "FEN-3c"),
            "Fim da partida: 13 a 9 para vocês.",
            "End of the partida: 13-9 to you.",
        ),
        (
            PartidaEnded(1, (0, 12), "partida-forfeited", "FEN-28pu-c"),
            "Fim da partida por punição: 12 a 0 para eles.",
            "End of the partida by a penalty: 12-0 to them.",
        ),
        (
            PartidaEnded(1, (0, 12), "match-forfeited", "FEN-28pu-d"),
            "Fim do jogo por punição: vitória deles.",
            "End of the match by a penalty: the victory is theirs.",
        ),
        (PartidaEnded(0, (0, 0), "void", ""), "A partida foi anulada.", "The partida was declared void."),
    ],
)
def test_an_ending_as_side_a_hears_it(event: MaoEnded | PartidaEnded, portuguese: str, english: str) -> None:
    assert (palavras().story(event, NAMES, 2), palavras("en").story(event, NAMES, 2)) == (portuguese, english)


def test_the_score_begins_with_the_listener() -> None:
    event = MaoEnded(1, 3, (4, 6), "FEN-14")
    assert palavras().story(event, NAMES, 3) == "A mão é de vocês: 3 tentos. Placar 6 a 4."
    assert palavras().story(event, NAMES) == "A mão é da dupla B: 3 tentos. Placar 4 a 6."
    assert palavras("en").story(PartidaEnded(1, (9, 12), "played", ""), NAMES) == "End of the partida: 12-9 to pair B."


def test_a_mao_played_to_its_third_vaza() -> None:
    table = mesa(0, {2: "3P KP 4O", 3: "2C KC QP", 0: "4C 4E QC", 1: "5E 6E 7P"})
    table = table.joga("2:3P 3:2C 0:4C 1:5E").joga("2:4O 3:KC 0:4E 1:6E").joga("3:QP 0:QC 1:7P 2:(KP)")
    told = [palavras().story(event, NAMES, 0) for event in table.eventos if isinstance(event, (VazaWon, MaoEnded))]
    assert told == [
        "Empate na terceira vaza (cango).",
        "A terceira empatou, valeu a primeira. A mão é de vocês: 1 tento. Placar 1 a 0.",
    ]


def test_the_clauses_with_words_of_their_own_are_clauses_of_the_regulation() -> None:
    cited = {clause for options in OPTIONS.values() for clause in options.rules.cites.values()}
    assert set(WAYS) | set(SETS) <= cited


def test_sides_have_names() -> None:
    assert [palavras().side(side, 3) for side in (0, 1)] == ["eles", "nós"]
    assert [palavras().side(side, None) for side in (0, 1)] == ["dupla A", "dupla B"]
    assert [palavras("en").side(side, 0) for side in (0, 1)] == ["us", "them"]
    assert [palavras("en").side(side, -3) for side in (0, 1)] == ["pair A", "pair B"]


def test_every_phase_has_its_name() -> None:
    for lang in Words.LANGUAGES:
        names = {palavras(lang).phase(phase) for phase in PHASES}
        assert len(names) == len(PHASES)
        assert not names & set(PHASES)
    assert palavras().phase("eleven") == "Mão de onze: jogar ou desistir"
    assert palavras().phase("elsewhere") == "elsewhere"
