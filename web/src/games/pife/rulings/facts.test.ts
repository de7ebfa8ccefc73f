import { expect, it } from 'vitest'
import { decided } from '../../../lib/fakes'
import type { RulingInfo } from '../../../wire/types'
import { question, usualTable } from './facts'

const usual = { when: 'play', offender: 1, facts: { type: 'pife', others: 2 } }
const thrown = { clause: 'PIF-ERR-3', needs: ['offender', 'facts'], by: 'anyone', choices: [], usual } as unknown as RulingInfo
const rebate = { ...thrown, clause: 'PIF-REB-1', needs: ['offender'] } as unknown as RulingInfo
const unforeseen = { clause: 'CAC-S21', needs: [], by: 'anyone', choices: decided('', 'void'), usual: null } as unknown as RulingInfo

it('who threw the cards away leaves somebody alone, or several', () => {
  expect(question(thrown, { ...usualTable(thrown), others: 1 })).toEqual({
    clause: 'PIF-ERR-3', offender: 1, sanction: '', facts: { type: 'pife', others: 1 },
  })
})

it('tells only what the clause asks', () => {
  expect(question(rebate, { ...usualTable(rebate), offender: 3 })).toEqual({
    clause: 'PIF-REB-1', offender: 3, sanction: '', facts: null,
  })
  expect(question(unforeseen, { ...usualTable(unforeseen), sanction: 'void' })).toEqual({
    clause: 'CAC-S21', offender: null, sanction: 'void', facts: null,
  })
})
