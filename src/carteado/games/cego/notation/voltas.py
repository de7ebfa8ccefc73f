"""What a case may expect of a table of Truco Cego and of no other: `= forma testa 2`, `= janela canto`, `= envido 5 2`."""

from collections.abc import Sequence
from typing import Final

from carteado.cards import Card
from carteado.game import Seat, View
from carteado.games.cego.rules import words as said
from carteado.games.cego.rules.events import VoltaEnded
from carteado.games.cego.rules.stages import FORMS
from carteado.games.cego.rules.views import CegoView, MesaCego
from carteado.records import vazas
from carteado.records.scenes import Judge, Scene, Verdict, Words, numbers, one
from carteado.records.text import NOTHING

_PHASES: Final = {
    "novo-sorteio": "draw-shuffle", "sorteio": "draw", "baralho": "shuffle", "corte": "cut", "carteio": "deal",
    "exposta": "exposed", "jogo": "play", "fim": "over",
}  # fmt: skip

_WINDOWS: Final = {
    "vez": "turn", "flores": "gate", "envido": "envido", "flor-e-flor": "flor-raise", "contra-flor": "flor", "canto": "song",
    "truco": "truco", "flores-da-lei": "lei-flor", "lei": "lei", "flores-de-quem-propôs": "lei-flor-proposers",
    "carta-fechada": "after-down", "fim": "done",
}  # fmt: skip


def _known(view: View) -> MesaCego:
    assert isinstance(view, CegoView)
    return view.known


def _drawn(view: View) -> MesaCego:
    assert isinstance(view, CegoView)
    return view.shown


def _shown(mesa: vazas.Mesa, owner: Seat) -> Sequence[Card]:
    assert isinstance(mesa, MesaCego)
    return mesa.hands[owner].shown_cards


def _mesa(scene: Scene) -> MesaCego:
    return _known(scene.view())


def _stake(scene: Scene, words: Words) -> Verdict:
    """`= vale 3`: what the truco part is worth now."""
    stake = _mesa(scene).level + 1
    return f"vale {stake}", (stake,) == numbers(words, 1)


def _asked(scene: Scene, words: Words) -> Verdict:
    """`= pedido retruco`, `= pedido vale quatro`: the step of truco that waits for an answer, or `nada`."""
    told, asked = said.TRUCO_CALLS[_mesa(scene).asked] or NOTHING, "-".join(words)
    if asked not in (NOTHING, *said.TRUCO_CALLS[1:]):
        raise ValueError(words)
    return f"pedido {told.replace('-', ' ')}", asked == told


def _form(scene: Scene, words: Words) -> Verdict:
    """`= forma roda`, `= forma testa 2`: how this volta is played, and which of the three testas it is."""
    mesa = _mesa(scene)
    told = (mesa.form,) if mesa.form == FORMS[0] else (mesa.form, str(mesa.nth + 1))
    if not words or words[0] not in FORMS or len(words) > 2:
        raise ValueError(words)
    return f"forma {' '.join(told)}", words in (told, told[:1])


def _window(scene: Scene, words: Words) -> Verdict:
    """`= janela canto`: what the volta waits for."""
    window = _mesa(scene).window
    told = next((word for word, name in _WINDOWS.items() if name == window), NOTHING)
    return f"janela {told}", window == _WINDOWS[one(words)]


def _envido(scene: Scene, words: Words) -> Verdict:
    """`= envido 5 2`: what the calls that stand are worth, accepted and refused; `nada` where there are none."""
    mesa = _mesa(scene)
    stands = mesa.envido if mesa.chain else ()
    return f"envido {' '.join(map(str, stands)) or NOTHING}", stands == (() if words == (NOTHING,) else numbers(words, 2))


def _flores(scene: Scene, words: Words) -> Verdict:
    """`= flores 15 6`: what was put on the flores pays, accepted and refused, while it waits; `nada` where nothing does."""
    stands = _mesa(scene).flores
    return f"flores {' '.join(map(str, stands)) or NOTHING}", stands == (() if words == (NOTHING,) else numbers(words, 2))


def _points(scene: Scene, words: Words) -> Verdict:
    """`= pontos A 4`: whose the points part is for now, and for how many tentos; `nada` while it is nobody's."""
    mesa = _mesa(scene)
    told = ("AB"[mesa.won_by], str(mesa.won)) if mesa.won_by >= 0 else (NOTHING,)
    if words != (NOTHING,) and (len(words) != 2 or words[0] not in ("A", "B") or not words[1].isdecimal()):
        raise ValueError(words)
    return f"pontos {' '.join(told)}", words == told


def _volta(scene: Scene, words: Words) -> Verdict:
    """`= volta acabada`, `= volta desfeita` where the same dealer deals again, or `em jogo`: what the last act brought."""
    ended = [event for event in scene.last if isinstance(event, VoltaEnded)]
    told = "em jogo" if not ended else "desfeita" if ended[-1].again else "acabada"
    if " ".join(words) not in ("em jogo", "desfeita", "acabada"):
        raise ValueError(words)
    return f"volta {told}", " ".join(words) == told


OWN: Final[dict[str, Judge]] = {
    "vale": _stake, "pedido": _asked, "forma": _form, "janela": _window, "envido": _envido, "flores": _flores,
    "pontos": _points, "volta": _volta,
}  # fmt: skip
WORDS: Final[dict[str, Judge]] = {**vazas.words_of_vazas(_known, _drawn, _shown, _PHASES), **OWN}
