import { describe, expect, test } from 'vitest'
import { fits, sha256, told } from './proof'

const SEED = '00'.repeat(32)
const COMMITMENT = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'

describe('the promise of the packs', () => {
  test('is the SHA-256 of the bytes of the seed, not of its digits', async () => {
    expect(await sha256(SEED)).toBe(COMMITMENT)
  })

  test('another seed does not fit', async () => {
    expect(await fits(SEED, COMMITMENT)).toBe(true)
    expect(await fits('01' + SEED.slice(2), COMMITMENT)).toBe(false)
  })

  test('packs and lots are numbered together and told apart', () => {
    const given = [false, true, false].map((lot, at) => ({ n: at + 1, ok: true, lot }))
    expect(told({ packs: given })).toEqual({ packs: 2, lots: 1 })
  })

  test('nobody can tell before the seed is shown', async () => {
    expect(await fits('', COMMITMENT)).toBeNull()
  })
})
