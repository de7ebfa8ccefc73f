"""Why an event refuses something: what is wrong, and what would be right."""

from typing import Final

from carteado.game import Reason
from carteado.options import BadOption
from carteado.tournament.state import State
from carteado.words.language import Language, Texts
from carteado.words.reasons import bad_option

REFUSALS: Final[Texts] = {
    "another-game": "Esta predefinição é de {b}, e não de {a}.",
    "another-kind": "A correção da linha {a} tem de dizer o mesmo tipo de coisa.",
    "another-partida": "A próxima partida é a {a}ª.",
    "another-revision": "A próxima revisão é a {a}.",
    "another-round": "A próxima rodada do torneio é a {a}ª, de {b}.",
    "another-via": "A via que vale agora é outra: {a}.",
    "athletes-first": "Faltam assinaturas antes da coordenação: {a}.",
    "best-of": "Um jogo é melhor de 1, 3, 5 ... até {b} partidas, e não de {a}.",
    "commission-size": "A comissão tem {a} pessoas; são de {b} a {c}, cada uma uma vez.",
    "confirmed-already": "A reclamação {a} já foi confirmada.",
    "decided-already": "O jogo {a} já tem resultado. Para mudá-lo, corrija a linha que o lançou.",
    "draw-held": "Este sorteio já foi feito.",
    "duplicate-free": "Duplicado só no regulamento livre, e não em {a}: nele não se corta nem se queima.",
    "duplicate-game": "{a} não tem duplicado: os seus baralhos dependem do que se joga.",
    "duplicate-open": "O jogo {a} é de uma rodada duplicada, que só termina quando todas as mesas terminarem.",
    "duplicate-packs": "Uma rodada duplicada tem de 2 a {b} baralhos, e não {a}.",
    "duplicate-points": "Faltam mãos: cada mesa joga os {a} baralhos.",
    "duplicate-tables": "Uma rodada duplicada tem ao menos {b} jogos diferentes, e não {a}.",
    "duplicate-twice": "{a} não joga em duas mesas da mesma rodada.",
    "drawn-twice": "{a} está em dois lugares.",
    "ended": "O torneio terminou: agora só a comissão corrige.",
    "entries-closed": "As inscrições estão encerradas.",
    "entries-open": "As inscrições ainda estão abertas: encerre-as antes do sorteio.",
    "entry-name": "Uma inscrição tem um nome de até {b} letras, e não «{a}».",
    "extra-round": "No grupo {a} há empate no primeiro lugar: joga-se mais uma vez.",
    "forbidden": "Isto não cabe a este papel ({a}). Quem pode: {b}.",
    "group-size": "O grupo {a} tem {b}; um grupo tem de 2 a 512.",
    "group-sizes": "Os grupos têm {a} lugares, e são {b} inscrições.",
    "group-there": "O grupo {a} já existe e já jogou, ou é de outra fase.",
    "jogo-there": "O jogo {a} já existe e já começou, ou é de um grupo.",
    "jogos-left": "Falta o resultado do jogo {a}.",
    "late-entry": "Entra-se numa fase até a metade das rodadas: já se emparceiraram {a} de {b}.",
    "legs-between": "No grupo {a} joga-se de 1 a {b} turnos.",
    "line-stays": "A linha {a} não se corrige: ela já valeu para fora do torneio.",
    "line-up": "Na mesa sentam-se {b} pessoas diferentes de {a}, e não {c}.",
    "lots-derived": "Esta ordem não sai desta semente com estas palavras.",
    "lots-drawn": "Entre {a} já houve sorteio.",
    "lots-first": "Falta o sorteio entre {a}.",
    "lots-order": "A ordem sorteada tem de trazer cada um uma vez, e ninguém mais.",
    "mid-partida": "No meio da partida não: só quando ela terminar.",
    "name-taken": "Já há uma inscrição chamada {b}.",
    "no-associate": "Ao menos uma pessoa da dupla tem de ser associada.",
    "no-capataz": "O trio precisa de um capataz.",
    "no-clause": "Este regulamento não tem a cláusula {a}.",
    "no-commission": "Não há comissão chamada {a}. Há: {b}.",
    "no-commitment": "Não há sorteio aberto com este compromisso.",
    "no-complaint": "Não há reclamação número {a}.",
    "no-extra-round": "Ninguém mais joga rodada extra agora. {a}",
    "no-game": "Não conheço o jogo {a}. Há: {b}.",
    "no-jogo": "Não há jogo {a} neste torneio.",
    "no-name": "O torneio precisa de um nome.",
    "no-part": "Não há papel de número {a}.",
    "no-preset": "Não há predefinição {a}. Há: {b}.",
    "no-reason": "Diga o motivo.",
    "no-rotation": "Neste torneio não há rodízio de testas.",
    "no-round": "Nenhuma rodada guarda todas as regras: abra mão de {a}.",
    "no-slot": "Não há vaga {a}.",
    "no-source": "Diga de que artigo do Regulamento Geral isto vem.",
    "no-stage": "Não há fase {a}.",
    "no-substitution": "Neste torneio não há substituição.",
    "no-such-entry": "Isto não é um lançamento: {a}",
    "no-such-line": "Não há linha {a}; são {b}.",
    "no-such-part": "Não há papel {a}. Há: {b}.",
    "no-table": "Não há mesa {a} aberta; são {b}.",
    "no-time-limit": "Neste torneio os jogos não têm tempo.",
    "nobody-there": "No jogo {a} não há dois lados para jogar.",
    "nobody-won": "{b} a {c}: ninguém venceu a {a}ª partida.",
    "not-a-sanction": "{a} não é sanção deste torneio. São: {b}.",
    "not-a-signer": "{a} não assina esta súmula. Faltam: {b}.",
    "not-decided": "O jogo {a} ainda não terminou.",
    "not-entered": "{a} não está na inscrição.",
    "not-in-jogo": "Quem não joga o jogo {a} não pode ser dele.",
    "not-opened": "O torneio ainda não foi aberto.",
    "not-sitting": "{a} não está na mesa agora.",
    "not-staff": "Só participa quem é do quadro.",
    "not-the-loser": "O rodízio de testas é do trio que perdeu a última partida, e não de {a}.",
    "not-to-target": "{b} a {c}: ninguém chegou a {d} na {a}ª partida.",
    "nothing-to-correct": "A linha {a} já diz isto.",
    "number-large": "Há um número grande demais.",
    "no-duplicate": "O jogo {a} não é de uma rodada duplicada.",
    "not-online": "O jogo {a} não está nesta mesa do servidor.",
    "online-already": "O jogo {a} já tem mesa no servidor.",
    "online-delay": "Quem assiste vê com {b} segundos de atraso, e não {a}.",
    "online-game": "Diga primeiro de que jogo é o torneio.",
    "opened-already": "O torneio já está aberto.",
    "option-locked": "Depois do primeiro jogo a regra não muda mais ({a}).",
    "other-sides": "O jogo {a} é {b}.",
    "out-already": "{a} já está fora do torneio.",
    "played-on": "Há lançamentos do jogo {a} que contam com esta linha: corrija-os antes.",
    "person-name": "Falta o nome de alguém em {a}.",
    "person-twice": "{a} já está na inscrição {b}.",
    "pin-wanted": "Para assinar é preciso o PIN de {a}.",
    "round-empty": "A {a}ª rodada do torneio precisa de ao menos um jogo.",
    "round-open": "A {a}ª rodada do torneio ainda não terminou.",
    "rounds-between": "Uma fase tem até {a} rodadas.",
    "same-hands": "A súmula do jogo {a} foi digitada por {b}: com a conferência em dupla, quem a confere é outra pessoa.",
    "score-below": "{b} a {c}: ninguém tem menos de zero na {a}ª partida.",
    "seed-digits": "Uma semente tem {a} algarismos de 0 a 9 e de a a f.",
    "side-size": "Pessoas na inscrição: {a}; nesta predefinição: {b}.",
    "sits-already": "{a} já está na mesa: quem entra é outra pessoa.",
    "slot-open": "O jogo {a} ainda espera por {b}.",
    "slot-place": "A vaga {a} é a {b}ª de {c}: confira o número e os lugares.",
    "stage-closed": "A fase {a} já foi fechada.",
    "stage-started": "A fase {a} já começou.",
    "template-small": "Esta tabela não cabe em {a} inscrições como estão nos grupos: sorteie outros, ou escolha outra tabela.",
    "started": "Já se começou a jogar: isto não muda mais.",
    "tables-between": "São de 0 a {b} mesas, e não {a}.",
    "target-between": "Uma partida vai até {a} pontos, no máximo.",
    "text-long": "Há um texto longo demais: são no máximo {a} letras.",
    "time-forced": "Quem vence sai do jogo: põe-se a falta em cada volta, e a comissão só tira a vitória de quem fazia cera.",
    "time-winner": "Diga quem venceu o jogo ou quem fazia cera.",
    "too-late": "O jogo {a} já terminou: reclamações só durante ele.",
    "too-many-capatazes": "O trio tem um capataz só, e não {a}.",
    "too-many-entries": "São no máximo {a} inscrições.",
    "too-many-jogos": "São no máximo {a} jogos num torneio.",
    "too-many-lines": "O registro do torneio chegou a {a} linhas.",
    "too-many-partidas": "Há partida a mais: o jogo já estava decidido antes da {a}ª.",
    "too-many-reserves": "São {a} reservas; podem ser {b}.",
    "two-sides": "O jogo {a} tem dois lados diferentes.",
    "wrong-sides": "A {a}ª partida tem {b} lados, e o jogo {c}.",
}
FACTS: Final = ("a", "b", "c", "d")
PARTS: Final[Texts] = {
    "organiser": "organização",
    "coordinator": "coordenação",
    "commission": "comissão",
    "judge": "juiz de mesa",
    "capataz": "capataz",
    "athlete": "atleta",
}


def refusal(words: Language, state: State, reason: Reason) -> str:
    """The sentence of a refusal; one of an option is told as those of the games are."""
    text = REFUSALS.get(reason.code)
    if text is None:
        return bad_option(words, BadOption(reason.code, *map(str, reason.facts)))
    facts = dict.fromkeys(FACTS, "")
    facts |= {
        key: _fact(words, state, reason, at, fact) for at, (key, fact) in enumerate(zip(FACTS, reason.facts, strict=False))
    }
    return words.say(text, **facts)


def _fact(words: Language, state: State, reason: Reason, at: int, fact: int | str) -> str:
    if reason.code in ("forbidden", "no-such-part", "same-hands"):
        return ", ".join(words.say(PARTS[part]) if part in PARTS else part for part in str(fact).split(", "))
    if at == 0 and isinstance(fact, int) and reason.code in ("not-entered", "out-already") and fact in state.entries:
        return state.entries[fact].name
    return str(fact)
