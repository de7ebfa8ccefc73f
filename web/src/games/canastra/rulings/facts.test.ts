import { expect, it } from 'vitest'
import { decided } from '../../../lib/fakes'
import type { RulingInfo } from '../../../wire/types'
import { question, usualTable } from './facts'

const attempt = {
  clause: 'CAN-14.2b',
  needs: ['offender', 'facts'],
  by: 'anyone',
  choices: [],
  usual: { when: 'play', offender: 1, facts: { type: 'rodada', points: 1500, failed: 2, opened: false } },
} as unknown as RulingInfo
const unforeseen = { clause: 'CAN-16.1', needs: [], by: 'anyone', choices: decided('', 'void'), usual: null } as unknown as RulingInfo

it('begins at the table where the clause usually comes up', () => {
  expect(usualTable(attempt)).toEqual({ points: 1500, failed: 2, opened: false, offender: 1, sanction: '' })
  expect(question(attempt, usualTable(attempt))).toEqual({
    clause: 'CAN-14.2b', offender: 1, sanction: '', facts: { type: 'rodada', points: 1500, failed: 2, opened: false },
  })
})

it('what nobody foresaw needs no deal, only a decision', () => {
  expect(question(unforeseen, { ...usualTable(unforeseen), sanction: 'void' })).toEqual({
    clause: 'CAN-16.1', offender: null, sanction: 'void', facts: null,
  })
})
