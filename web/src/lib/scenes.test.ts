import { expect, it } from 'vitest'
import { RANK_PATHS, SUIT_PATHS } from '../cards/shapes'
import { GAMES } from './games'
import { SCENES, stools } from './scenes'

it('every game has its table', () => {
  expect(Object.keys(SCENES).sort()).toEqual(GAMES.map(({ id }) => id).sort())
})

it.each(Object.entries(SCENES))(
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
