"""What can be done is offered by name and price."""

import pytest

from carteado.cards import CARDS, Card
from carteado.game import CHANCE, PUBLIC, REFEREE, Action
from carteado.games.truco.rules.acts import Accept, Blind, Burn, Choose, Concede, GiveBack, GiveUp, PlayOn, Raise, Run, Show
from carteado.pack import Cut, Deal, Draw, Ruling, Shuffle
from carteado.tricks.play import Play
from carteado.words import Words
from games.truco.kit import mesa, monte, sorteio
from games.truco.words.tables import HOUSES, palavras, told

TRES = Card.of("3P")
MAO = {0: "3P 4C 5C", 1: "4P 7C 5E", 2: "AP 4O 5O", 3: "KP 6C 6E"}


@pytest.mark.parametrize(
    ("action", "portuguese", "english"),
    [
        (Shuffle(CARDS), "Embaralhar", "Shuffle"),
        (Draw(12), "Tirar a carta 12", "Draw card 12"),
        (Cut(17), "Cortar em 17", "Cut at 17"),
        (Burn(1), "Queimar", "Burn"),
        (GiveBack(), "Devolver o baralho", "Give the pack back"),
        (Deal(), "Dar as cartas", "Deal"),
        (PlayOn(), "Jogar a mão de onze", "Play the eleven hand"),
        (GiveUp(), "Desistir da mão de onze", "Give up the eleven hand"),
        (Play(TRES), "Jogar 3♣", "Play 3♣"),
        (Play(Card.of("QC")), "Jogar Q♥", "Play Q♥"),
        (Play(Card.of("AE")), "Jogar A♠", "Play A♠"),
        (Play(Card.of("7O")), "Jogar 7♦", "Play 7♦"),
        (Play(TRES, True), "Virar 3♣ para baixo", "Play 3♣ face down"),
        (Play(TRES, False, 3), "Jogar 3♣ e trucar", "Play 3♣ and call truco"),
        (Play(TRES, True, 3), "Virar 3♣ para baixo e trucar", "Play 3♣ face down and call truco"),
        (Play(TRES, False, 6), "Jogar 3♣ e pedir 6", "Play 3♣ and ask for 6"),
        (Play(TRES, True, 9), "Virar 3♣ para baixo e pedir 9", "Play 3♣ face down and ask for 9"),
        (Blind(2), "Jogar a carta 2 no escuro", "Play card 2 in the dark"),
        (Blind(2, True), "Jogar a carta 2 fechada", "Play card 2 face down"),
        (Raise(3), "TRUCO (vale 3)", "TRUCO (worth 3)"),
        (Raise(6), "Pedir 6", "Ask for 6"),
        (Accept(3), "Cair (vale 3)", "Accept (worth 3)"),
        (Run(3), "Correr (perde 1)", "Give up (lose 1)"),
        (Run(12), "Correr (perde 9)", "Give up (lose 9)"),
        (Show(), "Abrir o jogo (ganha a mão)", "Show the hand (wins it)"),
        (Concede(3), "Entregar a mão (eles ganham 3)", "Concede the hand (they win 3)"),
        (Choose(TRES), "Deixar 3♣ na mesa", "Leave 3♣ on the table"),
        (Ruling("FEN-24"), "FEN-24: decisão do juiz", "FEN-24: referee's decision"),
        (Ruling("FEN-28", 2, sanction="b"), "FEN-28: perda da mão (lugar 2)", "FEN-28: loss of the hand (player 2)"),
    ],
)
def test_an_act_has_its_label(action: Action, portuguese: str, english: str) -> None:
    assert (palavras().action(action), palavras("en").action(action)) == (portuguese, english)


def test_running_costs_what_the_table_says() -> None:
    table = mesa(0, MAO).truco(2)
    assert palavras().action(Run(3), table.ve(1)) == "Correr (perde 1)"
    assert palavras().action(Run(6), table.pede(1, 6).ve(0)) == "Correr (perde 3)"


def test_showing_wins_what_the_mao_is_worth() -> None:
    assert palavras().action(Show(), mesa(0, MAO).vale(6).ve(1)) == "Abrir o jogo (ganha 6)"


def test_the_eleven_hand_tells_both_prices() -> None:
    view = mesa(0, MAO, (11, 4)).ve(0)
    assert palavras().action(PlayOn(), view) == "Jogar a mão de onze (vale 3)"
    assert palavras().action(GiveUp(), view) == "Desistir (eles ganham 1)"


def test_a_ruling_is_named_by_what_its_clause_brings() -> None:
    view = mesa(0, MAO).ve(REFEREE)
    assert palavras().action(Ruling("FEN-12.3", 0), view) == "FEN-12.3: anular a mão (lugar 0)"
    assert palavras().action(Ruling("S-FEN-25", 1, (TRES,), sanction="stands"), view) == "S-FEN-25: carta fora da vez (lugar 1)"


def test_an_act_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="no label for Action"):
        palavras().action(Action())


def test_no_menu_offers_two_acts_by_one_name() -> None:
    tables = [sorteio(), monte(), monte().devolve(), mesa(0, MAO), mesa(0, MAO).truco(2), mesa(0, MAO, (11, 4))]
    tables += [mesa(0, MAO).joga("2:AP 3:KP 0:3P 1:5E"), mesa(0, MAO, (11, 11), {"ferro": "blindAll"})]
    for words in map(Words, Words.LANGUAGES):
        for table in tables:
            for seat in table.espera:
                menu = [words.action(action, table.ve(seat)) for action in table.state.legal(seat)]
                assert len(set(menu)) == len(menu) > 0


@pytest.mark.parametrize("seed", range(len(HOUSES)))
def test_whatever_is_legal_has_a_label_in_both_languages(seed: int) -> None:
    for state, seat, action, _ in told(seed):
        view = state.view(PUBLIC if seat == CHANCE else seat)
        labels = [palavras(lang).action(action, view) for lang in Words.LANGUAGES]
        assert all(label and "{" not in label for label in labels)
        assert labels[0] != labels[1]
