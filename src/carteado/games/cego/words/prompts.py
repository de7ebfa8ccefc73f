"""The one line that says what a table of Truco Cego waits for: to who is asked, and to the others."""

from collections.abc import Sequence
from typing import Final

from carteado.games.cego.rules.views import CegoView
from carteado.words.language import Language, Texts
from carteado.words.people import Listener

# By phase, and in play by window.
MINE: Final[Texts] = {
    "draw": "Tire uma carta: a maior dá as cartas primeiro.",
    "cut": "Corte o baralho.",
    "deal": "É a sua vez de dar as cartas.",
    "exposed": "Uma carta sua virou no carteio: fica com ela?",
    "turn": "É a sua vez: jogue ou fale.",
    "gate": "Tem flor?",
    "envido": "Quer o envido?",
    "double": "Quer o envido e o truco?",
    "flor-raise": "Flor e flor: põe mais ou deixa assim?",
    "flor": "Quer a contra-flor?",
    "song": "Cante os seus pontos.",
    "truco": "Quer o truco?",
    "lei-flor": "Na lei do jogo: tem flor?",
    "lei": "Quer a lei do jogo?",
    "lei-flor-proposers": "Na lei do jogo: tem flor?",
    "after-down": "Ainda pode abrir os pontos: diga, ou não abra nada.",
}
THEIRS: Final[Texts] = {
    "draw": "{who} tira uma carta.",
    "cut": "{who} corta.",
    "deal": "{who} dá as cartas.",
    "exposed": "{who} decide sobre a carta virada.",
    "turn": "Vez de {who}.",
    "gate": "Quem tem flor? Fala {who}.",
    "envido": "{who} responde ao envido.",
    "double": "{who} responde ao envido e ao truco.",
    "flor-raise": "Flor e flor: fala {who}.",
    "flor": "{who} responde à contra-flor.",
    "song": "{who} canta os pontos.",
    "truco": "{who} responde ao truco.",
    "lei-flor": "Lei do jogo: {who} diz se tem flor.",
    "lei": "{who} responde à lei do jogo.",
    "lei-flor-proposers": "Lei do jogo: {who} diz se tem flor.",
    "after-down": "{who} ainda pode abrir os pontos.",
}


def prompt(words: Language, view: CegoView, names: Sequence[str]) -> str:
    """What is waited for, as the seat of the view is told; "" where nobody is."""
    mesa = view.shown
    moment = mesa.window if mesa.phase == "play" else mesa.phase
    if moment == "envido" and mesa.double:
        moment = "double"
    if not view.actors or moment not in MINE:
        return ""
    if view.waited:
        return words.say(MINE[moment])
    return words.say(THEIRS[moment], who=Listener(words, names, view.seat, view.regulation).subject(view.actors[0]))
