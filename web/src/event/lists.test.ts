import { describe, expect, it } from 'vitest'
import { carried, recast } from './lists'

describe('a list on its way', () => {
  it('travels byte by byte', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256)
    const back = Uint8Array.from(atob(await carried(new Blob([bytes]))), (letter) => letter.charCodeAt(0))
    expect(back).toEqual(bytes)
  })

  it('has its name in one column', () => {
    expect(recast(['name', 'person', ''], 2, 'name')).toEqual(['', 'person', 'name'])
    expect(recast(['name', 'person', ''], 2, 'person')).toEqual(['name', 'person', 'person'])
  })
})
