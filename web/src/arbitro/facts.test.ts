import { expect, it } from 'vitest'
import { decided } from '../lib/fakes'
import type { RulingInfo } from '../wire/types'
import { choiceOf, grouped, offenderOf } from './facts'

const ruling = (changes: Partial<RulingInfo> = {}): RulingInfo => ({
  clause: 'ASFO-TENTO-4d',
  kind: 'incident',
  article: 'Tento, § 4',
  seen: { pt: '', en: '' },
  group: 'other',
  title: 'Paga tento quem usa palavra parecida.',
  text: { pt: 'Paga tento quem usa palavra parecida com truco.', en: 'A word like truco costs a tento.' },
  needs: ['offender'],
  by: 'anyone',
  choices: [],
  special: [],
  effect: 'tento',
  usual: null,
  ...changes,
})

it('a fault of the cut or of the deal names its culprit', () => {
  expect(offenderOf(ruling({ by: 'cutter' }), 1, { dealer: 0, cutter: 3 })).toBe(3)
  expect(offenderOf(ruling({ by: 'dealer' }), 1, { dealer: 0, cutter: 3 })).toBe(0)
  expect(offenderOf(ruling(), 1, { dealer: 0, cutter: 3 })).toBe(1)
  expect(offenderOf(ruling({ needs: [] }), 1, { dealer: 0, cutter: 3 })).toBeNull()
})

it('a choice of the referee is one that the clause leaves', () => {
  expect(choiceOf({ choices: decided('a', 'b', 'c', 'd') }, '')).toBe('a')
  expect(choiceOf({ choices: decided('a', 'b', 'c', 'd') }, 'c')).toBe('c')
  expect(choiceOf({ choices: [] }, 'c')).toBe('')
  expect(choiceOf({ choices: decided('', 'return', 'stands') }, '')).toBe('')
})

it('stand by what they are about, in the order in which they come', () => {
  const list = [ruling({ clause: 'A', group: 'cards' }), ruling({ clause: 'B', group: 'count' }), ruling({ clause: 'C', group: 'cards' })]
  expect(grouped(list).map(({ group, found }) => [group, found.map(({ clause }) => clause)])).toEqual([['cards', ['A', 'C']], ['count', ['B']]])
})
