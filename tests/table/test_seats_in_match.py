"""Who sits where once it is played: bots that stand in, removal after long silence, substitutes, and between the partidas."""

from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import Raise
from carteado.table import due, incoming
from carteado.table.seating import PATIENCE
from table.client_kit import Page
from table.play_kit import Crowd, begun, dealt, get_ready, names, nonce, page_of, thrown_in
from table.table_kit import BETO, DAVI, FOUR, JUIZ, RITA, Process

# In the match.


def test_a_bot_plays_for_who_left_until_they_come_back() -> None:
    process = begun(FOUR)
    dealt(process)
    two = page_of(process, 2)
    process.do(two, incoming.Stand)
    assert [place.away for place in process.table.places] == [False, False, True, False]
    assert two.role == 2
    assert two.menu == []
    assert process.act(two, Raise(3)).code == "away"
    process.settle()
    assert process.table.state is not None
    assert process.table.state.actors() != (2,)
    assert process.kept.since()[-1].by == "bot"  # type: ignore[union-attr]
    process.do(two, incoming.Sit)
    assert not any(place.away for place in process.table.places)
    assert two.menu != []
    assert process.say(two, incoming.Sit).code == "table-full"
    assert process.say(two, incoming.Sit, seat=2).code == "seated-already"


def test_only_once_away() -> None:
    process = begun(FOUR)
    two = page_of(process, 2)
    process.do(two, incoming.Stand)
    assert process.say(two, incoming.Stand).code == "away"
    assert process.say(two, incoming.Ready, nonce=nonce(1)).code == "playing"


def test_coming_back_by_the_number_of_the_seat() -> None:
    process = begun(FOUR)
    two = page_of(process, 2)
    process.do(two, incoming.Stand)
    assert process.say(two, incoming.Sit, seat=1).code == "seat-taken"
    process.do(two, incoming.Sit, seat=2)
    assert not process.table.places[2].away


def test_nobody_moves_to_another_seat_in_the_match() -> None:
    process = begun(FOUR[:2])
    one = page_of(process, 1)
    for seat in (2, 3):
        assert process.say(one, incoming.Sit, seat=seat).code == "involved"
    process.do(one, incoming.Stand)
    assert process.say(one, incoming.Sit, seat=3).code == "involved"


def test_a_person_is_removed_after_long_silence_only() -> None:
    process = begun(FOUR)
    dealt(process)
    one = page_of(process, 1)
    process.clock.now += PATIENCE - 1
    assert process.say(one, incoming.Remove, seat=2).code == "patience"
    process.clock.now += 1
    process.do(one, incoming.Remove, seat=2)
    assert process.table.places[2].away
    assert due(process.table) is not None


def test_only_who_is_waited_for_is_removed() -> None:
    process = begun(FOUR)
    dealt(process)
    process.clock.now += 10 * PATIENCE
    assert process.say(page_of(process, 1), incoming.Remove, seat=3).code == "patience"


def test_only_players_remove() -> None:
    process = begun(FOUR)
    dealt(process)
    process.clock.now += 10 * PATIENCE
    assert process.say(process.enter(RITA), incoming.Remove, seat=2).code == "not-seated"


def test_talking_and_coming_and_going_do_not_buy_time() -> None:
    process = begun(FOUR)
    dealt(process)
    two = page_of(process, 2)
    process.clock.now += PATIENCE
    process.do(two, incoming.Phrase, phrase="who-deals")
    process.do(two, incoming.Stand)
    process.do(two, incoming.Sit)
    process.do(page_of(process, 1), incoming.Remove, seat=2)
    assert process.table.places[2].away


def test_a_table_that_slept_is_patient_anew() -> None:
    process = begun(FOUR)
    dealt(process)
    process.clock.now += 10 * PATIENCE
    process.table.woken = process.clock.now
    assert process.say(page_of(process, 1), incoming.Remove, seat=2).code == "patience"


def test_a_bot_is_not_removed_in_the_match() -> None:
    process = begun(FOUR[:2])
    process.do(page_of(process, 1), incoming.Stand)
    process.clock.now += 10 * PATIENCE
    zero = page_of(process, 0)
    assert process.say(zero, incoming.Remove, seat=1).code == "seat-of-bot"
    assert process.say(zero, incoming.Remove, seat=2).code == "seat-of-bot"


def test_who_was_removed_comes_back() -> None:
    process = begun(FOUR)
    dealt(process)
    process.clock.now += PATIENCE
    process.do(page_of(process, 1), incoming.Remove, seat=2)
    rita = process.enter(RITA)
    assert process.say(rita, incoming.Sit, seat=2).code == "seat-taken"
    process.do(page_of(process, 2), incoming.Sit)
    assert not process.table.places[2].away


def test_everybody_hears_who_came_and_went() -> None:
    process = begun(FOUR)
    rita = process.enter(RITA)
    process.do(page_of(process, 2), incoming.Stand)
    process.do(page_of(process, 2), incoming.Sit)
    assert [line.text for line in rita.story] == ["Cida saiu: um robô joga no seu lugar.", "Cida voltou."]


# Substitutes.


def test_a_bystander_takes_the_seat_of_a_bot_or_of_who_got_up() -> None:
    process = begun(FOUR[:3])
    process.do(page_of(process, 1), incoming.Stand)
    rita, davi = process.enter(RITA), process.enter(DAVI)
    process.do(rita, incoming.Sit, seat=3)
    process.do(davi, incoming.Sit, seat=1)
    dealt(process)
    assert names(process) == ["Ana", "Davi", "Cida", "Rita"]
    beto = next(page for page in process.pages if page.who == BETO)
    assert beto.role == PUBLIC
    Crowd(process, 1).play_match()


def test_a_table_may_have_no_substitutes() -> None:
    process = begun(FOUR[:3], substitutes=False)
    assert process.say(process.enter(RITA), incoming.Sit, seat=3).code == "no-substitutes"
    two = page_of(process, 2)
    process.do(two, incoming.Stand)
    process.do(two, incoming.Sit)


def test_nobody_who_has_seen_other_cards_sits_down() -> None:
    process = begun(FOUR[:3], juiz=JUIZ)
    dealt(process)
    one, juiz = page_of(process, 1), page_of(process, REFEREE)
    process.do(one, incoming.Stand)
    process.do(process.enter(RITA), incoming.Sit, seat=1)
    thrown_in(process)
    dealt(process, dealer=1)
    assert one.role == PUBLIC
    assert process.say(one, incoming.Sit, seat=3).code == "involved"
    process.do(juiz, incoming.Referee, take=False)
    assert process.say(one, incoming.Referee, take=True).code == "involved"
    assert process.say(juiz, incoming.Sit, seat=3).code == "involved"


def _replaced(process: Process) -> tuple[Page, Page]:
    """Beto gets up and Rita has his seat: their pages."""
    one, rita = page_of(process, 1), process.enter(RITA)
    process.do(one, incoming.Stand)
    process.do(rita, incoming.Sit, seat=1)
    dealt(process)
    return one, rita


def test_one_may_return_to_the_seat_one_had() -> None:
    process = begun(FOUR)
    one, rita = _replaced(process)
    process.do(rita, incoming.Stand)
    process.do(one, incoming.Sit, seat=1)
    assert one.role == PUBLIC, "the cards on the table are Rita's"
    thrown_in(process)
    dealt(process, dealer=1)
    assert (one.role, rita.role) == (1, PUBLIC)


def test_without_naming_a_seat_one_gets_the_one_that_is_allowed() -> None:
    process = begun(FOUR[:3])
    one, rita = _replaced(process)
    process.do(page_of(process, 0), incoming.Stand)
    process.do(rita, incoming.Stand)
    process.do(one, incoming.Sit)
    assert one.you is not None
    assert one.you.joins == 1


def test_in_the_next_match_everybody_may_sit_again() -> None:
    process = begun(FOUR[:3])
    one, _ = _replaced(process)
    Crowd(process, 2).play_match()
    process.do(one, incoming.Sit, seat=3)
    assert names(process)[3] == "Beto"


def test_between_partidas_who_saw_cards_still_stays_where_they_sat() -> None:
    process = begun(FOUR[:3], partidas=3)
    Crowd(process, 3).play()
    assert process.table.stage == "between"
    assert process.say(page_of(process, 1), incoming.Sit, seat=3).code == "involved"


# Between the partidas.


def test_the_last_who_is_missing_gets_up_and_the_rest_go_on() -> None:
    process = begun(FOUR, partidas=3)
    Crowd(process, 4).play()
    for seat in (0, 1, 3):
        process.do(page_of(process, seat), incoming.Ready, nonce=nonce(seat))
    process.do(page_of(process, 2), incoming.Stand)
    assert process.table.stage == "playing"
    assert process.table.places[2].away
    assert process.table.era.nonces[2] == ""


def test_between_partidas_the_silent_are_replaced_after_long() -> None:
    process = begun(FOUR, partidas=3)
    Crowd(process, 5).play()
    for seat in (0, 1, 3):
        process.do(page_of(process, seat), incoming.Ready, nonce=nonce(seat))
    zero = page_of(process, 0)
    assert process.say(zero, incoming.Remove, seat=2).code == "patience"
    assert process.say(zero, incoming.Remove, seat=1).code == "patience"
    process.clock.now = process.table.acted_at + process.table.rest + PATIENCE
    assert process.say(zero, incoming.Remove, seat=1).code == "patience"
    process.do(zero, incoming.Remove, seat=2)
    assert process.table.stage == "playing"


def test_without_anybody_no_partida_begins() -> None:
    process = begun(FOUR[:1], partidas=3)
    Crowd(process, 6).play()
    zero = page_of(process, 0)
    process.do(zero, incoming.Stand)
    assert process.table.stage == "between"
    assert due(process.table) is None
    process.do(zero, incoming.Sit)
    get_ready(process)
    assert process.table.stage == "playing"
