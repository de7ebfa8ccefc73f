import { expect, it } from 'vitest'
import { render } from 'svelte/server'
import type { PlacarClaim, PlacarInfo } from '../wire/types'
import Claim from './Claim.svelte'
import { answerOf, awaited, correctable, isMark, settlement, writerOf } from './claims'
import { JUDGE, type Held, type Writer } from './keys'

const RESULT = { type: 'result', side: 0 } as const
const claim: PlacarClaim = {
  line: 4,
  side: 0,
  text: 'Onça ganhou a mão.',
  entry: RESULT,
  agreed: [],
  contested: null,
  follows: '',
  gains: [{ side: 0, points: 3, clause: '', text: '3 pontos para Onça.', part: '' }],
  score: [7, 6],
}
const info = {
  sides: ['Onça', 'Tatu'],
  unit: 1,
  judge: false,
  confirm: 'entry',
  referee: true,
  claim,
  legal: [
    [{ type: 'withdraw', line: 4 }],
    [{ type: 'agree', line: 4 }, { type: 'contest', line: 4 }],
    [{ type: 'settle', line: 4, entry: RESULT }, { type: 'settle', line: 4, entry: null }],
  ],
} as unknown as PlacarInfo

const drawn = (told: PlacarInfo, writer: Writer | null, keys: Held): string =>
  render(Claim, { props: { info: told, claim: told.claim!, writer, keys, busy: false, onmark: () => {} } }).body
const buttons = (told: PlacarInfo, writer: Writer | null, keys: Held): string[] =>
  [...drawn(told, writer, keys).matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, text]) =>
    text!.replace(/<svg.*?<\/svg>|<!--.*?-->/gs, '').trim(),
  )

it('the other side sees what it would bring, and confirms or contests', () => {
  expect(buttons(info, 1, { 1: 'k' })).toEqual(['Confirmar', 'Contestar'])
  const body = drawn(info, 1, { 1: 'k' })
  expect(body).toContain('O placar ficaria 7 a 6.')
  expect(body).toContain('role="alert"')
})

it('who claimed waits, and may withdraw; the same phone may be handed to the other side', () => {
  expect(buttons(info, 0, { 0: 'k' })).toEqual(['Retirar o lançamento'])
  expect(drawn(info, 0, { 0: 'k' })).toContain('À espera de Tatu.')
  expect(buttons(info, 0, { 0: 'k', 1: 'l', [JUDGE]: 'j' })).toEqual([
    'Retirar o lançamento',
    'Tatu confirma neste celular',
    'Tatu contesta neste celular',
  ])
})

it('who only looks sees it without a key', () => {
  expect(buttons(info, null, {})).toEqual([])
})

it('a contested claim calls the referee, who lets it stand or drops it', () => {
  const contested = {
    ...info,
    claim: { ...claim, contested: 1 },
    legal: [[], [], info.legal[2]!],
  } as PlacarInfo
  expect(buttons(contested, 0, { 0: 'k' })).toEqual([])
  expect(drawn(contested, 0, { 0: 'k' })).toContain('Contestado por Tatu. Chamem o árbitro')
  expect(buttons(contested, JUDGE, { [JUDGE]: 'j' })).toEqual(['O árbitro decide: vale', 'O árbitro decide: não vale'])
})

it('answers are those that the server offers', () => {
  expect(answerOf(info, 1, 'agree')).toEqual({ type: 'agree', line: 4 })
  expect(answerOf(info, 0, 'agree')).toBeNull()
  expect(settlement(info, true)).toEqual({ type: 'settle', line: 4, entry: RESULT })
  expect(settlement(info, false)).toEqual({ type: 'settle', line: 4, entry: null })
  expect(awaited(info)).toEqual([1])
  expect(awaited({ ...info, sides: ['A', 'B', 'C'], claim: { ...claim, agreed: [2] } } as PlacarInfo)).toEqual([1])
})

it('a phone with several keys is the judge\'s where a judge pays, else of the first side', () => {
  const all = { 0: 'a', 1: 'b', [JUDGE]: 'j' }
  expect(writerOf({ judge: true }, all, null)).toBe(JUDGE)
  expect(writerOf({ judge: false }, all, null)).toBe(0)
  expect(writerOf({ judge: false }, { [JUDGE]: 'j' }, null)).toBe(JUDGE)
  expect(writerOf({ judge: false }, all, 1)).toBe(1)
  expect(writerOf(null, {}, null)).toBeNull()
})

it('only what is written is corrected, and answers are no marks', () => {
  expect(correctable({ stands: true, entry: RESULT })).toBe(true)
  expect(correctable({ stands: false, entry: RESULT })).toBe(false)
  expect(correctable({ stands: true, entry: { type: 'agree', line: 4 } })).toBe(false)
  expect(correctable({ stands: true, entry: { type: 'settle', line: 4, entry: null } })).toBe(false)
  expect(correctable({ stands: true, entry: { type: 'settle', line: 4, entry: RESULT } })).toBe(true)
  expect([RESULT, { type: 'judge', pays: true } as const].map(isMark)).toEqual([true, false])
})
