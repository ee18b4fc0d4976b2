import { z } from 'zod'
import { Decision, DecisionSummary, Explanation, Status } from '../../decision/decision.ts'
import { Answer, AssessmentStatus, Visibility } from './fields.ts'

/** Actions on an assessment. The screens offer those that the reader may take, and the server enforces them. */
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

/** A lock on an assessment, placed by a decision or manually. */
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
  /** Provisional until the assessment is COMPLETED; null while there is too little to decide on. */
  result: Status.nullable(),
  /**
   * The day since which the review of the law was overdue when the decision was made: a GREEN decision then has the
   * result AMBER.
   */
  reviewOverdueSince: z.string().nullable(),
  /** Percentage of active pages that are complete. */
  progress: z.int().min(0).max(100),
  /** A name that users gave, shown instead of resource, country and use. */
  name: z.string().nullable(),
  internalReference: z.string().nullable(),
  visibility: Visibility,
  geneticResource: z.string().nullable(),
  providerCountry: z.string().nullable(),
  placeType: z.string().nullable(),
  accessDate: z.string().nullable(),
  intendedUse: z.array(z.string()).nullable(),
  intendedUseDate: z.string().nullable(),
  /** True if no lock is closed. */
  cleared: z.boolean(),
  /** Marked as a favourite by the reader. */
  favorite: z.boolean(),
  /**
   * Set if the assessment was deleted: only the account's administrators and the owner who deleted it still see it, and
   * may restore it for 30 days.
   */
  deletedAt: z.iso.datetime().nullable(),
  rights: z.array(z.enum(ASSESSMENT_RIGHTS)),
})

export const AssessmentRow = Head.extend({
  /** The first day on which an open duty is due; filled in the list only. */
  dueDay: z.iso.date().nullable().optional(),
  /** Whether a person released a lock of it; filled in the list only. */
  released: z.boolean().optional(),
  /** The period that was answered because the day of access is unknown; filled in the list only. */
  accessPeriod: z.string().nullable().optional(),
})
export type AssessmentRow = z.infer<typeof AssessmentRow>

/** Beside the fixed fields, one field per answered question; null means skipped. */
export const Assessment = Head.extend({
  provenance: z.array(z.string()),
  exceptions: z.array(z.object({ id: z.string(), value: Answer })),
  locks: z.array(AssessmentLock),
  decision: Decision.nullable(),
  explanation: Explanation.nullable(),
  decisionSummary: DecisionSummary.nullable(),
  /** SHA-256 of the stored canonical text of the decision. */
  decisionSha256: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /**
   * Set if a completed assessment is in progress again: since when, and whether a new version of the law asks something
   * new or a paper no longer counts.
   */
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
  /** Questions whose answers no longer apply: the answers are kept but not used. */
  notUsed: z.array(z.string()),
  canComplete: z.boolean(),
})

export const AssessmentAnswer = z.object({ assessment: Assessment, survey: AssessmentSurvey })
export type AssessmentAnswer = z.infer<typeof AssessmentAnswer>

/** The number of an assessment as the screens show it: `#000123`. */
export const assessmentNumber = (id: number): string => `#${String(id).padStart(6, '0')}`
