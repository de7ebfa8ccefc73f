"""One moment of a truco two against two, or one against one, as the screens ask for it."""

from collections.abc import Callable
from random import Random
from typing import Final

from rich.style import Style
from rich.text import Text

from carteado.game import CHANCE, Action
from carteado.games.truco.rules.acts import Saw, Turn
from carteado.games.truco.rules.views import TrucoView
from carteado.games.truco.terminal.hand import hand
from carteado.games.truco.terminal.keys import MEANINGS
from carteado.games.truco.terminal.mesa import MesaDrawing
from carteado.games.truco.terminal.offers import Offers
from carteado.games.truco.terminal.placar import Placar
from carteado.games.truco.terminal.prompts import prompt
from carteado.games.truco.terminal.scene import scene_of
from carteado.games.truco.terminal.speech import said
from carteado.games.truco.words.moment import clauses_now
from carteado.pack import Cut, Draw
from carteado.regulations import regulation
from carteado.terminal.family import Grip, Place, Question, Said, Sight
from carteado.terminal.look import DEALER, LEADER, TURN, Look
from carteado.terminal.screens.keys import help_keys
from carteado.terminal.widgets.canvas import Canvas
from carteado.words import Texts

NUMBERED: Final[dict[str, Callable[[int], Action]]] = {"cut": Cut, "saw": Saw, "draw": Draw, "vira": Turn}
QUESTIONS: Final[Texts] = {
    "cut": "Cortar levantando quantas cartas?",
    "saw": "Serrar levantando quantas cartas?",
    "draw": "Tirar qual carta do baralho aberto?",
    "vira": "Tirar a vira a quantas cartas do topo?",
}
PLAINEST: Final = ("d", "t", "s")


class TrucoTable:
    """The table of a `TrucoView`."""

    speaks = False
    shape = ""

    def __init__(self, sight: Sight) -> None:
        if not isinstance(sight.view, TrucoView):
            raise TypeError(f"no truco table shows a {type(sight.view).__name__}")
        self.sight = sight
        self.view = sight.view
        self.words = sight.words
        bubbles = said(self.view, sight.last, self.words.lang)
        self.scene = scene_of(self.view, sight.bottom, sight.names, sight.actors, sight.last, bubbles)

    @property
    def seats(self) -> int:
        return self.view.known.seats

    @property
    def mao(self) -> int:
        return self.view.known.mao

    def dealing(self, legal: tuple[Action, ...]) -> bool:
        return self.view.known.phase == "deal" and not legal

    def phase(self) -> str:
        return self.words.phase(self.view.known.phase)

    def between_maos(self) -> bool:
        return CHANCE in self.sight.actors and self.view.known.winner != -1

    def onward(self) -> str:
        return self.words.say("Próxima mão")

    def ahead(self) -> int:
        return 0

    def resting(self) -> bool:
        mesa = self.view.known
        return bool(mesa.results) and len(mesa.results) == len(mesa.vazas)

    # Drawing.

    def title(self) -> tuple[str, str]:
        words, mesa = self.words, self.view.known
        kinds = {"eleven": (words.say("mão de onze"),), "iron": (words.say("mão de ferro"),)}
        title = regulation(self.view.regulation).title(words.lang).partition(":")[0]
        parts = [title, words.say("mão {nth}", nth=mesa.mao) if mesa.mao else words.phase(mesa.phase)]
        return " · ".join([*parts, *kinds.get(mesa.kind, ())]), ""

    def mesa(self, look: Look, width: int, height: int) -> Canvas:
        return MesaDrawing(self.scene, look, self.words, width, height).canvas

    def me(self, look: Look) -> Text:
        mesa, seat = self.view.known, self.sight.bottom
        marks = [DEALER] * (mesa.dealer == seat and mesa.mao > 0) + [LEADER] * (self.scene.led() == seat)
        badge = Style(color=look.palette.on_gold, bgcolor=look.palette.gold, bold=True)
        you = self.words.say("Você")
        name = (f" {TURN} {you} ", badge) if seat in self.sight.actors else (you, Style(bold=True))
        return Text.assemble("".join([f"{mark} " for mark in marks]), name)

    def hand(self, grip: Grip, look: Look) -> tuple[Place, ...]:
        return hand(self.scene, grip, look)

    def held(self) -> tuple[int, ...]:
        mesa = self.view.known
        return mesa.hands[self.view.seat].held if mesa.hands and mesa.winner == -1 else ()

    def placar(self, look: Look) -> Text:
        return Placar(self.words).text(self.scene, look)

    # Playing.

    def prompt(self, grip: Grip) -> str:
        return prompt(self.view, self.sight.actors, grip, self.sight.names, self.words)

    def menu(self, legal: tuple[Action, ...], grip: Grip) -> Offers:
        return Offers(self.view, legal, grip, self.words)

    def plainest(self) -> tuple[str, ...]:
        return () if self.view.known.hands else PLAINEST

    def question(self, ask: str, legal: tuple[Action, ...]) -> Question:
        """How many cards, or which one."""
        pack = self.view.known.pack
        most, proposed = pack - (ask in ("cut", "saw")), pack // 2
        if ask == "draw":
            proposed = Random().choice([act.at for act in legal if isinstance(act, Draw)])
        elif ask == "vira":
            most, proposed = max([act.at for act in legal if isinstance(act, Turn)]), 1
        hint = self.words.say("de 1 a {most}; Enter confirma, Esc desiste", most=most)
        return Question(self.words.say(QUESTIONS[ask]), range(1, most + 1), proposed, NUMBERED[ask], hint)

    def warning(self, _action: Action, _legal: tuple[Action, ...], /) -> str:
        return ""

    def hear(self, _text: str, _legal: tuple[Action, ...], /) -> Said:
        return Said(None)

    # Help.

    def clauses(self) -> tuple[str, ...]:
        return clauses_now(self.view)

    def keys(self) -> tuple[tuple[str, str], ...]:
        return help_keys(MEANINGS, self.words)

    def footer(self, pace: str) -> str:
        return self.words.say("? ajuda   X por quê?   V {pace}   N dia/noite   Q sair", pace=pace)
