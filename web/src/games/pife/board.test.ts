import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { Choice, GameEvent } from '../../wire/types'
import Board from './Board.svelte'
import { stacks } from '../shared/chips'
import { Drawer } from '../shared/drawer'
import { History } from './history.svelte'
import { keys } from './keys'
import { lugar, menu, mesa, table } from './kit'
import { around } from './scene'
import type { Mesa, Stage } from './stage'
import { status } from './status'
import { beats, speech } from './telling'

const drawn = (stage: Stage): string => render(Board, { props: { stage } }).body.replace(/<!--.*?-->/g, '')
const WINDOW = { phase: 'claiming', window: 7, windows: 7, asked: [0, 2], turn: 1 }

test('lives, cards, piles, the vira and the curingas in the hand', () => {
  const lugares = [lugar(0, { score: 9, hand_cards: ['3P', '4P'], loose_cards: ['3P', '4P'] }), lugar(1, { score: 1 }), lugar(2, { status: 'away', score: 0 })]
  const body = drawn(table(mesa('', { seats: 3, lugares, fresh_card: '4P' })).stage)
  for (const said of ['Mesa de cacheta', '9 vidas', '1 vida', '0 vidas', '9 cartas na mão', 'fora', 'Monte: 30 cartas', 'Lixo: 2 cartas, em cima oito de espadas', 'Vira: dois de paus.', 'três de paus, curinga', 'quatro de paus, comprada agora'])
    expect(body).toContain(said)
})

test('the button of the louca is the same whether or not one could claim', () => {
  const pass = menu({ type: 'Pass', window: 7 })
  const could: Choice[] = [...pass, { ...menu({ type: 'Claim', window: 7, card: 'KC' })[0]!, truth: 'true' }]
  const [without, able] = [pass, could].map((choices) => drawn(table(mesa('5P 5C 5E | KC', WINDOW), choices, {}, 'pifpaf').stage))
  expect(without).toMatch(/Bater com este <span[^>]*>8</)
  expect(able).toBe(without)
})

test('who has answered is told, what they said is not; who watches has no button', () => {
  const shown = mesa('', { ...WINDOW, answered: [2] })
  expect(drawn(table(shown, [], { seated: false }).stage)).toMatch(/já respondeu/)
  expect(drawn(table(shown, [], { seated: false }).stage)).not.toContain('Bater com este')
})

test('true or bluffed, PIFEI is the same button; BATI is large only where it is true', () => {
  const say = (truth: 'true' | 'bluff'): Choice[] => menu({ type: 'Pifei', turn: 5 }).map((choice) => ({ ...choice, truth }))
  expect(drawn(table(mesa('KC'), say('bluff')).stage)).toBe(drawn(table(mesa('KC'), say('true')).stage))
  const out = (truth: 'true' | 'bluff'): string => drawn(table(mesa('KC'), menu({ type: 'GoOut', card: 'KC' }).map((choice) => ({ ...choice, truth }))).stage)
  expect(out('true')).toMatch(/board-voice yes[^>]*big/)
  expect(out('bluff')).not.toMatch(/board-voice yes/)
})

test('whoever says pifei says it with a wink, which tells nothing of its cards; nobody else winks', () => {
  const said = (seat: number): GameEvent => ({ type: 'SaidPifei', seat, clause: '' })
  const winks = (...told: GameEvent[]): number => {
    const heard = new Map(told.map(speech).filter((one) => one !== null).map((one) => [one.seat, one]))
    return drawn(table(mesa('KC'), [], { speech: heard }).stage).match(/class="wink/g)?.length ?? 0
  }
  expect(winks(said(2))).toBe(1)
  expect(winks(said(0))).toBe(1)
  expect(winks()).toBe(0)
  expect(winks({ type: 'Abandoned', seat: 2, clause: '' } as GameEvent)).toBe(0)
})

test('the bets: the price of following, the amount of a raise, the pot, and that chips are worth nothing', () => {
  const lugares = [lugar(0, { score: 95, bet: 5 }), lugar(1, { score: 88, bet: 12 }), lugar(2, { status: 'abandoned', score: 99 })]
  const choices = menu({ type: 'Abandon', turn: 3 }, { type: 'Follow', turn: 3 }, { type: 'Raise', turn: 3, to: 17 }, { type: 'Raise', turn: 3, to: 20 })
  const body = drawn(table(mesa('', { seats: 3, lugares, phase: 'betting', pot: 20, vira: null, wild_cards: [] }), choices, {}, 'pifpaf').stage)
  expect(body).toMatch(/Acompanhar.*7 fichas.*Valor da aposta, de 17 a 20.*Repicar.*para 17: 12 fichas/)
  for (const said of ['Na mesa: 20 fichas', 'aposta 12', 'abandonou', '88 fichas']) expect(body).toContain(said)
  expect(body.match(/fichas de brincadeira, sem valor/g)).toHaveLength(1)
  const fresh = mesa('', { seats: 3, lugares: [lugar(0, { score: 100 }), ...lugares.slice(1)], phase: 'betting', vira: null, wild_cards: [] })
  expect(drawn(table(fresh, choices, {}, 'pifpaf').stage)).toMatch(/Repicar<[^>]*>\s*<[^>]*>17 fichas/)
})

test('the bill: every hand as melds and what was left over, before, change and now', () => {
  const lugares = [lugar(0, { score: 9, hand_cards: ['KC'], meld_cards: [['5P', '5C', '5E']], loose_cards: ['KC', '2P'] }), lugar(1, { hand_cards: ['AP'], meld_cards: [['AP', '2P', '3P']] })]
  const shown = mesa('', { seats: 2, lugares, phase: 'shuffle', ended: 'louca', ender: 1, base: [10, 10], score: [9, 10] })
  const body = drawn(table(shown).stage)
  expect(body).toContain('Beto bateu com o descarte, fora da vez.')
  expect(body).toContain('jogo: cinco de paus, cinco de copas, cinco de espadas; sobram: rei de copas, dois de paus')
  expect(body).toMatch(/Beto.*>10<.*>0<.*>10<.*Você.*>10<.*−1.*>9</)
})

test('what the winner took is the pot as it was seen last, and stays with the bill', () => {
  const history = new History()
  history.see(mesa('', { pot: 88 }))
  const ended = mesa('', { phase: 'shuffle', ended: 'batida', ender: 1 })
  history.see(ended, [{ type: 'DealEnded', clause: 'PIF-JOG-4' }] as GameEvent[])
  history.see(ended)
  history.see(mesa('', { mao: 2, phase: 'betting', pot: 8 }))
  expect(history.bill).toMatchObject({ mao: 1, taken: 88, clause: 'PIF-JOG-4' })
})

test('a bill outlasts a reload, where the deal on the table began with what it left', () => {
  const kept = new Map<string, string>()
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: () => {} }
  const again = (shown: Mesa): History => {
    const history = new History(new Drawer('bill', store))
    history.see(shown)
    return history
  }
  const after = mesa('', { mao: 3, score: [9, 10, 9, 9] })
  const ended = { ...after, phase: 'shuffle', ended: 'batida', ender: 1 }
  const first = new History(new Drawer('bill', store))
  first.see(after)
  first.see(ended, [{ type: 'DealEnded', clause: 'CAC-VID-2' }] as GameEvent[])
  expect(again(ended).bill).toMatchObject({ mao: 3, clause: 'CAC-VID-2' })
  expect(again(mesa('', { mao: 4, base: [9, 10, 9, 9], phase: 'buying' })).bill).toMatchObject({ mao: 3, ender: 1 })
  expect(again(mesa('', { mao: 4, phase: 'buying' })).bill).toBeNull()
  expect(again(mesa('', { mao: 1, phase: 'buying' })).bill).toBeNull()
})

test('seven others sit round the table clockwise, as many at the left as at the right', () => {
  const rows = around(mesa('', { seats: 8 }), 0, true)
  expect(rows.map(({ side, lugares }) => [side, lugares.map(({ seat }) => seat)])).toEqual([['left', [1, 2]], ['top', [3, 4, 5]], ['right', [6, 7]]])
  expect(around(mesa('', { seats: 2 }), 1, true)).toMatchObject([{ side: 'top', lugares: [{ seat: 0 }] }])
})

test('chips in piles of 25, 5 and 1', () => {
  expect(stacks(37)).toEqual([{ worth: 25, many: 1 }, { worth: 5, many: 2 }, { worth: 1, many: 2 }])
  expect(stacks(0)).toEqual([])
})

test('what is waited for, in a sentence', () => {
  const at = (changes: object): Stage => table(mesa('KC', changes)).stage
  expect(status(at({ phase: 'buying' }))).toBe('Sua vez: compre do monte ou pegue o descarte.')
  expect(status(at({}), true)).toBe('Descarte a carta levantada.')
  expect(status(at({ turn: 2 }))).toBe('Vez de Caio.')
  expect(status(at({ phase: 'shuffle', ended: 'ten', ender: 1 }))).toBe('Beto bateu com dez cartas.')
  expect(status(at({ ...WINDOW, answered: [0], answer: 'pass' }))).toBe('Você passou. Esperando quem falta…')
})

test('what is said at a seat, and how long an end is looked at', () => {
  const bet = { type: 'Bet', seat: 1, bet: 12, paid: 7, raised: true, pot: 20, clause: '' } as GameEvent
  expect(speech(bet)).toMatchObject({ seat: 1, text: 'Repico: 12!' })
  expect(speech({ ...bet, raised: false } as GameEvent)).toMatchObject({ text: 'Acompanho.' })
  expect(speech({ type: 'SaidPifei', seat: 2, clause: '' })).toMatchObject({ seat: 2, text: 'Pifei!' })
  const events = [{ type: 'Bateu' }, { type: 'DealEnded' }, { type: 'Eliminated' }] as GameEvent[]
  const shown = beats({ events } as never, { view: null } as never)
  expect(shown[0]?.name).toBe('proof')
  expect(shown.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(2000)
})

test('every letter of the board is in the list of keys', () => {
  expect(keys().map(({ key }) => key)).toEqual(expect.arrayContaining(['A', 'B', 'C', 'D', 'F', 'L', 'O', 'P', 'R', 'V']))
})
