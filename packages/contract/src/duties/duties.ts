import { OBLIGATION_KINDS } from '@portal/rules'
import { z } from 'zod'
import { AssessmentId } from '../cases/core/params.ts'
import { PossibleOwner } from '../cases/details/details.ts'
import { Status } from '../decision/decision.ts'
import { endpoint } from '../http/endpoint.ts'
import { ERROR_CODES } from '../http/errors.ts'
import { countedRows } from '../http/lists.ts'
import { visibleText } from '../http/text.ts'

export const DUTY_STATES = ['open', 'done', 'not_applicable', 'met_by_paper'] as const
export const DutyState = z.enum(DUTY_STATES)
export type DutyState = z.infer<typeof DutyState>

/** Origin of a due day: the wording of the rule, the day of use, the authority's time limit, or a day set manually. */
export const DUE_FROM = ['rule', 'use_date', 'time_limit', 'hand'] as const
export type DueFrom = (typeof DUE_FROM)[number]

/** Maximum number of duties changed by one call. */
export const MAX_DUTIES = 100
const MAX_NOTE_LENGTH = 5000

/** A task that follows from an obligation of a confirmed result. */
export const Duty = z.object({
  dutyId: z.uuid(),
  version: z.int(),
  assessmentId: z.uuid(),
  obligationId: z.string(),
  kind: z.enum(OBLIGATION_KINDS),
  text: z.string(),
  authority: z.string().nullable(),
  /** When the duty is due, in the words of the rule. */
  dueText: z.string().nullable(),
  dueDay: z.iso.date().nullable(),
  dueFrom: z.enum(DUE_FROM).nullable(),
  /** True if the duty is open and its due day has passed. */
  overdue: z.boolean(),
  /** Number of months after which the duty recurs; null if it does not. */
  repeatMonths: z.int().nullable(),
  /** Which occurrence of a recurring duty this is, counted from 1. */
  round: z.int(),
  state: DutyState,
  reason: z.string().nullable(),
  note: z.string().nullable(),
  /** The user responsible: the assignee, or else the owner of the assessment; null if that user was deleted. */
  owner: z.object({ userId: z.uuid(), name: z.string() }).nullable(),
  settledAt: z.iso.datetime().nullable(),
  settledBy: z.string().nullable(),
  /** Since when the result no longer requires the duty. */
  goneAt: z.iso.datetime().nullable(),
  /** True if the reader may change it. */
  mayChange: z.boolean(),
})
export type Duty = z.infer<typeof Duty>

/** The outcome of an obligation, as reports show it. */
export const ReportedDuty = Duty.pick({
  obligationId: true,
  state: true,
  reason: true,
  settledAt: true,
  settledBy: true,
})
export type ReportedDuty = z.infer<typeof ReportedDuty>

/** A duty together with the assessment it belongs to. */
export const DutyRow = Duty.extend({
  /** Number of the assessment. */
  id: z.int(),
  name: z.string().nullable(),
  geneticResource: z.string().nullable(),
  providerCountry: z.string().nullable(),
  placeType: z.string().nullable(),
  intendedUse: z.array(z.string()).nullable(),
  result: Status.nullable(),
})
export type DutyRow = z.infer<typeof DutyRow>

const DutyId = z.object({ dutyId: z.uuid() })
const Given = {
  state: z.enum(['open', 'done', 'not_applicable']).optional(),
  /** Required if the duty is marked as not applicable. */
  reason: visibleText(1).max(MAX_NOTE_LENGTH).nullish(),
  note: z.string().trim().max(MAX_NOTE_LENGTH).nullish(),
  /** Null means the owner of the assessment. */
  ownerId: z.uuid().nullish(),
  /** A day set manually; null restores the day that follows from the rule. */
  dueDay: z.iso.date().nullish(),
}
export const DutyChange = z.strictObject(Given)
export type DutyChange = z.infer<typeof DutyChange>

/** Before-and-after pairs by field; owners are given by name. */
const DutyHistoryEntry = z.object({
  at: z.iso.datetime(),
  /** Null if the change came from a new decision, not from a user. */
  by: z.string().nullable(),
  changes: z.record(z.string(), z.object({ before: z.string().nullable(), after: z.string().nullable() })),
  /** The transfer or paper that settled or reopened the duty. */
  because: z.string().nullable(),
})
export type DutyHistoryEntry = z.infer<typeof DutyHistoryEntry>

export const duties = {
  ofAssessment: endpoint({
    method: 'GET',
    path: '/assessments/:id/duties',
    summary: 'List the duties of an assessment, with those that its last result added or removed',
    access: 'signedIn',
    params: AssessmentId,
    response: z.object({
      rows: z.array(Duty),
      /** Duties added and dropped by the last result that changed them; null if there has been only one result. */
      lastChange: z.object({ at: z.iso.datetime(), added: z.array(z.uuid()), gone: z.array(z.uuid()) }).nullable(),
    }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/duties/:dutyId',
    summary: 'Change the state, note, owner or due day of a duty; locks are not affected',
    access: ['CREATE_ASSESSMENTS'],
    params: DutyId,
    body: DutyChange,
    response: Duty,
  }),
  changeMany: endpoint({
    method: 'PUT',
    path: '/duties',
    summary: 'Assign several duties, or set their due day or state; the response lists those that were refused',
    access: ['CREATE_ASSESSMENTS'],
    body: z.strictObject({
      dutyIds: z.array(z.uuid()).min(1).max(MAX_DUTIES),
      change: z.strictObject(Given).omit({ note: true }),
    }),
    response: z.object({
      changed: z.int(),
      refused: z.array(z.object({ dutyId: z.uuid(), code: z.enum(ERROR_CODES), message: z.string() })),
    }),
  }),
  remind: endpoint({
    method: 'POST',
    path: '/duties/reminders',
    summary: 'Remind the owners of open duties now, by notification and mail; at most once a day for the same duty',
    access: ['CREATE_ASSESSMENTS'],
    body: z.strictObject({ dutyIds: z.array(z.uuid()).min(1).max(MAX_DUTIES) }),
    response: z.object({ reminded: z.int() }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/duties/:dutyId/history',
    summary: 'List the changes of a duty, newest first',
    access: 'signedIn',
    params: DutyId,
    response: countedRows(DutyHistoryEntry),
  }),
  possibleOwners: endpoint({
    method: 'GET',
    path: '/duties/:dutyId/possible-owners',
    summary: 'Find users to whom a duty can be assigned, by name; at most 20',
    access: ['CREATE_ASSESSMENTS'],
    params: DutyId,
    query: z.strictObject({ q: z.string().trim().max(200).optional() }),
    response: countedRows(PossibleOwner),
  }),
}
