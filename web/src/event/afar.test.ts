import { describe, expect, it } from 'vitest'
import { walkover } from './afar'

const table = { jogo: 'g1', table: 'abc', stage: 'open', chairs: [], partida: 1, absent: [2], late: 20 }

describe('who does not come to a table of the server', () => {
  it('loses the jogo that has not begun, and later the partida that waits', () => {
    expect(walkover(table, [1, 2])).toEqual({ type: 'walkover', jogo: 'g1', sides: [1, 2], absent: [2], partida: 0 })
    expect(walkover({ ...table, stage: 'between', partida: 2 }, [1, 2])).toMatchObject({ absent: [2], partida: 2 })
  })
  it('is both, where nobody has come', () => {
    expect(walkover({ ...table, absent: [1, 2] }, [1, 2])).toMatchObject({ absent: [1, 2], partida: 0 })
  })
})
