"""Why something is refused at a table of canastra or buraco: what is wrong, and what would be right."""

from typing import Final

from carteado.words.language import Texts
from carteado.words.refusals import Refusals

TEXTS: Final[Texts] = {
    # Chance, the draw and the cut.
    "not-by-chance": "A sorte só embaralha e sorteia: informe a ordem das cartas ou o número sorteado.",
    "no-such-lot": "O sorteio é um só, no começo da partida, e dá um dos lugares da mesa.",
    "not-the-pack": "O baralho desta mesa tem {deck} cartas, e este veio com {got}: confira as repetidas e as que faltam.",
    "not-by-a-seat": "Esse lance não é de quem joga aqui: escolha um dos que a mesa oferece.",
    "no-draw-now": "Quem dá as cartas já se sabe: só se tira carta no começo da partida.",
    "draw-a-card": "Primeiro tire uma carta: quem tirar a maior dá as cartas.",
    "no-such-place": "Tire uma carta de 1 a {last}: o baralho não tem mais do que isso.",
    "drawn-already": "Essa carta já foi tirada: escolha outra do baralho aberto.",
    "no-cut-now": "Agora não se corta: o corte vem logo depois de embaralhar.",
    "cut-first": "Falta cortar o baralho: corte, e as cartas são dadas.",
    "cut-range": "Corte levantando de {first} a {last} cartas.",
    # Drawing.
    "draw-first": "A vez começa pela compra: compre do monte ou pegue o lixo.",
    "drawn-this-turn": "Você já comprou nesta vez: baixe o que quiser e descarte.",
    "not-this-turn": "Essa compra era de outra vez, que já passou: compre de novo.",
    "stock-empty": "O monte acabou e não há morto para virar monte: pegue o lixo ou passe.",
    "stock-not-empty": "Ainda há o que comprar: só se passa quando não restam monte nem mortos.",
    "lixo-empty": "O lixo está vazio: compre do monte.",
    "take-alone": "Primeiro pegue o lixo inteiro; depois baixe e acrescente com as cartas na mão.",
    "use-the-top": "Nesta mesa só pega o lixo quem usa na hora a carta de cima ({card}): baixe ou acrescente com ela.",
    "joined-already": "Só a primeira carta comprada da rodada se recusa, e antes de juntá-la à mão: siga com as que você tem.",
    "another-card": "A carta comprada agora é outra ({card}): fique com ela ou recuse essa.",
    # Discarding and going out.
    "card-not-held": "Você não tem essa carta na mão ({card}), ou não tem tantas iguais: escolha das suas.",
    "same-card-back": "O lixo era só essa carta ({card}): ela não volta na mesma vez. Descarte outra.",
    "no-right-to-go-out": "O seu lado ainda não pode bater (falta {lacks}): fique com pelo menos uma carta depois do descarte.",
    "one-card-left": "Assim sobraria uma carta sem saída, porque para bater ainda falta {lacks}: baixe menos cartas.",
    "discard-to-go-out": "Nesta mesa a batida termina com um descarte: guarde uma carta para o lixo.",
    # Melds.
    "nothing-laid": "Não há carta nesse jogo: escolha o que quer pôr na mesa.",
    "meld-too-few": "Um jogo tem pelo menos {least} cartas: junte mais.",
    "meld-too-many": "São cartas demais para um jogo só: divida em dois, ou deixe algumas na mão.",
    "meld-twice": "Há carta repetida nessa sequência: cada uma entra uma vez só.",
    "meld-suits-mixed": "Essas cartas não são do mesmo naipe nem do mesmo número: separe-as em jogos diferentes.",
    "meld-one-suit": "Uma sequência é de um naipe só: separe essas cartas por naipe.",
    "meld-gap": "Falta carta no meio da sequência: complete com as que faltam, ou com um curinga onde couber.",
    "meld-no-groups": "Nesta mesa não vale lavadeira: baixe sequências de um naipe só.",
    "meld-group-barred": "Nesta mesa não vale lavadeira de dois: use o dois na sequência ou como curinga.",
    "meld-group-wild": "Nesta mesa o dois não é curinga em lavadeira: complete com cartas do mesmo número.",
    "meld-too-many-wild": "Há curingas demais nesse jogo: deixe só os que a mesa permite.",
    "meld-only-wild": "Curinga sozinho não faz jogo: ponha cartas que ele possa completar.",
    "meld-own-two": "Nesta mesa o dois do naipe da sequência só vale no seu lugar, entre o ás e o 3: use outro curinga.",
    "meld-beyond-ace": "A sequência acaba no ás: nada vem depois do ás alto, nem antes do baixo.",
    "meld-closed": "Essa sequência terminou no ás, e nesta mesa não recebe mais nada: escolha outro jogo.",
    "places-do-not-fit": "O curinga não cabe nesse lugar: diga outro, dentro do jogo e sem dono.",
    "no-such-meld": "O seu lado não tem esse jogo: os da mesa se contam a partir de 1, e o último é o {n}.",
    "does-not-fit": "Essas cartas não cabem nesse jogo: escolha as que o continuam, ou outro jogo.",
    "does-not-fit-fixed": "Nesta mesa o curinga não sai do lugar, e assim essas cartas não cabem: escolha as que cabem.",
    # The minimum of a vulnerable side.
    "below-minimum": "O que você baixou vale {points}, e o mínimo é {minimum}: ponha mais cartas ou mais jogos de uma vez.",
    "failed-this-turn": "Já houve uma tentativa abaixo do mínimo nesta vez: descarte, e tente de novo na próxima.",
    # The referee.
    "not-by-a-referee": "A arbitragem só dá decisões: informe a cláusula e o que se decidiu.",
    "unknown-ruling": "A cláusula {clause} não prevê decisão da arbitragem: escolha outra da lista.",
    "ruling-takes-no-more": "Essa decisão pede menos do que veio: tire o que sobra.",
    "ruling-needs-offender": "Falta dizer quem baixou menos que o mínimo: informe o lugar.",
    "no-minimum-now": "Esse lado não tem mínimo agora: ou não está vulnerável, ou já abriu, ou as cartas não foram dadas.",
    "ruling-without-reason": "Falta o motivo: escreva por que se decidiu assim.",
    "no-deal-now": "Não há rodada para anular: espere as cartas serem dadas.",
    "ruling-score-or-void": "Ou se anula a rodada, ou se acerta o placar: informe uma coisa só.",
    "ruling-score": "O placar tem {n} números de cinco em cinco, até {most}, um para cada lado: confira.",
}
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "not-the-pack": ("deck", "got"),
    "no-such-place": ("last",),
    "cut-range": ("first", "last"),
    "use-the-top": ("card",),
    "another-card": ("card",),
    "card-not-held": ("card",),
    "same-card-back": ("card",),
    "no-right-to-go-out": ("lacks",),
    "one-card-left": ("lacks",),
    "meld-too-few": ("least",),
    "no-such-meld": ("n",),
    "below-minimum": ("points", "minimum"),
    "unknown-ruling": ("clause",),
    "ruling-score": ("n", "most"),
}
LACKS: Final[Texts] = {
    "clean": "uma canastra real (limpa) na mesa",
    "canastra": "uma canastra na mesa",
    "morto": "pegar o morto",
}
REASONS: Final = Refusals(TEXTS, FACTS, named={"lacks": LACKS})

OPTIONS: Final[Texts] = {
    "many-wilds-fixed": "{first} não combina com {second}: com mais de um curinga por jogo, o curinga se move; "
    "use wild_mobility=free, ou um curinga só.",
    "both-aces-low": "{first} não combina com {second}: sem o ás depois do rei não há ás nas duas pontas; mude uma das duas.",
}
BAD_OPTIONS: Final = Refusals(OPTIONS, dict.fromkeys(OPTIONS, ("first", "second")))

STARTS: Final[Texts] = {
    "start-five": "Cinco pessoas só jogam com allow_five=true: escolha essa regra da casa.",
    "start-scores": "O placar inicial tem {n} números de cinco em cinco, até {most}, e não {score}.",
    "start-over": "Uma partida até {target} já acabou em {score}.",
}
BAD_STARTS: Final = Refusals(STARTS, {"start-scores": ("n", "most", "score"), "start-over": ("target", "score")})
