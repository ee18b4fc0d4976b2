import { randomUUID } from 'node:crypto'
import {
  type AssessmentAnswer,
  assessmentNumber,
  type locks as contract,
  type HandlerInput,
  type HandlerOutput,
  isSameLock,
  lockLabel,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Db, Transaction } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { addJob } from '../../jobs/jobs.ts'
import { mayUnlock } from '../core/access.ts'
import {
  type AssessmentRow,
  insertLocks,
  listLocks,
  type NamedLock,
  updateAssessment,
  updateLocked,
} from '../core/assessments.repo.ts'
import {
  type AssessmentDeps,
  type ChangeScope,
  readAssessment,
  selectForUpdateIfAllowed,
} from '../core/assessments.service.ts'
import { presentLock } from '../core/presenter.ts'
import { fullName, messageUnlocked, notifyOwner, type RecordedChange, recordAssessment } from '../core/record.ts'
import { countOpenDuties } from '../obligations/duties.repo.ts'
import { DISCLAIMER_VERSION } from './disclaimer.ts'
import { findLock, type LockName, listWaitingLocks, saveOpened, type WaitingLockRow } from './locks.repo.ts'

type CloseRequest = { body: HandlerInput<typeof contract.lock>['body']; ifMatch: string | undefined }
type OpenRequest = { body: HandlerInput<typeof contract.unlock>['body']; ifMatch: string | undefined }

/** Closes a lock manually. Throws ASSESSMENT_LOCKED if one with this name and type is already closed. */
export function closeByHand(
  { db, law }: AssessmentDeps,
  actor: Actor,
  assessmentId: string,
  { body: { ref, type, text = ref }, ifMatch }: CloseRequest,
): Promise<AssessmentAnswer> {
  return db.transaction(async (tx) => {
    const scope = { db: tx, law, actor }
    const row = await selectForUpdateIfAllowed(scope, assessmentId, {
      ifMatch,
      may: (row) => mayUnlock(actor, row, type),
    })
    await refuseClosed(tx, row, { ref, type })
    const { accountId } = row
    const placed = { accountId, assessmentId, lockId: randomUUID(), origin: 'hand', closed: true } as const
    const at = new Date()
    await insertLocks(tx, [{ ...placed, ref, type, text, lockedAt: at, lockedById: actor.userId }])
    await addJob(tx, 'notifyLocked', { accountId, assessmentId })
    const subject = { ref, type, text }
    await saveLockChange(tx, actor, row, {
      ...CLOSED,
      code: 'lockPlaced',
      lock: { ref, text, origin: 'hand' },
      subject,
      at,
    })
    return readAssessment(scope, assessmentId)
  })
}

/**
 * Opens a closed lock for good, recording the reason and the accepted disclaimer. Throws LOCK_ALREADY_OPEN with the
 * name of the user who opened it first, and NOT_FOUND if there never was a lock with this name and type.
 */
export function openLock(
  { db, law }: AssessmentDeps,
  actor: Actor,
  assessmentId: string,
  { body: { disclaimerVersion = DISCLAIMER_VERSION, ...body }, ifMatch }: OpenRequest,
): Promise<AssessmentAnswer> {
  refuseOldDisclaimer(disclaimerVersion)
  return db.transaction(async (tx) => {
    const scope = { db: tx, law, actor }
    await openOne(scope, assessmentId, { ...body, ifMatch })
    return readAssessment(scope, assessmentId)
  })
}

function refuseOldDisclaimer(version: number): void {
  if (version === DISCLAIMER_VERSION) return
  throw invalid([{ path: 'disclaimerVersion', message: translate('refusals.newerDisclaimer') }])
}

type LockOpening = Omit<OpenRequest['body'], 'disclaimerVersion'> & { ifMatch: string | undefined }

async function openOne(scope: ChangeScope, assessmentId: string, opening: LockOpening): Promise<void> {
  const { db: tx, actor } = scope
  const { ref, type, comment, openDuties, ifMatch } = opening
  const row = await selectForUpdateIfAllowed(scope, assessmentId, {
    ifMatch,
    may: (row) => mayUnlock(actor, row, type),
  })
  const lock = await findLock(tx, row, { ref, type })
  if (!lock) throw new AppError('NOT_FOUND')
  if (!lock.closed) throw new AppError('LOCK_ALREADY_OPEN', { errors: [{ path: 'ref', message: openedBy(lock) }] })
  const open = await countOpenDuties(tx, row)
  refuseMoreDuties(openDuties, open)
  const at = new Date()
  const disclaimerVersion = DISCLAIMER_VERSION
  await saveOpened(tx, lock, { unlockedAt: at, unlockedById: actor.userId, comment, disclaimerVersion })
  await messageUnlocked(tx, row, type, at)
  const subject = { ref, type, comment, disclaimerVersion, openDuties: open }
  await saveLockChange(tx, actor, row, { ...OPENED, code: 'lockOpened', lock, subject, at })
}

/** A person who releases a lock in spite of open duties has seen all of them. */
function refuseMoreDuties(seen: number | undefined, open: number): void {
  if (seen === undefined || open <= seen) return
  throw invalid([{ path: 'openDuties', message: translate('refusals.moreOpenDuties', { count: open }) }])
}

const openedBy = ({ unlockedBy }: NamedLock): string =>
  translate('refusals.lockOpened', { by: unlockedBy ?? translate('record.deletedUser') })

const CLOSED = { eventType: 'ASSESSMENT_UPDATE', action: 'ASSESSMENT_LOCK' } as const
const OPENED = { eventType: 'ASSESSMENT_UNLOCKED', action: 'ASSESSMENT_UNLOCK' } as const

async function refuseClosed(tx: Transaction, row: AssessmentRow, lockName: LockName): Promise<void> {
  const locks = await listLocks(tx, row)
  if (!locks.some((lock) => lock.closed && isSameLock(lock, lockName))) return
  throw new AppError('ASSESSMENT_LOCKED', { errors: [{ path: 'ref', message: translate('refusals.lockClosed') }] })
}

type LockChange = Omit<RecordedChange, 'message'> & {
  code: 'lockPlaced' | 'lockOpened'
  lock: Parameters<typeof lockLabel>[0]
}

async function saveLockChange(
  tx: Transaction,
  actor: Actor,
  row: AssessmentRow,
  { code, lock, ...change }: LockChange,
): Promise<void> {
  await updateAssessment(tx, row, { updatedAt: change.at })
  await updateLocked(tx, row)
  const byHand = lock.origin === 'hand' && ({ byHand: true } as const)
  const params = { number: assessmentNumber(row.number), lock: lockLabel(lock), ...byHand }
  const by = { personId: actor.userId }
  await notifyOwner(tx, actor, row, { code: `${code}By`, params: { ...params, by } })
  await recordAssessment(tx, actor, row, { ...change, message: { code, params } })
}

/** The closed locks that wait for the actor, longest waiting first. */
export async function listMyTurn(
  db: Db,
  actor: Actor,
  window: HandlerInput<typeof contract.myTurn>['query'],
): Promise<HandlerOutput<typeof contract.myTurn>> {
  const { count, rows } = await listWaitingLocks(db, actor, window)
  return { count, rows: rows.map(presentWaiting) }
}

const presentWaiting = (lock: WaitingLockRow) => ({
  ...presentLock(lock),
  assessmentId: lock.assessmentId,
  id: lock.number,
  name: lock.name,
  geneticResource: lock.geneticResource,
  providerCountry: lock.providerCountry,
  placeType: lock.placeType,
  intendedUse: lock.intendedUse,
  result: lock.result,
  owner: fullName(lock),
  asked: lock.asked && { ...lock.asked, at: new Date(lock.asked.at).toISOString() },
})
