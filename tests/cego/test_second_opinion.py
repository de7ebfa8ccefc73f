"""The bill of a volta worked out a second time, from what was told and the cards, by the tables of sections 4 to 7.

Nothing of the engine's arithmetic is used: only its events and its words.
"""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from carteado.cards import Card
from carteado.game import Action, Event, Seat
from carteado.truco.cego.acts import Admit, AskFlor, GiveHandUp, Leave, Sing
from carteado.truco.cego.events import Admitted, Answered, Called, Declared, FlorAsked, LaidOver, LeiSaid, Proved, Sang, WentOut
from carteado.truco.events import Played, VazaWon
from cego_kit import MesaCego
from cego_kit.dealing import Choice, dealt, follow
from cego_kit.listener import SONGS, TRUCOS, strength
from cego_kit.reckoning import envido_points, flor_points, has_flor

Bill = list[tuple[str, int, int]]
STAKES = {"envido": 2, "envido-envido": 2, "real-envido": 3, "envido-minha-flor": 2}


class Conta:
    """One roda or testa as it was told, by the default readings or by a house rule."""

    def __init__(
        self, form: str, first: Seat, hands: dict[Seat, list[Card]], score: tuple[int, ...], house: Mapping[str, str]
    ) -> None:
        self.house = house
        self.testa = form == "testa"
        self.order = [first, (first + 3) % 6] if self.testa else [(first + n) % 6 for n in range(6)]
        self.hands = hands
        self.score = list(score)
        self.falta = 24 - max(score)
        if self.testa:
            self.falta = min(6, self.falta) if self.plays_by("testaFalta", "min") else 6
        self.chain: list[str] = []
        self.chain_by = -1
        self.level = self.asked = self.refused = 0
        self.asked_by = self.down = self.lei = self.admitted = -1
        self.flor: dict[Seat, str] = {}
        self.step = ""
        self.step_by = -1
        self.answer = ""  # to the points: yes, no, shrink
        self.songs: dict[Seat, int] = {}
        self.spoke: set[int] = set()
        self.public: dict[Seat, set[Card]] = {seat: set() for seat in self.order}
        self.played: set[Seat] = set()
        self.passed: set[Seat] = set()
        self.unseen: set[Seat] = set()
        self.demands: set[Seat] = set()
        self.vazas: list[int] = []
        self.kept: list[Seat] = []
        self.fallen: list[tuple[Seat, Card]] = []
        self.last: list[tuple[Seat, Card]] = []
        self.minha_flor: set[Seat] = set()
        self.early_truco: set[int] = set()  # sides that said truco before the speaker's first card

    def plays_by(self, key: str, value: str) -> bool:
        return self.house.get(key) == value

    # What is told.

    def hear(self, event: Event) -> None:
        match event:
            case LeiSaid(seat, falta, _):
                self.lei, self.chain, self.chain_by, self.falta = seat & 1, ["falta-envido"], seat & 1, falta
                self.asked, self.asked_by = 1, seat & 1
                self.spoke.add(seat & 1)
            case Called(seat, call, _, _, down):
                self.called(seat, call)
                self.spoke.add(seat & 1)
                if down:
                    self.down = seat
            case Declared(seat, what, _):
                self.spoke.add(seat & 1)
                if what != "e-boa":
                    self.flor[seat] = what
            case Answered(seat, wants, part, _, _, passing, shrinking, _):
                self.spoke.add(seat & 1)
                self.answered(wants, part, passing, shrinking)
            case Sang(seat, points, _, _):
                self.songs[seat] = points
            case Played(seat, card):
                assert card is not None
                self.public[seat].add(card)
                self.played.add(seat)
                self.fallen.append((seat, card))
            case LaidOver(seat, card):
                self.public[seat].add(card)
            case Proved(seat, cards, _, _):
                self.public[seat] |= set(cards)
            case FlorAsked(_, asked, _):
                self.demands.add(asked)
            case Admitted(seat, _):
                self.admitted = seat
            case WentOut(seats, how, _):
                self.passed |= set(seats)
                if how == "unseen":
                    self.unseen |= set(seats)
            case VazaWon(_, winner):
                self.vazas.append(2 if winner is None else winner)
                self.last, self.fallen = self.fallen, []
            case _:
                pass

    def called(self, seat: Seat, call: str) -> None:
        side = seat & 1
        if call == "envido-minha-flor":
            self.minha_flor.add(seat)
        if "truco" in call and call != "retruco" and seat not in self.played:
            self.early_truco.add(side)
        if call in TRUCOS:
            self.asked, self.asked_by = TRUCOS.index(call), side
        elif call == "flor-e-truco":
            self.flor[seat] = "flor"
            self.asked, self.asked_by = 1, side
        elif call.endswith("-e-truco") or call.startswith("truco-e-"):
            self.chain, self.chain_by = [call.removesuffix("-e-truco").removeprefix("truco-e-")], side
            self.asked, self.asked_by = 1, side
        elif call in STAKES or call == "falta-envido":
            self.chain.append(call)
            self.chain_by = side
        elif seat in self.flor:
            over = (self.step or self.said_step()[0]) == "contra-flor"
            self.step = "over" if call == "contra-flor-e-o-resto" and over else call
            self.step_by = side
        else:
            self.flor[seat] = call

    def answered(self, wants: bool, part: str, passing: str, shrinking: bool) -> None:
        if part in ("envido", "flor", "both"):
            self.answer = "shrink" if shrinking else "no" if not wants or passing == "envido" else "yes"
        if part in ("truco", "both"):
            if wants and passing != "truco":
                self.level, self.asked = self.asked, 0
            else:
                self.refused, self.asked = self.asked, 0

    # What it comes to.

    def said_step(self) -> tuple[str, int]:
        """What was put on the flores when they were said, and by which side."""
        if not self.flor:
            return ("", -1)
        first = next(iter(self.flor)) & 1
        for side in (first, 1 - first):
            said = [form for seat, form in self.flor.items() if seat & 1 == side]
            if "contra-flor-e-o-resto" in said:
                return ("contra-flor-e-o-resto", side)
            if "contra-flor" in said:
                return ("contra-flor", side)
        return ("", -1)

    def count(self, side: int, *, big: bool = False) -> int:
        return sum(1 for seat, form in self.flor.items() if seat & 1 == side and not (big and form == "achico"))

    def contest(self, winner: int) -> int:
        loser = 1 - winner
        shrunk = self.count(loser) - self.count(loser, big=True)
        return 3 * (self.count(winner) + self.count(loser, big=True)) + shrunk

    def singer(self) -> Seat:
        return max(self.songs, key=lambda seat: (SONGS.index(self.songs[seat]), -self.order.index(seat)))

    def points(self, at_fault: set[int]) -> tuple[str, int, int] | None:
        if self.flor:
            return self.flores(at_fault)
        if not self.chain:
            return None
        if self.answer == "yes" and self.songs:
            return ("envido", self.singer() & 1, self.pot(self.chain))
        return ("envido", self.chain_by, 1 if len(self.chain) == 1 else self.pot(self.chain[:-1]))

    def pot(self, chain: list[str]) -> int:
        if chain[-1] == "falta-envido":
            return self.falta
        total = sum(STAKES[call] for call in chain)
        return min(6, total) if self.testa and not self.plays_by("testaCap", "none") else total

    def flores(self, at_fault: set[int]) -> tuple[str, int, int]:
        first = next(iter(self.flor)) & 1
        other = 1 - first
        if not self.count(other):
            return ("flor", first, 3 * self.count(first))
        for side in (first, other):
            if not self.count(side, big=True):
                return ("flor", 1 - side, 3 * self.count(1 - side) + self.count(side))
        step, by = (self.step, self.step_by) if self.step else self.said_step()
        if self.lei >= 0:
            step, by = "contra-flor-e-o-resto", self.lei
        if not step:
            bare = [seat for seat in self.order if seat in self.flor and self.flor[seat] != "achico"]
            best = max(bare, key=lambda seat: (flor_points(self.hands[seat]), -self.order.index(seat)))
            if at_fault:
                return ("flor", 1 - min(at_fault), 3 * len(self.flor))
            return ("flor", best & 1, self.contest(best & 1))
        if self.answer == "yes" and self.songs:
            winner = self.singer() & 1
            if step == "contra-flor":
                return ("flor", winner, self.contest(winner))
            return ("flor", winner, 6 if self.testa else self.contest(winner) + self.falta)
        if step == "over":
            refused = 4 if self.plays_by("testaCFCFRrefused", "4") else 6
            return ("flor", by, refused if self.testa else self.contest(by))
        return ("flor", by, 3 * self.count(by) + self.count(1 - by))

    def flor_faults(self) -> set[int]:
        found = set()
        for seat in self.flor:
            cards = self.hands[seat]
            if seat in self.unseen or not has_flor(cards) or self.songs.get(seat, flor_points(cards)) != flor_points(cards):
                found.add(seat & 1)
        return found

    def song_faults(self) -> set[int]:
        if self.flor or not self.songs:
            return set()
        best = self.singer()
        proving = set(self.songs) if self.plays_by("verifySongs", "all") else {best}
        found = {seat & 1 for seat in proving & self.unseen}
        for seat, points in self.songs.items():
            if (seat in proving or len(self.public[seat]) == 3) and points != envido_points(self.hands[seat]):
                found.add(seat & 1)
        return found

    def hidden(self, side: int) -> int:
        cleared = self.minha_flor if self.plays_by("envidoMinhaFlor", "void") else set()
        mine = [
            seat for seat in self.order if seat & 1 == side and seat not in self.flor and seat not in {*self.kept, *cleared}
        ]
        return sum(1 for seat in mine if len(self.public[seat]) == 3 and has_flor(self.hands[seat]))

    def singable(self, side: int) -> int:
        """Flores a side could still have sung, nothing having been opened."""
        if self.chain or self.flor:
            return 0
        fresh = [seat for seat in self.order if seat & 1 == side and seat not in self.played | self.passed]
        return self.keep(fresh)

    def keep(self, seats: list[Seat]) -> int:
        """These show the flores they have and are paid for them."""
        self.kept = [seat for seat in seats if has_flor(self.hands[seat])]
        return len(self.kept)

    def by_vazas(self) -> int:
        won = [vaza for vaza in self.vazas if vaza < 2]
        if self.vazas and self.vazas[0] < 2 and (2 in self.vazas[1:] or won.count(self.vazas[0]) == 2):
            return self.vazas[0]
        return won[-1] if won else self.first_of_the_strongest() & 1

    def first_of_the_strongest(self) -> Seat:
        """Of three pardas: who first played the strongest card of the third."""
        return max(self.last, key=lambda fall: strength(fall[1]))[0]

    def bill(self) -> Bill:
        flor, song = self.flor_faults(), self.song_faults()
        points = self.points(flor)
        loser = next((side for side in (0, 1) if self.passed.issuperset(seat for seat in self.order if seat & 1 == side)), -1)
        truco_to = -1
        hidden_flores = self.flor and not self.step and not self.said_step()[0] and self.lei < 0 and self.both_big()
        out = points is not None and self.score[points[1]] + points[2] >= 24 and not hidden_flores
        if self.admitted >= 0:
            points, out = ("flor", 1 - (self.admitted & 1), 3 * len(self.flor)), True
        elif self.refused and not (out and loser < 0):
            truco_to = self.asked_by
            kept = 0 if self.plays_by("collectFlorOnEarlyNQ", "false") else self.singable(truco_to)
            points = ("flor", truco_to, 3 * kept) if kept else points
        elif loser >= 0:
            truco_to = 1 - loser
            points = self.left(loser, points)
        elif self.down >= 0:
            truco_to = 1 - (self.down & 1)
        elif not out:
            truco_to = self.by_vazas()
        if self.down >= 0 and not (out and loser < 0):
            truco_to = 1 - (self.down & 1)
        if out and loser < 0:
            truco_to = -1
        return self.paid(points, flor, song, truco_to)

    def both_big(self) -> bool:
        return self.count(0, big=True) > 0 and self.count(1, big=True) > 0

    def left(self, loser: int, points: tuple[str, int, int] | None) -> tuple[str, int, int] | None:
        keeper = 1 - loser
        if self.lei == keeper and not self.answer:
            mine = self.keep([seat for seat in self.order if seat & 1 == keeper])
            return ("flor", keeper, 3 * mine) if mine else ("envido", keeper, 1)
        if points is not None:
            return points
        kept = self.singable(keeper)
        if kept:
            return ("flor", keeper, 3 * kept)
        silent = loser not in self.spoke and not any(seat & 1 == loser for seat in self.played)
        if silent and self.asked and self.plays_by("leaveCostsEnvido", "false"):
            return None
        return ("envido", keeper, 1) if silent or self.could_still_open(keeper) else None

    def could_still_open(self, keeper: int) -> bool:
        """Row c2 of 4.8: in a testa where one may call out of turn, leaving refuses the envido too."""
        barred = keeper in self.early_truco or (self.level > 0 and not self.plays_by("envidoAfterTruco", "true"))
        fresh = any(seat & 1 == keeper and seat not in self.played for seat in self.order)
        return self.testa and self.plays_by("openTiming", "any") and fresh and not barred

    def paid(self, points: tuple[str, int, int] | None, flor: set[int], song: set[int], truco_to: int) -> Bill:
        found: Bill = []
        if points is not None:
            part, side, tentos = points
            at_fault = flor if part == "flor" else song
            if len(at_fault) < 2:
                found.append((part, 1 - min(at_fault) if at_fault else side, tentos))
        hidden = [self.hidden(0), self.hidden(1)]
        if (hidden[0] > 0) != (hidden[1] > 0):
            found.append(("flor", 1 if hidden[0] else 0, 3 * max(hidden)))
        faults = flor | song | {side for side in (0, 1) if hidden[side]}
        worth = self.asked or self.refused or self.level + 1
        if len(faults) == 1:
            found.append(("truco", 1 - min(faults), worth))
        elif not faults and truco_to >= 0:
            found.append(("truco", truco_to, worth))
        found += [("penalty", seat & 1, 1) for seat in sorted(self.demands - set(self.flor)) if not has_flor(self.hands[seat])]
        return self.until_out(found)

    def until_out(self, bill: Bill) -> Bill:
        found: Bill = []
        for part, side, tentos in bill:
            found.append((part, side, tentos))
            self.score[side] += tentos
            if self.score[side] >= 24:
                break
        return found


def anything(rng: Random, acts: Sequence[Action]) -> Action:
    """Any act, but leaving, asking and owning up only now and then, and songs not all at random."""
    rare = [act for act in acts if isinstance(act, (Leave, GiveHandUp, AskFlor, Admit))]
    common = [act for act in acts if act not in rare] or list(acts)
    if rare and rng.random() < 0.06:
        return rng.choice(rare)
    if isinstance(common[0], Sing) and rng.random() < 0.5:
        return common[-1]
    return rng.choice(common)


def ended(table: MesaCego, nth: int) -> bool:
    return table.mesa.phase != "play" or table.mesa.nth != nth


# By house rule, what leads to where it is felt: words, and names of acts.
ROADS = {
    "leaveCostsEnvido=false": "truco pack GiveHandUp",
    "collectFlorOnEarlyNQ=false": "truco NaoQuero",
    "testaCFCFRrefused=4": "flor contra-flor contra-flor-e-o-resto NaoQuero",
    "testaCap=none": "real-envido envido envido-envido e-boa Quero",
    "testaFalta=min": "falta-envido e-boa Quero",
    "verifySongs=all": "envido e-boa Quero Sing unseen",
    "envidoMinhaFlor=void": "envido-minha-flor e-boa NaoQuero Play",
    "openTiming=any envidoAfterTruco=true": "truco Quero pack",
}


def paid_in(rng: Random, form: str, options: dict[str, str], choose: Choice) -> set[str]:
    """One deal at random, each bill of it as told and as worked out; the parts that were paid."""
    score = (rng.randrange(17), rng.randrange(17)) if form == "testa" else (rng.randrange(24), rng.randrange(24))
    hands = dealt(rng)
    lei = rng.randrange(6) if form == "lei" else None
    table = MesaCego("testa" if form == "testa" else "roda", hands, score, lei, options)
    cards = {seat: [card for card in table.mesa.hands[seat].dealt_cards if card is not None] for seat in range(6)}
    kinds: set[str] = set()
    while table.mesa.phase == "play":
        nth = table.mesa.nth
        conta = Conta(table.mesa.form, table.mesa.first, cards, table.score, options)
        start, paid = len(table.events), len(table.credits())
        acts: list[str] = []
        while not ended(table, nth):
            actors = table.state.actors()
            seat = rng.choice(actors) if rng.random() < 0.9 else rng.randrange(6)
            legal = table.menu(seat)
            if legal:
                act = choose(rng, legal)
                acts.append(f"{seat} {act}")
                table.do(seat, act)
        for event in [*table.told(LeiSaid), *table.events[start:]]:
            conta.hear(event)
        told = table.credits()[paid:]
        kinds |= {part for part, _, _ in told}
        assert told == conta.bill(), f"{options} {hands} {score} {lei}: {acts}"
    return kinds


@pytest.mark.clause(
    "CEGO-9.VIII.a-1", "CEGO-9.X-2", "CEGO-9.X-4", "CEGO-9.XI-5", "CEGO-9.XIV-25", "CEGO-9.XVI.h-1", "CEGO-9.II-1"
)
@pytest.mark.parametrize("form", ["roda", "testa", "lei"])
@pytest.mark.parametrize("profile", ["faithful", "clean"])
def test_the_bill_is_what_the_catalogue_says(form: str, profile: str) -> None:
    rng = Random(f"{form} {profile} 1")
    kinds: set[str] = set()
    for _ in range(120):
        kinds |= paid_in(rng, form, {"profile": profile}, anything)
    assert {"envido", "flor", "truco"} <= kinds


@pytest.mark.parametrize("rule", ROADS)
def test_the_bill_is_what_a_house_rule_says(rule: str) -> None:
    rng, options = Random(f"{rule} 1"), dict(one.split("=") for one in rule.split())
    for number in range(20):
        paid_in(rng, ("roda", "testa", "testa")[number % 3], options, follow(ROADS[rule]))
