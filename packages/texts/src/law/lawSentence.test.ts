import { expect, test } from 'vitest'
import { translate as t } from '../translate.ts'
import { accessMark, lawSentence, takenText } from './lawSentence.ts'

const format = { day: (day: string) => day, partial: (date: string) => date.replace('<', '') }
const law = { country: 'Mexico', use: 'biotrade' }
const segments = [
  { from: null, before: '1998-11-13', status: 'AMBER' },
  { from: '1998-11-13', before: null, status: 'RED' },
] as const

test.each([
  { accessDate: '2012', accessPeriod: 'pre_cbd', taken: 'taken in 2012', colours: 'Taken in 2012: red.' },
  {
    accessDate: 'unknown',
    accessPeriod: 'pre_cbd',
    taken: 'day of access unknown, before 1993-12-29',
    colours: 'Day of access unknown, before 1993-12-29: amber.',
  },
  {
    accessDate: 'unknown',
    accessPeriod: 'cbd_to_nagoya',
    taken: 'day of access unknown, between 1993-12-29 and 2014-10-12',
    colours: 'Day of access unknown, between 1993-12-29 and 2014-10-12: amber or red.',
  },
  {
    accessDate: 'unknown',
    accessPeriod: 'post_nagoya',
    taken: 'day of access unknown, since 2014-10-12',
    colours: 'Day of access unknown, since 2014-10-12: red.',
  },
  {
    accessDate: 'unknown',
    accessPeriod: 'unknown',
    taken: 'date of access unknown',
    colours: 'Date of access unknown: amber or red.',
  },
])('an access on $accessDate in the period $accessPeriod has its own days on the line', ({ taken, colours, ...of }) => {
  const mark = accessMark(of)
  expect(takenText(t, format, String(mark))).toBe(taken)
  expect(lawSentence(t, format, { law, segments, mark })).toMatch(new RegExp(`${colours}$`))
})

test('no use is named while none is chosen', () => {
  const sentence = lawSentence(t, format, { law: { country: 'Mexico', use: '' }, segments, mark: null })
  expect(sentence).toBe('Law of Mexico: amber before 1998-11-13, red since.')
})

test('without an answer there is no mark', () => {
  expect(accessMark({ accessDate: null })).toBeNull()
})
