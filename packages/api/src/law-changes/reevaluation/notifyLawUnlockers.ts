import { and, eq } from 'drizzle-orm'
import { countClosedByLaw } from '../../cases/index.ts'
import type { LawStore } from '../../content/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { users } from '../../db/schema.ts'
import { ownGroups } from '../../db/visibility/ownGroups.ts'
import type { Reader } from '../../http/actor.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { writeEachNotification } from '../../notifications/index.ts'
import { lawVersionOf } from './notifyOwners.ts'
import { findActivation } from './reevaluate.repo.ts'

type Payload = Jobs['notifyLawLocks']

/**
 * Notifies a user once how many locks wait for them since the activation of a version of the law, counting only those
 * they may open.
 */
export async function notifyLawUnlockers({ db, law }: { db: Db; law: LawStore }, payload: Payload): Promise<void> {
  const { userId, activationId } = payload
  const activation = await findActivation(db, activationId)
  if (!activation) return
  const lawVersion = lawVersionOf(activation, await law.contextFor(db, activation.contentId))
  await db.transaction(async (tx) => {
    const reader = await findReader(tx, userId)
    if (!reader) return
    const closed = await countClosedByLaw(tx, reader, activationId)
    if (closed.length === 0) return
    const message = { code: 'lawLocksWait', params: { law: lawVersion, locks: closed } } as const
    const activated = { about: 'myTurn', activationId } as const
    const { accountId } = reader
    await writeEachNotification(tx, [{ userId, accountId, message, assessmentId: null, activation: activated }])
  })
}

async function findReader(tx: Transaction, userId: string): Promise<Reader | undefined> {
  const [reader] = await tx
    .select({ userId: users.userId, accountId: users.accountId, role: users.role, groups: ownGroups })
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.status, 'ACTIVE')))
  return reader
}
