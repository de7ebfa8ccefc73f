"""Why something is refused at a table of cacheta or pif-paf: what is wrong, and what would be right."""

from typing import Final

from carteado.words.language import Texts
from carteado.words.refusals import Refusals

TEXTS: Final[Texts] = {
    # Chance and the cut.
    "not-by-chance": "A sorte só embaralha e sorteia: informe a ordem das cartas ou o número sorteado.",
    "no-such-lot": "O sorteio é um só, no começo da partida, e dá uma das pessoas que jogam.",
    "not-the-pack": "São {deck} cartas para embaralhar, e vieram {got}: confira as repetidas e as que faltam.",
    "not-by-a-seat": "Esse lance não é de quem joga aqui: escolha um dos que a mesa oferece.",
    "no-cut-now": "Agora não se corta: o corte vem logo depois de embaralhar.",
    "cut-first": "Falta cortar o baralho: corte, e o jogo continua.",
    "cut-range": "Corte levantando de {first} a {last} cartas.",
    # The bets.
    "bets-open": "Ainda se aposta, e o monte espera: abandone, acompanhe ou repique; depois se compra.",
    "no-bets-now": "As apostas desta rodada já acabaram: compre, e descarte ou bata.",
    "nothing-to-follow": "Ninguém apostou ainda: faça a primeira aposta, ou abandone.",
    "bet-below-least": "A primeira aposta é de pelo menos {least} (em fichas): aposte mais, ou abandone.",
    "bet-above-most": "Nesta mesa ninguém passa de {most} (em fichas) na rodada: aposte até isso.",
    "raise-too-small": "A aposta está em {due}, e repicar é pôr pelo menos {least} a mais, ou ir ao máximo: repique mais alto.",
    "too-few-chips": "Faltam fichas (você tem {n}): aposte menos, ou abandone.",
    # Turns.
    "not-this-turn": "Isso era de outra vez, que já passou: olhe a mesa e escolha de novo.",
    "draw-first": "A vez começa pela compra: compre do monte ou pegue o descarte.",
    "drawn-this-turn": "Você já comprou nesta vez: bata ou descarte.",
    "lixo-empty": "O lixo está vazio: a primeira compra é do monte.",
    "not-the-top": "Só se pega a última carta descartada, e não essa ({card}): pegue a de cima, ou compre do monte.",
    "stock-only": "Depois do rebate você só compra do monte até o fim da rodada: compre dele.",
    "card-not-held": "Você não tem essa carta na mão ({card}): escolha das suas.",
    "pifei-said": "Você já disse «pifei» nesta vez: espere a próxima.",
    "no-leaving": "Nesta mesa não se abandona a rodada: compre, e descarte ou bata.",
    "drawn-already": "Só abandona quem ainda não comprou nesta rodada: agora jogue até o fim dela.",
    # Going out.
    "no-batida": "Isso ainda não é batida: as nove cartas têm de formar trincas e sequências. Descarte e siga jogando.",
    "erred-already": "Você já mostrou uma batida errada nesta vez: descarte, e tente de novo na próxima.",
    "no-batida-with-discard": "Até o fim da rodada você só bate com carta do monte: com o descarte não vale.",
    # The window of a discard.
    "no-window": "Ninguém espera resposta a um descarte agora: compre, descarte ou bata na sua vez.",
    "not-this-window": "Essa resposta era a outro descarte: olhe a mesa e responda de novo.",
    "window-open": "A mesa espera quem possa bater com a louca: o jogo segue quando a mesa toda responder.",
    "not-asked": "Esse descarte não espera a sua resposta: aguarde a próxima vez.",
    "answered-already": "Você já respondeu a esse descarte: espere o resto da mesa.",
    # Mistakes as moves.
    "only-to-point-out": "Desse descarte você só pode avisar do rebate, ou passar: escolha um dos dois.",
    "no-reaching": "Nesta mesa não se vai pegar o descarte por engano: bata com a louca, ou passe.",
    "no-throwing": "Nesta mesa não se jogam as cartas fora: jogue até o fim da rodada.",
    "nothing-to-throw": "Só se jogam as cartas fora logo depois de uma batida errada de outra pessoa: siga jogando.",
    "nobody-reached": "Essa pessoa não foi pegar o descarte: só se avisa do rebate de quem foi e recuou.",
    "called-already": "Esse rebate já foi avisado: responda ao descarte, e o jogo segue.",
    # The referee.
    "not-by-a-referee": "A arbitragem só dá decisões: informe a cláusula e o que se decidiu.",
    "unknown-ruling": "A cláusula {clause} não prevê decisão da arbitragem: escolha outra da lista.",
    "ruling-takes-no-more": "Essa decisão pede menos do que veio: tire o que sobra.",
    "ruling-needs-offender": "Falta dizer quem cometeu o erro: informe o lugar.",
    "not-in-the-deal": "Essa pessoa não está jogando a rodada agora: escolha outra, ou espere a vez de alguém.",
    "throw-after-the-turn": "Essa pessoa está no meio da vez: espere o descarte dela para tirá-la da rodada.",
    "ruling-without-reason": "Falta o motivo: escreva por que se decidiu assim.",
    "no-deal-now": "Não há rodada para anular: espere as cartas serem dadas.",
    "ruling-score-or-void": "Ou se anula a rodada, ou se acertam vidas e fichas: informe uma coisa só.",
    "ruling-score": "São {n} números de 0 a {most}, um para cada pessoa, e algum acima de 0: confira.",
    "chips-not-conserved": "As fichas das pessoas somam {total}, sem as do pote: o acerto tem de somar o mesmo.",
}
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "not-the-pack": ("deck", "got"),
    "cut-range": ("first", "last"),
    "bet-below-least": ("least",),
    "bet-above-most": ("most",),
    "raise-too-small": ("due", "least"),
    "too-few-chips": ("n",),
    "not-the-top": ("card",),
    "card-not-held": ("card",),
    "unknown-ruling": ("clause",),
    "ruling-score": ("n", "most"),
    "chips-not-conserved": ("total",),
}
REASONS: Final = Refusals(TEXTS, FACTS)

OPTIONS: Final[Texts] = {
    "amounts-unset": "Para jogar {game}, combinem antes quantas fichas cada pessoa tem e a aposta mínima e a máxima "
    "(falta {missing}; {clause}). São fichas de brincadeira, sem valor.",
    "bets-crossed": "{first} não combina com {second}: a aposta mínima não passa da máxima.",
}
BAD_OPTIONS: Final = Refusals(OPTIONS, {"amounts-unset": ("game", "missing", "clause"), "bets-crossed": ("first", "second")})

STARTS: Final[Texts] = {
    "start-held": "A partida começa com {n} números até {most}, um por pessoa, pelo menos {least} acima de 0; não {held}.",
    "start-dealer-able": "Quem dá as cartas é alguém que joga, e não o lugar {dealer}.",
    "start-pot": "O pote inicial tem até {most} (em fichas), e não {pot}; com vidas não há pote.",
}
BAD_STARTS: Final = Refusals(
    STARTS,
    {"start-held": ("n", "most", "least", "held"), "start-dealer-able": ("dealer",), "start-pot": ("most", "pot")},
)
