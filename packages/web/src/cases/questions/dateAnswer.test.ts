import { expect, test } from 'vitest'
import { asYearAlone, dateDraft, doubtOf, EMPTY, readDate, splitDate, understood } from './dateAnswer.ts'

const ALL = ['day', 'month', 'year', 'before'] as const
const PLANNED = ['day', 'month'] as const

test.each(['2019-03-10', '2019-03', '2019', '<1993-12-29', 'unknown'])(
  'the fields of %s make the same answer',
  (date) => {
    expect(readDate(dateDraft(date), ALL)).toEqual({ answer: date })
  },
)

test.each([
  { typed: { year: '2012' }, answer: '2012' },
  { typed: { year: '2012', month: '3' }, answer: '2012-03' },
  { typed: { year: '2012', month: '3', day: '9' }, answer: '2012-03-09' },
  { typed: { year: '1990', isBefore: true }, answer: '<1990-01-01' },
  { typed: { year: '201' }, answer: null },
  { typed: { day: '10', month: '3' }, answer: null },
])('the fields $typed answer $answer', ({ typed, answer }) => {
  expect(readDate({ ...EMPTY, ...typed }, ALL)).toEqual({ answer })
})

test.each([
  { typed: { day: '31', month: '2', year: '2012' }, allowed: ALL, fault: 'notReal' },
  { typed: { month: '13', year: '2012' }, allowed: ALL, fault: 'notReal' },
  { typed: { day: '1', year: '2012' }, allowed: ALL, fault: 'needsMonth' },
  { typed: { year: '2026' }, allowed: PLANNED, fault: 'needsMonth' },
  { typed: { year: '2026', month: '5' }, allowed: ['day'] as const, fault: 'needsDay' },
])('the fields $typed are no answer: $fault', ({ typed, allowed, fault }) => {
  expect(readDate({ ...EMPTY, ...typed }, allowed)).toEqual({ answer: null, fault })
})

test.each([
  { typed: { year: '19' }, isLeft: true, doubt: 'shortYear' },
  { typed: { year: '19' }, isLeft: false, doubt: null },
  { typed: { day: '20', month: '12' }, isLeft: true, doubt: 'noYear' },
  { typed: { day: '20', month: '12' }, isLeft: false, doubt: null },
  { typed: {}, isLeft: true, doubt: null },
  { typed: { year: '2026', month: '12' }, isLeft: false, doubt: 'future' },
  { typed: { year: '2026', month: '11' }, isLeft: true, doubt: null },
  { typed: { year: '2026', month: '12', isUnknown: true }, isLeft: true, doubt: null },
])('of the fields $typed of a past day $doubt is questioned', ({ typed, isLeft, doubt }) => {
  expect(doubtOf({ ...EMPTY, ...typed }, { isPast: true, isLeft, today: '2026-11-28' })).toBe(doubt)
})

const FRENCH = ['day', 'month', 'year'] as const
const AMERICAN = ['month', 'day', 'year'] as const

test.each([
  { typed: { day: '20', month: '19' }, order: FRENCH, year: '2019' },
  { typed: { day: '19', month: '98' }, order: FRENCH, year: '1998' },
  { typed: { month: '20', day: '12' }, order: AMERICAN, year: '2012' },
])('$typed is the year $year, typed into the first field', ({ typed, order, year }) => {
  expect(asYearAlone({ ...EMPTY, ...typed }, order)).toEqual({ ...EMPTY, year })
})

test.each([
  { typed: { day: '20', month: '12' } },
  { typed: { day: '20', month: '1' } },
  { typed: { day: '31', month: '13' } },
  { typed: { day: '20', month: '19', year: '2019' } },
])('$typed stays as it was typed', ({ typed }) => {
  expect(asYearAlone({ ...EMPTY, ...typed }, FRENCH)).toEqual({ ...EMPTY, ...typed })
})

test.each([
  { text: '10/03/2012', order: FRENCH, day: '10', month: '03', year: '2012' },
  { text: '03/10/2012', order: AMERICAN, day: '10', month: '03', year: '2012' },
  { text: ' 10.3.2012 ', order: FRENCH, day: '10', month: '3', year: '2012' },
  { text: '2012-03-10', order: AMERICAN, day: '10', month: '03', year: '2012' },
])('the pasted date $text is split into its fields', ({ text, order, ...fields }) => {
  expect(splitDate(text, order)).toEqual(fields)
})

test.each([
  { text: '03/2012', fields: { month: '03', year: '2012' } },
  { text: '2012', fields: null },
  { text: 'March 2012', fields: null },
])('the pasted text $text gives $fields', ({ text, fields }) => {
  expect(splitDate(text, FRENCH)).toEqual(fields)
})

test.each([
  { date: '2012', means: 'Any day from 01/01/2012 to 31/12/2012' },
  { date: '2012-02', means: 'Any day from 01/02/2012 to 29/02/2012' },
  { date: '2012-03-10', means: '10 March 2012' },
  { date: '<1993-12-29', means: 'Some day before 29 December 1993' },
  { date: 'unknown', means: null },
])('the answer $date is understood as $means', ({ date, means }) => {
  expect(understood(date)).toBe(means)
})
