import { expect, test } from 'vitest'
import type { Bubble, Choice } from '../wire/types'
import { pointed, unread } from './guide'

const bubble = (name: string): Bubble => ({ name, text: name })
const button = (textContent: string): Element => ({ textContent }) as Element
const none = (): readonly Element[] => []

test('what was read is not said again', () => {
  expect(unread([bubble('team'), bubble('order')], ['team'])).toEqual([bubble('order')])
})

test('an act is found by the words of its button, and by what it says where there are several of its kind', () => {
  const menu = [
    { action: { type: 'Call', call: 'envido' }, label: 'ENVIDO' },
    { action: { type: 'Call', call: 'truco' }, label: 'TRUCO' },
    { action: { type: 'Accept', stake: 3 }, label: 'Cair' },
  ] as unknown as Choice[]
  const [envido, truco, cair, other] = [button(' Envido (vale 2)'), button('TRUCO'), button('Cair'), button('Menu')] as const
  const buttons = [envido, truco, cair, other]
  expect(pointed('act Call envido', menu, buttons, none)).toEqual([envido])
  expect(pointed('act Call', menu, buttons, none)).toEqual([envido, truco])
  expect(pointed('act Accept', menu, buttons, none)).toEqual([cair])
  expect(pointed('act Raise', menu, buttons, none)).toEqual([])
})

test('everything else is a place on the screen, or a button by its key', () => {
  const asked: string[] = []
  const places = (name: string): readonly Element[] => {
    asked.push(name)
    return []
  }
  pointed('card 3P', [], [], places)
  pointed('spot stock', [], [], places)
  const keyed = { getAttribute: () => 'b' } as unknown as Element
  expect(pointed('key b', [], [keyed], places)).toEqual([keyed])
  expect(pointed('key r', [], [keyed], places)).toEqual([])
  expect(asked).toEqual(['card 3P', 'stock'])
})
