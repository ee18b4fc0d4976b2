import { expect, test } from 'vitest'
import { ana, signIn } from '../testing/signIn.ts'
import {
  addDays,
  formatDayOf,
  formatDays,
  formatInstant,
  formatInstantInUtc,
  formatPartialDay,
  isRealDay,
  parseDay,
} from './dates.ts'

test.each([
  [
    'France ratified (2016-08-31) without excluding any territory',
    'France ratified (31/08/2016) without excluding any territory',
  ],
  ['from 2001-01-02; since 2003-04-05.', 'from 02/01/2001; since 05/04/2003.'],
  ['deposited around 2024-10-22/23', 'deposited around 2024-10-22/23'],
  ['No. 2016-13-45 and 12-2016-08-31', 'No. 2016-13-45 and 12-2016-08-31'],
])('days within a text are formatted in the date style: %s', (text, shown) => {
  signIn()
  expect(formatDays(text)).toBe(shown)
})

test.each([
  ['fr', '29/03/2026 at 02:30 UTC'],
  ['iso', '2026-03-29 02:30 UTC'],
  ['us', '03/29/2026 at 2:30 AM UTC'],
] as const)(
  'an instant in UTC is written in the style %s, also at an hour that summer time skips',
  (dateStyle, text) => {
    signIn('token-1', { ...ana, preferences: { ...ana.preferences, dateStyle } })
    expect(formatInstantInUtc('2026-03-29T02:30:00.000Z')).toBe(text)
  },
)

test.each([
  ['fr', ['10/03/2019', '03/2019', '2012']],
  ['iso', ['2019-03-10', '2019-03', '2012']],
  ['us', ['03/10/2019', '03/2019', '2012']],
] as const)('dates known to the day, the month or the year are written in the style %s', (dateStyle, texts) => {
  signIn('token-1', { ...ana, preferences: { ...ana.preferences, dateStyle } })
  expect(['2019-03-10', '<2019-03', '2012'].map(formatPartialDay)).toEqual(texts)
})

test('an instant is shown in the time zone of the reader', () => {
  signIn()
  const local = new Date(2026, 2, 9, 0, 5)
  expect(formatInstant(local.toISOString())).toBe('09/03/2026 at 00:05')
  expect(formatDayOf(local.toISOString())).toBe('09/03/2026')
})

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['26-01-01', false],
])('whether %s is a day of the calendar: %s', (day, isReal) => {
  expect(isRealDay(day)).toBe(isReal)
})

test('the day before the first of a month is the last of the month before', () => {
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
})

test.each([
  ['17/11/2015', '2015-11-17'],
  [' 7.1.2015 ', '2015-01-07'],
  ['2015-11-17', '2015-11-17'],
  ['17/11', '17/11'],
  ['17/11/2015/2', '17/11/2015/2'],
  ['soon', 'soon'],
])('the typed day %s is %s', (typed, day) => {
  signIn()
  expect(parseDay(typed)).toBe(day)
})
