import { describe, expect, it } from 'vitest'
import { windowsOf, type Box } from './windows'

const column = (n: number, ...middles: number[]): Box[] => middles.map((y) => ({ x: 10 * n, y: y - 1, width: 8, height: 2 }))

describe('a chave in pieces', () => {
  it('is one piece where all of it can be read', () => {
    expect(windowsOf([...column(0, 1, 4, 7, 10), ...column(1, 2.5, 8.5), ...column(2, 5.5)])).toEqual([])
  })
  it('shows every box once, beside what it leads to', () => {
    const first = [1, 4, 7, 10, 13, 16, 19, 22]
    const pieces = windowsOf([...column(0, ...first), ...column(1, 2.5, 8.5, 14.5, 20.5), ...column(2, 5.5, 17.5), ...column(3, 11.5)])
    expect(pieces).toEqual([
      { x: 0, y: 0, width: 18, height: 11 },
      { x: 0, y: 12, width: 18, height: 11 },
      { x: 20, y: 4.5, width: 18, height: 14 },
    ])
  })
  it('goes by the round that has more, where some begin in the second', () => {
    const pieces = windowsOf([...column(0, 4, 12, 20), ...column(1, 1, 5, 9, 13, 17, 21, 25, 29), ...column(2, 3, 11, 19, 27), ...column(3, 7, 23)])
    expect(pieces.map(({ x, y, height }) => [x, y, height])).toEqual([[0, 0, 14], [0, 16, 14], [20, 2, 26]])
  })
})
