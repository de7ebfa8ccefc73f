"""A position of Truco Cego from the facts people tell: reached from a fresh deal by acts that the engine allows.

Rule 1: nothing is written into a state; what cannot be reached by legal acts is not a position, and `Unreachable` says why.
Rule 2: songs are true, so that nothing comes out at the end but what was told.
Rule 3: cards fall before a bet of points that still waits for an answer, and after one that has it.
Rule 4: points and truco that were put together are put in one breath here too, and have the one answer that was told.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from carteado import catalogue
from carteado.arbitro.asking import CUT, PLAY, Score
from carteado.game import CHANCE, REFEREE, Action, Event, Reason, Seat, State
from carteado.games.cego.rules import clauses, words
from carteado.games.cego.rules.acts import Call, Declare, Defer, Leave, LeiDoJogo, NaoMato, NaoQuero, Quero, Sing
from carteado.games.cego.rules.pontos import SONGS, envido_song, flor_song
from carteado.games.cego.rules.rulebook import CEGO, POWER, SEATS
from carteado.games.cego.rules.views import CegoView, MesaCego
from carteado.games.cego.rulings.hands import Wanted
from carteado.games.cego.rulings.volta import DOUBLE, LEI, REFUSED, WANTED, Volta
from carteado.pack import Cut, Deal, Ruling, Shuffle
from carteado.tricks.play import Play

LIFTED: Final = 20
SCORE_CLAUSE: Final = "CEGO-11-1"
_SAME: Final = "o placar que foi contado"
_DOUBLES: Final = {
    words.ENVIDO: words.ENVIDO_E_TRUCO,
    words.REAL_ENVIDO: words.REAL_ENVIDO_E_TRUCO,
    words.FALTA_ENVIDO: words.FALTA_ENVIDO_E_TRUCO,
}
_PASSING: Final = {"": "", "points": words.OF_ENVIDO, "truco": words.OF_TRUCO}
Wish = Callable[[Any], bool]


class Unreachable(Exception):
    """What was told cannot have come about, for this reason."""

    def __init__(self, code: str, clause: str = "") -> None:
        super().__init__(code)
        self.reason = Reason(code, clause)


class Position:
    """A table on the way to what was told."""

    def __init__(self, options: Mapping[str, str], score: Score, dealer: Seat, volta: Volta) -> None:
        self.options = options
        self.score = score
        self.dealer = dealer
        self.volta = volta
        self.small: Collection[Seat] = ()
        self.here = (0, 0)
        later = volta.form == "testa" and volta.testa > 1
        start = (0, 0) if later else score
        self.state: State = catalogue.new(CEGO.id, options=options, score=start, dealer=dealer, form=volta.form)

    # Doing.

    def do(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """One act, and what happened in it."""
        step = self.state.apply(seat, action)
        self.state = step.state
        return step.events

    def say(self, kind: type[Action], wish: Wish = lambda _: True, wrong: str = "not-so") -> None:
        """The first of those waited for who may say such a thing says it."""
        for seat in self.state.actors():
            for action in self.state.legal(seat):
                if isinstance(action, kind) and wish(action):
                    self.do(seat, action)
                    return
        raise Unreachable(wrong)

    def call(self, word: str, wrong: str) -> None:
        """The same for a call."""
        self.say(Call, lambda call: call.call == word, wrong)

    @property
    def mesa(self) -> MesaCego:
        """The table as the referee sees it."""
        view = self.state.view(REFEREE)
        assert isinstance(view, CegoView)
        return view.known

    # From the pack to the cards.

    def dealt(self, wanted: Wanted, when: str, proposers: int) -> None:
        """The pack is shuffled, and unless it is still to be cut the cards are dealt; testas before this one are played.

        Side `proposers` says the lei do jogo, where it was said.
        """
        self.do(CHANCE, Shuffle(wanted.pack(self.dealer, LIFTED)))
        if when == CUT:
            return
        self.do((self.dealer - 1) % SEATS, Cut(LIFTED))
        if self.volta.together == LEI:
            self._say_lei(proposers)
        self.do(self.dealer, Deal())
        self._skip_testas()
        self.here = (self.mesa.mao, self.mesa.nth)

    def _say_lei(self, seat: Seat) -> None:
        said = next((action for action in self.state.legal(seat) if isinstance(action, LeiDoJogo)), None)
        if said is None:
            raise Unreachable("lei-in-testa", clauses.LEI)
        self.do(seat, said)

    def _skip_testas(self) -> None:
        if self.volta.form == "roda" or self.volta.testa == 1:
            return
        for _ in range(self.volta.testa - 1):
            self.say(Leave, lambda leave: leave.how == words.PASS)
        self.do(REFEREE, Ruling(SCORE_CLAUSE, None, score=self.score, why=_SAME))

    def over(self) -> bool:
        """Whether the volta that was told of has ended."""
        return self.mesa.phase != "play" or (self.mesa.mao, self.mesa.nth) != self.here

    def opened(self, callers: int, when: str, said: Collection[Seat]) -> None:
        """What was bet on points, and the cards that lay before it; side `callers` spoke last, where it could be."""
        volta = self.volta
        if volta.together == LEI:
            self._lei(said)
            return
        if not volta.calls and not said:
            if volta.together:
                raise Unreachable("points-with-truco", "CEGO-9.VIII.i-1")
            return
        if volta.pending and volta.truco:
            raise Unreachable("points-before-truco", clauses.TRUCO_QUERO)
        if volta.pending and volta.asked and not volta.together:
            self.call(words.TRUCO, "no-truco-now")
        elif volta.pending and when == PLAY:
            self.fall_until(lambda mesa: bool(mesa.vazas) and self._may_open(mesa, callers))
        if said:
            self._flores(said)
        else:
            self._envido()

    def _may_open(self, mesa: MesaCego, callers: int) -> bool:
        """Whether who has the turn can begin it; in a testa nobody is left after that."""
        return self.volta.form == "testa" or (mesa.turn + len(self.volta.calls) - 1) & 1 == callers

    # Points.

    def _envido(self) -> None:
        first, *raises = self.volta.calls
        self.call(_DOUBLES.get(first, "") if self.volta.together == DOUBLE else first, "no-such-chain")
        self._gate(())
        for word in raises:
            self.call(word, "no-such-chain")
        self._answer()

    def _flores(self, said: Collection[Seat]) -> None:
        """Who has the turn says a flor or, without one, an envido that the flores undo."""
        if self.volta.together == DOUBLE:
            self.fall_until(lambda mesa: mesa.turn in said)
            self.call(words.FLOR_E_TRUCO, "flores-too-late")
        else:
            self.call(self._form(self.mesa.turn) if self.mesa.turn in said else words.ENVIDO, "flores-too-late")
        if self.mesa.window == "envido":
            self.call(words.FLOR, "flores-too-late")
        self._gate(said)
        if not self.volta.calls:
            while self.mesa.window == "flor-raise":
                self.say(Defer)
            return
        for word in self.volta.calls:
            self.call(word, "no-such-bet")
        self._answer()

    def _gate(self, said: Collection[Seat], window: str = "gate") -> None:
        while self.mesa.window == window:
            seat = self.state.actors()[0]
            form = self._form(seat) if window == "gate" else words.FLOR
            declared = Declare(form if seat in said else words.E_BOA)
            if self.state.check(seat, declared) is not None:
                raise Unreachable("both-shrunk", clauses.SHRUNK_FIRST)
            self.do(seat, declared)

    def _form(self, seat: Seat) -> str:
        """A flor as this seat says it: those made small are the last ones of their side."""
        return words.ACHICO if seat in self.small else words.FLOR

    def _answer(self) -> None:
        volta = self.volta
        if volta.answer == REFUSED:
            self.say(NaoQuero)
        elif volta.answer == WANTED:
            raising = volta.answered_whole and volta.steps > 1
            self.say(Quero, lambda quero: (quero.passing, quero.raising) == (_PASSING[volta.passed], raising))

    def _lei(self, said: Collection[Seat]) -> None:
        """The side that answers says its flores first, then the answer; then the others say theirs."""
        volta = self.volta
        self._gate(said, "lei-flor")
        if volta.answer not in (WANTED, REFUSED):
            return
        with_flor = any(seat in said for seat in self.state.actors())
        shrinking = with_flor and bool(self.small)
        if volta.refuses_truco and (shrinking or (volta.answer == REFUSED and not with_flor)):
            self.say(NaoQuero, lambda answer: answer.shrinking == shrinking)
        else:
            wish = (words.OF_TRUCO if volta.refuses_truco else _PASSING[volta.passed], volta.steps > 1, shrinking)
            self.say(Quero, lambda answer: (answer.passing, answer.raising, answer.shrinking) == wish)
        self._gate(said, "lei-flor-proposers")

    def sung(self, until: Seat | None) -> None:
        """Everybody sings the truth where it beats what was sung, until it is the turn of one of them, or to the end."""
        while self.mesa.window == "song" and self.mesa.singer != until:
            mesa = self.mesa
            points = self._true_song(mesa, mesa.singer)
            best = mesa.hands[mesa.best].song if mesa.best >= 0 else None
            beats = best is None or SONGS.index(points) > SONGS.index(best)
            self.do(mesa.singer, Sing(points) if beats else NaoMato())

    def _true_song(self, mesa: MesaCego, seat: Seat) -> int:
        a, b, c = (card.index for card in mesa.hands[seat].dealt_cards if card is not None)
        song: int = SONGS[flor_song(a, b, c) if mesa.points == "flor" else envido_song(a, b, c)]
        return song

    # Cards and truco.

    def fall_until(self, enough: Callable[[MesaCego], bool]) -> None:
        """Cards fall until that is enough; at most one vaza and the start of the next."""
        for _ in range(2 * SEATS - 1):
            mesa = self.mesa
            if mesa.phase != "play" or mesa.window != "turn" or enough(mesa):
                return
            self.say(Play)

    def vaza(self) -> None:
        """One vaza is played, so that everybody has laid a card."""
        self.fall_until(lambda mesa: bool(mesa.results))

    def trucado(self, callers: int, when: str) -> None:
        """Truco and what follows it, each put by the other side, the last one answered or not; `callers` as in `opened`."""
        volta = self.volta
        steps = volta.steps
        if volta.refuses_truco and self.mesa.window == "truco":
            self.say(NaoQuero)
        if not steps or volta.pending or volta.refuses_truco:
            return
        if self.mesa.phase == "over":
            raise Unreachable("partida-decided", clauses.PARTIDA)
        if not self.mesa.asked and not self.mesa.level:
            if when == PLAY:
                self.fall_until(lambda mesa: (mesa.turn + steps - 1) & 1 == callers)
            self.call(words.TRUCO, "no-truco-now")
        for _ in range(steps - (self.mesa.asked or self.mesa.level)):
            self.say(Quero, lambda quero: quero.raising, "no-truco-now")
        if not volta.open_truco and self.mesa.window == "truco":
            self.say(Quero, lambda quero: not quero.raising)

    def finished(self, winner: int) -> None:
        """The vazas are played to the end, one side's strongest cards against the other's weakest."""
        while not self.over():
            if self.mesa.window != "turn":
                raise Unreachable("answer-still-owed")
            seat = self.mesa.turn
            plays = [action for action in self.state.legal(seat) if isinstance(action, Play)]
            best = max if seat & 1 == winner else min
            self.do(seat, best(plays, key=lambda play: POWER[play.card.index]))
