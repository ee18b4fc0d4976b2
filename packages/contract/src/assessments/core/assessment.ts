import { z } from 'zod'
import { Decision, Explanation, Status } from '../../decision/decision.ts'

export const ASSESSMENT_STATUSES = ['IN_PROGRESS', 'COMPLETED'] as const
export const AssessmentStatus = z.enum(ASSESSMENT_STATUSES)
export const VISIBILITIES = ['ACCOUNT', 'PRIVATE'] as const
/** 'Company Account' or 'Only me and administrators'. */
export const Visibility = z.enum(VISIBILITIES)

/** An answer: one value, several, yes or no, or null for skipped; `unknown` is "I don't know". */
export const Answer = z.union([z.string().max(5000), z.array(z.string().max(200)).max(100), z.boolean(), z.null()])
export const Answers = z.record(z.string().max(100), Answer)
export type Answers = z.infer<typeof Answers>

/** Actions that the reader may take: offered by the screens, enforced by the server. */
export const ASSESSMENT_RIGHTS = [
  'edit',
  'delete',
  'restore',
  'setVisibility',
  'setOwner',
  'lockTechnical',
  'lockLegal',
] as const
export type AssessmentRight = (typeof ASSESSMENT_RIGHTS)[number]

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
export type AssessmentLock = z.infer<typeof AssessmentLock>

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
  /** Since when the review of the law was overdue as it was decided: a GREEN decision has the result AMBER. */
  reviewOverdueSince: z.string().nullable(),
  /** Percent of active pages that are complete. */
  progress: z.int().min(0).max(100),
  /** As people call it, in place of resource, country and use. */
  name: z.string().nullable(),
  internalReference: z.string().nullable(),
  visibility: Visibility,
  geneticResource: z.string().nullable(),
  providerCountry: z.string().nullable(),
  accessDate: z.string().nullable(),
  intendedUse: z.array(z.string()).nullable(),
  intendedUseDate: z.string().nullable(),
  /** No lock is closed. */
  cleared: z.boolean(),
  /** Starred by the reader. */
  favorite: z.boolean(),
  /** Hidden from all but the account's administrators and the owner who deleted it: they may restore it for 30 days. */
  deletedAt: z.iso.datetime().nullable(),
  rights: z.array(z.enum(ASSESSMENT_RIGHTS)),
})

export const AssessmentRow = Head.extend({
  /** The first day on which an open duty is due; read by the list alone. */
  dueDay: z.iso.date().nullable().optional(),
})
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
  /** Since when it is in progress again: a version of the law asks something new, or a paper no longer counts; null: it is not. */
  reopened: z.object({ at: z.iso.datetime(), by: z.enum(['law', 'evidence']) }).nullable(),
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

/** The number of an assessment as people see it: `#000123`. */
export const assessmentNumber = (id: number): string => `#${String(id).padStart(6, '0')}`
