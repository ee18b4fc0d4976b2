import { describe, expect, test } from 'vitest'
import { around, dateOf, isWhollyAfter, periodsOf } from './span.ts'

describe('dateOf', () => {
  test.each([
    ['2019-03-10', 'day', { from: '2019-03-10', before: '2019-03-11' }],
    ['2019-12-31', 'day', { from: '2019-12-31', before: '2020-01-01' }],
    ['2024-02', 'month', { from: '2024-02-01', before: '2024-03-01' }],
    ['2019-12', 'month', { from: '2019-12-01', before: '2020-01-01' }],
    ['2019', 'year', { from: '2019-01-01', before: '2020-01-01' }],
    ['<1993-12-29', 'before', { before: '1993-12-29' }],
  ])('%s is a %s', (text, precision, span) => {
    expect(dateOf(text)).toEqual({ precision, span })
  })

  test.each(['2026-02-30', '2023-02-29', '2019-13', '2019-00', '<2019-02-30', '19', 'unknown', '', '9999'])(
    '%s is none',
    (text) => expect(dateOf(text)).toBeUndefined(),
  )
})

test('a span across the boundary of two periods is in both', () => {
  expect(periodsOf({ from: '2014-01-01', before: '2015-01-01' })).toEqual(['cbd_to_nagoya', 'post_nagoya'])
  expect(periodsOf({ before: '1993-12-29' })).toEqual(['pre_cbd'])
  expect(periodsOf({ from: '1993-12-29', before: '1993-12-30' })).toEqual(['cbd_to_nagoya'])
})

test('the span around several spans is unbounded on a side where one of them is', () => {
  expect(around([{ before: '1993-12-29' }, { from: '1993-12-29', before: '2014-10-12' }])).toEqual({
    before: '2014-10-12',
  })
  expect(around([])).toEqual({})
})

test('a span is wholly after another only if all its days are after all days of the other', () => {
  const month = { from: '2020-05-01', before: '2020-06-01' }
  expect(isWhollyAfter(month, { from: '2020-04-30', before: '2020-05-01' })).toBe(true)
  expect(isWhollyAfter(month, { from: '2020-05-01', before: '2020-05-02' })).toBe(false)
  expect(isWhollyAfter({ before: '2020-06-01' }, { before: '1990-01-01' })).toBe(false)
})
