import { expect, it } from 'vitest'
import { Draft, NOBODY } from './draft.svelte'
import { billed, toldIn } from './rodada'

function counted(): Draft {
  const draft = new Draft()
  draft.clear(2)
  Object.assign(draft.counts[0]!, { table: 45, hands: 35, clean: 1, morto: true })
  Object.assign(draft.counts[1]!, { table: 15, hands: 45 })
  return draft
}

it('a deal is whole once every number is there and somebody said who went out', () => {
  const draft = counted()
  expect(draft.entry(3)).toBeNull()
  draft.out = 0
  expect(draft.entry(3)).toEqual({
    type: 'rodada',
    deal: 3,
    counts: [
      { part: 'counted', table: 45, hands: 35, clean: 1, dirty: 0, morto: true, out: true, to_king: 0, to_ace: 0 },
      { part: 'counted', table: 15, hands: 45, clean: 0, dirty: 0, morto: false, out: false, to_king: 0, to_ace: 0 },
    ],
  })
  draft.counts[1]!.hands = null
  expect(draft.entry(3)).toBeNull()
})

it('who only knows the totals enters totals, of either sign', () => {
  const draft = counted()
  draft.totals = true
  expect(draft.entry(1)).toBeNull()
  draft.counts[0]!.total = 310
  draft.counts[1]!.total = -130
  expect(draft.entry(1)).toMatchObject({ counts: [{ part: 'total', points: 310 }, { part: 'total', points: -130 }] })
})

it('a line is taken up as it was told, also one of points alone', () => {
  const draft = counted()
  draft.out = NOBODY
  const told = draft.entry(2)!
  const again = new Draft()
  again.load(told)
  expect(again.entry(2)).toEqual(told)
  again.load(toldIn({ type: 'tally', deal: 2, points: [5, -10, 5] })!)
  expect([again.totals, again.entry(2)?.counts.length]).toEqual([true, 3])
})

it('the bill is the server’s: its rows, its doubts, and by how much the score moves', () => {
  const gain = (side: number, points: number, part: string) => ({ side, points, part, clause: `CAN-${part}`, text: part })
  const bill = billed({ gains: [gain(0, 45, 'table'), gain(0, 200, 'clean'), gain(1, -100, 'morto'), gain(1, 0, 'doubt-empty-hands')], score: [1245, -100] }, [1000, 0])
  expect(bill.map(({ total, score }) => [total, score])).toEqual([[245, 1245], [-100, -100]])
  expect(bill[0]!.rows.map(({ name, points }) => [name, points])).toEqual([['Cartas na mesa', 45], ['Canastras limpas', 200]])
  expect(bill[1]!.doubts).toEqual([{ text: 'doubt-empty-hands', clause: 'CAN-doubt-empty-hands' }])
})
