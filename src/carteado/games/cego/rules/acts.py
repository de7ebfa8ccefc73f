"""What is said and done at a table of Truco Cego. Every answer says what it answers and for how many tentos.

The acts that every pack and every game of vazas has stand in `pack` and `tricks.play`.
Inside the engine an act of a player is a small integer, its code; codes below `SING` fit together in one mask, a menu.
"""

from typing import Final

from carteado.cards import Card
from carteado.game import Action, Seat
from carteado.games.cego.rules import words
from carteado.games.cego.rules.pontos import SONGS
from carteado.native import mypyc_attr
from carteado.pack import Cut, Deal, Draw, Keep, Refuse, Ruling, Shuffle
from carteado.tricks.play import Play

PLAY: Final = 0  # + place
PASSES: Final = 3
TO_PACK: Final = 4
UNSEEN: Final = 5
CONCEDE: Final = 6
ENVIDO: Final = 7
REAL: Final = 8
FALTA: Final = 9
FLOR: Final = 10
RESTO: Final = 11
ACHICO: Final = 12
TRUCO: Final = 13  # the next step of truco, whichever it is
DOUBLE: Final = 14  # + 0, 1, 2: envido, real, falta, then truco; + 3, 4, 5: truco first
FLOR_TRUCO: Final = 20
MINHA_FLOR: Final = 21
AGAIN: Final = 22  # envido-envido
CONTRA: Final = 23
E_BOA: Final = 24
QUERO: Final = 25
NAO_QUERO: Final = 26
QUERO_RAISE: Final = 27  # quero, and the next step of truco
DEFER: Final = 28
PASS_POINTS: Final = 29  # passo o envido e quero o truco
PASS_POINTS_RAISE: Final = 30
PASS_TRUCO: Final = 31  # passo o truco e quero o envido
SHRINK_QUERO: Final = 32  # me achico com flor, e quero
SHRINK_QUERO_RAISE: Final = 33
SHRINK_NAO_QUERO: Final = 34
NAO_MATO: Final = 35
ADMIT: Final = 36
DEAL: Final = 37
LEI: Final = 38
KEEP: Final = 39
REFUSE: Final = 40
ASK: Final = 41  # + seat asked
DOWN: Final = 47  # + 0 to 6: envido, real, falta, flor, resto, achico, truco, with the first card face down
NOTHING: Final = 54
LAY: Final = 55  # + 0, 1: the last two cards at once, the lower place or the higher one underneath
SING: Final = 64  # + place of the song in SONGS
CUT: Final = 128  # + cards lifted
DRAW: Final = 192  # + position in the pack
NO_CODE: Final = -1


@mypyc_attr(acyclic=True)
class Call(Action):
    """Opens a bet or raises one: `value` is what is at stake if it is accepted, 0 where that is not yet known (flores)."""

    __slots__ = ("call", "value")
    __match_args__ = ("call", "value")

    def __init__(self, call: str, value: int = 0) -> None:
        self.call = call
        self.value = value


@mypyc_attr(acyclic=True)
class CallDown(Action):
    """In a testa: a call, and the first card laid face down with it, which gives the truco up and nothing else."""

    __slots__ = ("call", "value")
    __match_args__ = ("call", "value")

    def __init__(self, call: str, value: int = 0) -> None:
        self.call = call
        self.value = value


@mypyc_attr(acyclic=True)
class Declare(Action):
    """What a seat that is asked about its flor says: a flor in one of its forms, or `e-boa` for none."""

    __slots__ = ("what",)
    __match_args__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what


@mypyc_attr(acyclic=True)
class Quero(Action):
    """Accepts a bet, and with `raising` puts the next step of truco on top of it.

    `passing` names the half of a double proposal that is refused first ("passo o truco e quero o envido"); with `shrinking`
    the flor is made small ("me achico com flor").
    """

    __slots__ = ("part", "passing", "raising", "shrinking", "value")
    __match_args__ = ("part", "value", "raising", "passing", "shrinking")

    def __init__(self, part: str, value: int, raising: bool = False, passing: str = "", shrinking: bool = False) -> None:
        self.part = part
        self.value = value
        self.raising = raising
        self.passing = passing
        self.shrinking = shrinking


@mypyc_attr(acyclic=True)
class NaoQuero(Action):
    """Refuses a bet; with `shrinking` a flor is made small ("com flor me achico")."""

    __slots__ = ("part", "shrinking", "value")
    __match_args__ = ("part", "value", "shrinking")

    def __init__(self, part: str, value: int, shrinking: bool = False) -> None:
        self.part = part
        self.value = value
        self.shrinking = shrinking


@mypyc_attr(acyclic=True)
class Defer(Action):
    """Leaves the answer to the partners; where a flor met a flor, leaves it as it is."""

    __slots__ = ("part", "value")
    __match_args__ = ("part", "value")

    def __init__(self, part: str, value: int) -> None:
        self.part = part
        self.value = value


@mypyc_attr(acyclic=True)
class Sing(Action):
    """Sings points: 1 to 7, 20 to 38, or 10, 11 and 12 for a lone sota, cavalo and rei."""

    __slots__ = ("points",)
    __match_args__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points


@mypyc_attr(acyclic=True)
class NaoMato(Action):
    """Does not beat what was sung, or says so."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class AskFlor(Action):
    """`peço flor`: this seat shall prove, when the volta is over, that it hid none."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Admit(Action):
    """Owns up to a flor that is none."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class Leave(Action):
    """Stops contesting the vazas: `pass`, `pack` or `unseen`."""

    __slots__ = ("how",)
    __match_args__ = ("how",)

    def __init__(self, how: str) -> None:
        self.how = how


@mypyc_attr(acyclic=True)
class GiveHandUp(Action):
    """In a roda: a whole trio goes to the pack together."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class LeiDoJogo(Action):
    """`na lei do jogo está tudo dito`, before a card is dealt; `falta` is what the falta is worth by the score."""

    __slots__ = ("falta",)
    __match_args__ = ("falta",)

    def __init__(self, falta: int) -> None:
        self.falta = falta


@mypyc_attr(acyclic=True)
class Nothing(Action):
    """After a truco called with a card face down: opens no bet of points."""

    __slots__ = ()


@mypyc_attr(acyclic=True)
class PlayTwo(Action):
    """Plays the last two cards at once: the one underneath falls now, the other when the turn comes again."""

    __slots__ = ("over_card", "under_card")
    __match_args__ = ("under_card", "over_card")

    def __init__(self, under_card: Card, over_card: Card) -> None:
        self.under_card = under_card
        self.over_card = over_card


OWN_ACTS: Final = (
    PlayTwo, Call, CallDown, Declare, Quero, NaoQuero, Defer, Sing, NaoMato, AskFlor, Admit, Leave, GiveHandUp, LeiDoJogo,
    Nothing,
)  # fmt: skip
ACTS: Final[tuple[type[Action], ...]] = (Shuffle, Draw, Cut, Deal, Keep, Refuse, Play, *OWN_ACTS, Ruling)

# Shared objects for every act that needs no figure; those with a figure are remembered as they come up (see `codes`).
POINTS_CALLS: Final[tuple[str, ...]] = (words.ENVIDO, words.REAL_ENVIDO, words.FALTA_ENVIDO)
FLOR_CALLS: Final[tuple[str, ...]] = (words.FLOR, words.CONTRA_FLOR_E_O_RESTO, words.ACHICO)
DOUBLES: Final[tuple[str, ...]] = (
    words.ENVIDO_E_TRUCO, words.REAL_ENVIDO_E_TRUCO, words.FALTA_ENVIDO_E_TRUCO, words.TRUCO_E_ENVIDO,
    words.TRUCO_E_REAL_ENVIDO, words.TRUCO_E_FALTA_ENVIDO,
)  # fmt: skip
DOWN_CALLS: Final[tuple[str, ...]] = (*POINTS_CALLS, *FLOR_CALLS, words.TRUCO)
SINGS: Final = tuple([Sing(points) for points in SONGS])
ASKS: Final = tuple([AskFlor(seat) for seat in range(6)])
