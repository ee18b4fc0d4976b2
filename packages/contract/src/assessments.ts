import { z } from 'zod'
import { Decision, Explanation, Status } from './decision.ts'
import { endpoint } from './endpoint.ts'
import { filterBy, listQuery } from './lists.ts'

export const ASSESSMENT_STATUSES = ['IN_PROGRESS', 'COMPLETED'] as const
export const AssessmentStatus = z.enum(ASSESSMENT_STATUSES)
export const VISIBILITIES = ['ACCOUNT', 'PRIVATE'] as const
/** 'Company Account' or 'Only me and administrators'. */
export const Visibility = z.enum(VISIBILITIES)

/** An answer: one value, several, yes or no, or null for skipped; `unknown` is "I don't know". */
export const Answer = z.union([z.string().max(5000), z.array(z.string().max(200)).max(100), z.boolean(), z.null()])
export const Answers = z.record(z.string().max(100), Answer)
export type Answers = z.infer<typeof Answers>

const Owner = z.object({ userId: z.uuid().nullable(), firstName: z.string(), lastName: z.string() })

/** A lock of the organisation on an assessment: placed by a decision or by hand. */
export const AssessmentLock = z.object({
  ref: z.string(),
  type: z.enum(['technical', 'legal']),
  text: z.string(),
  origin: z.enum(['decision', 'hand']),
  closed: z.boolean(),
  lockedAt: z.iso.datetime(),
  lockedBy: z.string(),
  unlockedAt: z.iso.datetime().nullable(),
  unlockedBy: z.string().nullable(),
  comment: z.string().nullable(),
})

const Head = z.object({
  assessmentId: z.uuid(),
  /** Shown as # and six digits. */
  id: z.int(),
  version: z.int(),
  user: Owner,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  status: AssessmentStatus,
  /** Provisional until COMPLETED; null while nothing can be said. */
  result: Status.nullable(),
  /** Percent of active pages that are complete. */
  progress: z.int().min(0).max(100),
  internalReference: z.string().nullable(),
  visibility: Visibility,
  geneticResource: z.string().nullable(),
  providerCountry: z.string().nullable(),
  accessDate: z.string().nullable(),
  intendedUse: z.array(z.string()).nullable(),
  intendedUseDate: z.string().nullable(),
  cleared: z.boolean(),
})

export const AssessmentRow = Head
export type AssessmentRow = z.infer<typeof AssessmentRow>

/** One field per answered question beside the fixed ones; null is skipped. */
export const Assessment = Head.extend({
  provenance: z.array(z.string()),
  exceptions: z.array(z.object({ id: z.string(), value: Answer })),
  locks: z.array(AssessmentLock),
  decision: Decision.nullable(),
  explanation: Explanation.nullable(),
  /** SHA-256 of the stored canonical text of the decision. */
  decisionSha256: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  pageCurrent: z.int(),
  pageLast: z.int(),
  pageTotal: z.int(),
}).catchall(z.unknown())
export type Assessment = z.infer<typeof Assessment>

const SurveyQuestion = z.object({
  id: z.string(),
  title: z.string(),
  value: Answer.optional(),
  active: z.boolean(),
  required: z.boolean(),
  missing: z.boolean(),
})
const SurveyPage = z.object({
  num_section: z.int(),
  title: z.string(),
  active: z.boolean(),
  questions: z.array(SurveyQuestion),
})
const SurveySection = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(['not_started', 'in_progress', 'done', 'not_needed']),
  pages: z.array(z.int()),
})
export const AssessmentSurvey = z.object({
  pages: z.record(z.string(), SurveyPage),
  sections: z.array(SurveySection),
  /** Questions with an answer that no longer applies: kept, not used. */
  notUsed: z.array(z.string()),
  canComplete: z.boolean(),
})

export const AssessmentAnswer = z.object({ assessment: Assessment, survey: AssessmentSurvey })
export type AssessmentAnswer = z.infer<typeof AssessmentAnswer>

export const AssessmentReport = AssessmentAnswer.extend({
  /** The wording of each question and answer at the time, grouped by section. */
  facts: z.array(
    z.object({
      section: z.string(),
      /** `value` SKIP: no answer was given. */
      rows: z.array(z.object({ id: z.string(), question: z.string(), value: z.string() })),
    }),
  ),
  account: z.string(),
  printedAt: z.iso.datetime(),
  printedBy: z.string(),
  disclaimer: z.string(),
})
export type AssessmentReport = z.infer<typeof AssessmentReport>

export const SKIP = 'SKIP'

const Id = z.object({ id: z.uuid() })
const PageNum = z.object({
  pageNum: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'A whole number from 1.')
    .transform(Number)
    .optional(),
})

export const assessments = {
  create: endpoint({
    method: 'POST',
    path: '/assessments',
    summary: 'Start an assessment, with the first answers if there are any',
    access: ['CREATE_ASSESSMENTS'],
    body: z.strictObject({ internalReference: z.string().trim().max(200).nullish(), answers: Answers.optional() }),
    response: AssessmentAnswer,
  }),
  search: endpoint({
    method: 'POST',
    path: '/assessments/search',
    summary: 'The assessments one may see',
    access: 'signedIn',
    body: listQuery(['id', 'updatedAt', 'createdAt', 'geneticResource', 'providerCountry', 'progress', 'result'], {
      filters: filterBy({
        status: z.array(AssessmentStatus),
        result: z.array(Status),
        providerCountry: z.array(z.string().max(2)),
      }),
    }),
    response: z.object({
      total: z.int(),
      rows: z.array(AssessmentRow),
      filterValues: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() }))),
      counts: z.record(z.string(), z.int()),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/assessments/:id',
    summary: 'One assessment with its survey, at a page',
    access: 'signedIn',
    params: Id,
    query: PageNum,
    response: AssessmentAnswer,
  }),
  addAnswer: endpoint({
    method: 'PUT',
    path: '/assessments/add-answer/:id',
    summary: 'Answer any questions; the result follows at once',
    access: ['CREATE_ASSESSMENTS'],
    params: Id,
    query: PageNum,
    body: Answers,
    response: AssessmentAnswer,
  }),
  report: endpoint({
    method: 'GET',
    path: '/assessments/report/:id',
    summary: 'All that a report shows',
    access: 'signedIn',
    params: Id,
    response: AssessmentReport,
  }),
}
