import type { CountryProcedure } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import { dueDateOf } from './dueDay.ts'

const ANSWERS = { accessDate: '2027-02-03', intendedUseDate: '2028-12-01' }
const decidedOn = '2026-11-22'
const limited = (statutory: string) => [{ duration: { statutory } }] as CountryProcedure[]

describe('the due day of an obligation', () => {
  test.each([
    { due: 'before the use', dueDay: '2028-12-01', dueFrom: 'use_date' },
    { due: undefined, dueDay: '2028-12-01', dueFrom: 'use_date' },
    { due: 'before the access', dueDay: '2027-02-03', dueFrom: 'rule' },
    { due: 'within one year of collecting', dueDay: '2028-02-03', dueFrom: 'rule' },
    { due: 'once a year', dueDay: '2029-12-01', dueFrom: 'rule', repeatMonths: 12 },
    { due: 'every two years', dueDay: '2030-12-01', dueFrom: 'rule', repeatMonths: 24 },
    { due: 'before filing', dueDay: null, dueFrom: null },
    { due: 'as long as the material is used', dueDay: null, dueFrom: null },
  ])('that is due "$due" is $dueDay, from $dueFrom', ({ due, repeatMonths = null, ...expected }) => {
    const duty = { kind: 'before_use' as const, ...(due && { due }) }
    expect(dueDateOf(duty, {}, { answers: ANSWERS, decidedOn, procedures: [] })).toEqual({ ...expected, repeatMonths })
  })

  test('before an access that is past is the day of the use', () => {
    const answers = { ...ANSWERS, accessDate: '2012' }
    expect(dueDateOf({ due: 'before the access' }, {}, { answers, decidedOn, procedures: [] })).toMatchObject({
      dueDay: '2028-12-01',
      dueFrom: 'use_date',
    })
  })

  test.each([
    { statutory: '60 days from the application', dueDay: '2028-10-02' },
    { statutory: '30 working days', dueDay: '2028-10-20' },
    { statutory: '6 months', dueDay: '2028-05-29' },
  ])('leaves the authority its time limit of $statutory', ({ statutory, dueDay }) => {
    const circumstances = { answers: ANSWERS, decidedOn, procedures: limited(statutory) }
    expect(dueDateOf({}, {}, circumstances)).toMatchObject({ dueDay, dueFrom: 'time_limit' })
  })

  test('is the day of the use where the time limit has begun already or is not stated in days', () => {
    for (const [day, statutory] of [
      ['2028-11-01', '60 days'],
      [decidedOn, 'agreement within 365 days'],
    ] as const) {
      const circumstances = { answers: ANSWERS, decidedOn: day, procedures: limited(statutory) }
      expect(dueDateOf({}, {}, circumstances)).toMatchObject({ dueDay: '2028-12-01', dueFrom: 'use_date' })
    }
  })

  test('is none where the use has no day, and where it depends on facts that nobody asks', () => {
    const circumstances = { answers: { intendedUseDate: 'unknown' }, decidedOn, procedures: [] }
    expect(dueDateOf({}, {}, circumstances).dueDay).toBeNull()
    expect(dueDateOf({}, { dependsOn: ['x'] }, { ...circumstances, answers: ANSWERS }).dueDay).toBeNull()
  })

  test('of a recurring duty is the next anniversary', () => {
    const circumstances = { answers: { intendedUseDate: '2020-02-29' }, decidedOn, procedures: [] }
    expect(dueDateOf({ due: 'yearly' }, {}, circumstances).dueDay).toBe('2027-02-28')
  })
})
