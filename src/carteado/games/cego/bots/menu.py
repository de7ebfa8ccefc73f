"""A menu sorted by what is said: every act that a player picks is one of those offered."""

from carteado.game import Action
from carteado.games.cego.rules.acts import Call, CallDown, Declare, Defer, Leave, NaoQuero, Quero
from carteado.tricks.play import Play


class Menu:
    """Calls, declarations and ways to leave by their word; cards; answers."""

    __slots__ = ("calls", "declares", "defer", "downs", "legal", "leaves", "naos", "plays", "queros")

    def __init__(self, legal: tuple[Action, ...]) -> None:
        self.legal = legal
        self.calls: dict[str, Call] = {}
        self.downs: dict[str, CallDown] = {}
        self.declares: dict[str, Declare] = {}
        self.leaves: dict[str, Leave] = {}
        self.plays: list[Play] = []
        self.queros: list[Quero] = []
        self.naos: list[NaoQuero] = []
        self.defer: Defer | None = None
        for action in legal:
            if isinstance(action, Call):
                self.calls[action.call] = action
            elif isinstance(action, Play):
                self.plays.append(action)
            elif isinstance(action, CallDown):
                self.downs[action.call] = action
            elif isinstance(action, Quero):
                self.queros.append(action)
            elif isinstance(action, NaoQuero):
                self.naos.append(action)
            elif isinstance(action, Declare):
                self.declares[action.what] = action
            elif isinstance(action, Leave):
                self.leaves[action.how] = action
            elif isinstance(action, Defer):
                self.defer = action

    def quero(self, raising: bool = False, passing: str = "", shrinking: bool = False) -> Quero | None:
        """The acceptance in this form, if it is offered."""
        for action in self.queros:
            if action.raising == raising and action.passing == passing and action.shrinking == shrinking:
                return action
        return None

    def refusal(self) -> Action | None:
        """Leaving the answer to partners who have not spoken, else saying no."""
        return self.defer or next((action for action in self.naos if not action.shrinking), None)
