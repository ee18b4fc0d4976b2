import { type assessments as contract, type HandlerInput, type HandlerOutput, lockLabel } from '@portal/contract'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { translate } from '../../text/translate.ts'
import type { LockRow } from '../core/assessments.repo.ts'
import { findReadableLock } from './locks.repo.ts'

type Disclaimer = typeof contract.disclaimer

/** Counts up whenever the text changes: each lock keeps the version that was agreed to. */
export const DISCLAIMER_VERSION = 3

/** The disclaimer to accept before a lock is released. Throws NOT_FOUND where the actor may read no such lock. */
export async function readDisclaimer(
  db: Db,
  actor: Actor,
  asked: HandlerInput<Disclaimer>['query'],
): Promise<HandlerOutput<Disclaimer>> {
  const lock = await findReadableLock(db, actor, asked)
  if (!lock) throw new AppError('NOT_FOUND')
  return { disclaimer: disclaimerOf(lock), version: DISCLAIMER_VERSION }
}

export const disclaimerOf = (lock: LockRow): string =>
  translate('record.disclaimer', {
    type: translate(`messages.lockTypes.${lock.type}`),
    // In quotation marks, and followed by the end of the sentence.
    lock: lockLabel(lock).replace(/\.$/, ''),
    settled: translate(`record.settled.${lock.type}`),
  })
