"""The session: who is asked, what is told to whom, and nothing done twice."""

import pytest

from carteado.cards import Card, cards
from carteado.game import CHANCE, Illegal
from carteado.games.truco.rules.acts import Accept, Raise, Run
from carteado.games.truco.rules.events import Raised
from carteado.pack import Deal, Dealt, Shuffle
from carteado.terminal.session import Move, Session, Setup
from carteado.tricks.play import Play, Played
from terminal.kit import GAME, HANDS, Quiet, session


def run_until_mine(table: Session) -> None:
    while not (table.idle() or table.between_maos()):
        table.commit(table.consider())


def test_story_keeps_only_what_the_seat_may_hear() -> None:
    table = session()
    run_until_mine(table)
    dealt = {event.seat: event.secret_cards for event in table.story if isinstance(event, Dealt)}
    assert dealt == {0: cards(HANDS[0]), 1: (), 2: (), 3: ()}


def test_face_down_card_of_another_stays_unknown() -> None:
    hidden = Play(Card.of("QC"), True)
    table = session(scripts={1: [Play(Card.of("3P")), hidden]})
    run_until_mine(table)
    table.act(Play(Card.of("2P")))
    run_until_mine(table)
    down = [event for event in table.story if isinstance(event, Played) and event.down]
    assert [(event.seat, event.card, event.secret_cards) for event in down] == [(1, None, ())]


def test_late_move_is_dropped() -> None:
    table = session()
    run_until_mine(table)
    table.act(Play(Card.of("3O")))
    late = table.consider()
    table.commit(late)
    version = table.version
    assert not table.commit(late)
    assert table.version == version


def test_person_decides_where_the_partner_may_answer_too() -> None:
    table = session(scripts={1: [Raise(3)]})
    run_until_mine(table)
    assert set(table.actors()) == {0, 2}
    assert table.consider() == Move(table.version, 0, None)
    table.act(Run(3))
    assert table.between_maos()


def test_bot_out_of_turn_is_asked_once_a_version() -> None:
    table = session(scripts={3: [Raise(3)]})
    run_until_mine(table)
    raised = [event.seat for event in table.story if isinstance(event, Raised)]
    assert raised == [3]
    assert table.idle()
    table.act(Accept(3))
    assert not table.idle()


def test_illegal_act_changes_nothing() -> None:
    table = session()
    run_until_mine(table)
    before = table.version
    with pytest.raises(Illegal):
        table.act(Deal())
    assert table.version == before


def test_same_seed_same_partida() -> None:
    def packs(seed: int) -> list[str]:
        table = Session(Setup(GAME, seed=seed, dealer=1), {seat: Quiet() for seat in (1, 2, 3)})
        move = table.consider()
        assert move.seat == CHANCE
        assert isinstance(move.action, Shuffle)
        return [str(card) for card in move.action.cards]

    assert packs(4) == packs(4)
    assert packs(4) != packs(5)
    assert len(set(packs(4))) == 40


def test_steps_are_kept_back_until_the_end() -> None:
    table = session(score=(11, 11))
    run_until_mine(table)
    assert table.steps() == ()
    while table.outcome is None:
        run_until_mine(table)
        if table.between_maos():
            table.commit(table.consider())
        elif 0 in table.actors():
            table.act(table.legal()[0])
    steps = table.steps()
    assert steps[0].events == ()
    assert steps[-1].state.outcome == table.outcome
    assert len(steps) == table.version + 1


def test_bots_by_name_sit_from_the_right() -> None:
    table = Session(Setup(GAME, seat=2, bots=("random", "truco"), dealer=0, seed=1))
    kinds = [type(table._bots[seat]).__name__ for seat in (3, 0, 1)]
    assert kinds == ["RandomBot", "TrucoBot", "TrucoBot"]
