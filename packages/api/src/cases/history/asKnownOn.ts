import type { AssessmentAnswer, AssessmentView } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { AppError, invalid } from '../../http/errors.ts'
import { listedOf } from '../answering/saveAnswers.ts'
import { type DecisionRow, findDecisionAt, findReadable, listLocks, type NamedLock } from '../core/assessments.repo.ts'
import { type AssessmentState, presentState, type Scope } from '../core/presenter.ts'
import { evaluateIn, type Standing } from '../decision/evaluate.ts'

/**
 * An assessment as it was at an instant, or at the end of a day (UTC): the last result saved by then, reproduced from
 * its answers and law, with the locks of that moment. Number, reference, owner, visibility and favourite flag are those
 * of today; `presentId` is the present result. Throws ASSESSMENT_NOT_FOUND, and INVALID_INPUT if there was no result
 * yet or the moment is in the future.
 */
export async function assessmentAsKnownOn(
  { db, law, actor }: Scope,
  id: string,
  { asKnownOn, now }: { asKnownOn: string; now: Date },
): Promise<AssessmentState & Moment & { decision: DecisionRow; presentId: string | null }> {
  const row = await findReadable(db, actor, id)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  const moment = momentOf(asKnownOn, now)
  const { at } = moment
  const decision = await findDecisionAt(db, row, at)
  if (!decision) throw invalid([{ path: 'asKnownOn', message: translate('refusals.noResultYet') }])
  const standing = madeAgain(await law.contextAt(decision.content), decision)
  const locks = (await listLocks(db, row)).filter(({ lockedAt }) => lockedAt <= at).map((lock) => lockAt(lock, at))
  const then = { ...row, ...stateOf(decision, standing, locks) }
  return { row: then, standing, decision, locks, presentId: row.decisionId, ...moment }
}

/** The same as a response: read-only, because the past cannot be changed. */
export async function readAsKnownOn(
  scope: Scope,
  id: string,
  { asKnownOn, ...view }: { asKnownOn: string } & AssessmentView,
): Promise<AssessmentAnswer> {
  const known = await assessmentAsKnownOn(scope, id, { asKnownOn, now: new Date() })
  const { assessment, survey } = await presentState(scope, known, view)
  return { assessment: { ...assessment, rights: [] }, survey }
}

/** A past moment, and `asKnownOn` as it was requested: a day that is over, or an instant. */
type Moment = { at: Date; asKnownOn: string }

/** The future is unknown: for a day that is not over yet, the moment is now. */
function momentOf(asKnownOn: string, now: Date): Moment {
  const isDay = !asKnownOn.includes('T')
  const at = new Date(isDay ? `${asKnownOn}T23:59:59.999Z` : asKnownOn)
  if (at <= now) return { at, asKnownOn }
  if (isDay && new Date(asKnownOn) <= now) return { at: now, asKnownOn: now.toISOString() }
  throw invalid([{ path: 'asKnownOn', message: translate('refusals.stillToCome') }])
}

/** A record that cannot be reproduced byte for byte is corrupt: failing is better than showing another result. */
function madeAgain(context: Standing['context'], { answers, text, decisionId, overdueSince }: DecisionRow): Standing {
  const { record, ...standing } = evaluateIn(context, answers, overdueSince)
  if (record?.text !== text) throw new Error(`Decision ${decisionId} could not be reproduced: the result differs.`)
  return standing
}

function stateOf(
  { answers, status, overdueSince, completed, decisionId, decidedAt }: DecisionRow,
  { state }: Standing,
  locks: NamedLock[],
) {
  return {
    answers,
    ...listedOf(answers),
    status: completed ? ('COMPLETED' as const) : ('IN_PROGRESS' as const),
    result: status,
    overdueSince,
    progress: state.progress,
    locked: locks.some(({ closed }) => closed),
    decisionId,
    updatedAt: decidedAt,
  }
}

/** The lock without actions after that time. */
function lockAt(lock: NamedLock, at: Date): NamedLock {
  if (lock.unlockedAt === null || lock.unlockedAt <= at) return lock
  return {
    ...lock,
    closed: true,
    unlockedAt: null,
    unlockedById: null,
    unlockedBy: null,
    comment: null,
    disclaimerVersion: null,
  }
}
