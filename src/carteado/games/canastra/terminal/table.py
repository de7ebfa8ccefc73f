"""One moment of canastra or buraco as the screens ask for it."""

from random import Random
from typing import Final

from rich.style import Style
from rich.text import Text

from carteado.game import CHANCE, Action
from carteado.games.canastra.rules.views import CanastraView
from carteado.games.canastra.terminal.keys import MEANINGS
from carteado.games.canastra.terminal.mesa import MesaDrawing
from carteado.games.canastra.terminal.offers import Offers
from carteado.games.canastra.words.moment import clauses_now
from carteado.pack import Cut, Draw
from carteado.regulations import regulation
from carteado.terminal.family import MANY, Grip, Place, Question, Said, Sight
from carteado.terminal.look import TURN, Look
from carteado.terminal.screens.keys import help_keys
from carteado.terminal.widgets.canvas import Canvas
from carteado.terminal.widgets.card import LARGE, empty
from carteado.words import Texts
from carteado.words.people import Listener

QUESTIONS: Final[Texts] = {"Cut": "Cortar levantando quantas cartas?", "Draw": "Tirar qual carta do baralho aberto?"}
PROMPTS: Final[Texts] = {
    "drawing": "Tire uma carta: a mais alta dá.",
    "cutting": "Corte o baralho.",
    "buying": "Sua vez: compre do monte ou pegue o lixo.",
    "refusable": "Fique com a carta, ou recuse e compre outra.",
    "playing": "Baixe, acrescente, e descarte uma carta.",
}
PLAINEST: Final = ("c", "s", "f")
PLACES: Final = 3


class CanastraTable:
    """The table of a `CanastraView`."""

    speaks = False
    shape = MANY

    def __init__(self, sight: Sight) -> None:
        if not isinstance(sight.view, CanastraView):
            raise TypeError(f"no table of canastra shows a {type(sight.view).__name__}")
        self.sight = sight
        self.view = sight.view
        self.words = sight.words.of(sight.view.regulation)
        names = sight.names or ("",) * self.view.shown.seats
        self.listener = Listener(self.words, names, sight.view.seat, sight.view.regulation, sight.view.options)

    @property
    def seats(self) -> int:
        return self.view.shown.seats

    @property
    def mao(self) -> int:
        return self.view.shown.mao

    def dealing(self, _legal: tuple[Action, ...], /) -> bool:
        return False

    def phase(self) -> str:
        return self.words.phase(self.view.shown.phase)

    def between_maos(self) -> bool:
        return CHANCE in self.sight.actors and bool(self.view.shown.bills)

    def onward(self) -> str:
        return self.words.say("Próxima rodada")

    def ahead(self) -> int:
        return 0

    def resting(self) -> bool:
        return False

    # Drawing.

    def title(self) -> tuple[str, str]:
        mesa = self.view.shown
        parts = [regulation(self.view.regulation).title(self.words.lang)]
        parts.append(self.words.say("rodada {n}", n=mesa.mao) if mesa.mao else self.phase())
        parts.append(self.words.say("até {n}", n=mesa.target))
        return " · ".join(parts), ""

    def mesa(self, look: Look, width: int, height: int) -> Canvas:
        size = (width, height)
        return MesaDrawing(self.view, self.sight.bottom, self.sight.actors, self.listener, look, self.sight.grip, size).canvas

    def me(self, look: Look) -> Text:
        badge = Style(color=look.palette.on_gold, bgcolor=look.palette.gold, bold=True)
        you = self.words.say("Você")
        mine = self.sight.bottom in self.sight.actors
        return Text.assemble((f" {TURN} {you} ", badge) if mine else (you, Style(bold=True)))

    def hand(self, _grip: Grip, _look: Look, /) -> tuple[Place, ...]:
        """The hand lies on the table, in rows."""
        return (Place(empty(LARGE), "", False),) * PLACES

    def held(self) -> tuple[int, ...]:
        if self.between_maos() or not self.view.shown.lugares:
            return ()
        return tuple(range(1, len(self.view.hand()) + 1))

    def placar(self, look: Look) -> Text:
        gold = Style(color=look.palette.gold, bold=True)
        mesa = self.view.shown
        lines: list[Text] = []
        for side, points in enumerate(mesa.score):
            name = self.listener.side(side)[:16]
            lines.append(Text.assemble((f"{name:<18}", "bold"), (f"{points:>6}", gold)))
        for lado in mesa.lados:
            if lado.vulnerable:
                told = self.words.say("vulnerável: {side}", side=self.listener.side(lado.side))
                lines.append(Text(told, Style(color=look.palette.dim)))
        if mesa.tied and mesa.phase != "over":
            lines.append(Text(self.words.say("rodada de desempate"), gold))
        return Text("\n").join(lines)

    # Playing.

    def prompt(self, grip: Grip, /) -> str:
        mesa, actors = self.view.shown, self.sight.actors
        if not actors:
            return self.words.phase("over")
        if CHANCE in actors:
            return self.words.phase("shuffle")
        if self.view.seat not in actors:
            return self.words.say("{who} está pensando…", who=self.listener.subject(actors[0]))
        key = "refusable" if mesa.refusable and mesa.phase == "playing" else mesa.phase
        told = self.words.say(PROMPTS[key]) if key in PROMPTS else self.phase()
        lado = self.view.side()
        if key == "playing" and lado.minimum:
            told += " " + self.words.say("Mínimo para abrir: {n}.", n=lado.minimum)
        lifted = len(grip.lifted) + sum(map(len, grip.groups))
        return f"{told} {self.words.count('{n} levantada.', '{n} levantadas.', lifted)}" if lifted else told

    def menu(self, legal: tuple[Action, ...], grip: Grip, /) -> Offers:
        return Offers(self.view, legal, grip, self.words)

    def plainest(self) -> tuple[str, ...]:
        return PLAINEST

    def question(self, ask: str, legal: tuple[Action, ...]) -> Question:
        """How many cards to lift, or which one to draw."""
        found: dict[int, Action] = {act.at: act for act in legal if isinstance(act, (Cut, Draw))}
        allowed = sorted(found)
        proposed = Random().choice(allowed) if ask == "Draw" else allowed[len(allowed) // 2]
        hint = self.words.say("de {least} a {most}; Enter confirma, Esc desiste", least=allowed[0], most=allowed[-1])
        return Question(self.words.say(QUESTIONS[ask]), allowed, proposed, found.__getitem__, hint)

    def warning(self, action: Action, legal: tuple[Action, ...], /) -> str:
        return self.words.offered(action, self.view, legal).warning

    def hear(self, _text: str, _legal: tuple[Action, ...], /) -> Said:
        return Said(None)

    # Help.

    def clauses(self) -> tuple[str, ...]:
        return clauses_now(self.view)

    def keys(self) -> tuple[tuple[str, str], ...]:
        return help_keys(MEANINGS, self.words)

    def footer(self, pace: str) -> str:
        return self.words.say("? ajuda   X por quê?   V {pace}   N dia/noite   Q sair", pace=pace)
