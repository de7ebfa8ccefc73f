"""Why something is refused: what is wrong, and what would be right."""

from collections.abc import Sequence
from typing import Final

from carteado.cards import Card
from carteado.game import Reason
from carteado.games.cego.words import reasons as cego
from carteado.options import BadOption
from carteado.words import cards
from carteado.words.language import Language, Texts
from carteado.words.people import DUEL, SIX, Listener

REASONS: Final[Texts] = {
    **cego.REASONS,
    # Who may do what, and when.
    "no-such-seat": "Não existe o lugar {seat}: os lugares vão de 0 a {last}.",
    "not-for-players": "Embaralhar e apitar não cabem a quem joga: escolha um dos seus lances.",
    "not-a-truco-act": "Esse lance não existe no truco: escolha um dos que a mesa oferece.",
    "partida-over": "A partida já acabou: comece outra para continuar jogando.",
    "pack-first": "O baralho ainda está sendo embaralhado: espere o corte.",
    "no-cards-yet": "As cartas ainda não foram dadas: espere receber as suas.",
    "chance-shuffles": "O acaso só embaralha: informe a ordem das cartas.",
    "no-shuffle-now": "Agora não é hora de embaralhar: termine a mão em jogo.",
    "not-the-pack": "O baralho tem {deck} cartas diferentes, e este veio com {got}: confira as repetidas e as que faltam.",
    # The draw, the cut and the deal.
    "no-draw-now": "O carteador já está definido: só se tira carta no começo da partida.",
    "draw-in-turn": "Ainda não é a sua vez de tirar carta: agora tira {who}.",
    "draw-position": "Essa carta não dá para tirar: escolha outra, de 1 a {last}, que ninguém tenha tirado.",
    "dealer-deals": "Quem dá as cartas é {who}: espere.",
    "cut-first": "O corte ainda não terminou: dê as cartas quando o baralho voltar.",
    "no-deal-now": "Agora não é hora de dar as cartas: faça o que a mesa espera.",
    "no-cut-now": "Agora não se corta nem se queima: isso é entre embaralhar e dar as cartas.",
    "cutter-cuts": "Quem corta e queima é {who}, à esquerda de quem dá as cartas: espere.",
    "too-many-cuts": "Você já cortou {most} vezes, que é o limite: devolva o baralho.",
    "cut-before-burn": "Depois de queimar não se corta mais: queime outra carta ou devolva o baralho.",
    "cut-position": "Corte levantando de 1 a {last} cartas.",
    "burn-banned": "Na mão de onze e na de ferro não se queima: corte ou devolva o baralho.",
    "burn-after-fault": "Houve falta no corte, então agora não se queima: corte ou devolva o baralho.",
    "too-many-burned": "Você já queimou {most} vezes, que é o limite: siga sem queimar.",
    "burn-number": "Queime na ordem: agora é a queima de número {next}.",
    "saw-or-cuts": "São até {limit} cortes, ou uma serrada com um corte só: devolva o baralho ou siga sem cortar.",
    "no-saw": "Neste código não se serra o baralho: corte ou devolva.",
    "saw-ban": "Na mão de onze e na de ferro não se serra: corte ou devolva o baralho.",
    "no-peek": "Aqui ninguém olha o fundo do baralho: siga com o corte.",
    "peek-ban": "Na mão de onze e na de ferro ninguém olha o fundo do baralho: siga com o corte.",
    "peeked-already": "Você já olhou a última carta nesta mão: siga com o corte.",
    "from-bottom-no": "Neste código ninguém escolhe de que lado se dá: devolva o baralho.",
    "from-bottom-peeked": "Quem olhou a última carta não manda subir: devolva o baralho.",
    "from-bottom-asked": "Isso já foi pedido nesta mão: devolva o baralho.",
    "vira-first": "Falta a vira: tire-a antes de queimar ou devolver o baralho.",
    "vira-turned": "A vira já saiu, e depois dela não se corta nem se serra: queime ou devolva o baralho.",
    "vira-position": "Tire a vira entre as {last} primeiras cartas.",
    "no-vira-now": "Agora não se tira vira: faça o que a mesa espera.",
    "looked-already": "O maço de {who} já foi dado: só se queima o próximo.",
    "burn-packet": "O próximo maço é de {who}: só esse pode ser queimado agora.",
    "deal-packet": "O próximo maço é de {who}: dê as cartas na ordem.",
    "no-exposed-card": "Não há carta virada para decidir: siga o jogo.",
    "receiver-decides": "Quem decide sobre a carta virada é {who}, que a recebeu: espere.",
    "not-exposed": "Essa carta não é a que virou: escolha a que está à vista.",
    # The eleven hand.
    "not-eleven": "Esta não é uma mão de onze: jogue normalmente.",
    "eleven-decided": "A mão de onze já foi decidida: siga o jogo.",
    "owners-decide": "Quem decide a mão de onze é a dupla que tem 11: espere a resposta dela.",
    "eleven-first": "Antes de qualquer carta, a dupla que tem 11 diz se joga ou desiste.",
    # Cards thrown together.
    "nothing-thrown": "Não há carta para escolher: ninguém jogou duas de uma vez.",
    "opponents-choose": "Quem escolhe a carta que fica é a outra dupla: espere.",
    "not-thrown": "Escolha uma das cartas que foram jogadas abertas.",
    "choose-first": "Primeiro é preciso escolher qual das cartas jogadas fica na mesa.",
    # Calls and answers.
    "nothing-asked": "Não há pedido na mesa para responder: siga o jogo.",
    "answer-first": "Há um pedido de {stake} na mesa: antes de jogar, a dupla desafiada cai, corre ou aumenta.",
    "answer-before-show": "Há um pedido na mesa: primeiro a resposta, depois se abre o jogo.",
    "own-call": "O último pedido, de {stake}, foi da sua dupla: agora quem fala é a outra.",
    "answered-already": "Você já correu: agora quem responde é a outra pessoa da sua dupla.",
    "answers-another-call": "O pedido na mesa é de {stake}: responda a esse.",
    "no-raise-eleven": "Na mão de onze não se aumenta: ela já vale o que tem de valer.",
    "no-raise-iron": "Na mão de ferro não se aumenta: quem ganhar a mão leva a partida.",
    "ladder-top": "O pedido já chegou a {top}, o máximo: não há mais o que pedir.",
    "wrong-step": "O próximo pedido é {next}: não dá para pular nem voltar.",
    "raise-only-in-answer": "Só se aumenta na hora de responder, e o pedido já foi aceito: siga com as cartas.",
    "call-own-turn": "Nesta mesa só se pede truco na própria vez: espere a sua.",
    "call-after-first-card": "Nesta mesa só se pede truco depois da primeira carta: espere ela cair.",
    "beyond-need": "A mão já vale o que falta para a sua dupla ganhar: nesta mesa não se pede mais.",
    "call-on-last-card": "Essa carta decide a mão, e aí não dá mais para pedir: jogue sem pedir, ou peça antes de jogar.",
    "no-conceding": "Nesta mesa não se entrega a mão: jogue até o fim ou espere um pedido para correr.",
    "concede-stake": "A mão vale {stake} agora: para entregar, entregue por {stake}.",
    # Playing and showing.
    "not-your-turn": "Não é a sua vez: agora joga {who}.",
    "not-in-hand": "Você não tem essa carta na mão ({card}): jogue uma das suas.",
    "open-in-first": "Na primeira vaza toda carta é jogada aberta: jogue sem virar para baixo.",
    "leader-opens": "Quem sai na primeira vaza joga carta aberta: jogue sem cobrir.",
    "open-while-tied": "Com a mão empatada não se esconde carta: jogue aberta.",
    "open-in-iron": "Na mão de ferro toda carta é jogada aberta: jogue sem virar para baixo.",
    "highest-card": "Com a mão empatada é preciso mostrar a maior carta: jogue {card}.",
    "forced-card": "Você já pôs {card} na mesa: é essa que joga agora.",
    "play-a-place": "As cartas estão no escuro: escolha pela posição, de 1 a 3.",
    "not-dark": "As suas cartas estão à vista: escolha pela carta, não pela posição.",
    "empty-place": "Na posição {place} não há carta sua: escolha outra.",
    "no-showing": "Nesta mesa não se ganha abrindo o jogo: jogue uma carta.",
    "show-in-eleven": "Na mão de onze não se ganha abrindo o jogo: jogue uma carta.",
    "show-in-the-dark": "Com as cartas no escuro não se abre o jogo: jogue uma pela posição.",
    "no-winning-set": "Para abrir o jogo é preciso três manilhas, zap e copeta, ou o zap com a primeira vaza ganha.",
    # The referee.
    "referee-rules": "O juiz só dá decisões: informe a cláusula e quem cometeu a falta.",
    "no-such-ruling": "A cláusula {clause} não prevê decisão do juiz: escolha outra da lista.",
    "sanction-letter": "Falta a punição: a (advertência), b (perda da mão), c (perda da partida) ou d (perda do jogo).",
    "offender-missing": "Falta dizer quem cometeu a falta: informe o lugar.",
    "forfeited-already": "A partida já terminou por punição: agora só se anotam ocorrências.",
    "no-mao": "Não há mão em jogo para essa decisão: espere o baralho ser embaralhado ou as cartas serem dadas.",
    "cutter-at-fault": "Falta no corte é de quem corta: nesta mão, {who}.",
    "superfluous": "A cláusula não usa isto, ou é comprido demais: «{field}». Tire da decisão, ou mude.",
    "reason-missing": "Falta o motivo: escreva por que o placar muda.",
    "score-missing": "Falta o placar novo: dois números de 0 a {most}, um para cada dupla.",
    "two-winners": "As duas duplas não podem ter {target} ou mais: corrija o placar.",
    "not-a-special-mao": "Essa decisão só existe na mão de onze ou de ferro, enquanto ela está em jogo.",
    "not-in-play": "Essa decisão só cabe com a mão em jogo e sem pedido na mesa: espere a resposta ou as cartas.",
    "show-stands": "Aqui não há falta: ou o jogo aberto ganha mesmo, ou nesta mesa não se ganha abrindo o jogo.",
    "cards-not-held": "As cartas têm de estar na mão de quem cometeu a falta, cada uma uma vez só: confira.",
    "out-of-turn-choice": "Para a carta fora da vez, escolha: {first} (volta), {second} (fica) ou {third} (perde a mão).",
    "not-out-of-turn": "Carta fora da vez é uma só, de quem não está na vez e ainda não jogou nesta vaza: confira.",
    "not-on-turn": "Essa falta só cabe a quem está na vez: agora é {who}.",
    "first-vaza-only": "Essa falta é da primeira vaza e de uma carta só: confira a vaza e a carta.",
    "dealer-at-fault": "Essa falta é de quem dá as cartas ou da dupla dele: nesta mão, {who}.",
    "partida-decided": "A partida já acabou: tento só se pede antes disso.",
    "no-earlier-mao": "Ainda não houve mão anterior nesta partida: marque a falta da mão em jogo.",
    "no-card-played": "Jogar com cartas a mais só se pune depois da primeira carta de quem errou: espere ou acerte o número.",
    "no-highest-duty": "Essa pessoa não deve a maior carta agora: confira a vaza e o que ela tem na mão.",
    "owes-highest": "Com a mão empatada essa carta não fica na mesa: aplique a {clause}.",
    "forced-first": "Essa pessoa já pôs outra carta na mesa, que vem primeiro: confira a carta.",
    "eleven-only": "Essa decisão só existe na mão de onze: escolha outra cláusula.",
    "eleven-undecided-only": "Essa decisão só cabe na mão de onze, antes de a dupla dizer se joga: escolha outra cláusula.",
    "eleven-played-only": "Essa decisão só cabe na mão de onze que já está em jogo: escolha outra cláusula.",
    "iron-only": "Essa decisão só existe na mão de ferro: escolha outra cláusula.",
    "not-dark-now": "As cartas não estão no escuro agora: essa falta não cabe.",
    "vira-shown": "A vira já está à vista: essa falta não cabe.",
    "not-answering": "Não há pedido na mesa para essa pessoa responder: confira quem falou.",
    "ambiguous-choice": "Escolha o que a fala quis dizer: {first} (aceite), {second} (pedido), {third} (tento) "
    "ou {fourth} (perguntar de novo).",
    "word-choice": "A única escolha aqui é «accepted», e só se o pedido parecido foi aceito: confira.",
    "deal-fault-choice": "Escolha {first} (acertar) ou {second} (dar de novo), e só onde o código deixa escolher.",
    "no-deal-to-judge": "Não há carteio para julgar agora: essa falta é de quando se dão as cartas.",
    "play-begun": "A primeira carta já caiu, e isso só cabe antes dela: escolha outra cláusula.",
    "play-not-begun": "O jogo ainda não começou: antes da primeira carta só se acerta o número, sem tento.",
    "first-card-played": "Quem tinha carta a mais já jogou a primeira: agora a falta de jogar com cartas a mais é dele.",
    "no-accepted-truco": "Para esses 3 pontos é preciso um truco pedido pela dupla e aceito: confira o pedido.",
    "not-just-dealt": "Carta virada no carteio só se decide logo depois dele, antes de qualquer carta ou pedido.",
    "cards-not-dealt": "As cartas têm de ter sido dadas nesta mão, e ainda fechadas, cada uma uma vez só: confira.",
    "not-the-rivals": "Essa cláusula é de carta dos adversários de {who}, que deu as cartas: confira de quem ela é.",
    "not-the-dealers": "Essa cláusula é de carta de {who}, que deu as cartas, ou do parceiro: confira de quem ela é.",
    "first-exposure": "É a primeira vez que vira carta neste carteio: escolha a cláusula da primeira vez.",
    "not-tied-now": "A primeira vaza não empatou, ou é ela que está em jogo: essa falta não cabe.",
    "cover-allowed": "Aqui a carta podia ser jogada fechada: não há falta.",
    "cover-not-allowed": "A carta de baixo não pode ficar coberta agora: nomeie-a entre as abertas.",
    "pile-order": "Falta a ordem das cartas, de baixo para cima: o para a aberta, e a, b ou c para o lugar da coberta.",
    "return-or-stands": "Neste código a carta fora da vez volta ou fica: escolha «return» ou «stands».",
    "thrown-count": "São duas cartas ou mais, contando as fechadas, e na mão há {most}: confira o número.",
}

FIELDS: Final[Texts] = {
    "cards": "cartas", "face_down": "cartas viradas", "sanction": "pena", "score": "placar", "why": "motivo", "volta": "volta",
    "when": "quando",
}  # fmt: skip
FACTS: Final = {
    **cego.FACTS,
    "no-such-seat": ("seat", "last"),
    "not-the-pack": ("deck", "got"),
    "draw-in-turn": ("who",),
    "draw-position": ("last",),
    "dealer-deals": ("who",),
    "cutter-cuts": ("who",),
    "too-many-cuts": ("most",),
    "saw-or-cuts": ("limit",),
    "vira-position": ("last",),
    "looked-already": ("who",),
    "burn-packet": ("who",),
    "deal-packet": ("who",),
    "receiver-decides": ("who",),
    "highest-card": ("card",),
    "forced-card": ("card",),
    "cut-position": ("last",),
    "too-many-burned": ("most",),
    "burn-number": ("next",),
    "answer-first": ("stake",),
    "own-call": ("stake",),
    "answers-another-call": ("stake",),
    "ladder-top": ("top",),
    "wrong-step": ("next",),
    "concede-stake": ("stake",),
    "not-your-turn": ("who",),
    "not-in-hand": ("card",),
    "empty-place": ("place",),
    "no-such-ruling": ("clause",),
    "cutter-at-fault": ("who",),
    "dealer-at-fault": ("who",),
    "not-the-rivals": ("who",),
    "not-the-dealers": ("who",),
    "owes-highest": ("clause",),
    "ambiguous-choice": ("first", "second", "third", "fourth"),
    "deal-fault-choice": ("first", "second"),
    "superfluous": ("field",),
    "score-missing": ("most",),
    "two-winners": ("target",),
    "out-of-turn-choice": ("first", "second", "third"),
    "not-on-turn": ("who",),
    "thrown-count": ("most",),
}

# One against one nobody has a partner.
ALONE: Final[Texts] = {
    "owners-decide": "Quem decide a mão de onze é quem tem 11: espere a resposta.",
    "eleven-first": "Antes de qualquer carta, quem tem 11 diz se joga ou desiste.",
    "opponents-choose": "Quem escolhe a carta que fica é o adversário: espere.",
    "answer-first": "Há um pedido de {stake} na mesa: antes de jogar, quem foi desafiado cai, corre ou aumenta.",
    "own-call": "O último pedido, de {stake}, foi seu: agora quem fala é o adversário.",
    "beyond-need": "A mão já vale o que falta para você ganhar: nesta mesa não se pede mais.",
    "score-missing": "Falta o placar novo: dois números de 0 a {most}, um para cada jogador.",
    "two-winners": "Os dois não podem ter {target} ou mais: corrija o placar.",
}

BAD_OPTIONS: Final[Texts] = {
    "option-unknown": "Não existe a opção {key}: as que existem são {known}.",
    "option-value": "A opção {key} não aceita {value}: escolha entre {allowed}.",
    "tie-lead-without-equaliser": "{first} não combina com {second}: use tieLead=equaliser, ou tire allFaceDownLead.",
    "false-show-without-show": "{first} não combina com {second}: sem abrir o jogo não há falta a punir; mude uma das duas.",
    "hidden-vira-in-open-iron": "{first} não combina com {second}: com as cartas à vista a vira não se esconde; "
    "mude uma das duas.",
    "clean-gate": "{first} não combina com {second}: no jogo limpo a flor é perguntada na primeira aposta; mude uma das duas.",
    "clean-bluff": "{first} não combina com {second}: no jogo limpo não há blefe a cobrar; mude uma das duas.",
    "kill-on-raise-without-kill": "{first} não combina com {second}: sem ter de matar, não há o que passar adiante; "
    "mude uma das duas.",
}

OPTION_FACTS: Final = {
    "option-unknown": ("key", "known"),
    "option-value": ("key", "value", "allowed"),
    "tie-lead-without-equaliser": ("first", "second"),
    "false-show-without-show": ("first", "second"),
    "hidden-vira-in-open-iron": ("first", "second"),
    "kill-on-raise-without-kill": ("first", "second"),
    "clean-gate": ("first", "second"),
    "clean-bluff": ("first", "second"),
}


def sentence(words: Language, reason: Reason, names: Sequence[str]) -> str:
    """The reason in one sentence that helps."""
    text = {DUEL: ALONE, SIX: cego.IN_TRIOS}.get(len(names), {}).get(reason.code)
    text = text or REASONS.get(reason.code)
    if text is None:
        return words.say("Isso não pode agora ({code}): escolha um dos lances que a mesa oferece.", code=reason.code)
    return words.say(text, **_filled(words, reason, names))


def _filled(words: Language, reason: Reason, names: Sequence[str]) -> dict[str, object]:
    listener = Listener(words, names)
    facts: dict[str, object] = {}
    for key, fact in zip(FACTS.get(reason.code, ()), reason.facts, strict=True):
        if key == "who" and isinstance(fact, int):
            facts[key] = listener.who(fact)
        elif key == "card":
            facts[key] = cards.name(words, Card.of(str(fact)), spanish=listener.trio)
        elif key == "part":
            facts[key] = words.say(cego.PARTS[str(fact)])
        elif key == "field":
            facts[key] = words.say(FIELDS[str(fact)])
        else:
            facts[key] = fact
    return facts


def bad_option(words: Language, error: BadOption) -> str:
    """What is wrong with a house rule, and what would be right."""
    text = BAD_OPTIONS.get(error.code)
    if text is None:
        return words.say("Essas opções não combinam ({code}): {facts}.", code=error.code, facts=", ".join(error.facts))
    return words.say(text, **dict(zip(OPTION_FACTS[error.code], error.facts, strict=True)))
