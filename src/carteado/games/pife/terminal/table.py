"""One moment of cacheta or pif-paf as the screens ask for it."""

from typing import Final

from rich.style import Style
from rich.text import Text

from carteado.game import CHANCE, Action
from carteado.games.pife.rules.acts import Raise
from carteado.games.pife.rules.views import PifeView
from carteado.games.pife.terminal.keys import MEANINGS
from carteado.games.pife.terminal.mesa import MesaDrawing, held
from carteado.games.pife.terminal.offers import Offers
from carteado.games.pife.words.amounts import NOTE, chips
from carteado.games.pife.words.cards import rules_in
from carteado.games.pife.words.moment import clauses_now
from carteado.pack import Cut
from carteado.regulations import regulation
from carteado.terminal.family import MANY, Grip, Place, Question, Said, Sight
from carteado.terminal.look import TURN, Look
from carteado.terminal.screens.keys import help_keys
from carteado.terminal.widgets.canvas import Canvas
from carteado.terminal.widgets.card import LARGE, empty
from carteado.words import Texts
from carteado.words.people import Listener

QUESTIONS: Final[Texts] = {"Cut": "Cortar levantando quantas cartas?", "Raise": "Apostar quanto ao todo nesta rodada?"}
PROMPTS: Final[Texts] = {
    "cutting": "Corte o baralho.",
    "recutting": "Corte de novo o resto do baralho.",
    "betting": "Sua vez de falar: abandone, acompanhe ou repique.",
    "buying": "Sua vez: compre do monte ou pegue o descarte.",
    "playing": "Bata, ou ande até uma carta (← →) e descarte.",
    "claiming": "Bate com este descarte, ou passa?",
}
PLAINEST: Final = ("c", "p")
PLACES: Final = 3


class PifeTable:
    """The table of a `PifeView`."""

    speaks = False
    shape = MANY

    def __init__(self, sight: Sight) -> None:
        if not isinstance(sight.view, PifeView):
            raise TypeError(f"no table of cacheta or pif-paf shows a {type(sight.view).__name__}")
        self.sight = sight
        self.view = sight.view
        self.rules = rules_in(sight.view)
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
        return CHANCE in self.sight.actors and self.view.shown.phase == "shuffle" and bool(self.view.shown.ended)

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
        if self.rules.chips:
            parts.append(self.words.say(NOTE["chips"]))
        return " · ".join(parts), ""

    def mesa(self, look: Look, width: int, height: int) -> Canvas:
        size, sight = (width, height), self.sight
        drawing = MesaDrawing(
            self.view, sight.bottom, sight.actors, self.listener, look, sight.grip, size, self.rules.chips
        )  # fmt: skip
        return drawing.canvas

    def me(self, look: Look) -> Text:
        badge = Style(color=look.palette.on_gold, bgcolor=look.palette.gold, bold=True)
        you = self.words.say("Você")
        mine = self.sight.bottom in self.sight.actors
        return Text.assemble((f" {TURN} {you} ", badge) if mine else (you, Style(bold=True)))

    def hand(self, _grip: Grip, _look: Look, /) -> tuple[Place, ...]:
        """The hand lies on the table, in one row."""
        return (Place(empty(LARGE), "", False),) * PLACES

    def held(self) -> tuple[int, ...]:
        if self.between_maos() or not self.view.shown.lugares:
            return ()
        return tuple(range(1, len(held(self.view, self.sight.bottom)) + 1))

    def placar(self, look: Look) -> Text:
        gold = Style(color=look.palette.gold, bold=True)
        mesa = self.view.shown
        lines: list[Text] = []
        if self.rules.chips:
            lines.append(Text.assemble((f"{self.words.say('Pote'):<18}", "bold"), (f"{mesa.pot:>6}", gold)))
        own = mesa.score[self.sight.bottom]
        name = self.words.say("Suas fichas") if self.rules.chips else self.words.say("Suas vidas")
        lines.append(Text.assemble((f"{name:<18}", "bold"), (f"{own:>6}", gold)))
        if self.rules.chips:
            lines += self._agreed()
        return Text("\n").join(lines)

    def _agreed(self) -> list[Text]:
        """What was agreed on before the game (PIF-APO-1, PIF-APO-2, PIF-APO-5)."""
        rules, words = self.rules, self.words
        start = words.say("No começo: {chips}", chips=chips(words, rules.stack))
        return [Text(start), Text(words.say("Apostas de {least} a {most}", least=rules.bet_min, most=rules.bet_max))]

    # Playing.

    def prompt(self, _grip: Grip, /) -> str:
        mesa, actors = self.view.shown, self.sight.actors
        if not actors:
            return self.words.phase("over")
        if CHANCE in actors:
            return self.words.phase(mesa.phase)
        if self.view.seat not in actors:
            return self.words.say("{who} está pensando…", who=self.listener.subject(actors[0]))
        return self.words.say(PROMPTS[mesa.phase]) if mesa.phase in PROMPTS else self.phase()

    def menu(self, legal: tuple[Action, ...], grip: Grip, /) -> Offers:
        return Offers(self.view, held(self.view, self.sight.bottom), legal, grip, self.words)

    def plainest(self) -> tuple[str, ...]:
        return PLAINEST

    def question(self, ask: str, legal: tuple[Action, ...]) -> Question:
        """How many cards to lift, or how much to bet."""
        found: dict[int, Action] = {}
        for act in legal:
            if isinstance(act, Cut) and ask == "Cut":
                found[act.at] = act
            elif isinstance(act, Raise) and ask == "Raise":
                found[act.to] = act
        allowed = sorted(found)
        proposed = allowed[0] if ask == "Raise" else allowed[len(allowed) // 2]
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
