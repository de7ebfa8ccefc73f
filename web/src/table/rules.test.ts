import { render } from 'svelte/server'
import { beforeEach, expect, test } from 'vitest'
import type { GameInfo } from '../lib/api'
import { REGULATION } from '../lib/fakes'
import type { Changes } from '../lib/house'
import { settings } from '../lib/settings.svelte'
import TableRules from './TableRules.svelte'

const text = (pt: string) => ({ pt, en: pt })
const INFO = {
  id: REGULATION.id,
  seats: [4, 5],
  needs: [{ seats: 5, options: { firstLead: 'right' } }],
  presets: [{ name: 'ligeira', title: text('Ligeira'), about: text('Com relógio.'), options: { clock: '20' } }],
  options: [{ key: 'clock', default: 'off', values: ['off'], numbers: { low: 3, high: 60, least: 1, most: 1 } }],
} as unknown as GameInfo

function drawn(seats: number, changes: Changes, info = INFO): string {
  const props = { info, options: REGULATION.options, seats, changes, onchange: () => {}, onwhy: () => {} }
  return render(TableRules, { props }).body.replace(/<!--.*?-->/g, '')
}

/** The labels of the radio buttons that are like this. */
function radios(body: string, which: RegExp): string[] {
  return [...body.matchAll(/<label[^>]*>.*?<\/label>/gs)]
    .map(([label]) => label)
    .filter((label) => which.test(label))
    .map((label) => label.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim())
}

beforeEach(() => {
  settings.set({ lang: 'pt-BR' })
})

test('the host may take a preset by its name, and is told which one holds', () => {
  const body = drawn(4, { clock: '20' })
  expect(body).toContain('Modalidade')
  expect(radios(body, /checked/)[0]).toBe('Ligeira Com relógio.')
  expect(radios(drawn(4, {}), /checked/)[0]).toBe('Texto impresso como manda o regulamento')
  expect(radios(drawn(4, { firstLead: 'right' }), /checked/)[0]).toBe('Regras próprias')
})

test('what the number of seats brings along is shown, and cannot be changed', () => {
  const body = drawn(5, {})
  expect(body).toContain('vale com 5 lugares')
  expect(body.match(/<fieldset[^>]*disabled[^>]*>.*?<\/fieldset>/s)?.[0]).toContain('name="s2" checked')
  expect(radios(body, /checked/)).toContain('quem está à direita')
  expect(radios(body, /checked/)[0]).toBe('Texto impresso como manda o regulamento')
  expect(drawn(4, {})).not.toContain('disabled')
})

test('a number is asked for within its bounds', () => {
  expect(drawn(4, { clock: '20' })).toMatch(/min="3" max="60"/)
})

test('a game without presets has none to choose', () => {
  expect(drawn(4, {}, { ...INFO, presets: [] })).not.toContain('Modalidade')
})
