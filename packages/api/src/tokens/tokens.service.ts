import { randomBytes, randomUUID } from 'node:crypto'
import { type ApiToken, type tokens as contract, grantableScopes, type HandlerInput } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../audit/index.ts'
import { hashToken } from '../authentication/index.ts'
import type { Db, Transaction } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import { apiTokens } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'
import { AppError, invalid } from '../http/errors.ts'
import { countLive, insertToken, listTokens, revoke, TOKEN_PREFIX } from './tokens.repo.ts'

type Input = HandlerInput<(typeof contract)['create']>['body']

const MAX_TOKENS = 20
const DAY_MS = 24 * 60 * 60 * 1000
const HINT_LENGTH = TOKEN_PREFIX.length + 4

/** Creates a token for the actor; the token itself is stored hashed and returned only here. */
export async function createToken(db: Db, actor: Actor, input: Input): Promise<{ token: string; apiToken: ApiToken }> {
  refuseScopes(actor, input)
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url')
  const { userId, accountId } = actor
  const tokenId = randomUUID()
  const scopes = [...new Set(input.scopes)]
  const expiresAt = new Date(Date.now() + input.days * DAY_MS)
  return db.transaction(async (tx) => {
    await refuseTooMany(tx, userId)
    const { name } = input
    const tokenHash = hashToken(token)
    const hint = token.slice(0, HINT_LENGTH)
    await insertToken(tx, { tokenId, accountId, userId, name, scopes, tokenHash, hint, expiresAt })
    const apiToken = expectOne(await listTokens(tx, eq(apiTokens.tokenId, tokenId)))
    await writeAudit(tx, actor, 'USER_TOKEN_CREATED', { userId, tokenId, name, scopes, expiresAt: apiToken.expiresAt })
    return { token, apiToken }
  })
}

/** Revokes a token of the actor or of an account they administer. Throws NOT_FOUND. */
export async function revokeToken(db: Db, actor: Actor, tokenId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const revoked = await revoke(tx, actor, tokenId)
    if (!revoked) throw new AppError('NOT_FOUND')
    const { accountId, userId, name } = revoked
    await writeAudit(tx, { ...actor, accountId }, 'USER_TOKEN_REVOKED', { userId, tokenId, name })
  })
}

function refuseScopes({ user }: Actor, { scopes }: Input): void {
  const grantable = grantableScopes(user.allowedActions)
  const errors = scopes.flatMap((scope, index) =>
    grantable.includes(scope)
      ? []
      : [{ path: `scopes.${index}`, message: translate('refusals.tokenScope', { scope }) }],
  )
  if (errors.length > 0) throw invalid(errors)
}

/** Serialises calls of one user, so that concurrent calls cannot exceed the limit. */
async function refuseTooMany(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tokens:${userId}`}, 0))`)
  if ((await countLive(tx, userId)) < MAX_TOKENS) return
  throw invalid([{ path: 'name', message: translate('refusals.mostTokens', { most: MAX_TOKENS }) }])
}
