import { randomUUID } from 'node:crypto'
import {
  assessmentNumber,
  type duties as contract,
  type Duty,
  type DutyChange,
  type HandlerOutput,
} from '@portal/contract'
import { paperText } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import {
  type AssessmentDeps,
  type AssessmentRow,
  type DutyRecord,
  differenceOf,
  findAssessment,
  findDecision,
  findDutyKey,
  findReadable,
  insertDuties,
  insertDutyChanges,
  listDuties,
  listDutyChanges,
  listPossibleOwners,
  mayChangeDuty,
  namesOfPeople,
  type OwnedDuty,
  plannedDate,
  recordAssessment,
  selectDutyForUpdate,
  selectPossibleOwnerForShare,
  updateDuties,
} from '../cases/index.ts'
import type { Db, Transaction } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import type { DutyChangeCause } from '../db/schema.ts'
import { readsEverything } from '../db/visibility/visibleAssessments.ts'
import type { Actor } from '../http/actor.ts'
import { AppError, invalid } from '../http/errors.ts'
import { refuseStale } from '../http/refuseStale.ts'
import { writeNotifications } from '../notifications/index.ts'
import { monthsAfter, today } from '../shared/days.ts'
import { lastChangeOf, presentDuty } from './presentDuty.ts'

/** The duties of an assessment. Throws ASSESSMENT_NOT_FOUND for missing and forbidden assessments alike. */
export async function readDuties(
  db: Db,
  actor: Actor,
  assessmentId: string,
): Promise<HandlerOutput<typeof contract.ofAssessment>> {
  const row = await findReadable(db, actor, assessmentId)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  const rows = await listDuties(db, row)
  return { rows: rows.map((duty) => presentDuty(actor, row, duty)), lastChange: lastChangeOf(rows) }
}

type Change = { body: DutyChange; ifMatch: string | undefined }

/**
 * Changes a duty and records the previous values in its history. Locks are never opened automatically: settling the
 * last duty opens none. A recurring duty that is done is reopened for its next occurrence.
 */
export const changeDuty = (deps: AssessmentDeps, actor: Actor, dutyId: string, change: Change): Promise<Duty> =>
  deps.db.transaction((tx) => changeDutyIn({ tx, law: deps.law, actor }, dutyId, change))

type Scope = { tx: Transaction; law: AssessmentDeps['law']; actor: Actor }

/** Changes a duty within a transaction of the caller. */
export async function changeDutyIn(scope: Scope, dutyId: string, { body, ifMatch }: Change): Promise<Duty> {
  const { tx, actor } = scope
  const before = await selectDutyForUpdate(tx, actor, dutyId)
  const row = before && (await findAssessment(tx, actor, before.assessmentId))
  if (!before || !row) throw new AppError('NOT_FOUND')
  if (!mayChangeDuty(actor, row, before)) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  refuseStale(ifMatch, presentDuty(actor, row, before))
  const after = await changed(scope, row, before, body)
  await saveChange(scope, row, before, after)
  const saved = (await listDuties(tx, row)).filter((duty) => duty.dutyId === dutyId)
  return presentDuty(actor, row, expectOne(saved))
}

/** The duty after applying the body. Throws INVALID_INPUT with the name of the field. */
async function changed(
  { tx, law, actor }: Scope,
  row: AssessmentRow,
  before: OwnedDuty,
  { state, reason, note, ownerId, dueDay }: DutyChange,
): Promise<DutyRecord> {
  const { firstName: _first, lastName: _last, settledBy: _settled, ...duty } = before
  if (ownerId) await refuseOwner(tx, row, ownerId)
  if (state && state !== before.state) await refuseState(tx, row, before, { state, reason })
  const date = dueDay === null ? await plannedDate({ tx, law }, await findDecision(tx, row), before) : undefined
  return {
    ...duty,
    ...(ownerId !== undefined && { ownerId }),
    ...(note !== undefined && { note: note || null }),
    ...(dueDay && { dueDay, dueFrom: 'hand' }),
    ...date,
    ...(state && settled(actor, before, state, reason)),
  }
}

function settled(actor: Actor, before: DutyRecord, state: NonNullable<DutyChange['state']>, reason?: string | null) {
  if (state === 'open') return { state, reason: null, settledAt: null, settledById: null }
  const isSame = before.state === state
  return {
    state,
    reason: state === 'not_applicable' ? (reason ?? before.reason) : null,
    settledAt: isSame ? before.settledAt : new Date(),
    settledById: isSame ? before.settledById : actor.userId,
  }
}

async function refuseState(
  tx: Transaction,
  row: AssessmentRow,
  { obligationId, round, goneAt }: DutyRecord,
  { state, reason }: Pick<DutyChange, 'state' | 'reason'>,
): Promise<void> {
  if (goneAt) throw invalid([{ path: 'state', message: translate('refusals.dutyGone') }])
  if (state === 'not_applicable' && !reason)
    throw invalid([{ path: 'reason', message: translate('refusals.dutyReason') }])
  const rounds = (await listDuties(tx, row)).filter((duty) => duty.obligationId === obligationId)
  if (rounds.every((duty) => duty.round <= round)) return
  throw invalid([{ path: 'state', message: translate('refusals.dutyRepeated') }])
}

async function refuseOwner(tx: Transaction, row: AssessmentRow, userId: string): Promise<void> {
  const owner = await selectPossibleOwnerForShare(tx, row, userId)
  const mayRead = row.visibility === 'ACCOUNT' || userId === row.ownerId || (owner && readsEverything(owner))
  if (!owner || !mayRead) throw invalid([{ path: 'ownerId', message: translate('refusals.dutyOwner') }])
}

async function saveChange(
  { tx, actor }: Scope,
  row: AssessmentRow,
  before: DutyRecord,
  after: DutyRecord,
): Promise<void> {
  const at = new Date()
  const difference = differenceOf(before, after, { at, changedById: actor.userId })
  if (Object.keys(difference.changes).length === 0) return
  await updateDuties(tx, [{ ...after, version: before.version + 1, updatedAt: at }])
  await insertDutyChanges(tx, [difference])
  const isDone = after.state === 'done' && before.state !== 'done'
  if (isDone && after.repeatMonths) await insertDuties(tx, [nextRound(after, after.repeatMonths, at)])
  const number = assessmentNumber(row.number)
  const duty = after.text
  if (after.ownerId && after.ownerId !== before.ownerId && after.ownerId !== actor.userId) {
    const message = { code: 'dutyAssigned', params: { number, duty, by: { personId: actor.userId } } } as const
    await writeNotifications(tx, [after.ownerId], { ...row, message })
  }
  await recordAssessment(tx, actor, row, {
    eventType: 'ASSESSMENT_UPDATE',
    action: 'ASSESSMENT_DUTY',
    message: { code: isDone ? 'dutyDone' : 'dutyChanged', params: { number, duty } },
    subject: { dutyId: after.dutyId, obligation: after.obligationId, changes: difference.changes },
    at,
  })
}

/** The next occurrence, the given number of months after the due day, or after today if there was none. */
const nextRound = (duty: DutyRecord, months: number, at: Date): DutyRecord => ({
  ...duty,
  dutyId: randomUUID(),
  round: duty.round + 1,
  version: 1,
  dueDay: monthsAfter(duty.dueDay ?? today(), months),
  dueFrom: 'rule',
  state: 'open',
  note: null,
  addedAt: at,
  settledAt: null,
  settledById: null,
  updatedAt: at,
})

type ManyChanges = { dutyIds: readonly string[]; change: DutyChange }

/** Changes several duties, each in a transaction of its own, so that a refused change does not block the others. */
export async function changeDuties(
  deps: AssessmentDeps,
  actor: Actor,
  { dutyIds, change }: ManyChanges,
): Promise<HandlerOutput<typeof contract.changeMany>> {
  const refused: HandlerOutput<typeof contract.changeMany>['refused'] = []
  const ids = [...new Set(dutyIds)]
  for (const dutyId of ids) {
    try {
      await changeDuty(deps, actor, dutyId, { body: change, ifMatch: undefined })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { code, details, message } = error
      refused.push({ dutyId, code, message: details.errors?.[0]?.message ?? message })
    }
  }
  return { changed: ids.length - refused.length, refused }
}

/** The changes of a duty, newest first. */
export async function readDutyHistory(
  db: Db,
  actor: Actor,
  dutyId: string,
): Promise<HandlerOutput<typeof contract.history>> {
  const key = await findDutyKey(db, actor, dutyId)
  if (!key) throw new AppError('NOT_FOUND')
  const rows = await listDutyChanges(db, key, dutyId)
  const owners = await namesOfPeople(db, rows.flatMap(ownersIn))
  return {
    count: rows.length,
    rows: rows.map(({ at, changedBy, changes, cause }) => ({
      at: at.toISOString(),
      by: changedBy,
      changes: withOwnerNames(changes, owners),
      because: cause && causeInWords(cause),
    })),
  }
}

type DutyChanges = Awaited<ReturnType<typeof listDutyChanges>>[number]['changes']

const ownersIn = ({ changes: { ownerId } }: { changes: DutyChanges }): string[] =>
  [ownerId?.before, ownerId?.after].flatMap((id) => id ?? [])

function withOwnerNames({ ownerId, ...changes }: DutyChanges, names: ReadonlyMap<string, string>): DutyChanges {
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  return ownerId ? { ...changes, ownerId: { before: nameOf(ownerId.before), after: nameOf(ownerId.after) } } : changes
}

/** The transfer or paper that caused a change. */
function causeInWords({ code, params }: DutyChangeCause): string {
  const paper = 'paper' in params ? paperText(translate, params.paper) : ''
  return translate(`record.${code}`, { recipient: '', reason: '', ...params, paper })
}

/** Possible assignees of a duty, by name; for users who may change the duty. */
export async function readDutyOwners(
  db: Db,
  actor: Actor,
  dutyId: string,
  q: string | undefined,
): Promise<HandlerOutput<typeof contract.possibleOwners>> {
  const key = await findDutyKey(db, actor, dutyId)
  const row = key && (await findAssessment(db, actor, key.assessmentId))
  const duty = row && (await listDuties(db, row)).find((one) => one.dutyId === dutyId)
  if (!row || !duty) throw new AppError('NOT_FOUND')
  if (!mayChangeDuty(actor, row, duty)) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  return listPossibleOwners(db, { ...row, ownerId: null }, q)
}
