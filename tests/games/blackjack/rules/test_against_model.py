"""The rules beside a model written from the catalogue alone: the same acts through both, everything compared after each."""

from random import Random
from typing import Final

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, Action, Seat
from carteado.games.blackjack.rules.acts import Bet, Decline, Double, Hit, Insure, Split, Stand, Surrender
from carteado.games.blackjack.rules.regulation import OPTIONS
from carteado.games.blackjack.rules.views import BlackjackView, Mao, Mesa
from carteado.pack import Shuffle
from conformance_kit.build import tries
from games.blackjack.model.counting import PACK
from games.blackjack.model.game import HIDDEN, Model

WORDS: Final[dict[type[Action], str]] = {
    Bet: "bet", Insure: "insure", Decline: "decline", Surrender: "surrender", Stand: "stand", Hit: "hit", Double: "double",
    Split: "split",
}  # fmt: skip
LIKED: Final = {"split": 30, "double": 2, "insure": 3, "surrender": 1, "stand": 3, "hit": 4}
SESSIONS: Final = tries(150, 400)
DRAWN: Final = ("decks", "stack", "bet_min", "bet_max", "rounds", "min_players", "clock", "max_hands")  # numbers


def settings(rng: Random) -> dict[str, str]:
    """House rules at random: often few packs, so that the shoe runs out; odd bets; stacks that are soon short."""
    found = {choice.key: rng.choice(list(choice.values)) for choice in OPTIONS.choices if choice.key not in DRAWN}
    found["decks"] = rng.choice(("1", "1", "2", "4"))
    found["bet_min"], found["bet_max"] = rng.choice((("1", "7"), ("2", "20"), ("5", "5")))
    found["stack"] = rng.choice(("5", "13", "40", "100", "100"))
    found["rounds"], found["min_players"] = rng.choice(("3", "8")), rng.choice(("1", "1", "2"))
    found["resplit"], found["resplit_aces"] = rng.choice(("true", "true", "false")), rng.choice(("true", "true", "false"))
    found["max_hands"] = rng.choice(("2", "3", "4", "4"))
    if found["surrender"] == "late":
        found["peek"] = "true"
    return found


def pack(rng: Random, decks: int) -> list[str]:
    """Shuffled packs, the cards of some one value on top of the others more often than chance would have it."""
    cards = [*PACK] * decks
    rng.shuffle(cards)
    rank, swept = rng.choice("AA238K"), rng.choice((0.0, 0.5, 1.5))
    return sorted(cards, key=lambda card: rng.random() + swept * (card[0] != rank))


class Beside:
    """One session on two tables."""

    def __init__(self, seats: int, chosen: dict[str, str]) -> None:
        self.state = catalogue.new("blackjack", seats, chosen)
        self.model = Model(chosen, [2 * int(chosen["stack"])] * seats)
        self.seats, self.decks = seats, int(chosen["decks"])
        self.told: list[object] = [chosen]

    @property
    def mesa(self) -> Mesa:
        return self.seen(PUBLIC)

    def seen(self, seat: Seat) -> Mesa:
        view = self.state.view(seat)
        assert isinstance(view, BlackjackView)
        return view.shown

    def step(self, rng: Random) -> None:
        """The next act, chosen at random, and the comparison after it."""
        actor = rng.choice(self.state.actors())
        if actor == CHANCE:
            assert self.model.wants_shuffle(), self.told
            cards = pack(rng, self.decks)
            self.model.feed(cards)
            self._apply(CHANCE, Shuffle(tuple(map(Card.of, cards))))
        else:
            self._act(actor, rng)
        self.compare()

    def _act(self, seat: Seat, rng: Random) -> None:
        menu = self.state.legal(seat)
        words = {WORDS[type(act)] for act in menu}
        if self._only_for_show(seat, words):
            self._apply(seat, menu[0])
            return
        assert words == self.model.choices(seat), self.told
        action = rng.choices(menu, [LIKED.get(WORDS[type(act)], 1) for act in menu])[0]
        if isinstance(action, Bet):
            least, most = self.model.bet_range(seat)
            action = Bet(action.round, rng.randint(least, most))
            assert self.state.check(seat, Bet(action.round, most + 1)) is not None, self.told
            assert self.state.check(seat, Bet(action.round, least - 1)) is not None, self.told
        self.model.act(seat, WORDS[type(action)], action.chips if isinstance(action, Bet) else 0)
        self._apply(seat, action)

    def _only_for_show(self, seat: Seat, words: set[str]) -> bool:
        """In Nevada a split ace is asked though it may only stand: whether it may do more is nobody's to see (BJ-S6)."""
        mesa = self.mesa
        return words == {"stand"} and mesa.turn == seat and mesa.lugares[seat].maos[mesa.hand].of_aces

    def _apply(self, seat: Seat, action: Action) -> None:
        self.told.append((seat, action))
        self.state = self.state.apply(seat, action).state

    def compare(self) -> None:
        """Who is asked, what everybody has and sees, and what the last round brought."""
        model, mesa = self.model, self.mesa
        assert (mesa.phase == "over") == model.over == (self.state.outcome is not None), self.told
        asked = set(self.state.actors())
        if CHANCE not in asked and mesa.turn in asked and self._only_for_show(mesa.turn, self._words(mesa.turn)):
            return  # the model is further
        if CHANCE in asked:
            assert model.wants_shuffle(), self.told
        else:
            assert asked == set(model.actors()), self.told
        if mesa.phase in ("betting", "over"):
            self._settled(mesa)
        elif CHANCE not in asked:
            for viewer in (PUBLIC, *range(self.seats)):
                self._round(self.seen(viewer), None if viewer == PUBLIC else viewer)

    def _words(self, seat: Seat) -> set[str]:
        return {WORDS[type(act)] for act in self.state.legal(seat)}

    def _settled(self, mesa: Mesa) -> None:
        last = self.model.last
        assert [lugar.free for lugar in mesa.lugares] == self.model.stacks, self.told
        if last is not None and not any(lugar.bet for lugar in mesa.lugares):
            gains = [now - before for now, before in zip(mesa.score, mesa.base, strict=True)]
            assert gains == last.gains, self.told
            assert list(map(str, mesa.house_cards)) == last.house, self.told
            for lugar in mesa.lugares:
                modelled = [hand.cards for hand in last.hands.get(lugar.seat, [])]
                assert [list(map(str, mao.hand_cards)) for mao in lugar.maos] == modelled, self.told

    def _round(self, mesa: Mesa, viewer: Seat | None) -> None:
        model = self.model
        house = list(map(str, mesa.house_cards)) + [HIDDEN] * (mesa.house_count - len(mesa.house_cards))
        assert house == model.sees_house(), self.told
        for lugar in mesa.lugares:
            assert [told(mao) for mao in lugar.maos] == model.sees(viewer, lugar.seat), self.told
            given = sum(mao.stake // 2 for mao in lugar.maos if mao.state == "surrendered")  # the model returns it at the end
            assert lugar.free - given == model.stacks[lugar.seat], self.told


def told(mao: Mao) -> list[str]:
    """A hand as somebody sees it, in the words of the model."""
    return list(map(str, mao.hand_cards)) or [HIDDEN] * mao.count


@pytest.mark.parametrize("seed", range(SESSIONS))
def test_a_session_goes_on_both_tables_alike(seed: int) -> None:
    rng = Random(seed)
    chosen = settings(rng)
    table = Beside(rng.randint(int(chosen["min_players"]), 7), chosen)
    while not table.model.over:
        table.step(rng)
    assert table.state.outcome is not None
