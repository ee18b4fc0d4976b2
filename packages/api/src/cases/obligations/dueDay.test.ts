import type { Answers, CountryProcedure } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import { dueDateOf, keepsDay } from './dueDay.ts'

const ANSWERS: Answers = { accessDate: '2027-02-03', intendedUseDate: '2028-12-01' }
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

  test.each([
    { access: { accessDate: '2012' }, due: 'before the access' },
    { access: { accessDate: '<1993-12-29' }, due: 'before collecting or export' },
    { access: { accessDate: 'unknown', accessPeriod: 'cbd_to_nagoya' }, due: 'before collecting in ancestral domains' },
  ])('is immediate if it had to be met $due and the access has already taken place', ({ due, access }) => {
    const circumstances = { answers: { ...ANSWERS, ...access } as Answers, decidedOn, procedures: limited('60 days') }
    expect(dueDateOf({ due }, {}, circumstances)).toEqual({ dueDay: decidedOn, dueFrom: 'rule', repeatMonths: null })
  })

  test.each([
    { access: { accessDate: '2026' }, due: 'before the access' },
    { access: { accessDate: 'unknown', accessPeriod: 'post_nagoya' }, due: 'before the access' },
    { access: { accessDate: '2012' }, due: 'before collecting or use' },
    { access: { accessDate: '2012' }, due: 'before the material is received' },
  ])('is the day of use if $due may still be in the future (access $access.accessDate)', ({ due, access }) => {
    const circumstances = { answers: { ...ANSWERS, ...access } as Answers, decidedOn, procedures: [] }
    expect(dueDateOf({ due }, {}, circumstances)).toMatchObject({ dueDay: '2028-12-01', dueFrom: 'use_date' })
  })

  test.each([
    { held: { dueDay: '2026-01-10', dueFrom: 'rule' as const, round: 1 }, keeps: true },
    { held: { dueDay: '2026-03-01', dueFrom: 'use_date' as const, round: 1 }, keeps: true },
    { held: { dueDay: '2020-03-01', dueFrom: 'use_date' as const, round: 1 }, keeps: false },
    { held: { dueDay: '2027-03-01', dueFrom: 'rule' as const, round: 1 }, keeps: false },
    { held: { dueDay: '2027-03-01', dueFrom: 'hand' as const, round: 1 }, keeps: true },
    { held: { dueDay: '2027-03-01', dueFrom: 'rule' as const, round: 2 }, keeps: true },
  ])(
    'of a duty of 2026 that is due at once stays $held.dueDay, from $held.dueFrom of round $held.round: $keeps',
    ({ held, keeps }) => {
      const atOnce = { dueDay: decidedOn, dueFrom: 'rule' as const, repeatMonths: null }
      expect(keepsDay({ ...held, addedOn: '2026-01-05', repeatMonths: null }, atOnce, decidedOn)).toBe(keeps)
    },
  )

  test.each([
    { due: 'before the use', answers: { ...ANSWERS, intendedUseDate: '2026-03-03' } },
    { due: 'within one year of collecting', answers: { ...ANSWERS, accessDate: '2020-05-05' } },
  ])('is never before the duty exists: due $due, it is due at once when that day has passed', ({ due, answers }) => {
    const circumstances = { answers: answers as Answers, decidedOn, procedures: limited('60 days') }
    expect(dueDateOf({ due }, {}, circumstances)).toEqual({ dueDay: decidedOn, dueFrom: 'rule', repeatMonths: null })
  })

  test.each([
    { statutory: '60 days from the application', dueDay: '2028-10-02' },
    { statutory: '30 working days', dueDay: '2028-10-20' },
    { statutory: '6 months', dueDay: '2028-05-29' },
  ])('leaves the authority its time limit of $statutory', ({ statutory, dueDay }) => {
    const circumstances = { answers: ANSWERS, decidedOn, procedures: limited(statutory) }
    expect(dueDateOf({}, {}, circumstances)).toMatchObject({ dueDay, dueFrom: 'time_limit' })
  })

  test('is the day of use if the time limit has already begun or is not stated in days', () => {
    for (const [day, statutory] of [
      ['2028-11-01', '60 days'],
      [decidedOn, 'agreement within 365 days'],
    ] as const) {
      const circumstances = { answers: ANSWERS, decidedOn: day, procedures: limited(statutory) }
      expect(dueDateOf({}, {}, circumstances)).toMatchObject({ dueDay: '2028-12-01', dueFrom: 'use_date' })
    }
  })

  test('is missing if the use has no day, or if it depends on facts that no question asks for', () => {
    const circumstances = { answers: { intendedUseDate: 'unknown' }, decidedOn, procedures: [] }
    expect(dueDateOf({}, {}, circumstances).dueDay).toBeNull()
    expect(dueDateOf({}, { dependsOn: ['x'] }, { ...circumstances, answers: ANSWERS }).dueDay).toBeNull()
  })

  test('of a recurring duty is the next anniversary', () => {
    const circumstances = { answers: { intendedUseDate: '2020-02-29' }, decidedOn, procedures: [] }
    expect(dueDateOf({ due: 'yearly' }, {}, circumstances).dueDay).toBe('2027-02-28')
  })
})
