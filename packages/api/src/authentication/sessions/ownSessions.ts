import type { OwnSession } from '@portal/contract'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db, DbOrTransaction } from '../../db/connect.ts'
import { sessions } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'

const liveSessionsOf = ({ accountId, userId }: Actor) =>
  and(
    eq(sessions.accountId, accountId),
    eq(sessions.userId, userId),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, new Date()),
  )

/** The actor's live sessions, most recently used first. */
export async function listOwnSessions(db: DbOrTransaction, actor: Actor): Promise<OwnSession[]> {
  const rows = await db.select().from(sessions).where(liveSessionsOf(actor)).orderBy(desc(sessions.usedAt))
  return rows.map(({ sessionId, createdAt, usedAt, userAgent, address }) => ({
    sessionId,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    userAgent,
    address,
    current: sessionId === actor.sessionId,
  }))
}

/** Ends one of the actor's own live sessions; throws NOT_FOUND for any other. */
export async function endOwnSession(db: Db, actor: Actor, sessionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ endedAt: new Date() })
      .where(and(liveSessionsOf(actor), eq(sessions.sessionId, sessionId)))
      .returning({ sessionId: sessions.sessionId })
    if (ended.length === 0) throw new AppError('NOT_FOUND')
    await writeAudit(tx, actor, 'USER_SESSION_ENDED', { userId: actor.userId, sessionId })
  })
}
