import { type cases, type HandlerInput, type HandlerOutput, lockLabel } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import type { LockRow } from '../core/assessments.repo.ts'
import { findReadableLock } from './locks.repo.ts'

type Disclaimer = typeof cases.disclaimer

/** Increment this whenever the text changes: each lock records the version that was accepted. */
export const DISCLAIMER_VERSION = 3

/** The disclaimer to accept before a lock is released. Throws NOT_FOUND if the actor may read no such lock. */
export async function readDisclaimer(
  db: Db,
  actor: Actor,
  query: HandlerInput<Disclaimer>['query'],
): Promise<HandlerOutput<Disclaimer>> {
  const lock = await findReadableLock(db, actor, query)
  if (!lock) throw new AppError('NOT_FOUND')
  return { disclaimer: disclaimerOf(lock), version: DISCLAIMER_VERSION }
}

export const disclaimerOf = (lock: LockRow): string =>
  translate('record.disclaimer', {
    type: translate(`messages.lockTypes.${lock.type}`),
    // Without the final full stop, because the label is quoted within a sentence.
    lock: lockLabel(lock).replace(/\.$/, ''),
    settled: translate(`record.settled.${lock.type}`),
  })
