"""The kit at a table of SINSEP: the same verbs with the code filled in, and what its tests ask again and again."""

from functools import partial

from carteado.game import Action, Event
from carteado.games.truco.rules.pack_events import ViraTurned
from games.truco import kit as truco_kit
from games.truco.kit import Mesa, joga_vazas, plano

SINSEP = "truco-sinsep"
SENTADOS = (0, 1, 2, 3)

ONZE_A_ONZE = (11, 11)
CARTAS_DE_FERRO = {1: "QP 4P AC", 2: "3C 5O 7P", 3: "2E 6C 7C", 0: "KO QO AP"}

# No card of a plan is a J, so with this vira none is a manilha.
VIRA_DO_PLANO = "QO"

abre = partial(truco_kit.abre, jogo=SINSEP)
sorteio = partial(truco_kit.sorteio, jogo=SINSEP)
mao = partial(truco_kit.mesa, jogo=SINSEP)
monte = partial(truco_kit.monte, jogo=SINSEP)
confere = partial(truco_kit.confere, jogo=SINSEP)


def curso(
    course: str,
    placar: tuple[int, int] = (0, 0),
    dealer: int = 0,
    opcoes: dict[str, str] | None = None,
    seats: int = 4,
    vale: int = 1,
) -> Mesa:
    """A mão whose vazas go as `course` says (A, B or =), played that far; a pair on eleven plays it."""
    hands = plano(course, seats=seats, desce=True)
    table = mao(dealer, hands, placar, opcoes, vira=VIRA_DO_PLANO, seats=seats)
    if table.fase == "eleven":
        table = table.decide(table.espera[0], jogar=True)
    return joga_vazas(table.vale(vale), hands, len(course))


def ferro(
    opcoes: dict[str, str] | None = None, cartas: dict[int, str] | None = None, dealer: int = 0, vira: str = "7E"
) -> Mesa:
    """An iron hand just dealt."""
    return mao(dealer, cartas or CARTAS_DE_FERRO, ONZE_A_ONZE, opcoes, vira=vira)


def no_escuro(table: Mesa, places: str = "1111") -> Mesa:
    """One vaza in the dark: each seat in its turn plays the place named for it, in the order they fall."""
    for place in places:
        table = table.joga(f"{table.vez}:#{place}")
    return table


def quem_pode(table: Mesa, action: Action) -> list[int]:
    """The seats that may do this."""
    return [seat for seat in table.lugares if table.pode(seat, action)]


def viradas(events: tuple[Event, ...]) -> list[str]:
    """The viras these events tell of, as all hear them."""
    return [str(event.card or "?") for event in events if isinstance(event, ViraTurned)]
