import { OBLIGATION_KINDS } from '@portal/rules'
import { z } from 'zod'
import { Status } from '../../decision/decision.ts'
import { endpoint } from '../../http/endpoint.ts'
import { FieldError } from '../../http/errors.ts'
import { Answers } from '../core/fields.ts'

/** Maximum number of cases in one call. */
export const MAX_CASES = 10_000
/** Maximum size of one call in bytes. */
const MAX_BYTES = 20 * 1024 * 1024

/** A use case with a reference chosen by the caller, which identifies its result. */
export const EvaluationCase = z.strictObject({ reference: z.string().max(200), answers: Answers })

const Article = z.object({
  document: z.string(),
  title: z.string(),
  article: z.string().nullable(),
  url: z.string().nullable(),
})

/** The evaluation of answers under today's law; nothing is stored. */
export const Evaluated = z.object({
  /** Null if too little is known to decide, see `missing`. */
  status: Status.nullable(),
  /** Since when the review of the law has been overdue: a GREEN decision then has the status AMBER. */
  reviewOverdueSince: z.string().nullable(),
  /** The reason for the status: the sentence of the deciding row. */
  reason: z.string().nullable(),
  articles: z.array(Article),
  duties: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(OBLIGATION_KINDS).nullable(),
      text: z.string(),
      authority: z.string().nullable(),
      due: z.string().nullable(),
      met: z.boolean(),
    }),
  ),
  locks: z.array(z.object({ id: z.string(), type: z.enum(['legal', 'technical']), text: z.string() })),
  /** Required questions that have no answer. */
  missing: z.array(z.object({ question: z.string(), title: z.string() })),
  /** Answers to open questions that the number of the material (`materialIdentifier`) proposes; none of them is used. */
  proposals: z.array(z.object({ answers: Answers, question: z.string(), label: z.string() })),
  /** The versions of the law that the evaluation used. */
  law: z.array(z.object({ id: z.string(), version: z.int() })),
})
export type Evaluated = z.infer<typeof Evaluated>

/** One line of the response: a result, or the errors of the case. */
export const EvaluatedLine = z.union([
  Evaluated.extend({ reference: z.string() }),
  z.object({
    /** Null if the case has no readable reference. */
    reference: z.string().nullable(),
    /** Position of the case in the request, counted from 1. */
    number: z.int(),
    errors: z.array(FieldError),
  }),
])

/** What a look-up can say, also while questions are open. */
const Looked = Evaluated.extend({
  /** Warnings about parameters that are valid and may be a mistake, such as a day of access in the future. */
  doubts: z.array(z.string()),
  /** The colours that the open questions leave possible, from the best to the worst. */
  possible: z.array(Status),
  /** The worst of them, which counts until the questions are answered. */
  worst: Status,
  /** Whether the open questions no longer change the colour. */
  settled: z.boolean(),
  /** The required questions that are open, each with the parameter that answers it and the values that it takes, if it has a list. */
  openQuestions: z.array(
    z.object({ question: z.string(), parameter: z.string(), title: z.string(), values: z.array(z.string()) }),
  ),
  /**
   * What the law of the country alone says of the use in the reference case, whose facts are assumed and not those of the
   * caller; null without exactly one use.
   */
  reference: z.object({ assumed: z.literal(true), status: Status, case: z.record(z.string(), z.string()) }).nullable(),
})

export const evaluation = {
  many: endpoint({
    method: 'POST',
    path: '/assessments/evaluate',
    summary:
      'Evaluate up to 10,000 use cases under the law of today without storing them, as JSON or one case per line (application/x-ndjson, up to 20 MB); the response has one line of JSON per case, in order, including cases that cannot be read',
    access: ['CREATE_ASSESSMENTS'],
    body: z.strictObject({ cases: z.array(z.unknown()).min(1).max(MAX_CASES) }),
    bodyLimit: MAX_BYTES,
    response: EvaluatedLine.describe('One line of the response: each case is one, in the order of the request.'),
    produces: 'application/x-ndjson',
  }),
  lookup: endpoint({
    method: 'GET',
    path: '/lookup',
    summary: 'Look up the result of a use under the law of a country, by date of access; nothing is stored',
    access: 'signedIn',
    query: z
      .object({
        country: z
          .string()
          .max(100)
          .describe('The code of two or three letters, a name in any language, or “unknown”.'),
        accessDate: z
          .string()
          .max(50)
          .optional()
          .describe('A day, a month or a year, as 1998-07-12, 1998-07 or 1998; “<” before it means earlier than that.'),
        use: z.string().max(100).optional().describe('An intended use by its id.'),
      })
      .catchall(z.string().max(500))
      .describe('Any other question of the questionnaire may be answered by its id; several values by commas.'),
    response: Looked,
  }),
}
