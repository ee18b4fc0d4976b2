import {
  type Condition,
  PRECISIONS,
  QUESTION_TYPES,
  STATUSES,
  SURVEY_FACTS,
  type Survey as SurveyModel,
} from '@portal/rules'
import { z } from 'zod'

const Id = z.string().regex(/^[a-z][a-zA-Z]*$/, 'is a camelCase id')
const Value = z.string().min(1)
const Values = z.array(Value).min(1)
const Text = z.string().min(1)
const Fact = z.enum(SURVEY_FACTS)

/** When a question is shown, as a condition of the engine. */
export const SurveyCondition: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      z.strictObject({ q: Id, is: Value }),
      z.strictObject({ q: Id, in: Values }),
      z.strictObject({ q: Id, has: Value }),
      z.strictObject({ q: Id, hasAny: Values }),
      z.strictObject({ q: Id, answered: z.boolean() }),
      z.strictObject({ fact: Fact, is: Value }),
      z.strictObject({ fact: Fact, in: Values }),
      z.strictObject({ matters: z.string().min(1) }),
      z.strictObject({ all: z.array(SurveyCondition).min(1) }),
      z.strictObject({ any: z.array(SurveyCondition).min(1) }),
      z.strictObject({ not: SurveyCondition }),
    ]),
  )
  .meta({ id: 'SurveyCondition' })

/** Earlier versions of the content named the colour of an answer, which is no longer shown. */
const Retired = { leadsTo: z.enum(STATUSES).optional() }

const Option = z.strictObject({
  value: z.string().regex(/^[a-z][a-z_]*$/, 'is a snake_case value'),
  label: Text,
  help: Text.optional(),
  ...Retired,
})

const Question = z.strictObject({
  id: Id,
  label: Text,
  help: Text,
  type: z.enum(QUESTION_TYPES),
  required: z.boolean(),
  core: z.literal(true).optional(),
  options: z.array(Option).min(2).optional(),
  optionsFrom: z.literal('uses').optional(),
  unknown: z.strictObject({ label: Text, note: Text.optional(), ...Retired }).optional(),
  precision: z.array(z.enum(PRECISIONS)).min(1).optional(),
  minLength: z.int().min(1).optional(),
  maxLength: z.int().min(1).optional(),
  shownWhen: SurveyCondition.optional(),
  answeredBy: z.literal('papers').optional(),
})

const Page = z.strictObject({
  id: Id,
  title: Text,
  questions: z.array(Question),
  questionsFrom: z.literal('conditions').optional(),
})

const Section = z.strictObject({
  id: Id,
  title: Text,
  exemptions: z.literal(true).optional(),
  pages: z.array(Page).min(1),
})

/**
 * The questionnaire: sections of pages of questions, each with its condition; stored in
 * `packages/legal/protocol/survey.yaml`.
 */
export const Survey: z.ZodType<SurveyModel> = z.strictObject({ sections: z.array(Section).min(1) })
export type Survey = SurveyModel
