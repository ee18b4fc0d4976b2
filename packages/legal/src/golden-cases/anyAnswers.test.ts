import {
  type Answer,
  type Answers,
  canonicalJson,
  decide,
  questionsOf,
  STATUSES,
  type SurveyContext,
  statusOf,
  valuesOf,
} from '@portal/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { content, contextOf, facts, state } from '../testing/survey.ts'

const TEXTS = ['', 'Zea mays', 'Streptomyces sp.', 'unknown', 'field book']
const DAYS = ['1985-06-01', '1993-12', '2014', '2019-03-10', '<2000-06-30', '2026-12-01', 'unknown', '2026-02-30']

type QuestionOfSurvey = ReturnType<typeof questionsOf>[number]

function anyAnswer(context: SurveyContext, question: QuestionOfSurvey): fc.Arbitrary<Answer> {
  const values = question.type === 'country' ? [] : (valuesOf(context, question) ?? [])
  if (question.type === 'boolean') return fc.boolean()
  if (question.type === 'multi_choice') return fc.subarray([...values], { minLength: 1, maxLength: 3 })
  if (question.type === 'date') return fc.constantFrom(...DAYS)
  return fc.constantFrom(...(values.length > 0 ? values : TEXTS))
}

/**
 * Random answers to all questions at this place, whether they are asked or not; the one with index `skipped` is left
 * out.
 */
function anyAnswers(place: Answers, skipped: number): fc.Arbitrary<Answers> {
  const context = contextOf(place)
  const questions = questionsOf(context).filter(({ id }) => !Object.hasOwn(place, id) && id !== 'providerCountry')
  const answers = questions.map((question) => [
    question.id,
    fc.option(anyAnswer(context, question), { nil: null, freq: skipped }),
  ])
  return fc
    .record(Object.fromEntries(answers) as Record<string, fc.Arbitrary<Answer>>)
    .map((all) => ({ ...all, ...place }))
}

const inCountry = fc
  .constantFrom('BR', 'CN', 'MY', 'TD')
  .chain((providerCountry) => anyAnswers({ placeType: 'national', providerCountry }, 20))

describe('any answers', () => {
  const values = new Map(content.dimensions.map((dimension) => [dimension.id, dimension.values]))

  test('give facts that the law can be evaluated on', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2, 5, 20).chain((skipped) => anyAnswers({}, skipped)),
        (answers) => {
          const { boxes } = facts(answers)
          expect(boxes.length).toBeGreaterThan(0)
          for (const [dimension, part] of boxes.flatMap((box) => Object.entries(box))) {
            if (!Array.isArray(part)) continue
            expect(part.length).toBeGreaterThan(0)
            expect(values.get(dimension)).toEqual(expect.arrayContaining([...part]))
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('give the same result twice', () => {
    fc.assert(
      fc.property(inCountry, (answers) => {
        expect(canonicalJson(state(answers))).toBe(canonicalJson(state(answers)))
      }),
      { numRuns: 20 },
    )
  })

  const rank = (answers: Answers) => STATUSES.indexOf(statusOf(contextOf(answers).law, facts(answers)).status)
  /** Without answers to these questions no light is shown. */
  const place = ['placeType', 'providerCountry']
  const requiredIn = (answers: Answers) =>
    state(answers)
      .pages.flatMap(({ questions }) => questions)
      .filter(
        (answered) =>
          answered.active && answered.required && !answered.missing && !place.includes(answered.question.id),
      )
      .map(({ question }) => question.id)

  /**
   * If the access date lies after the date of use, no case remains to decide: the result is AMBER, and another date may
   * improve it.
   */
  const isUsedBeforeAccess = (answers: Answers) => decide(contextOf(answers).law, facts(answers)).cells.length === 0

  test('removing an answer never improves the colour', () => {
    fc.assert(
      fc.property(inCountry, fc.nat(), (answers, pick) => {
        fc.pre(!isUsedBeforeAccess(answers))
        const required = requiredIn(answers)
        const open = required[pick % required.length]
        if (open !== undefined) expect(rank({ ...answers, [open]: null })).toBeGreaterThanOrEqual(rank(answers))
      }),
      { numRuns: 60 },
    )
  })
})
