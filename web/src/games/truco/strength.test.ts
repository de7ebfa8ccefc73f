import { describe, expect, test } from 'vitest'
import type { Fallen } from '../../wire/types'
import { ahead, isManilha, nicknameOf, powerOf } from './strength'

function vaza(...cards: string[]): Fallen[] {
  return cards.map((text, seat) => ({
    type: 'Fallen' as const,
    seat,
    card: text === '?' ? null : text.replace(/[()]/g, ''),
    down: text === '?' || text.startsWith('('),
    place: 0,
  }))
}

describe('strength', () => {
  test('manilhas stand above the threes, the zap highest', () => {
    const rising = ['4C', '5C', '6C', '7P', 'QC', 'JC', 'KC', 'AC', '2C', '3C', '7O', 'AE', '7C', '4P']
    const powers = rising.map((card) => powerOf({ card, down: false }))
    expect(powers).toEqual([...powers].sort((a, b) => a - b))
    expect(new Set(powers).size).toBe(rising.length)
  })

  test('only four cards are manilhas, each with its name', () => {
    expect(['4P', '7C', 'AE', '7O'].map(nicknameOf)).toEqual(['zap', 'copeta', 'espadilha', 'pica-fumo'])
    expect(isManilha('4C')).toBe(false)
    expect(nicknameOf('4C')).toBe('')
    expect(nicknameOf(null)).toBe('')
  })
})

describe('who is ahead', () => {
  test('the best open card', () => {
    expect(ahead(vaza('3P', '2C', '4P', '3E'))).toEqual([2])
  })

  test('both, where the sides tie', () => {
    expect(ahead(vaza('3P', '3C', '4E', '5O')).sort()).toEqual([0, 1])
  })

  test('of two equal cards of one side the first', () => {
    expect(ahead(vaza('3P', '2C', '3E', '5O'))).toEqual([0])
  })

  test('nobody, where all lie face down', () => {
    expect(ahead(vaza('?', '(4P)', '?', '?'))).toEqual([])
    expect(ahead([])).toEqual([])
  })
})
