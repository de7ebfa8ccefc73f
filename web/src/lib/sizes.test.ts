import { expect, test } from 'vitest'
import { otherSizes, sizeName } from './sizes'

test('a game that is played by several numbers of people offers the others too', () => {
  expect(otherSizes({ seats: [4, 2] }).map(sizeName)).toEqual(['Um contra um'])
  expect(otherSizes({ seats: [4] })).toEqual([])
  expect(otherSizes(undefined)).toEqual([])
  expect([4, 6].map(sizeName)).toEqual(['Dois contra dois', '6 pessoas'])
})
