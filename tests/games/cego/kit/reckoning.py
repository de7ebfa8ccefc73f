"""The bill of a volta worked out a second time, from what was heard and the cards, by the tables of sections 4 to 7.

It shares nothing with the engine but the events it reads, so that the two can disagree. It knows the house rules that change
what is paid, the lei do jogo, and first cards laid face down.
"""

from collections.abc import Mapping, Sequence

from carteado.cards import Card
from carteado.game import Event, Seat
from games.cego.kit.account import CONTRA, RESTO, STAKES, Account
from games.cego.kit.listener import strength
from games.cego.kit.worth import SONGS, envido_points, flor_points, has_flor

Owed = tuple[str, int, int]  # part, side, tentos
Bill = list[Owed]


class Reckoning:
    """One roda or testa: the seats in playing order, their cards, the score it began with, and all that was told."""

    def __init__(
        self,
        hands: Mapping[Seat, Sequence[Card]],
        seats: Sequence[Seat],
        score: Sequence[int],
        events: Sequence[Event],
        house: Mapping[str, str],
    ) -> None:
        self.hands = hands
        self.score = list(score)
        self.account = Account(seats, score, house)
        self.kept: list[Seat] = []  # who showed a flor that was not sung, and was paid for it
        for event in events:
            self.account.hear(event)

    def bill(self) -> Bill:
        """All that is paid, until a trio is out."""
        flor, song = self.flor_faults(), self.song_faults()
        points, truco_to = self.ended(self.points(flor))
        owed: Bill = []
        if points is not None:
            part, side, tentos = points
            at_fault = flor if part == "flor" else song
            if len(at_fault) < 2:
                owed.append((part, 1 - min(at_fault) if at_fault else side, tentos))
        hidden = [self.hidden(0), self.hidden(1)]
        if (hidden[0] > 0) != (hidden[1] > 0):
            owed.append(("flor", 1 if hidden[0] else 0, 3 * max(hidden)))
        faults = flor | song | {side for side in (0, 1) if hidden[side]}
        worth = self.account.asked or self.account.refused or self.account.level + 1
        if len(faults) == 1:
            owed.append(("truco", 1 - min(faults), worth))
        elif not faults and truco_to >= 0:
            owed.append(("truco", truco_to, worth))
        asked = sorted(self.account.demands - set(self.account.flor))  # which of two tentos comes first is written nowhere
        owed += [("penalty", seat & 1, 1) for seat in asked if not has_flor(self.hands[seat])]
        return self.until_out(owed)

    def until_out(self, owed: Bill) -> Bill:
        """RES-7: payment stops with the first that takes a trio out."""
        score = list(self.score)
        for nth, (_, side, tentos) in enumerate(owed):
            score[side] += tentos
            if score[side] >= 24:
                return owed[: nth + 1]
        return owed

    # How it ended: 4.4 and 4.8.

    def ended(self, points: Owed | None) -> tuple[Owed | None, int]:
        """The points as the end leaves them, and the side that has the truco, or -1."""
        heard = self.account
        loser = self.gave_up()
        if heard.admitted >= 0:
            return ("flor", 1 - (heard.admitted & 1), 3 * len(heard.flor)), -1
        if loser < 0 and self.takes_out(points):
            return points, -1
        if heard.refused:
            side = heard.asked_by
            kept = 0 if heard.plays_by("collectFlorOnEarlyNQ", "false") else self.singable(side)
            return ("flor", side, 3 * kept) if kept else points, side
        if loser >= 0:
            points = self.left(loser, points)
        if heard.down >= 0:
            return points, 1 - (heard.down & 1)
        return points, 1 - loser if loser >= 0 else self.by_vazas()

    def gave_up(self) -> int:
        """The side whose seats have all left, or -1."""
        sides = {side: {seat for seat in self.account.order if seat & 1 == side} for side in (0, 1)}
        return next((side for side, seats in sides.items() if seats <= self.account.passed), -1)

    def takes_out(self, points: Owed | None) -> bool:
        """XII-1: whether the points end the partida at once. Flores that met unsung wait for the end (RES-43)."""
        heard = self.account
        met = heard.flores(0, big=True) > 0 and heard.flores(1, big=True) > 0
        if points is None or (met and not heard.proposed()[0] and heard.lei < 0):
            return False
        return self.score[points[1]] + points[2] >= 24

    def left(self, loser: int, points: Owed | None) -> Owed | None:
        """What those who stay are paid for the points: the first table of 4.8."""
        heard, keeper = self.account, 1 - loser
        if heard.lei == keeper and not heard.answer:
            mine = self.keep([seat for seat in heard.order if seat & 1 == keeper])
            return ("flor", keeper, 3 * mine) if mine else ("envido", keeper, 1)
        if points is not None:
            return points
        if kept := self.singable(keeper):
            return ("flor", keeper, 3 * kept)
        silent = loser not in heard.spoke and not any(seat & 1 == loser for seat in heard.played)
        if silent and heard.asked and heard.plays_by("leaveCostsEnvido", "false"):
            return None
        return ("envido", keeper, 1) if silent or self.could_still_open(keeper) else None

    def could_still_open(self, keeper: int) -> bool:
        """Row c2: in a testa where one may call out of turn, leaving refuses the envido too."""
        heard = self.account
        barred = keeper in heard.early_truco or (heard.level > 0 and not heard.plays_by("envidoAfterTruco", "true"))
        fresh = any(seat & 1 == keeper and seat not in heard.played for seat in heard.order)
        return heard.testa and heard.plays_by("openTiming", "any") and fresh and not barred

    def singable(self, side: int) -> int:
        """Flores a side could still have sung, nothing having been opened."""
        heard = self.account
        if heard.chain or heard.flor:
            return 0
        return self.keep([seat for seat in heard.order if seat & 1 == side and seat not in heard.played | heard.passed])

    def keep(self, seats: Sequence[Seat]) -> int:
        """These show the flores they have and are paid for them."""
        self.kept = [seat for seat in seats if has_flor(self.hands[seat])]
        return len(self.kept)

    def by_vazas(self) -> int:
        """The table of section 6; -1 where no vaza was played."""
        vazas = self.account.vazas
        won = [vaza for vaza in vazas if vaza < 2]
        if vazas and vazas[0] < 2 and (2 in vazas[1:] or won.count(vazas[0]) == 2):
            return vazas[0]
        if won or not vazas:
            return won[-1] if won else -1
        first_of_the_strongest = max(self.account.last, key=lambda fall: strength(fall[1]))[0]
        return first_of_the_strongest & 1

    # The points: 4.2 and 4.3.

    def points(self, at_fault: set[int]) -> Owed | None:
        """The points part before anything comes out; `at_fault` are the sides whose flores are not what was sung."""
        heard = self.account
        if heard.flor:
            return ("flor", *self.flores(at_fault))
        if not heard.chain:
            return None
        if heard.answer == "yes" and heard.songs:
            return ("envido", self.best_song() & 1, self.pot(heard.chain))
        return ("envido", heard.chain_by, 1 if len(heard.chain) == 1 else self.pot(heard.chain[:-1]))

    def pot(self, chain: Sequence[str]) -> int:
        """What a chain is worth accepted."""
        if chain[-1] == "falta-envido":
            return self.account.falta
        total = sum(STAKES[call] for call in chain)
        return min(6, total) if self.account.testa and not self.account.plays_by("testaCap", "none") else total

    def flores(self, at_fault: set[int]) -> tuple[int, int]:
        """Side and tentos of the flores."""
        heard = self.account
        first = next(iter(heard.flor)) & 1
        if not heard.flores(1 - first):
            return first, 3 * heard.flores(first)
        for side in (first, 1 - first):
            if not heard.flores(side, big=True):
                return self.given_in(1 - side)
        step, by = (RESTO, heard.lei) if heard.lei >= 0 else heard.proposed()
        if not step:
            return self.flor_e_flor(at_fault)
        if heard.answer == "yes" and heard.songs:
            winner = self.best_song() & 1
            if step == CONTRA:
                return winner, self.contest(winner)
            return winner, 6 if heard.testa else self.contest(winner) + heard.falta
        if step == "over":
            refused = 4 if heard.plays_by("testaCFCFRrefused", "4") else 6
            return by, refused if heard.testa else self.contest(by)
        return self.given_in(by)

    def given_in(self, to: int) -> tuple[int, int]:
        """Three for each flor of who is given in to, one for each of the others."""
        return to, 3 * self.account.flores(to) + self.account.flores(1 - to)

    def flor_e_flor(self, at_fault: set[int]) -> tuple[int, int]:
        """Compared at the end; where one of them is none, all are paid whole (RES-17)."""
        heard = self.account
        if at_fault:
            return 1 - min(at_fault), 3 * len(heard.flor)
        standing = [seat for seat in heard.order if heard.flor.get(seat, "achico") != "achico"]
        winner = max(standing, key=lambda seat: (flor_points(self.hands[seat]), -heard.order.index(seat))) & 1
        return winner, self.contest(winner)

    def contest(self, winner: int) -> int:
        """Three for every flor, one for those of the losers that were made small (RES-16)."""
        big = self.account.flores(1 - winner, big=True)
        return 3 * (self.account.flores(winner) + big) + self.account.flores(1 - winner) - big

    def best_song(self) -> Seat:
        """The seat of the best song, the earlier in order of equal ones."""
        songs = self.account.songs
        return max(songs, key=lambda seat: (SONGS.index(songs[seat]), -self.account.order.index(seat)))

    # What comes out: section 7.

    def flor_faults(self) -> set[int]:
        """Sides with a flor that is none, was sung wrongly, or was not shown."""
        found = set()
        for seat in self.account.flor:
            cards = self.hands[seat]
            wrong = self.account.songs.get(seat, flor_points(cards)) != flor_points(cards)
            if seat in self.account.unseen or not has_flor(cards) or wrong:
                found.add(seat & 1)
        return found

    def song_faults(self) -> set[int]:
        """Sides with a song that was not shown, or is known to be wrong (RES-21)."""
        heard = self.account
        if heard.flor or not heard.songs:
            return set()
        proving = set(heard.songs) if heard.plays_by("verifySongs", "all") else {self.best_song()}
        found = {seat & 1 for seat in proving & heard.unseen}
        for seat, points in heard.songs.items():
            if (seat in proving or len(heard.public[seat]) == 3) and points != envido_points(self.hands[seat]):
                found.add(seat & 1)
        return found

    def hidden(self, side: int) -> int:
        """Flores of a side that were not sung and whose three cards are known."""
        heard = self.account
        cleared = heard.minha_flor if heard.plays_by("envidoMinhaFlor", "void") else set()
        silent = [seat for seat in heard.order if seat & 1 == side and seat not in {*heard.flor, *self.kept, *cleared}]
        return sum(1 for seat in silent if len(heard.public[seat]) == 3 and has_flor(self.hands[seat]))
