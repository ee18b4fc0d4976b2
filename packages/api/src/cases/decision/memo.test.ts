import { type Answers, canonicalJson, decide, isoDay, type SurveyContext, statusOf, surveyState } from '@portal/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { cacheStatistics } from '../../cache/cache.ts'
import { BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { startApi } from '../../testing/startApi.ts'
import { briefOutcome, type EffectiveLaw, memoizedOutcome } from './memo.ts'

const api = startApi()
let law: EffectiveLaw
beforeAll(async () => {
  law = { context: await api.deps.law.contextFor(api.db, 'BR'), overdueSince: null }
})

const PLANT: Answers = { ...BRAZIL_CONFIRMED, placeType: 'national', organismGroup: 'plant', intendedUse: ['breeding'] }

/** The record as the engine decides it, without the memo. */
function evaluatedAlone(context: SurveyContext, answers: Answers) {
  const { facts, progress, canComplete } = surveyState(context, answers)
  return { state: { progress, canComplete }, decision: decide(context.law, facts) }
}

test.each<[string, Answers[]]>([
  ['days alike', [{ accessDate: '2019-03-10' }, { accessDate: '2019-03-11' }, { accessDate: '2019-04-30' }]],
  ['a month, and days of use', [{ accessDate: '2019-03' }, { accessDate: '2019-03', intendedUseDate: '2027-05-04' }]],
  ['days on both sides of the Nagoya Protocol', [{ accessDate: '2014-10-11' }, { accessDate: '2014-10-12' }]],
  ['a period without a day', [{ accessDate: 'unknown' }, { accessDate: '<2014-10-12' }, { accessDate: '2014' }]],
  [
    'days of a certificate',
    [
      { papersHeld: ['ircc'], irccIssued: '2020-01-10' },
      { papersHeld: ['ircc'], irccIssued: '2020-01-11' },
      { papersHeld: ['ircc'] },
      { papersHeld: ['none'], accessDate: 'unknown', intendedUseDate: '2027-05-05' },
    ],
  ],
  ['other labels and organisms', [{ materialIdentifier: 'Lot 1' }, { geneticResource: 'Zea mays' }, { remarks: '' }]],
  ['confirmed and not', [{ confirm: true }, { confirm: false }]],
  [
    'few answers',
    [
      { materials: null, papersHeld: null },
      { materials: null, papersHeld: null, accessDate: '2019-03-12' },
    ],
  ],
  [
    'use before access',
    [
      { accessDate: '2019-03-12', intendedUseDate: '2019-03-11' },
      { accessDate: '2019-03-11', intendedUseDate: '2019-03-12' },
    ],
  ],
])('%s: each record is the one of its own answers', (_, all) => {
  const { context } = law
  for (const answers of all.map((own) => ({ ...PLANT, ...own }))) {
    const { state, decision } = evaluatedAlone(context.survey, answers)
    const outcome = memoizedOutcome(law, answers)
    expect(outcome.record?.text).toBe(canonicalJson(decision))
    expect(outcome.state).toEqual(state)
    expect(briefOutcome(law, answers)).toMatchObject({ colour: decision.status, canComplete: state.canComplete })
  }
})

describe('a decision', () => {
  const misses = () => cacheStatistics().find(({ name }) => name === 'decisions')?.misses ?? 0
  /** How many decisions the engine makes for these answers. */
  const madeFor = (changes: Answers[]) => {
    const before = misses()
    for (const own of changes) memoizedOutcome(law, { ...PLANT, accessDate: '2021-01-01', ...own })
    return misses() - before
  }

  test('is made once for labels, remarks, organisms and days that no rule distinguishes', () => {
    const same: Answers[] = [
      { remarks: 'Soil of the north.', confirm: false },
      { remarks: 'Soil of the south.', geneticResource: 'Stevia rebaudiana' },
      { accessDate: '2021-01-02', geneticResource: 'Paullinia cupana' },
      { za_discovery: 'yes', materialIdentifier: 'Lot 2' },
    ]
    expect(madeFor(same)).toBeLessThanOrEqual(1)
  })

  test('is made anew for what a rule reads', () => {
    const different: Answers[] = [
      { accessDate: '1990-05-01', userOrigin: 'national' },
      { accessDate: '1990-05-01', userOrigin: 'foreign' },
      { accessDate: '1990-05-01', userOrigin: 'foreign', geneticResource: 'Zea mays' },
    ]
    expect(madeFor(different)).toBe(3)
  })
})

describe('rows of a list that are alike', () => {
  /** The outcome of one row, without the memo. */
  function outcomeAlone(context: SurveyContext, answers: Answers) {
    const { decidable, facts, canComplete, pages } = surveyState(context, answers)
    const missing = pages.flatMap(({ questions }) =>
      questions.filter((one) => one.missing).map((one) => one.question.id),
    )
    return { colour: decidable ? statusOf(context.law, facts).status : null, canComplete, missing }
  }

  const NAMES = ['Zea mays', 'Zea perennis', 'Lepidium peruvianum', 'Solanum sp.', 'unknown', ' ', 'Bacillus subtilis']
  const WORDS = ['Lot 1', 'Herbarium sheet 7', ' ', 'x', 'Leaves of Zea mays', 'ABSCH-IRCC-BR-240123-1']
  const at = <T>(all: readonly T[], place: number) => all[place % all.length] as T
  /** Rows with a day each, and whose other columns repeat at different lengths. */
  const rowOf = (country: string, row: number): Answers => ({
    geneticResource: at(NAMES, row),
    materialIdentifier: at(WORDS, row),
    organismGroup: at(['plant', 'bacteria', 'unknown'], row >> 1),
    placeType: 'national',
    providerCountry: country,
    accessDate: row % 5 === 0 ? at(['2014', '<1994', 'unknown', '1998-07'], row) : isoDay(722_000 + row * 173),
    intendedUse: [at(['screening', 'breeding', 'diagnostics', 'biotrade'], row >> 2)],
    ...(row % 3 === 0 && { accessEvidence: at(WORDS, row >> 1), remarks: at(WORDS, row) }),
    ...(row % 4 === 0 && { intendedUseDate: isoDay(727_000 + row * 97), papersHeld: ['ircc'] }),
    ...(row % 8 === 0 && { irccMaterial: at(WORDS, row >> 3), irccNumber: at(WORDS, row), irccIssued: '2020-01-10' }),
  })

  test.each(['BR', 'IN', 'ES', 'KE', 'US'])('%s: each row has the outcome of its own answers', async (country) => {
    const own = { context: await api.deps.law.contextFor(api.db, country), overdueSince: null }
    for (let row = 0; row < 120; row++) {
      const answers = rowOf(country, row)
      expect(briefOutcome(own, answers), JSON.stringify(answers)).toEqual(outcomeAlone(own.context.survey, answers))
    }
  })

  test('are decided once', () => {
    const misses = () => cacheStatistics().find(({ name }) => name === 'briefOutcomes')?.misses ?? 0
    const before = misses()
    for (const day of ['2021-01-01', '2021-01-02', '2021-01-03'])
      briefOutcome(law, { ...PLANT, accessDate: day, remarks: `Taken on ${day}` })
    expect(misses() - before).toBe(1)
  })
})
