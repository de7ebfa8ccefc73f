"""What each act with the pack does, in one line, and the clause behind it."""

from typing import Final

from carteado.game import Action
from carteado.games.truco.rules.acts import Burn, FromBottom, GiveBack, Peek, Saw, Turn, Waive
from carteado.games.truco.rules.rulebook import TrucoRules
from carteado.games.truco.rules.views import TrucoView
from carteado.games.truco.words.cards import rules_in
from carteado.pack import Cut, Deal
from carteado.words.language import Language, Texts

TEXTS: Final[Texts] = {
    "cut": "A parte de cima vai para baixo: até {cuts} vezes.",
    "saw": "Uma parte se mistura com a outra, carta por carta: uma vez, com um corte no máximo.",
    "vira": "A carta de cima sai e diz quais são as manilhas.",
    "vira-depth": "A carta que você escolher sai e diz quais são as manilhas.",
    "burn": "Todos veem a próxima carta, que fica fora desta mão.",
    "burn-3": "Todos veem as três próximas cartas, que ficam fora desta mão.",
    "burn-packet": "Todos veem as três cartas desse maço, que saem da mão; no lugar vêm outras três.",
    "peek": "Só você vê a última carta; depois não pode mandar subir.",
    "peek-dealer": "Só você vê a última carta, antes do corte.",
    "from-bottom": "As cartas saem do fundo do baralho, e não de cima.",
    "give-back": "O corte acabou: agora quem dá as cartas segue.",
    "waive": "Nenhum maço queima mais nesta mão: as cartas vêm de uma vez.",
    "deal": "Três cartas para cada um.",
    "deal-all": "Todos os maços de uma vez; quem corta diz antes se queima algum.",
    "deal-packet": "Só esse maço; o próximo ainda pode ser queimado.",
}
_RULES: Final = {
    "vira-depth": "vira", "burn-3": "burn-unit", "burn-packet": "burn-in-deal", "deal-packet": "deal", "peek-dealer": "peek",
}  # fmt: skip


def explained(words: Language, action: Action, view: TrucoView) -> tuple[str, str]:
    """What the act does and its clause; nothing for an act of play, and of forty cuts or four packets only for the first."""
    rules = rules_in(view.regulation, view.options)
    key = _key(action, rules, view)
    if not key:
        return "", ""
    clause = rules.cites.get(_RULES.get(key, key), "")
    return words.say(TEXTS[key], cuts=rules.cuts), clause


def _key(action: Action, rules: TrucoRules, view: TrucoView) -> str:
    match action:
        case Cut(at=1):
            return "cut"
        case Saw(at=1):
            return "saw"
        case Turn(at=1):
            return "vira-depth" if rules.vira_any_depth else "vira"
        case Burn():
            return _of_burn(action, rules, view)
        case Deal():
            return _of_deal(action, rules, view)
        case Peek() if view.seat == view.known.dealer:
            return "peek-dealer"
        case _:
            return _ALONE.get(type(action), "")


def _of_burn(action: Burn, rules: TrucoRules, view: TrucoView) -> str:
    if action.seat < 0:
        return "burn" if rules.burn_unit == 1 else "burn-3"
    return "burn-packet" if action.seat == view.known.due() else ""


def _of_deal(action: Deal, rules: TrucoRules, view: TrucoView) -> str:
    if action.seat >= 0:
        return "deal-packet"
    mesa = view.known
    burning = rules.burn_in_deal and rules.packet == 3 and mesa.burned < rules.burns and not mesa.burn_banned
    return "deal-all" if burning and mesa.kind == "normal" and mesa.giving == "packet" else "deal"


_ALONE: Final[dict[type[Action], str]] = {
    Peek: "peek", FromBottom: "from-bottom", GiveBack: "give-back", Waive: "waive",
}  # fmt: skip
