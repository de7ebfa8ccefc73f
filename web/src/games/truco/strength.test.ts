import { describe, expect, test } from 'vitest'
import type { Fallen, Mesa } from '../../wire/types'
import { above, manilhasOf, Strength } from './strength'

const view = (regulation: string, shown: Partial<Mesa> = {}) => ({
  regulation,
  shown: { pack: 40, vira: 'none', vira_card: null, ...shown } as Mesa,
})
const turned = (card: string) => view('truco-asfo', { vira: 'open', vira_card: card })
const fixed = new Strength(view('truco-fenacef'))

function vaza(...cards: string[]): Fallen[] {
  return cards.map((text, seat) => ({
    type: 'Fallen' as const,
    seat,
    card: text === '?' ? null : text.replace(/[()]/g, ''),
    down: text === '?' || text.startsWith('('),
    place: 0,
  }))
}

describe('fixed manilhas', () => {
  test('stand above the threes, the zap highest', () => {
    const rising = ['4C', '5C', '6C', '7P', 'QC', 'JC', 'KC', 'AC', '2C', '3C', '7O', 'AE', '7C', '4P']
    const powers = rising.map((card) => fixed.powerOf({ card, down: false }))
    expect(powers).toEqual([...powers].sort((a, b) => a - b))
    expect(new Set(powers).size).toBe(rising.length)
  })

  test('are four cards, each with its name', () => {
    expect(['4P', '7C', 'AE', '7O'].map((card) => fixed.nicknameOf(card))).toEqual(['zap', 'copeta', 'espadilha', 'pica-fumo'])
    expect(fixed.isManilha('4C')).toBe(false)
    expect(fixed.nicknameOf('4C')).toBe('')
    expect(fixed.nicknameOf(null)).toBe('')
  })

  test('do not care for a view without a vira', () => {
    expect(manilhasOf({ regulation: 'truco-fenacef', shown: {} as Mesa })).toHaveLength(4)
  })
})

describe('manilhas by the vira', () => {
  test.each([
    ['4C', '5'],
    ['7P', 'Q'],
    ['QO', 'J'],
    ['JE', 'K'],
    ['KC', 'A'],
    ['2P', '3'],
    ['3O', '4'],
  ])('above %s come the %ss', (vira, rank) => {
    expect(manilhasOf(turned(vira))).toEqual(['O', 'E', 'C', 'P'].map((suit) => rank + suit))
  })

  test('above the three comes the lowest rank of the pack in use', () => {
    expect(above('3O', 24)).toEqual(['QO', 'QE', 'QC', 'QP'])
    expect(above('7O', 24)).toEqual(['QO', 'QE', 'QC', 'QP'])
  })

  test('the suit decides between them, and clubs are the zap', () => {
    const strength = new Strength(turned('4C'))
    expect(strength.ahead(vaza('5O', '5E', '3P', '5C'))).toEqual([3])
    expect(strength.nicknameOf('5P')).toBe('zap')
    expect(strength.isManilha('4P')).toBe(false)
  })

  test('are none where there is no vira yet, and nobody is ahead while it lies hidden', () => {
    expect(manilhasOf(view('truco-sinsep'))).toEqual([])
    const dark = new Strength(view('truco-sinsep', { vira: 'hidden' }))
    expect(dark.isManilha('4P')).toBe(false)
    expect(dark.ahead(vaza('3P', '4C'))).toEqual([])
  })
})

describe('who is ahead', () => {
  test('the best open card', () => {
    expect(fixed.ahead(vaza('3P', '2C', '4P', '3E'))).toEqual([2])
  })

  test('both, where the sides tie', () => {
    expect(fixed.ahead(vaza('3P', '3C', '4E', '5O')).sort()).toEqual([0, 1])
  })

  test('of two equal cards of one side the first', () => {
    expect(fixed.ahead(vaza('3P', '2C', '3E', '5O'))).toEqual([0])
  })

  test('nobody, where all lie face down', () => {
    expect(fixed.ahead(vaza('?', '(4P)', '?', '?'))).toEqual([])
    expect(fixed.ahead([])).toEqual([])
  })

  test('a vaza that is over is whose the server says, whatever the cards', () => {
    expect(fixed.winners(vaza('3P', '2C', '4E', '5O'), 1)).toEqual([1])
    expect(fixed.winners(vaza('3P', '3C', '4E', '5O'), 2).sort()).toEqual([0, 1])
    expect(fixed.winners(vaza('3P', '3C'), 0)).toEqual([0])
  })
})
