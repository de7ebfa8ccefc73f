"""Passing and going to the pack (9.VIII.a): who is still in, who still speaks, what is shown, and when nobody may leave."""

from typing import Final

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, Reason
from carteado.games.cego.rules.acts import Call, Declare, GiveHandUp, Leave, Quero
from carteado.games.cego.rules.events import FoundOut, Proved, WentOut
from carteado.tricks.play import Play
from games.cego.kit import H1, H2, em_testa, roda
from games.cego.kit.flores import PLAIN, with_flores
from games.cego.kit.told import proofs
from games.cego.kit.turning import CHAIRS, at, em_testa_at, plays_at, roda_at, sides_at

FIRST: Final = {**H1, 0: "7E 6E 4E"}
EACH: Final = pytest.mark.parametrize("by", CHAIRS)


# Passing one after another in a roda.


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-1", "CEGO-9.VIII.a-2", "CEGO-9.XVI.k-5")
def test_a_trio_that_passes_without_a_card_or_a_word_gives_two(by: int) -> None:
    table = roda_at(H1, by).leave(at(0, by)).play(at(1, by), "4O").leave(at(2, by)).play(at(3, by), "7C")
    assert (table.mesa.phase, table.score) == ("play", (0, 0))
    table.leave(at(4, by))
    assert table.gained == sides_at((0, 2), by)
    assert table.credits() == [("envido", 1 - by % 2, 1), ("truco", 1 - by % 2, 1)]
    assert (table.mesa.phase, proofs(table)) == ("shuffle", [])
    seen = [card for seat in (1, 3, 5) for card in table.view(PUBLIC).hands[at(seat, by)].dealt_cards if card is not None]
    assert sorted(str(card) for card in seen) == ["4O", "7C"]


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-3", "CEGO-9.VIII.a-5")
def test_only_a_flor_that_could_still_be_sung_is_paid(by: int) -> None:
    holder_plays = roda_at(with_flores(1), by).leave(at(0, by)).play(at(1, by), "10O").leave(at(2, by)).play(at(3, by), "4B")
    assert holder_plays.leave(at(4, by)).gained == sides_at((0, 2), by)
    last_waits = roda_at(with_flores(5), by).leave(at(0, by)).play(at(1, by), "10O").leave(at(2, by)).play(at(3, by), "4B")
    assert last_waits.leave(at(4, by)).gained == sides_at((0, 4), by)
    assert proofs(last_waits) == [(at(5, by), "1C 2C 11C")]
    holder_passed = roda_at(with_flores(1), by).leave(at(0, by)).leave(at(1, by)).leave(at(2, by)).play(at(3, by), "4B")
    assert holder_passed.leave(at(4, by)).gained == sides_at((0, 2), by)


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-6", "CEGO-9.XVI.k-5", "CEGO-9.XVI.k-6")
def test_in_a_roda_as_many_pass_as_wish_while_one_stays(by: int) -> None:
    table = (
        roda_at(H1, by).play(at(0, by), "4C").leave(at(1, by)).play(at(2, by), "10O").leave(at(3, by)).play(at(4, by), "10B")
    )
    assert [hand.seat for hand in table.mesa.hands if hand.playing] == sorted(at(seat, by) for seat in (0, 2, 4, 5))
    table.play(at(5, by), "12E")
    assert (table.mesa.results, table.mesa.turn) == ((1 - by % 2,), at(5, by))
    table.plays(plays_at("5:11O 0:7E 2:2B 4:11B", by))
    assert table.mesa.results == (1 - by % 2, by % 2)
    assert table.mesa.turn == at(0, by)


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-6")
def test_when_the_last_one_passes_too_the_trio_has_given_up(by: int) -> None:
    table = (
        roda_at(H1, by).play(at(0, by), "4C").leave(at(1, by)).play(at(2, by), "10O").leave(at(3, by)).play(at(4, by), "10B")
    )
    table.leave(at(5, by))
    assert table.gained == sides_at((2, 0), by)
    later = (
        roda_at(H1, by).play(at(0, by), "4C").leave(at(1, by)).play(at(2, by), "10O").leave(at(3, by)).play(at(4, by), "10B")
    )
    later.play(at(5, by), "12E").leave(at(5, by))
    assert later.gained == sides_at((1, 0), by)


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-7")
def test_passes_change_nothing_in_the_stakes(by: int) -> None:
    hands = {**PLAIN, 5: "1E 3C 11C", 1: "1C 2O 10O", 3: "4B 5O 7B"}
    table = roda_at(hands, by).call(at(0, by), "truco").quero(at(3, by)).play(at(0, by), "4C")
    table.leave(at(1, by)).play(at(2, by), "4E").leave(at(3, by)).play(at(4, by), "4O").play(at(5, by), "1E")
    table.plays(plays_at("5:3C 0:5E 2:5C 4:6E", by))
    assert table.gained == sides_at((0, 2), by)


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-10", "CEGO-9.XVI.k-6", "CEGO-9.XVI.k-10")
def test_one_card_passed_is_all_cards_passed(by: int) -> None:
    hands = {**PLAIN, 0: "3C 5E 6O", 3: "4B 7E 7B"}
    table = roda_at(hands, by).plays(plays_at("0:3C 1:10O 2:4E 3:4B 4:4O 5:11C 0:6O 1:3E 2:5C", by)).leave(at(3, by))
    assert (table.mesa.hands[at(3, by)].left, table.mesa.hands[at(3, by)].count) == ("pass", 2)
    table.plays(plays_at("4:6E 5:1C", by))
    assert table.mesa.results == (by % 2, 1 - by % 2)
    turns = []
    while table.mesa.phase == "play":
        turns.append(table.mesa.turn)
        table.do(table.mesa.turn, table.menu(table.mesa.turn, Play)[0])
    assert turns == [at(seat, by) for seat in (1, 2, 4, 5, 0)]
    assert table.menu(at(3, by)) == ()


@pytest.mark.clause("CEGO-9.VIII.a-10", "CEGO-9.XVI.k-10")
def test_who_passed_plays_no_card_and_does_not_pass_twice() -> None:
    table = roda(PLAIN).leave(0)
    assert table.refused(0, Play(Card.of("4C"))).code == "has-passed"
    assert table.refused(0, Leave("pass")).code == "has-passed"
    assert table.refused(2, Leave("pass")).code == "not-your-turn"
    assert table.refused(1, Leave("unseen")).code == "nothing-unproved"
    assert table.told(WentOut)[0].seats == (0,)


@pytest.mark.clause("CEGO-9.VIII.a-10")
def test_a_card_laid_face_down_is_no_play() -> None:
    table = roda(PLAIN)
    assert table.refused(0, Play(Card.of("4C"), True)).clause == "CEGO-9.VIII.a-10"


# Who passed still speaks in a roda.


@EACH
@pytest.mark.clause("CEGO-9.XVI.k-7", "S-CEGO-18")
def test_who_passed_still_answers_for_his_trio(by: int) -> None:
    table = roda_at(H1, by).leave(at(0, by)).call(at(1, by), "truco")
    assert table.state.actors() == (at(2, by), at(4, by), at(0, by))
    table.quero(at(0, by))
    assert (table.mesa.level, table.mesa.raiser, table.mesa.turn) == (1, by % 2, at(1, by))


@pytest.mark.clause("CEGO-9.XVI.k-7", "S-CEGO-18")
def test_who_passed_raises_too_but_neither_opens_nor_sings() -> None:
    table = roda(H1).leave(0).call(1, "envido")
    assert 0 not in table.state.actors()
    assert table.refused(0, Declare("flor")).code == "not-asked-for-flor"
    table.no_flor().call(0, "real-envido").quero(3)
    assert table.mesa.singer == 1
    table.songs()
    assert (table.mesa.best, table.mesa.won_by, table.mesa.won, table.mesa.hands[0].song) == (1, 1, 5, 0)
    assert table.menu(0) == ()
    table.play(1, "4O").call(2, "truco").quero(1, raising=True).quero(0, raising=True).nao_quero(3)
    assert table.credits() == [("envido", 1, 5), ("truco", 0, 3)]


@pytest.mark.clause("CEGO-9.XVI.k-7", "S-CEGO-18")
def test_by_house_rule_who_passed_has_no_word() -> None:
    table = roda(H1, passedMaySpeak="false").leave(0).call(1, "truco")
    assert table.state.actors() == (2, 4)
    assert table.refused(0, Quero("truco", 2)) == Reason("has-passed", "S-CEGO-18")
    table.defer(2)
    assert table.menu(4, Quero)
    assert not [action for action in table.menu(4) if type(action).__name__ == "Defer"]
    assert table.quero(4).mesa.level == 1


@EACH
@pytest.mark.clause("CEGO-9.VIII.g-1", "S-CEGO-22")
def test_where_the_mao_passed_the_next_still_in_sings_first(by: int) -> None:
    table = roda_at(H1, by).leave(at(0, by)).call(at(1, by), "envido").no_flor().quero(at(2, by))
    assert table.mesa.singer == at(1, by)


# Proofs of those who leave.


SINGER: Final = {0: "4C 10C 5B", 1: "5C 10B 4O", 2: "7O 3O 6E", 3: "12E 11B 6C", 4: "5O 4B 2E", 5: "7E 4E 12O"}


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-8", "CEGO-9.XVI.k-1", "S-CEGO-23")
def test_who_won_with_a_song_shows_it_before_going_to_the_pack(by: int) -> None:
    hands = {**SINGER, 5: "7E 10E 12O"}
    table = roda_at(hands, by).call(at(0, by), "envido").no_flor().quero(at(1, by)).songs()
    assert table.mesa.best == at(2, by)
    table.plays(plays_at("0:4C 1:4O", by)).leave(at(2, by), "pack")
    assert proofs(table) == [(at(2, by), "7O 3O")]
    assert [str(card) for card in table.view(at(5, by)).hands[at(2, by)].shown_cards] == ["7O", "3O"]
    order = [type(event) for event in table.events if isinstance(event, (Proved, WentOut))]
    assert order == [Proved, WentOut]


@pytest.mark.clause("CEGO-9.VIII.a-8", "CEGO-9.XVI.k-1", "S-CEGO-23")
def test_a_singer_who_was_beaten_owes_no_proof() -> None:
    table = roda(H2).call(0, "envido").quero(1).songs().plays("0:4B 1:4O").leave(2, "pack")
    assert proofs(table) == []
    assert table.view(3).hands[2].dealt_cards == (None, None, None)
    assert table.refused(0, Leave("unseen")).code


@pytest.mark.clause("CEGO-9.VIII.a-9", "CEGO-9.VIII.a-8")
def test_who_goes_to_the_pack_without_showing_loses_all_of_it() -> None:
    table = roda(H2).call(0, "envido").quero(1).songs()
    assert (table.mesa.best, table.mesa.won_by) == (4, 0)
    table.call(0, "truco").quero(1).plays("0:10C 1:4O 2:7O 3:6C").leave(4, "unseen").play(5, "4E")
    table.plays("2:3O 3:11B 5:12O 0:4B 1:7B")
    assert table.mesa.winner == 0
    assert (table.gained, table.credits()) == ((0, 4), [("envido", 1, 2), ("truco", 1, 2)])
    assert [(found.seat, found.what) for found in table.told(FoundOut)] == [(4, "unproved")]
    assert table.view(1).hands[4].dealt_cards == (None, None, None)


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-11", "CEGO-9.VIII.a-12")
def test_who_won_with_a_song_may_pass_and_shows_it_at_the_end(by: int) -> None:
    hands = {**SINGER, 5: "7E 10E 12O", 0: "1E 10C 5B", 4: "5O 1B 2E"}
    table = roda_at(hands, by).call(at(0, by), "envido").no_flor().quero(at(1, by)).songs()
    table.plays(plays_at("0:1E 1:4O", by)).leave(at(2, by))
    assert proofs(table) == []
    table.plays(plays_at("3:6C 4:5O 5:12O 0:5B 1:5C 3:11B 4:1B 5:10E", by))
    assert proofs(table) == [(at(2, by), "7O 3O")]
    assert table.gained == sides_at((3, 0), by)


@pytest.mark.clause("CEGO-9.VIII.a-12", "CEGO-9.VIII.a-9")
def test_in_the_clean_profile_nobody_hides_a_proof() -> None:
    table = roda({**SINGER, 5: "7E 10E 12O"}, profile="clean").call(0, "envido").no_flor().quero(1).songs().plays("0:4C 1:4O")
    assert {action.how for action in table.menu(2, Leave)} == {"pass", "pack"}


# When nobody may leave.


@EACH
@pytest.mark.clause("CEGO-9.VIII.h-5")
@pytest.mark.parametrize("word", ["envido", "flor", "truco"])
def test_nobody_leaves_while_his_own_call_waits(word: str, by: int) -> None:
    for table in (em_testa_at(FIRST, by), roda_at(FIRST, by)):
        table.call(at(0, by), word)
        for action in (Leave("pass"), Leave("pack"), GiveHandUp()):
            assert table.refused(at(0, by), action).code
        if table.mesa.form == "roda":
            assert table.refused(at(2, by), GiveHandUp()).code


@pytest.mark.clause("CEGO-9.XIV-13")
def test_nobody_leaves_during_a_song() -> None:
    for table in (em_testa(H1), roda(H1)):
        table.call(0, "envido").quero(3)
        for seat in (0, 3):
            for action in (Leave("pass"), Leave("pack"), GiveHandUp()):
                assert table.refused(seat, action).code == "song-first"


@pytest.mark.clause("CEGO-9.XVI.k-9", "CEGO-9.VIII.a-6")
def test_a_trio_goes_together_only_while_it_has_the_turn_or_owes_an_answer() -> None:
    table = roda(H1)
    for seat in (1, 3, 5):
        assert table.refused(seat, GiveHandUp()).clause == "CEGO-9.XVI.k-9"
    assert em_testa(H1).refused(0, GiveHandUp()).clause == "CEGO-9.XVI.k-9"
    table.leave(0)
    assert table.refused(0, GiveHandUp()).code == "has-passed"


@EACH
@pytest.mark.clause("CEGO-9.VIII.a-6", "CEGO-9.XVI.k-4", "CEGO-9.XVI.k-9")
def test_the_last_one_left_may_give_up_instead_of_answering(by: int) -> None:
    table = roda_at(H1, by).play(at(0, by), "4C").leave(at(1, by)).play(at(2, by), "10O").leave(at(3, by))
    table.call(at(4, by), "truco")
    assert GiveHandUp() in table.menu(at(5, by))
    assert GiveHandUp() not in table.menu(at(1, by))
    table.give_up(at(5, by))
    assert table.credits() == [("envido", by % 2, 1), ("truco", by % 2, 1)]


@pytest.mark.clause("CEGO-9.XVI.k-2", "CEGO-9.III-7")
def test_in_a_testa_what_is_said_after_leaving_is_void() -> None:
    table = em_testa(H1).call(0, "truco").leave(3, "pack")
    assert (table.gained, table.mesa.nth) == ((2, 0), 1)
    assert table.menu(3) == ()
    for action in (Quero("truco", 2), Call("envido", 2), Play(Card.of("1E"))):
        assert table.refused(3, action).code == "not-your-testa"
