import { describe, expect, test } from 'vitest'
import { dateAnswer, dateDraft } from './dateAnswer.ts'

describe('a date in its fields', () => {
  test.each(['2019-03-10', '2019-03', '2019', '<1993-12-29', 'unknown'])(
    '%s is unchanged after a round trip',
    (answer) => {
      expect(dateAnswer(dateDraft(answer))).toBe(answer)
    },
  )

  test.each([
    { name: 'a month without a year', draft: { ...dateDraft('2019-03'), year: '20' } },
    { name: 'a year half typed', draft: { ...dateDraft('2019'), year: '201' } },
    { name: 'a day whose year is half typed', draft: dateDraft('0020-03-10') },
    { name: 'no day', draft: dateDraft(undefined) },
  ])('$name is not a complete answer', ({ draft }) => {
    expect(dateAnswer(draft)).toBeNull()
  })
})
