import { createHash } from 'node:crypto'
import { canonicalJson } from '@portal/rules'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import { auditEntries, auditHeads, users } from '../db/schema.ts'
import { addJob } from '../jobs/jobs.ts'

/**
 * The acting user (null for the portal itself), the API token that acted for them, the address of the request, and the
 * account whose chain gets the entry. `user` is read where it is left out.
 */
export type AuditActor = {
  accountId: string
  userId: string | null
  address?: string | null
  token?: { name: string }
  user?: { email: string; accountId: string }
}

export type AuditRow = typeof auditEntries.$inferSelect

/**
 * The hash of an entry over its content and the previous hash, so that no entry can be changed or removed unnoticed.
 */
export function sealOf({ previousHash, accountId, number, at, actorId, actor, address, action, subject }: Unsealed) {
  const content = {
    accountId,
    number,
    at: at.toISOString(),
    actorId,
    action,
    subject,
    // Entries from before these two fields were recorded keep their original hash.
    ...(actor !== null && { actor }),
    ...(address !== null && { address }),
  }
  return createHash('sha256')
    .update(canonicalJson([previousHash, content]))
    .digest('hex')
}
type Unsealed = Omit<AuditRow, 'hash' | 'byOperator' | 'redactedBy'>

/**
 * Appends an entry to the account's hash chain, in the transaction of the change it records. Call it last: the chain's
 * head is locked until the transaction ends. Returns the number and the time of the entry.
 */
export async function writeAudit(
  tx: Transaction,
  { accountId, userId, address = null, token, user: known }: AuditActor,
  action: string,
  subject: { [key: string]: unknown },
): Promise<{ number: number; at: Date }> {
  const user = known ?? (userId === null ? undefined : await findActor(tx, userId))
  const head = await selectHeadForUpdate(tx, accountId)
  const entry = {
    accountId,
    number: head.number + 1,
    at: new Date(),
    actorId: userId,
    actor: user?.email ?? null,
    address,
    action,
    subject: canonicalJson({ ...subject, ...(token && { apiToken: token.name }) }),
    previousHash: head.hash,
  }
  const { number } = entry
  const hash = sealOf(entry)
  const byOperator = user !== undefined && user.accountId !== accountId
  await tx.insert(auditEntries).values({ ...entry, hash, byOperator })
  await tx.update(auditHeads).set({ number, hash }).where(eq(auditHeads.accountId, accountId))
  if (number % ANCHORED_ENTRIES === 0) await addJob(tx, 'anchorChain', { accountId, number })
  return { number, at: entry.at }
}

/** After so many entries of an account its chain is anchored at once, and each minute in any case. */
const ANCHORED_ENTRIES = 100

/** The head of an account's chain, locked FOR UPDATE until the transaction ends. */
export async function selectHeadForUpdate(tx: Transaction, accountId: string) {
  const readHead = () => tx.select().from(auditHeads).where(eq(auditHeads.accountId, accountId)).for('update')
  const [head] = await readHead()
  if (head) return head
  await tx.insert(auditHeads).values({ accountId, number: 0, hash: '' }).onConflictDoNothing()
  return expectOne(await readHead())
}

async function findActor(tx: Transaction, userId: string) {
  const { email, accountId } = users
  const [row] = await tx.select({ email, accountId }).from(users).where(eq(users.userId, userId))
  return row
}
