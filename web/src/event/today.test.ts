import { expect, it } from 'vitest'
import type { EventListed } from '../wire/types'
import { dayOf, todays } from './today'

const NOW = new Date(2026, 10, 19, 15)
const event = (id: string, status: string, day = ''): EventListed => ({ id, name: id, preset: 'livre', status, day, updated_at: 0 })

it('reads a day as people write it', () => {
  expect(dayOf('21/11/2026')).toEqual([2026, 11, 21])
  expect(dayOf('sábado, 1/2/2027, 9 h')).toEqual([2027, 2, 1])
  expect(dayOf('2026-11-19')).toEqual([2026, 11, 19])
  expect(dayOf('depois da feijoada')).toBeNull()
})

it('an event is of today by its day, or while it is played; what is over is not', () => {
  const events = [
    event('hoje', 'entries', '19/11/2026'),
    event('amanhã', 'entries', '20/11/2026'),
    event('em jogo', 'playing', '18/11/2026'),
    event('sem dia', 'open'),
    event('terminado', 'over', '19/11/2026'),
    event('encerrado', 'ended', '19/11/2026'),
  ]
  expect(todays(events, NOW).map(({ id }) => id)).toEqual(['em jogo', 'hoje'])
})
