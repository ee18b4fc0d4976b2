import { randomUUID } from 'node:crypto'
import { type Answers, assessmentNumber, type EventType } from '@portal/contract'
import { canonicalJson, dateOf } from '@portal/rules'
import type { Transaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import type { Actor } from '../../http/actor.ts'
import {
  type AssessmentRow,
  findAssessment,
  findDecisionAndLocks,
  insertAssessment,
  updateAssessment,
} from '../core/assessments.repo.ts'
import { nextDecision } from '../core/nextDecision.ts'
import { type Decided, textOrNull } from '../core/presenter.ts'
import { messageChanges, notifyOwner, recordAssessment } from '../core/record.ts'
import type { EvaluationToday } from '../decision/evaluateToday.ts'
import { saveConsequences } from '../results/saveConsequences.ts'

type AnswerChange = {
  next: Answers
  evaluation: EvaluationToday
  at: Date
  eventType: EventType
  /** The assessment that this one was copied from. */
  clonedFrom?: string
}

/** The assessment as saved; its decision and locks are left out if locks were closed. */
type Saved = { row: AssessmentRow; decided: Decided | undefined }

/** Saves everything that follows from a change of answers, in the same transaction. */
export async function saveAnswers(
  tx: Transaction,
  actor: Actor,
  row: AssessmentRow,
  change: AnswerChange,
): Promise<Saved> {
  const { next, evaluation, at, eventType } = change
  const { state, record } = evaluation
  const result = record?.status ?? null
  const completed = state.canComplete && next.confirm === true
  const cause = { cause: 'answers', decidedBy: actor.userId } as const
  const before = await findDecisionAndLocks(tx, row)
  const { decisionId, made } = nextDecision(row, before.decision, { ...change, cause })
  const columns = {
    answers: next,
    status: completed ? 'COMPLETED' : 'IN_PROGRESS',
    result,
    overdueSince: record?.overdueSince ?? null,
    progress: state.progress,
    ...listedOf(next),
    decisionId,
    updatedAt: at,
  } as const
  const changed = await updateAssessment(tx, row, columns, made)
  const closing = { at, lockedById: actor.userId }
  if (completed) await saveConsequences(tx, { row, answers: next, evaluation }, closing)
  await notifyOfResult(tx, actor, row, result)
  await messageChanges(tx, [{ row, before: row.result, after: { completed, result } }], at)
  await recordAssessment(tx, actor, row, {
    eventType,
    message: { code: codeOf(eventType, completed), params: { number: assessmentNumber(row.number) } },
    subject: { ...subjectOf(row, change), completed },
    at,
  })
  const decision = decisionId === null ? undefined : (made ?? before.decision)
  return { row: { ...row, ...changed }, decided: completed ? undefined : { ...before, decision } }
}

/** The subject of the entry in the audit log. */
function subjectOf(row: AssessmentRow, { next, evaluation, eventType, clonedFrom }: AnswerChange) {
  return {
    version: row.version + 1,
    decision: evaluation.record?.sha256 ?? null,
    ...(clonedFrom && { clonedFrom }),
    ...(eventType === 'ASSESSMENT_UPDATE' && { answers: changedQuestions(row.answers, next) }),
  }
}

/** The ids of the questions whose answer changed. The answers themselves end with the assessment and are in no log. */
const changedQuestions = (before: Answers, after: Answers): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => canonicalJson(before[id] ?? null) !== canonicalJson(after[id] ?? null),
  )

/** Tells the owner that another user's answers changed the result. */
async function notifyOfResult(
  tx: Transaction,
  actor: Actor,
  row: AssessmentRow,
  after: AssessmentRow['result'],
): Promise<void> {
  const { result: before } = row
  if (!before || !after || before === after) return
  const params = { number: assessmentNumber(row.number), by: { personId: actor.userId }, before, after }
  await notifyOwner(tx, actor, row, { code: 'answersChanged', params })
}

/** Columns derived from the answers, by which lists show, sort and filter. */
export function listedOf(answers: Answers) {
  const { geneticResource, providerCountry, placeType, intendedUse, accessDate, intendedUseDate } = answers
  const access = typeof accessDate === 'string' ? dateOf(accessDate)?.span : undefined
  return {
    geneticResource: textOrNull(geneticResource),
    providerCountry: textOrNull(providerCountry),
    placeType: textOrNull(placeType),
    intendedUse: Array.isArray(intendedUse) ? [...intendedUse] : null,
    accessDate: textOrNull(accessDate),
    accessFrom: access?.from ?? null,
    accessBefore: access?.before ?? null,
    intendedUseDate: textOrNull(intendedUseDate),
  }
}

function codeOf(eventType: EventType, completed: boolean) {
  if (completed) return 'assessmentCompleted'
  return eventType === 'ASSESSMENT_NEW' ? 'assessmentStarted' : 'assessmentChanged'
}

type Start = { number: number; internalReference: string | null; visibility?: AssessmentRow['visibility']; at: Date }

/** The row of an assessment that is not stored, with the nil UUID. */
export const blankRow = ({ accountId, userId, user }: Actor, at: Date): AssessmentRow => ({
  ...listedOf({}),
  accountId,
  assessmentId: '00000000-0000-0000-0000-000000000000',
  number: 0,
  version: 0,
  ownerId: userId,
  status: 'IN_PROGRESS',
  result: null,
  overdueSince: null,
  progress: 0,
  visibility: 'ACCOUNT',
  name: null,
  internalReference: null,
  answers: {},
  answered: false,
  locked: false,
  decisionId: null,
  deletedAt: null,
  deletedBy: null,
  createdAt: at,
  updatedAt: at,
  firstName: user.firstName,
  lastName: user.lastName,
  account: user.account,
  favorite: false,
  ownedInGroups: false,
})

/** Inserts a new assessment of the actor without answers. */
export async function startRow(tx: Transaction, actor: Actor, { at, ...start }: Start): Promise<AssessmentRow> {
  const assessmentId = randomUUID()
  const { accountId, userId: ownerId } = actor
  const empty = { status: 'IN_PROGRESS', progress: 0, answers: {}, createdAt: at, updatedAt: at } as const
  await insertAssessment(tx, { ...start, ...empty, accountId, assessmentId, ownerId })
  return expectOne([await findAssessment(tx, actor, assessmentId)].filter((found) => found !== undefined))
}
