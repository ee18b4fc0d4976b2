import type { DbOrTransaction } from '../db/connect.ts'
import { usedTokens } from '../db/schema.ts'
import type { OneTimeToken } from './keys.ts'

/** Consumes a token; false if it was used before or is being used concurrently. */
export async function takeOneTimeToken(
  db: DbOrTransaction,
  { tokenId, expiresAt }: Pick<OneTimeToken, 'tokenId' | 'expiresAt'>,
): Promise<boolean> {
  const used = await db.insert(usedTokens).values({ tokenId, expiresAt }).onConflictDoNothing().returning()
  return used.length > 0
}
