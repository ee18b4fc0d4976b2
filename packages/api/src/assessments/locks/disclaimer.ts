import { type assessments as contract, type HandlerInput, type HandlerOutput, lockLabel } from '@portal/contract'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import type { LockRow } from '../core/assessments.repo.ts'
import { findReadableLock } from './locks.repo.ts'

type Disclaimer = typeof contract.disclaimer

/** Counts up whenever the text changes: each lock keeps the version that was agreed to. */
export const DISCLAIMER_VERSION = 2

const SETTLED = {
  legal: 'the permits, terms and duties that this lock stands for are settled and can be shown',
  technical: 'the facts and samples that this lock stands for were checked and are recorded',
} as const

/** What whoever opens a closed lock takes upon them. Throws NOT_FOUND where the actor may read no such lock. */
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
  `You are about to open the ${lock.type} lock “${lockLabel(lock)}”. With it you declare that ${SETTLED[lock.type]}. ` +
  'As an employee you are personally responsible for due diligence: you have looked into the case yourself, you rely ' +
  'on more than the result of this portal, and you answer for the decision. Your name, the time, your reason and the ' +
  'version of this text are kept with the lock.'
