"""A model with chosen cards in chosen places, for a few lines of a test."""

from games.pife.model.game import CHANCE, Model
from games.pife.model.options import full_pack

AGREED = {"stack": "100", "bet_min": "5", "bet_max": "20"}
ONE_SHORT = "4P 4C 4O 6E 7E JC QC KC 2O"  # goes out with the 8E, discarding the 2O
RAGS = "AP 3C 5E 7O 9P JC KE 2C 6O"  # nothing goes with anything


def begun(game: str, seats: int = 4, scores: str = "", **options: str) -> Model:
    """Dealt from the pack in order, dealer 0, cut at five."""
    model = Model(game, seats, (AGREED if game == "pifpaf" else {}) | options, 0, [int(one) for one in scores.split()])
    model.do(CHANCE, ("shuffle", full_pack()))
    model.do(model.cutter, ("cut", 5))
    return model


def seated(game: str, *hands: str, lixo: str = "", stock: str = "", scores: str = "", **options: str) -> Model:
    """The first player of a deal to draw, with these hands by seat; in pif-paf everybody has followed a bet of ten."""
    model = begun(game, max(len(hands), 3), scores, **options)
    if game == "pifpaf":
        model.do(1, ("raise", model.turns, 10))
        while model.phase == "bet":
            model.do(model.turn, ("follow", model.turns))
        model.do(model.cutter, ("cut", 5))
    model.vira = None
    for seat, hand in enumerate(hands):
        model.hands[seat] = hand.split()
    model.lixo = lixo.split()
    model.stock = stock.split() or model.stock
    return model


def draw(model: Model, card: str = "") -> None:
    """The seat on turn buys, this card if one is named."""
    if card:
        model.stock.insert(0, card)
    model.do(model.turn, ("buy", model.turns))


def discard(model: Model, card: str) -> None:
    """The seat on turn buys this card and discards it."""
    draw(model, card)
    model.do(model.turn, ("discard", card))


def answer(model: Model, **answers: str | None) -> None:
    """Answers in the window by seat, `s2="2O"` claims with that discard, `s1="-"` passes."""
    for name, card in answers.items():
        act = ("pass", model.windows) if card == "-" else ("claim", model.windows, card)
        model.do(int(name[1:]), act)


def all_pass(model: Model) -> None:
    """Whoever is still asked passes."""
    while model.phase == "window":
        model.do(model.asked[0], ("pass", model.windows))
