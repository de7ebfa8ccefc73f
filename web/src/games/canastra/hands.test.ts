import { beforeEach, describe, expect, test } from 'vitest'
import type { Choice, GameAction } from '../../wire/types'
import { Hands } from './hands.svelte'
import { jogo, lado, menu, mesa, table, type Table } from './kit'

let at: Table
let hands: Hands

const HAND = '4C 5C 6C 7C KP KE KO 9O 3P'
const press = (key: string): boolean =>
  hands.key({ key, target: null, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false } as unknown as KeyboardEvent)
const settled = async (): Promise<void> => {
  for (let nth = 0; nth < 20; nth += 1) await Promise.resolve()
}
const names = (): string => hands.hand.map(({ card }) => card).join(' ')

function lift(...cards: string[]): void {
  for (const card of cards) hands.toggle(hands.hand.find((held) => held.card === card && !hands.isLifted(held.id))!.id)
}

function sit(hand = HAND, choices: Choice[] = [], changes = {}): void {
  at = table(mesa(hand, changes), choices)
  hands = new Hands(() => at.stage)
  hands.arrange('suit')
}

/** The table goes on: another view, the same hands. */
function goes(hand: string, changes = {}): void {
  hands.follow()
  at.stage = { ...at.stage, view: { ...at.stage.view, shown: mesa(hand, changes) } }
  hands.follow()
}

beforeEach(() => sit())

describe('the hand', () => {
  test('is sorted, and put in another order by a key', () => {
    expect(names()).toBe('3P KP 4C 5C 6C 7C KE 9O KO')
    press('o')
    expect(names()).toBe('3P 4C 5C 6C 7C 9O KP KE KO')
  })

  test('keeps the order of a hand through draws and discards', () => {
    lift('KO')
    hands.place(0)
    hands.drop()
    goes(`${HAND} AP`)
    expect(names()).toBe('KO 3P KP 4C 5C 6C 7C KE 9O AP')
    goes(`${HAND.replace(' 9O', '')} AP`)
    expect(names()).toBe('KO 3P KP 4C 5C 6C 7C KE AP')
    expect(hands.sort).toBe('free')
  })

  test('marks what was drawn until the turn is over', () => {
    goes(`${HAND} 3P`, { fresh_cards: ['3P'] })
    expect(hands.hand.filter(({ id }) => hands.fresh.has(id)).map(({ card }) => card)).toEqual(['3P'])
    goes(HAND, { turn: 1, phase: 'buying', fresh_cards: [] })
    expect(hands.fresh.size).toBe(0)
  })

  test('arrows walk through it and round its ends', () => {
    press('ArrowLeft')
    expect(hands.hand.at(-1)!.id).toBe(hands.cursor!.id)
    press('ArrowRight')
    expect(hands.hand[0]!.id).toBe(hands.cursor!.id)
  })

  test('is nothing to do with for who watches', () => {
    at.stage = { ...at.stage, seated: false }
    expect(hands.hand).toEqual([])
    expect(press('c')).toBe(false)
  })
})

describe('what is put down', () => {
  test('leaves the hand, is told to nobody, and comes back', async () => {
    lift('4C', '5C', '6C')
    press('b')
    await settled()
    expect(names()).toBe('3P KP 7C KE 9O KO')
    expect(at.asked.at(-1)).toEqual([{ type: 'Lay', melds: [['4C', '5C', '6C']], stands: [] }])
    expect(at.done).toEqual([])
    press('z')
    expect(names()).toBe('3P KP 4C 5C 6C 7C KE 9O KO')
  })

  test('lies as the menu lays it, a wild card in its place', async () => {
    sit('2P 4C 5C 7C 9O', menu({ type: 'Lay', melds: [['4C', '5C', '2P', '7C']], stands: [] }))
    lift('2P', '4C', '5C', '7C')
    press('b')
    await settled()
    expect(hands.draft.acts).toEqual([{ type: 'Lay', melds: [['4C', '5C', '2P', '7C']], stands: [] }])
  })

  test('is sent act by act with the discard behind it', async () => {
    sit(HAND, [], { lados: [lado(0, { jogos: [jogo('8C 9C 10C')] }), lado(1)] })
    lift('KP', 'KE', 'KO')
    press('Enter')
    await settled()
    lift('7C')
    press('1')
    await settled()
    lift('9O')
    press('d')
    await settled()
    expect(at.done).toEqual([
      { type: 'Lay', melds: [['KP', 'KE', 'KO']], stands: [] },
      { type: 'Add', to: 1, cards: ['7C'], stands: [] },
      { type: 'Discard', card: '9O' },
    ])
    expect(hands.draft.pieces).toEqual([])
  })

  test('does not leave the hand where the table says why not, and nothing is sent', async () => {
    at.says = () => ({ stand: 0, code: 'meld-gap', text: 'Falta carta no meio.', clause: 'CAN-7.1' })
    lift('4C', 'KP', '9O')
    press('b')
    await settled()
    expect(hands.draft.verdict).toEqual({ text: 'Falta carta no meio.', clause: 'CAN-7.1', short: false })
    expect(hands.lifted).toHaveLength(3)
    expect(at.done).toEqual([])
  })

  test('stays where it only counts too little, and more beside it may do', async () => {
    sit(HAND, [], { lados: [lado(0, { minimum: 45 }), lado(1)] })
    at.stage = { ...at.stage, insight: { more: { points: { '4C': 5, '5C': 5, '6C': 5, KP: 10, KE: 10, KO: 10 } } } }
    at.says = (acts) => ((acts[0] as { melds?: unknown[] }).melds!.length > 1 ? { stand: 1 } : { stand: 0, code: 'below-minimum', text: 'Faltam 15.' })
    lift('KP', 'KE', 'KO')
    press('b')
    await settled()
    expect([hands.draft.verdict?.short, hands.draft.missing]).toEqual([true, 15])
    lift('4C', '5C', '6C')
    press('b')
    await settled()
    expect([hands.draft.verdict, hands.draft.missing]).toEqual([null, 0])
    press('Enter')
    await settled()
    expect(at.done).toEqual([{ type: 'Lay', melds: [['KP', 'KE', 'KO'], ['4C', '5C', '6C']], stands: [] }])
  })

  test('is asked about first where it would fail, and goes all the same if wanted', async () => {
    sit(HAND, [], { lados: [lado(0, { minimum: 75 }), lado(1)] })
    at.stage = { ...at.stage, insight: { more: { points: { '4C': 5, '5C': 5, '6C': 5 }, sides: [{ rises: 90 }, {}] } } }
    lift('4C', '5C', '6C')
    press('b')
    await settled()
    press('Enter')
    await settled()
    expect(at.done).toEqual([])
    expect(hands.draft.asking?.warning).toBe('Vale 15, e o mínimo é 75: as cartas voltam para a mão, e o mínimo passa a 90.')
    void hands.draft.go()
    await settled()
    expect(at.done).toHaveLength(1)
  })

  test('is forgotten when the turn is over', async () => {
    lift('4C', '5C', '6C')
    press('b')
    await settled()
    goes(HAND, { turns: 6 })
    expect(hands.draft.pieces).toEqual([])
  })

  test('stops at the first act that is refused', async () => {
    lift('4C', '5C', '6C')
    press('b')
    await settled()
    at.stage = { ...at.stage, act: () => Promise.resolve(false) }
    lift('9O')
    press('d')
    await settled()
    expect(hands.draft.sending).toBe(false)
    expect(hands.lifted.map(({ card }) => card)).toEqual(['9O'])
  })
})

describe('lifted cards', () => {
  const MELDS = { lados: [lado(0, { jogos: [jogo('8C 9C 10C'), jogo('QO KO AO', { marks: ['closed'] })] }), lado(1)] }

  test('stay lifted where they were lifted while the table had not yet answered', async () => {
    sit(HAND, menu({ type: 'Buy', turn: 5 }), { phase: 'buying' })
    lift('9O')
    press('c')
    lift('3P')
    await settled()
    expect(hands.lifted.map(({ card }) => card)).toEqual(['3P'])
    sit()
    lift('4C', '5C', '6C')
    press('b')
    lift('KO')
    await settled()
    expect(hands.draft.pieces).toHaveLength(1)
    expect(hands.lifted.map(({ card }) => card)).toEqual(['KO'])
    press('Escape')
    press('Enter')
    lift('KP')
    await settled()
    expect(at.done.map(({ type }) => type)).toEqual(['Lay'])
    expect(hands.lifted.map(({ card }) => card)).toEqual(['KP'])
  })

  test('light up the melds of the menu, where it is one', async () => {
    sit(HAND, menu({ type: 'Add', to: 1, cards: ['7C'], stands: [] }), MELDS)
    lift('7C')
    await hands.draft.probe(0)
    expect([...hands.draft.fits]).toEqual(['meld 1'])
    expect(at.asked).toEqual([])
  })

  test('light up what the table says, where they are several; closed melds are not asked about', async () => {
    sit(HAND, [], MELDS)
    at.says = (acts) => (acts[0]?.type === 'Add' ? { stand: 1 } : { stand: 0, code: 'meld-too-few', text: 'Poucas.' })
    lift('6C', '7C')
    await hands.draft.probe(0)
    expect([...hands.draft.fits]).toEqual(['meld 1'])
    expect(at.asked).toHaveLength(2)
  })

  test('let go of by Escape, which then takes back what was put down', async () => {
    lift('4C', '5C', '6C')
    press('b')
    await settled()
    lift('9O')
    press('Escape')
    expect(hands.lifted).toEqual([])
    press('Escape')
    expect(hands.draft.pieces).toEqual([])
  })

  test('ask for the place of a wild card where the menu has several', () => {
    const lay = (place: number): GameAction => ({ type: 'Lay', melds: [['4C', '5C', '2P']], stands: [[place]] })
    sit('4C 5C 2P 9O', menu(lay(3), lay(6)))
    lift('4C', '5C', '2P')
    press('b')
    expect(hands.open).toBe('stands')
    hands.choose(hands.ways[1]!)
    expect(at.asked.at(-1)).toMatchObject([{ type: 'Lay', stands: [[6]] }])
  })
})

describe('drawing', () => {
  const buying = { phase: 'buying' }

  test('a key buys, another takes the lixo', () => {
    sit(HAND, menu({ type: 'Buy', turn: 5 }, { type: 'Take', turn: 5, melds: [], to: 0, cards: [] }), buying)
    press('c')
    press('l')
    expect(at.done.map(({ type }) => type)).toEqual(['Buy', 'Take'])
  })

  test('where the top card must be used, it is chosen how, by the cards that are lifted', () => {
    const ways: GameAction[] = [
      { type: 'Take', turn: 5, melds: [['4O', '5O', '6O']], to: 0, cards: [] },
      { type: 'Take', turn: 5, melds: [], to: 2, cards: ['4O'] },
      { type: 'Take', turn: 5, melds: [['4O', '4C', '4P']], to: 0, cards: [] },
    ]
    sit('5O 6O 4C 4P', menu(...ways), buying)
    press('l')
    expect([hands.open, hands.takes.length, at.done.length]).toEqual(['take', 3, 0])
    lift('6O')
    expect(hands.takes.map(({ action }) => action)).toEqual([ways[0]])
    lift('4C')
    expect(hands.takes.length).toBe(3)
  })

  test('where the lixo may not be taken, the table says why not, until something is done', async () => {
    sit(HAND, menu({ type: 'Buy', turn: 5 }), buying)
    at.says = () => ({ stand: 0, code: 'use-the-top', text: 'Só quem usa a carta de cima.', clause: 'BUR-S16' })
    expect(hands.barred).toBe(true)
    expect(press('l')).toBe(true)
    await settled()
    expect(at.asked).toEqual([[{ type: 'Take', turn: 5, melds: [], to: 0, cards: [] }]])
    expect(hands.draft.verdict).toEqual({ text: 'Só quem usa a carta de cima.', clause: 'BUR-S16', short: false })
    expect(at.done).toEqual([])
    press('c')
    expect(hands.draft.verdict).toBe(null)
    goes(HAND, { ...buying, lixo: 0, lixo_cards: [] })
    expect([hands.barred, press('l')]).toEqual([false, false])
  })
})
