import {
  type Answers,
  canonicalJson,
  dayNumber,
  decide,
  decideBriefly,
  isoDay,
  type SurveyContext,
  surveyState,
} from '@portal/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { startApi } from '../../testing/startApi.ts'
import { answersAlike, answersOfOneResult, memoizedOutcome, ruleRelevantAnswers } from './memo.ts'

const api = startApi()
let context: SurveyContext
beforeAll(async () => {
  context = (await api.deps.law.contextFor(api.db, 'BR')).survey
})

const PLANT: Answers = { ...BRAZIL_CONFIRMED, placeType: 'national', organismGroup: 'plant', intendedUse: ['breeding'] }

/** The parts of an evaluation that a re-evaluation uses. */
function comesTo(context: SurveyContext, answers: Answers) {
  const { facts, progress, canComplete, decidable } = surveyState(context, answers)
  return { progress, canComplete, decidable, decision: decide(context.law, facts) }
}

describe('equivalent answers', () => {
  test.each<[string, Answers, Answers]>([
    ['other remarks', { remarks: 'Soil of the north.' }, { remarks: 'Soil of the south.' }],
    ['another label', { materialIdentifier: 'Lot 1' }, { materialIdentifier: 'Lot 2' }],
    [
      'another plant that is no crop',
      { geneticResource: 'Stevia rebaudiana' },
      { geneticResource: 'Paullinia cupana' },
    ],
    ['another crop of the Plant Treaty', { geneticResource: 'Zea mays' }, { geneticResource: 'Oryza sativa' }],
    ['what only another country asks', {}, { za_discovery: 'yes' }],
  ])('%s: give the same result', (_, one, other) => {
    const a = { ...PLANT, ...one }
    const b = { ...PLANT, ...other }
    expect(ruleRelevantAnswers(context, a)).toEqual(ruleRelevantAnswers(context, b))
    expect(comesTo(context, a)).toEqual(comesTo(context, b))
  })

  test('dates between two relevant days are equivalent, dates before and after the Nagoya Protocol are not', () => {
    const alike = (accessDate: string) => answersAlike(context, { ...PLANT, accessDate })
    expect(alike('2019-03-10')).toEqual(alike('2019-03-11'))
    expect(alike('2014-10-11')).not.toEqual(alike('2014-10-12'))
  })

  test('for the brief result, dates that matter only to other countries are equivalent, too', () => {
    const days = Array.from({ length: 60 }, (_, i) => isoDay(dayNumber('1993-11-29') + 211 * i))
    const results = new Map<string, unknown>()
    for (const accessDate of days) {
      const answers = { ...PLANT, accessDate }
      const key = canonicalJson(answersOfOneResult(context, answers))
      const { facts, progress, canComplete } = surveyState(context, answers)
      const result = { progress, canComplete, ...decideBriefly(context.law, facts) }
      expect(result).toEqual(results.get(key) ?? result)
      results.set(key, result)
    }
    const ofRecords = new Set(days.map((accessDate) => canonicalJson(answersAlike(context, { ...PLANT, accessDate }))))
    expect(results.size).toBeLessThan(ofRecords.size)
  })
})

test.each<[string, Answers[]]>([
  ['days alike', [{ accessDate: '2019-03-10' }, { accessDate: '2019-03-11' }, { accessDate: '2019-04-30' }]],
  ['a month, and days of use', [{ accessDate: '2019-03' }, { accessDate: '2019-03', intendedUseDate: '2027-05-04' }]],
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
])('%s: each record states its own dates, as if it had been evaluated alone', async (_, all) => {
  const law = { context: await api.deps.law.contextFor(api.db, 'BR'), overdueSince: null }
  for (const answers of all.map((own) => ({ ...PLANT, ...own }))) {
    const { progress, canComplete, decision } = comesTo(context, answers)
    const outcome = memoizedOutcome(law, answers)
    expect(outcome.record?.text).toBe(canonicalJson(decision))
    expect(outcome.state).toEqual({ progress, canComplete })
  }
})

describe('answers that are not equivalent', () => {
  test.each<[string, Answers, Answers]>([
    ['a crop and no crop', { geneticResource: 'Zea mays' }, { geneticResource: 'Stevia rebaudiana' }],
    ['a name and none', { geneticResource: 'Stevia rebaudiana' }, { geneticResource: 'unknown' }],
    ['another day', { accessDate: '2019-03-10' }, { accessDate: '2019-03-11' }],
    ['a remark and none', { remarks: 'Soil.' }, { remarks: '' }],
    ['skipped and not answered', { remarks: null }, {}],
    ['another choice', { userOrigin: 'foreign' }, { userOrigin: 'national' }],
    ['confirmed and not', { confirm: true }, { confirm: false }],
  ])('%s: are distinguished', (_, one, other) => {
    const { remarks: __, ...plant } = PLANT
    expect(ruleRelevantAnswers(context, { ...plant, ...one })).not.toEqual(
      ruleRelevantAnswers(context, { ...plant, ...other }),
    )
  })

  test('a text whose words a condition compares', () => {
    const asking = {
      id: 'asking',
      title: 'Asking',
      pages: [
        {
          id: 'asking',
          title: 'Asking',
          questions: [
            {
              id: 'asked',
              label: 'Asked',
              help: 'Asked.',
              type: 'text' as const,
              required: false,
              shownWhen: { not: { any: [{ all: [{ q: 'remarks', is: 'Soil.' }] }] } },
            },
          ],
        },
      ],
    }
    const other = { ...context, survey: { sections: [...context.survey.sections, asking] } }
    const soil = { ...PLANT, remarks: 'Soil.' }
    const sand = { ...PLANT, remarks: 'Sand.' }
    expect(ruleRelevantAnswers(context, soil)).toEqual(ruleRelevantAnswers(context, sand))
    expect(ruleRelevantAnswers(other, soil)).not.toEqual(ruleRelevantAnswers(other, sand))
  })
})
