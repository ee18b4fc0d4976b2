import type { Decision, Explanation, Status } from '@portal/rules'
import { describe, expect, test } from 'vitest'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { overdueToday, withoutOverdueGreen } from './ExplainedDecision.ts'

const decision = (status: Status, leadingTo: Status[] = []): Decision => ({
  status,
  lights: { scope: 'silent', provider: status, user: 'silent' },
  cells: [],
  obligations: [],
  locks: [],
  questions: [{ dimension: 'use', answers: leadingTo.map((status) => ({ value: 'screening', status })) }],
  changes: leadingTo.map((status) => ({ set: { use: ['screening'] }, status })),
  trace: { content: [], facts: { boxes: [], open: [] }, steps: [] },
})
const explanation: Explanation = { deciding: null, rows: [], obligations: [], locks: [] }
const SINCE = '2026-11-20'
const shown = (status: Status, leadingTo: Status[] = []) =>
  withoutOverdueGreen(decision(status, leadingTo), explanation, SINCE).decision

describe('a decision by a law whose review is overdue', () => {
  test.each<{ law: Status; is: Status }>([
    { law: 'GREEN', is: 'AMBER' },
    { law: 'AMBER', is: 'AMBER' },
    { law: 'RED', is: 'RED' },
  ])('is shown as $is when the law says $law', ({ law, is }) => {
    expect(shown(law).status).toBe(is)
  })

  test('offers no change that leads to GREEN', () => {
    const { questions, changes } = shown('RED', ['GREEN', 'AMBER'])
    expect(questions[0]?.answers.map(({ status }) => status)).toEqual(['AMBER', 'AMBER'])
    expect(changes.map(({ status }) => status)).toEqual(['AMBER', 'AMBER'])
    expect(shown('AMBER', ['GREEN']).changes).toEqual([])
  })

  test('is unchanged while the review is not overdue', () => {
    const green = decision('GREEN', ['GREEN'])
    expect(withoutOverdueGreen(green, explanation, null).decision).toBe(green)
  })
})

test('a review is overdue from the day after its due date', () => {
  const today = new Date().toISOString().slice(0, 10)
  const option = { name: 'X', partyStatus: 'party', partySince: null, lawStatus: 'abs_law', version: 1 } as const
  const countries = [
    { ...option, iso2: 'AA', reviewDue: '2020-01-01' },
    { ...option, iso2: 'BB', reviewDue: today },
    { ...option, iso2: 'CC', reviewDue: null },
  ]
  const since = ['AA', 'BB', 'CC', 'DD', undefined].map((iso2) => overdueToday({ ...partnerContent, countries }, iso2))
  expect(since).toEqual(['2020-01-01', null, null, null, null])
})
