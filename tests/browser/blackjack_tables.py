"""Tables of blackjack played up to a certain moment, from shoes that a test names."""

from random import Random
from typing import Self

from browser.prepared import just_now
from carteado.bots import bot
from carteado.game import CHANCE, Action, Seat
from carteado.pack import Shuffle
from carteado.table import Who
from carteado.table import entries as log
from carteado.wire import encode
from games.blackjack.kit.mesa import Mesa
from table.play_kit import begun, done
from table.table_kit import ANA, Clock, Process


class Prepared(Mesa):
    """A table whose acts are written as text."""

    def __init__(self, process: Process) -> None:
        self.process = process
        assert process.table.state is not None
        super().__init__(process.table.state)

    def _act(self, seat: Seat, action: Action) -> Self:
        if seat == CHANCE:
            self.process.write(log.Acted(at=self.process.clock.now, seat=seat, action=encode(action), by="table"))
        else:
            done(self.process, seat, action)
        assert self.process.table.state is not None
        self.state = self.process.table.state
        return self

    def by_habit(self, rng: Random) -> Self:
        """On to the end: the first seat, which is alone, plays as people do."""
        habits = bot("fregues", "blackjack")
        while self.state.outcome is None:
            (seat,) = self.state.actors()
            if seat == CHANCE:
                (offered,) = self.state.legal(CHANCE)
                assert isinstance(offered, Shuffle)
                chosen: Action | None = Shuffle(tuple(rng.sample(offered.cards, len(offered.cards))))
            else:
                chosen = habits.choose(self.state.view(seat), self.state.legal(seat), rng)
            assert chosen is not None
            self._act(seat, chosen)
        return self

    def rested(self) -> Process:
        """The table, once whatever rests after the last act is over."""
        self.process.clock.now = self.process.table.acted_at + self.process.table.rest
        return self.process


def opened(*people: Who, seats: int = 1, **options: str) -> Prepared:
    """A session before its first bet: Ana, and bots on the other seats."""
    process = Process(clock=Clock(just_now()), draw=Random(7).randbytes, checking=False, thinking=False)
    begun(people or (ANA,), process=process, game="blackjack", seats=seats, pace="fast", options=options)
    return Prepared(process)


def dealt(shoe: str, *bets: int, people: tuple[Who, ...] = (ANA,), **options: str) -> Prepared:
    """After the deal of a round: the shoe begins with these cards, and each seat has bet, 10 where nothing is said."""
    bets = bets or (10,)
    found = opened(*people, seats=len(bets), **options)
    for seat, chips in enumerate(bets):
        found.aposta(seat, chips)
    found.embaralha(shoe)
    return found
