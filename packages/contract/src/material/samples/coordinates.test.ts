import { describe, expect, test } from 'vitest'
import { readDegrees, splitPair } from './coordinates.ts'

describe('degrees', () => {
  test.each([
    ['latitude', '-3.1256', -3.1256],
    ['latitude', '3,1256° S', -3.1256],
    ['latitude', '−3.5', -3.5],
    ['latitude', '3°07\'32"S', -3.125556],
    ['latitude', 'S 3 7.5', -3.125],
    ['longitude', '60°01’18″ O', -60.021667],
    ['longitude', '179.9 E', 179.9],
    ['latitude', '0 S', 0],
  ] as const)('%s %s', (axis, text, degrees) => {
    expect(readDegrees(axis, text)).toEqual({ degrees })
  })

  test.each([
    ['latitude', '160.02', 'swapped'],
    ['latitude', '60.02 W', 'swappedLetters'],
    ['longitude', '3 N', 'swappedLetters'],
    ['longitude', '181', 'outOfRange'],
    ['latitude', '200', 'outOfRange'],
    ['latitude', '3 75', 'minutes'],
    ['latitude', '3.5 7', 'unreadable'],
    ['latitude', 'north of Manaus', 'unreadable'],
    ['latitude', '', 'unreadable'],
  ] as const)('%s %s is refused: %s', (axis, text, fault) => {
    expect(readDegrees(axis, text)).toEqual({ fault })
  })
})

test.each([
  ['-3.1256, -60.0217', ['-3.1256', '-60.0217']],
  ['3°07\'32"S 60°01\'18"W', ['3°07\'32"S', '60°01\'18"W']],
  ['3,1; 60,2', ['3,1', '60,2']],
  ['-3,1256 -60,0217', ['-3,1256', '-60,0217']],
  ['-3.1256', undefined],
  ['3,1256', undefined],
])('a pair %s', (text, pair) => {
  expect(splitPair(text)).toEqual(pair)
})
