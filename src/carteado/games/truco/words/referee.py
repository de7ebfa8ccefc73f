"""What the referee decided, and what cards did because of it."""

from typing import Final

from carteado.game import Seat
from carteado.games.truco.rules.events import Returned, Threw
from carteado.games.truco.rules.objections import HOLDERS, holder_of
from carteado.games.truco.words.actions import PENALTIES
from carteado.games.truco.words.listening import is_duel, opponents_choose, rules
from carteado.pack import Ruled
from carteado.words import pack
from carteado.words.cards import listed
from carteado.words.language import Texts
from carteado.words.people import Listener

# Here {who} is inside the sentence.
DECISIONS: Final[Texts] = {
    "void": "O juiz anulou a mão.",
    "redo": "Falta no corte: advertência para {who}, embaralha-se de novo e ninguém queima.",
    "recut": "Falta no corte: advertência para {who}, embaralha-se e corta-se de novo.",
    "lose-mao": "Punição para {who}: a dupla perde a mão.",
    "lose-partida": "Punição para {who}: a dupla perde a partida.",
    "lose-match": "Punição para {who}: a dupla perde o jogo.",
    "disqualified": "Punição para {who}: a dupla está desclassificada.",
    "redeal": "Dá-se de novo, com o mesmo carteador.",
    "pass": "A vez de dar as cartas passa, sem pontos.",
    "repair": "Acertou-se o carteio, sem pontos.",
    "exposed": "Virou carta no carteio.",
    "exposed-own": "Virou carta no carteio, do lado de quem dá: ela fica.",
    "deal-fault-again": "Outro erro no carteio de {who}: tento.",
    "flip-again": "Outra vez o baralho virado por {who}: tento.",
    "surplus": "Cartas a mais dadas por {who}: tento.",
    "surplus-truco": "Truco com cartas a mais, dadas por {who}: valem 3.",
    "cutter-tento": "Falta no corte: tento contra {who}.",
    "dealer-tento": "Falta de quem dá as cartas: tento contra {who}.",
    "tento": "Tento contra {who}.",
    "tento-stake": "Cartas viradas por {who} com um tapa na mesa: tento no valor da mão.",
    "eleven-tento": "Tento contra {who} na mão de onze.",
    "iron-tento": "Tento contra {who} na mão de ferro: a partida acabou.",
    "tento-on": "Tento contra {who}; a mão continua.",
    "tento-after": "Tento contra {who}, depois da mão.",
    "tento-late": "Tento contra {who}, por uma mão anterior.",
    "tento-had": "Tento contra {who}, mas os outros já ganharam esta mão: nada a somar.",
    "tento-noted": "Falta de {who} anotada: outro tento já tinha acabado a mão.",
}

# Where the claim says who held them; before that was asked for, it did not.
GIVEN: Final[Texts] = {
    "surplus": "Cartas a mais, dadas por {who} e recebidas por {holder}: tento.",
    "surplus-truco": "Truco com cartas a mais, dadas por {who} e recebidas por {holder}: valem 3.",
}

# One against one there is no pair to lose anything.
ALONE: Final[Texts] = {
    "lose-mao": "Punição para {who}: perda da mão.",
    "lose-partida": "Punição para {who}: perda da partida.",
    "lose-match": "Punição para {who}: perda do jogo.",
    "disqualified": "Punição para {who}: desclassificação.",
    "tento-had": "Tento contra {who}, mas o adversário já ganhou esta mão: nada a somar.",
}

# Here {who} begins it.
FAULTS: Final[Texts] = {
    "no-call": "{who} só fez sinal, e sinal não é pedido: não vale.",
    "turned-up": "{who} jogou carta fechada na primeira vaza: ela foi virada e fica na mesa, com advertência.",
    "false-show": "{who} abriu o jogo sem ter com que ganhar.",
    "out-of-turn": "{who} jogou fora da vez.",
    "thrown": "{who} jogou mais de uma carta de uma vez.",
    "thrown-under": "{who} jogou mais de uma carta de uma vez: a de baixo vale agora, as outras nas vezes seguintes.",
    "thrown-first": "{who} jogou mais de uma carta de uma vez: fica a primeira, as outras voltam.",
    "turned-up-tied": "{who} escondeu carta com a mão empatada: ela foi virada e fica na mesa, com advertência.",
    "ambiguous-accept": "{who} falou de um jeito que vale como aceite.",
    "ambiguous-raise": "{who} falou de um jeito que vale como pedido.",
    "similar-word": "{who} disse uma palavra parecida com um pedido: não vale, e é tento.",
    "wrong-word": "{who} não usou a palavra da hora: não vale como pedido.",
    "bottom-look": "{who} olhou o fundo do baralho: tento.",
    "tento-count": "{who} jogou com cartas a mais: tento.",
    "special-tento": "{who} fez o que não se faz em mão de onze ou de ferro: tento.",
    "hidden-highest": "{who} não mostrou a maior carta com a mão empatada: tento.",
    "ambiguous": "{who} não se fez entender: a resposta é pedida de novo.",
}


# Decisions that do not say what happened: the clause does. Where its name is the decision itself, nothing is added.
UNEXPLAINED: Final = ("tento-on", "tento-after", "tento-late", "tento-had", "tento-noted", "redeal", "pass")
SELF_EVIDENT: Final = ("", "tento", "late-tento")


def tell(listener: Listener, event: Ruled | Threw | Returned) -> str:
    """The decision, or what it did to the cards."""
    match event:
        case Ruled():
            return _ruled(listener, event)
        case Threw():
            return _threw(listener, event)
        case Returned():
            return _returned(listener, event)


def _ruled(listener: Listener, event: Ruled) -> str:
    words = listener.words
    told = [_decision(listener, event)]
    fault = rules(listener).incidents.get(event.clause, "") if event.effect in UNEXPLAINED else ""
    if fault not in SELF_EVIDENT and fault in PENALTIES:
        what = words.say(PENALTIES[fault])
        told.insert(0, f"{what[0].upper()}{what[1:]}.")
    told += pack.why(listener, event)
    if event.score and event.effect in UNEXPLAINED:
        told.append(words.say("Placar {score}.", score=listener.score(event.score)))
    return " ".join(told)


def _decision(listener: Listener, event: Ruled) -> str:
    if event.offender is not None and event.sanction in HOLDERS:
        return _claim(listener, event, event.offender)
    if event.offender is not None and event.effect in FAULTS:
        return listener.words.say(FAULTS[event.effect], who=listener.subject(event.offender))
    return pack.decided(listener, event, DECISIONS if not is_duel(listener) else {**DECISIONS, **ALONE})


def _claim(listener: Listener, event: Ruled, dealer: Seat) -> str:
    """A claim for cards too many, with who held them; without points the deal passes."""
    text = GIVEN.get(event.effect)
    if text is None:
        return pack.decided(listener, event, DECISIONS)
    holder = holder_of(dealer, len(listener.sides), event.sanction)
    return listener.words.say(text, who=listener.who(dealer), holder=listener.who(holder))


def _threw(listener: Listener, event: Threw) -> str:
    words = listener.words
    cards = listed(words, event.cards)
    told: list[str] = []
    if cards:
        told.append(words.say("{who} pôs na mesa: {cards}.", who=listener.subject(event.seat), cards=cards))
    if event.face_down:
        told.append(
            words.count("Uma carta fechada volta para a mão.", "{n} cartas fechadas voltam para a mão.", event.face_down)
        )
    if len(event.cards) > 1 and opponents_choose(listener):
        told.append(words.say("A outra dupla escolhe qual fica."))
    return " ".join(told)


def _returned(listener: Listener, event: Returned) -> str:
    words = listener.words
    cards = listed(words, event.cards)
    n = len(event.cards)
    if listener.is_me(event.seat):
        return words.count("Voltou para a sua mão: {cards}.", "Voltaram para a sua mão: {cards}.", n, cards=cards)
    return words.count(
        "Voltou para a mão de {who}: {cards}.", "Voltaram para a mão de {who}: {cards}.", n,
        who=listener.who(event.seat), cards=cards,
    )  # fmt: skip
