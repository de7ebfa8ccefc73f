"""One moment of blackjack as the screens ask for it."""

from typing import Final

from rich.style import Style
from rich.text import Text

from carteado.game import CHANCE, Action
from carteado.games.blackjack.rules.acts import Bet
from carteado.games.blackjack.rules.events import RoundEnded
from carteado.games.blackjack.rules.rulebook import BEST, HALVES
from carteado.games.blackjack.rules.views import BlackjackView
from carteado.games.blackjack.terminal.hands import total
from carteado.games.blackjack.terminal.keys import MEANINGS
from carteado.games.blackjack.terminal.mesa import MesaDrawing
from carteado.games.blackjack.terminal.moment import WORTH_A_LOOK, clauses_now, cleared, ended
from carteado.games.blackjack.terminal.offers import AGAIN, BET, DECLINE, LEAST, STAND, Offers, bets_of
from carteado.games.blackjack.words.amounts import NOTE, chips, signed
from carteado.games.blackjack.words.hands import asks_insurance, asks_surrender, played, signs
from carteado.regulations import regulation
from carteado.terminal.family import PLAIN, Grip, Place, Question, Said, Sight
from carteado.terminal.look import TURN, Look
from carteado.terminal.screens.keys import help_keys
from carteado.terminal.widgets.canvas import Canvas
from carteado.terminal.widgets.card import LARGE, empty
from carteado.words import Texts
from carteado.words.people import Listener

ASKED: Final[Texts] = {
    "both": "A casa mostra um ás: seguro ou rendição?",
    "insurance": "A casa mostra um ás: quer seguro?",
    "surrender": "Quer se render antes que a casa olhe?",
}
BROUGHT: Final[Texts] = {
    "won": "Na rodada você ganhou {chips}.",
    "lost": "Na rodada você perdeu {chips}.",
    "even": "Na rodada você não ganhou nem perdeu.",
}
PLACES: Final = 3


class BlackjackTable:
    """The table of a `BlackjackView`."""

    speaks = False
    shape = PLAIN

    def __init__(self, sight: Sight) -> None:
        if not isinstance(sight.view, BlackjackView):
            raise TypeError(f"no table of blackjack shows a {type(sight.view).__name__}")
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
        if self.between_maos():
            return self.words.say("Fim da rodada {n}.", n=self.mao - 1)
        return self.words.phase(self.view.shown.phase)

    def between_maos(self) -> bool:
        return ended(self.sight.last) is not None and self.view.shown.phase == "betting"

    def onward(self) -> str:
        return self.words.say("Outra rodada")

    def ahead(self) -> int:
        if not self.between_maos():
            return 0
        told = self.words.stories(self.sight.last, self.sight.names, self.view.seat, self.view)
        end = max([nth for nth, (event, _) in enumerate(told) if isinstance(event, RoundEnded)])
        return sum([bool(text) for _, text in told[end + 1 :]])

    def resting(self) -> bool:
        return any(isinstance(event, WORTH_A_LOOK) for event in self.sight.last)

    # Drawing.

    def title(self) -> tuple[str, str]:
        mesa = self.view.shown
        round = mesa.mao - 1 if self.between_maos() else mesa.mao
        parts = [regulation(self.view.regulation).title(self.words.lang)]
        parts.append(self.words.say("Rodada {n} de {all}", n=round, all=mesa.rounds))
        return " · ".join([*parts, self.words.say(NOTE["chips"])]), ""

    def mesa(self, look: Look, width: int, height: int) -> Canvas:
        sight, bare = self.sight, cleared(self.sight, self.view)
        over = self.between_maos() or self.view.shown.phase == "over"
        drawing = MesaDrawing(self.view, sight.bottom, sight.actors, self.listener, look, (width, height), bare, over)
        return drawing.canvas

    def me(self, look: Look) -> Text:
        badge = Style(color=look.palette.on_gold, bgcolor=look.palette.gold, bold=True)
        you, lugar = self.words.say("Você"), self.view.shown.lugares[self.sight.bottom]
        mine = self.sight.bottom in self.sight.actors and not self.between_maos()
        name = (f" {TURN} {you} ", badge) if mine else (you, Style(bold=True))
        return Text.assemble(name, f"  {chips(self.words, lugar.free)}")

    def hand(self, _grip: Grip, _look: Look, /) -> tuple[Place, ...]:
        """The cards lie on the table, for all to see."""
        return (Place(empty(LARGE), "", False),) * PLACES

    def held(self) -> tuple[int, ...]:
        return ()

    def placar(self, look: Look) -> Text:
        gold = Style(color=look.palette.gold, bold=True)
        mesa, words = self.view.shown, self.words
        lugar = mesa.lugares[self.sight.bottom]
        rows = (
            (words.say("Suas fichas"), words.points(lugar.score, HALVES)),
            (words.say("na mesa"), words.points(lugar.score - lugar.free, HALVES)),
            (words.say("desde o começo"), signed(words, lugar.score - mesa.opening[lugar.seat])),
        )
        return Text("\n").join([Text.assemble((f"{name:<16}", "bold"), (f"{value:>9}", gold)) for name, value in rows])

    # Playing.

    def prompt(self, _grip: Grip, /) -> str:
        mesa, actors, say = self.view.shown, self.sight.actors, self.words.say
        if not actors:
            return say("Fim da sessão.")
        if CHANCE in actors:
            return say("O sapato acabou: embaralha-se outro.") if mesa.waits else self.words.phase("shuffle")
        if self.between_maos():
            return self._brought()
        if self.view.seat in actors:
            return self._asked()
        if self.view.seat >= 0 and not mesa.lugares[self.view.seat].able and not mesa.lugares[self.view.seat].bet:
            return say("Faltam fichas para apostar: você fica de fora.")
        who = self.listener.subject(actors[0])
        return say("Esperando a aposta de {who}.", who=who) if mesa.phase == "betting" else say("{who} está pensando…", who=who)

    def _brought(self) -> str:
        """What the round that has just ended brought the person."""
        end, seat = ended(self.sight.last), self.view.seat
        if end is None or seat < 0 or not self.view.shown.lugares[seat].maos:
            return self.words.say("Fim da rodada {n}.", n=self.mao - 1)
        gain = end.gains[seat]
        key = "won" if gain > 0 else "lost" if gain else "even"
        return self.words.say(BROUGHT[key], chips=chips(self.words, abs(gain)))

    def _asked(self) -> str:
        mesa, hand, say = self.view.shown, played(self.view), self.words.say
        if mesa.phase == "betting" or hand is None:
            return say("Faça a sua aposta.")
        if mesa.phase == "asking":
            insurance, surrender = asks_insurance(self.view), asks_surrender(self.view)
            return say(ASKED["both" if insurance and surrender else "insurance" if insurance else "surrender"])
        facts = {"total": total(hand, self.words), "up": signs(self.words, mesa.house_cards[:1])}
        if len(mesa.lugares[mesa.turn].maos) > 1:
            return say("Sua vez, mão {n}: você tem {total}, a casa mostra {up}.", n=mesa.hand + 1, **facts)
        return say("Sua vez: você tem {total}, a casa mostra {up}.", **facts)

    def menu(self, legal: tuple[Action, ...], _grip: Grip, /) -> Offers:
        return Offers(self.view, legal, self.words)

    def plainest(self) -> tuple[str, ...]:
        """The bet as before, no insurance, and to stand where nobody would do otherwise."""
        hand = played(self.view)
        match self.view.shown.phase:
            case "betting":
                return (AGAIN, BET, LEAST)
            case "asking":
                return (DECLINE,)
            case _:
                return (STAND,) if hand is not None and hand.total == BEST else ()

    def question(self, _ask: str, legal: tuple[Action, ...]) -> Question:
        """How much to bet; the bet of the round before is proposed."""
        allowed = bets_of(legal)
        proposed = Offers(self.view, legal, self.words).again() or allowed[0]
        hint = self.words.say("de {least} a {most}; Enter confirma, Esc desiste", least=allowed[0], most=allowed[-1])
        return Question(self.words.say("Apostar quantas fichas?"), allowed, proposed, self._bet, hint)

    def _bet(self, amount: int) -> Action:
        return Bet(self.mao, amount)

    def warning(self, action: Action, legal: tuple[Action, ...], /) -> str:
        return self.words.offered(action, self.view, legal).warning

    def hear(self, _text: str, _legal: tuple[Action, ...], /) -> Said:
        return Said(None)

    # Help.

    def clauses(self) -> tuple[str, ...]:
        return clauses_now(self.sight, self.view)

    def keys(self) -> tuple[tuple[str, str], ...]:
        return help_keys(MEANINGS, self.words)

    def footer(self, pace: str) -> str:
        return self.words.say("? ajuda   X por quê?   V {pace}   N dia/noite   Q sair", pace=pace)
