import type { ApiToken } from '@portal/contract'
import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction, Transaction } from '../db/connect.ts'
import { apiTokens, users } from '../db/schema.ts'
import { type Actor, reachOf } from '../http/actor.ts'

/**
 * The prefix by which secret scanners recognise a token of the portal, and the portal distinguishes it from an access
 * token.
 */
export const TOKEN_PREFIX = 'abs_'

type TokenRow = typeof apiTokens.$inferSelect

const isLive = and(isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, sql`now()`))

/** The token with this hash, unless it is revoked or expired. */
export async function findLive(db: Db, tokenHash: string): Promise<TokenRow | undefined> {
  const [row] = await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.tokenHash, tokenHash), isLive))
  return row
}

const MINUTE_MS = 60_000

/** Records the use of a token, at most once a minute or for each new address. */
export async function noteUse(db: Db, { tokenId, usedAt, usedFrom }: TokenRow, address: string): Promise<void> {
  const isFresh = usedAt !== null && usedAt.getTime() > Date.now() - MINUTE_MS
  if (isFresh && usedFrom === address) return
  await db.update(apiTokens).set({ usedAt: new Date(), usedFrom: address }).where(eq(apiTokens.tokenId, tokenId))
}

export const ownTokens = ({ accountId, userId }: Actor): SQL | undefined =>
  and(eq(apiTokens.accountId, accountId), eq(apiTokens.userId, userId))

/** The tokens of the accounts that the actor administers. */
export function administeredTokens(actor: Actor): SQL | undefined {
  const reach = reachOf(actor, 'MANAGE_USER_GROUPS')
  if (reach === 'all') return sql`true`
  return reach === 'account' ? eq(apiTokens.accountId, actor.accountId) : sql`false`
}

const LISTED = 1000

/** The tokens that match, latest first. */
export async function listTokens(db: DbOrTransaction, where: SQL | undefined): Promise<ApiToken[]> {
  const rows = await db
    .select({ token: apiTokens, user: users.email })
    .from(apiTokens)
    .innerJoin(users, eq(users.userId, apiTokens.userId))
    .where(where)
    .orderBy(desc(apiTokens.createdAt), apiTokens.tokenId)
    .limit(LISTED)
  return rows.map(({ token, user }) => presentToken(token, user))
}

export const countLive = (tx: Transaction, userId: string): Promise<number> =>
  tx.$count(apiTokens, and(eq(apiTokens.userId, userId), isLive))

export async function insertToken(tx: Transaction, token: typeof apiTokens.$inferInsert): Promise<void> {
  await tx.insert(apiTokens).values(token)
}

/** Revokes a token within the actor's reach and returns it; undefined if there is none, or it is already revoked. */
export async function revoke(tx: Transaction, actor: Actor, tokenId: string): Promise<TokenRow | undefined> {
  const [row] = await tx
    .update(apiTokens)
    .set({ revokedAt: new Date() })
    .where(
      and(eq(apiTokens.tokenId, tokenId), isNull(apiTokens.revokedAt), or(ownTokens(actor), administeredTokens(actor))),
    )
    .returning()
  return row
}

function presentToken({ accountId: _account, tokenHash: _secret, ...token }: TokenRow, user: string): ApiToken {
  return {
    ...token,
    user,
    createdAt: token.createdAt.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
    usedAt: token.usedAt?.toISOString() ?? null,
    revokedAt: token.revokedAt?.toISOString() ?? null,
  }
}
