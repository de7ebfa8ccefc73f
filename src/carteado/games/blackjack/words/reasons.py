"""Why something is refused at a table of blackjack: what is wrong, and what would be right."""

from typing import Final

from carteado.games.blackjack.rules.rulebook import HALVES
from carteado.words.language import Texts
from carteado.words.refusals import Refusals

TEXTS: Final[Texts] = {
    # Chance.
    "not-by-chance": "A sorte só embaralha: informe a ordem das cartas do sapato.",
    "not-the-pack": "O sapato tem {deck} cartas, e vieram {got}: confira as repetidas e as que faltam.",
    "not-by-a-seat": "Esse lance não é de quem joga aqui: escolha um dos que a mesa oferece.",
    # The bets.
    "bet-first": "As cartas só saem depois das apostas: aposte, e espere o resto da mesa.",
    "bets-closed": "As apostas desta rodada já fecharam: espere a próxima.",
    "not-this-round": "Essa aposta era de outra rodada, e esta é a {round}: aposte de novo.",
    "sits-out": "Faltam fichas para a aposta mínima ({least}): você fica de fora da rodada.",
    "bet-already": "Você já apostou nesta rodada ({bet}): espere o resto da mesa.",
    "bet-below": "A aposta mínima da casa é {least}, e não {bet}: aposte mais.",
    "bet-above": "A aposta máxima da casa é {most}, e não {bet}: aposte menos.",
    "bet-chips": "Aposta-se em fichas inteiras, e você tem {has}, menos do que {bet}: aposte até isso.",
    # Insurance and early surrender.
    "no-ace-open": "O crupiê não mostra um ás, e sem ele não há seguro: renda-se ou passe.",
    "answer-before-check": "Antes das jogadas a mesa pergunta por seguro ou rendição: responda a isso primeiro.",
    "no-insurance-now": "A hora do seguro já passou: mantenha, peça carta, dobre ou divida.",
    # Surrender.
    "no-surrender": "Nesta mesa não há rendição: jogue a mão, ou mantenha como está.",
    "surrender-late": "Nesta mesa a rendição só vem depois que o crupiê olhou: espere a sua vez.",
    "surrender-early": "Nesta mesa a rendição é antes que o crupiê olhe, e ele já olhou: jogue a mão.",
    "surrender-not-ace": "Nesta mesa ninguém se rende quando o crupiê mostra um ás: faça seguro ou passe.",
    "surrender-blackjack": "Com BlackJack ninguém se rende: passe ou mantenha, e receba o que ele paga.",
    "surrender-split": "Mão dividida não se rende: peça carta ou mantenha.",
    "surrender-first": "A rendição é o primeiro lance da vez, e você já jogou: peça carta ou mantenha.",
    # Turns.
    "not-this-turn": "Isso era de outra vez, que já passou: olhe a mesa e escolha de novo.",
    "blackjack-stands": "Com BlackJack não se pede, não se dobra e não se divide: mantenha.",
    "split-aces-one-card": "Um ás dividido recebe uma carta só: mantenha a mão como está.",
    "double-two-cards": "Só se dobra com as duas primeiras cartas: peça carta ou mantenha.",
    "double-after-split": "Nesta mesa não se dobra depois de dividir: peça carta ou mantenha.",
    "split-two-cards": "Só se dividem as duas primeiras cartas: peça carta ou mantenha.",
    "no-pair": "Só se dividem duas cartas do mesmo valor, ou iguais onde a casa pede: jogue a mão inteira.",
    "no-resplit": "Nesta mesa não se divide de novo uma mão dividida: peça carta ou mantenha.",
    "no-resplit-aces": "Ases divididos não se dividem de novo: mantenha a mão como está.",
    "resplit-once": "Cada mão se divide de novo uma vez só, até {most} mãos no total: peça carta ou mantenha.",
    "chips-short": "Isso custa {price} (em fichas), e você tem livre {free}: escolha outro lance.",
    # The referee.
    "not-by-a-referee": "A arbitragem só dá decisões: informe a cláusula e o que se decidiu.",
    "unknown-ruling": "A cláusula {clause} não prevê decisão da arbitragem: escolha outra da lista.",
    "ruling-takes-no-more": "Essa decisão pede menos do que veio: tire o que sobra.",
    "ruling-without-reason": "Falta o motivo: escreva por que se decidiu assim.",
    "no-deal-now": "Não há rodada para anular: espere as cartas serem dadas.",
    "ruling-score-or-void": "Ou se anula a rodada, ou se acertam as fichas: informe uma coisa só.",
    "ruling-score": "São {n} números de 0 a {most}, um para cada pessoa: confira as fichas.",
    "ruling-below-stake": "{who} tem na mesa {staked} (em fichas): o acerto não pode deixar menos do que isso.",
}
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "not-the-pack": ("deck", "got"),
    "not-this-round": ("round",),
    "sits-out": ("least",),
    "bet-already": ("bet",),
    "bet-below": ("least", "bet"),
    "bet-above": ("most", "bet"),
    "bet-chips": ("has", "bet"),
    "resplit-once": ("most",),
    "chips-short": ("price", "free"),
    "unknown-ruling": ("clause",),
    "ruling-score": ("n", "most"),
    "ruling-below-stake": ("who", "staked"),
}
REASONS: Final = Refusals(TEXTS, FACTS, parts={"price": HALVES, "free": HALVES, "staked": HALVES})

OPTIONS: Final[Texts] = {
    "bets-crossed": "{first} não combina com {second}: a aposta mínima não passa da máxima.",
    "stack-short": "{first} não combina com {second}: no começo todos têm de poder apostar o mínimo.",
    "late-unchecked": "{first} não combina com {second}: a rendição tardia vem depois que o crupiê olha.",
}
BAD_OPTIONS: Final = Refusals(OPTIONS, dict.fromkeys(OPTIONS, ("first", "second")))

STARTS: Final[Texts] = {
    "start-few": "Nesta mesa jogam pelo menos {least}, e não {seats}.",
    "start-chips": "A sessão começa com {n} números de fichas até {most}, inteiras ou meias, pelo menos {able} deles para "
    "uma aposta; não {score}.",
}
BAD_STARTS: Final = Refusals(
    STARTS, {"start-few": ("least", "seats"), "start-chips": ("n", "most", "able", "score")}, parts={"score": HALVES}
)
