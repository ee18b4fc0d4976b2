import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { refreshTokens, sessions, throttles } from '../../db/schema.ts'
import { purgeLinks } from '../links/links.repo.ts'
import { purgeNeverValidated } from './purgeNeverValidated.ts'

/**
 * Removes what no longer says anything: sessions a week after their end, tokens long past any reuse that could be
 * noticed, links and windows of throttles that are over, and users who never validated.
 */
export async function purgeAuthentication(db: Db): Promise<void> {
  const weekAgo = sql`now() - interval '7 days'`
  await db.delete(sessions).where(sql`coalesce(${sessions.endedAt}, ${sessions.expiresAt}) < ${weekAgo}`)
  await db.delete(refreshTokens).where(sql`${refreshTokens.rotatedAt} < now() - interval '60 days'`)
  await purgeLinks(db)
  await purgeNeverValidated(db)
  await db.delete(throttles).where(lt(throttles.resetAt, new Date()))
}
