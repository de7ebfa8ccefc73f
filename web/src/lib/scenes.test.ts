import { expect, it } from 'vitest'
import { RANK_PATHS, SUIT_PATHS } from '../cards/shapes'
import { SHOWN } from '../games'
import { FIRST, lineOf, sceneOf } from './games'
import { PLAIN, stools } from './scenes'

const SCENES = [['plain', PLAIN], ...[...SHOWN].map(([id, { scene }]) => [id, scene])] as [string, typeof PLAIN][]

it('a game without a folder has the plain table, and its line from its regulation', () => {
  expect(sceneOf('xadrez')).toBe(PLAIN)
  expect(sceneOf(FIRST)).not.toBe(PLAIN)
  expect(lineOf('xadrez')).toBe('')
  expect(lineOf('xadrez', { summary: { pt: 'Dois lados, 1.500 pontos. E mais.', en: '' } })).toBe('Dois lados, 1.500 pontos.')
})

it.each(SCENES)(
  'on the table of %s everything lies within its edge, and every card can be drawn',
  (_, scene) => {
    for (const thing of scene.things) {
      expect(thing.x).toBeGreaterThan(24)
      expect(thing.x).toBeLessThan(176)
      expect(thing.y).toBeGreaterThan(20)
      expect(thing.y).toBeLessThan(120)
      if (thing.is !== 'card') continue
      expect(RANK_PATHS).toHaveProperty(thing.card.slice(0, -1))
      expect(SUIT_PATHS).toHaveProperty(thing.card.slice(-1))
    }
    for (const { x, y } of stools(scene))
      expect([x >= 0, x <= 200, y >= 0, y <= 140]).toEqual([true, true, true, true])
  },
)
