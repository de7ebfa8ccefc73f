import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { GameAction, GameEvent } from '../../wire/types'
import Acts from './Acts.svelte'
import Board from './Board.svelte'
import { Hands } from './hands.svelte'
import { jogo, lado, menu, mesa, table } from './kit'
import { keys } from './keys'
import type { Stage } from './stage'
import { status } from './status'
import { beats, speech } from './telling'

const drawn = (stage: Stage): string => render(Board, { props: { stage } }).body.replace(/<!--.*?-->/g, '')
const RUN = jogo('4C 5C 6C 7C 2P 9C 10C JC QC', { low: 4, wild: [4], marks: ['dirty', 'stained'] })

test('the melds of all sides, what they are in words, the mortos, the piles and the hands', () => {
  const mortos = [
    { type: 'Morto', number: 1, state: 'taken', seat: 1, waiting: true },
    { type: 'Morto', number: 2, state: 'there', seat: -1, waiting: false },
  ] as never
  const lados = [lado(0, { score: 1250, minimum: 75, jogos: [RUN] }), lado(1, { jogos: [jogo('AO 2O 3O')], may_go_out: true })]
  const { stage } = table(mesa('3P 4P', { lados, mortos, fresh_cards: ['4P'] }))
  const body = drawn(stage)
  for (const said of [
    'jogo 1: quatro de copas a dama de copas, 9 cartas, curinga: dois de paus, canastra suja',
    'jogo 1: ás de ouros a três de ouros, 3 cartas',
    'Nós', 'Eles', '1.250 pontos', 'precisa de 75 para baixar', 'pode bater', 'Beto pegou, para depois',
    'Monte: 30 cartas', 'Lixo: 2 cartas, em cima quatro de ouros', '11 cartas na mão', 'quatro de paus, comprada agora',
  ]) expect(body).toContain(said)
  expect(body).toMatch(/>9<.*suja/)
})

test('who watches sees no hand and has nothing to do', () => {
  const { stage } = table(mesa(''), [], { seated: false })
  const body = drawn(stage)
  expect(body).not.toContain('Suas cartas')
  expect(body).toContain('Vez de Ana.')
})

test('the first card of the deal is asked about', () => {
  const choices = menu({ type: 'Keep', card: 'AE' }, { type: 'Refuse', card: 'AE' })
  const body = drawn(table(mesa('AE 3P', { refusable: true }), choices).stage)
  expect(body).toContain('A primeira carta')
  expect(body).toMatch(/aria-keyshortcuts="f".*Keep.*aria-keyshortcuts="r".*Refuse/)
})

test('what can be drawn are large buttons, with how many cards the lixo has', () => {
  const choices = menu({ type: 'Buy', turn: 5 }, { type: 'Take', turn: 5, melds: [], to: 0, cards: [] })
  const body = drawn(table(mesa('AE', { phase: 'buying' }), choices).stage)
  expect(body).toMatch(/aria-keyshortcuts="c".*Comprar.*aria-keyshortcuts="l".*Pegar o lixo.*2 cartas/)
})

test('a morto that becomes the stock is told before one draws', () => {
  const choices = menu({ type: 'Buy', turn: 5 }).map((choice) => ({ ...choice, makes: 'o morto vira monte' }))
  expect(drawn(table(mesa('AE', { phase: 'buying', stock: 0 }), choices).stage)).toMatch(/Comprar.*o morto vira monte/)
})

test('what the lifted cards would make stands on the button', () => {
  const makes = { Lay: 'faz canastra real (limpa): +200', Discard: 'bate' } as Record<string, string>
  const choices = menu({ type: 'Lay', melds: [['3P', '4P', '5P']], stands: [] }, { type: 'Discard', card: '3P' })
  const { stage } = table(mesa('3P 4P 5P'), choices.map((choice) => ({ ...choice, makes: makes[choice.action.type]! })))
  const hands = new Hands(() => stage)
  const acts = (): string => render(Acts, { props: { stage, hands } }).body
  hands.follow()
  hands.toggle(hands.hand[0]!.id)
  expect(acts()).toContain('três de paus · bate')
  for (const { id } of hands.hand.slice(1)) hands.toggle(id)
  expect(acts()).toContain('3 cartas · faz canastra real (limpa): +200')
})

test('what a lay-down still lacks is the price of confirming it, which is then no button to press gladly', async () => {
  const { stage } = table(mesa('3P 4P 5P 9E', { lados: [lado(0, { minimum: 75 }), lado(1)] }), [], { insight: { more: { points: { '3P': 5, '4P': 5, '5P': 5 } } } })
  const hands = new Hands(() => stage)
  const acts = (): string => render(Acts, { props: { stage, hands } }).body.replace(/<!--.*?-->/g, '')
  hands.follow()
  for (const { id } of hands.hand.slice(0, 3)) hands.toggle(id)
  await hands.draft.lay()
  expect(acts()).toMatch(/board-voice plain[^>]*>.*Confirmar.*faltam 60 para baixar/)
  stage.view.shown.lados[0]!.minimum = 0
  expect(acts()).toMatch(/board-voice yes[^>]*>.*Confirmar/)
  expect(acts()).not.toContain('faltam')
})

test('the curve says whose line is whose, and no two sides have the same', () => {
  const rows = [0, 1, 2, 3, 4].map((side) => [side, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10 * side])
  const lugares = rows.map((_, seat) => ({ type: 'Lugar', seat, side: seat, count: 0, hand_cards: [] })) as never
  const people = ['Ana', 'Beto', 'Caio', 'Dora', 'Eva'].map((name, seat) => ({ seat, name, me: seat === 0, bot: false, away: false, here: true }))
  const conta = { type: 'Conta' as const, mao: 1, how: 'exhausted', ender: -1, clause: 'BUR-S12', rows }
  const shown = mesa('', { seats: 5, lugares, lados: rows.map((_, side) => lado(side)), phase: 'shuffle', ended: 'exhausted', conta, score: [0, 10, 20, 30, 40], past: [[0, 0, 0, 0, 0]], mao: 1 })
  const keyed = [...drawn(table(shown, [], { people }).stage).matchAll(/class="whose (side-[a-z0-9-]+)[^"]*".*?<\/svg>([^<]+)</g)].map(([, kind, name]) => [name, kind])
  expect(keyed.map(([name]) => name)).toEqual(['Você', 'Beto', 'Caio', 'Dora', 'Eva'])
  expect(new Set(keyed.map(([, kind]) => kind)).size).toBe(5)
})

test('the bill line by line, mine first, each line with its clause', () => {
  const rows = [[1, 90, 2, 400, 0, 0, 100, -35, 0, 555, 800], [0, 120, 2, 400, 0, 0, 100, -35, 0, 585, 985]]
  const conta = { type: 'Conta' as const, mao: 2, how: 'batida', ender: 2, clause: 'CAN-11.1', rows }
  const shown = mesa('', { phase: 'shuffle', ended: 'batida', ender: 2, conta, score: [985, 800], base: [400, 245], past: [[0, 0], [400, 245]], mao: 2 })
  const body = drawn(table(shown, [], { insight: { more: { clauses: { clean: 'CAN-12.2' } } } }).stage)
  expect(body).toContain('Caio bateu.')
  expect(body).toMatch(/Nós<\/th>.*Eles<\/th>/)
  expect(body).toMatch(/Canastras limpas.*CAN-12\.2.*2 × \+400/)
  expect(body).toMatch(/Cartas na mão.*−35/)
  expect(body).not.toContain('Canastras sujas')
  expect(body).toMatch(/Placar.*985.*800/)
  expect(body).toContain('Nós: 0, 400, 985')
  const later = table(mesa('', { mao: 3, past: [[0, 0], [400, 245], [985, 800]], score: [985, 800], conta }))
  expect(drawn(later.stage)).toContain('última conta')
  expect(drawn(table({ ...shown, phase: 'over' }).stage)).toContain('última conta')
  expect(drawn(table(mesa('', { lados: [lado(0, { score: -1130 }), lado(1)] })).stage)).toMatch(/>−1\.130</)
})

test('three sides by name, six seats at the table', () => {
  const lugares = [0, 1, 2, 3, 4, 5].map((seat) => ({ type: 'Lugar', seat, side: seat % 3, count: 11, hand_cards: [] })) as never
  const people = ['Ana', 'Beto', 'Caio', 'Dora', 'Eva', 'Fábio'].map((name, seat) => ({ seat, name, me: seat === 0, bot: false, away: false, here: true }))
  const shown = mesa('', { seats: 6, lugares, lados: [lado(0), lado(1), lado(2)] })
  const body = drawn(table(shown, [], { people }).stage)
  for (const said of ['Beto e Eva', 'Caio e Fábio', 'Nós', 'Dora']) expect(body).toContain(said)
})

test('what is waited for, in a sentence', () => {
  const at = (changes: object, more: Partial<Stage> = {}): Stage => table(mesa('AE', changes), [], more).stage
  expect(status(at({ phase: 'buying' }))).toBe('Sua vez: compre ou pegue o lixo.')
  const offered = (...actions: GameAction[]): string => status(at({ phase: 'buying' }, { menu: menu(...actions) }))
  const take = { type: 'Take', turn: 5, melds: [], to: 0, cards: [] } as GameAction
  expect(offered({ type: 'Buy', turn: 5 })).toBe('Sua vez: compre do monte.')
  expect(offered({ type: 'Buy', turn: 5 }, take)).toBe('Sua vez: compre ou pegue o lixo.')
  expect(offered(take, { type: 'Decline', turn: 5 })).toBe('Sua vez: pegue o lixo ou passe.')
  const laid = { lados: [lado(0, { jogos: [RUN] }), lado(1)] }
  expect(status(at(laid), 2)).toBe('Baixe, ou toque num jogo para acrescentar.')
  expect(status(at(laid), 1)).toBe('Descarte, ou toque num jogo para acrescentar.')
  const last = menu({ type: 'Add', to: 1, cards: ['10C'], stands: [] })
  for (const lifted of [0, 1]) expect(status(at(laid, { menu: last }), lifted)).toBe('Acrescente a última carta a um jogo e bata.')
  expect(status(at(laid, { menu: [...last, ...menu({ type: 'Discard', card: '10C' })] }))).toBe('Sua vez: baixe o que quiser e descarte.')
  expect(status(at(laid), 1, false, false)).toBe('Descarte, ou levante mais cartas para baixar.')
  expect(status(at({}), 2)).toBe('Baixe as cartas levantadas.')
  expect(status(at({}), 1)).toBe('Descarte, ou levante mais cartas para baixar.')
  expect(status(at({}), 0, true)).toBe('Confirme, ou escolha o descarte.')
  expect(status(at({}, { seated: false }))).toBe('Vez de Ana.')
  const over = { phase: 'shuffle', ended: 'batida', conta: {} }
  const told = { told: 'Fim da rodada. Nós: cartas na mesa +130, cartas na mão −80; total +50.' }
  expect(status(at({ ...over, ender: 2 }, told))).toBe('Caio bateu.')
  expect(status(at({ ...over, ender: 0 }, told))).toBe('Você bateu.')
  expect(status(at({ ...over, ended: 'exhausted' }, told))).toBe('O monte acabou.')
})

test('what is shouted, and how long an update is looked at', () => {
  const added = { type: 'Added', seat: 1, meld: 1, canastra: 'clean', before: '' } as GameEvent
  expect(speech(added)).toMatchObject({ seat: 1, text: 'Canastra limpa!' })
  expect(speech({ ...added, before: 'clean' } as GameEvent)).toBeNull()
  const events = Array.from({ length: 12 }, () => added)
  const shown = beats({ events } as never, { view: null } as never)
  expect(shown.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(2000)
})

test('every letter of the board is in the list of keys', () => {
  expect(keys().map(({ key }) => key)).toEqual(expect.arrayContaining(['C', 'L', 'B', 'D', 'Z', 'F', 'R', 'N', 'O']))
})
