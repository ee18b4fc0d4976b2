import { createHash } from 'node:crypto'
import { canonicalJson } from '@portal/rules'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connect.ts'
import { placeholders, prepareOnce } from '../db/prepareOnce.ts'
import { expectOne } from '../db/results.ts'
import { auditEntries, auditHeads, users } from '../db/schema.ts'

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
export function sealOf({ accountId, number, at, actorId, actor, address, action, subject, previousHash }: UnhashedRow) {
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
type UnhashedRow = Omit<AuditRow, 'hash' | 'byOperator' | 'redactedBy'>

/**
 * Appends an entry to the account's hash chain, in the transaction of the change it records. Call it last: the chain's
 * head is locked until the transaction ends.
 */
export async function writeAudit(
  tx: Transaction,
  { accountId, userId, address = null, token, user: known }: AuditActor,
  action: string,
  subject: { [key: string]: unknown },
): Promise<void> {
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
  const hash = sealOf(entry)
  const byOperator = user !== undefined && user.accountId !== accountId
  await appendEntry(tx).execute({ ...entry, byOperator, hash })
}

/** Inserts the entry and moves the head to it, in one statement. */
const appendEntry = prepareOnce((db) => {
  const columns = ['accountId', 'number', 'at', 'actorId', 'actor', 'address', 'action', 'subject'] as const
  const values = placeholders(...columns, 'previousHash', 'byOperator', 'hash')
  const { accountId, number, hash } = values
  const head = db.$with('head').as(
    db
      .update(auditHeads)
      .set({ number: sql`${number}`, hash: sql`${hash}` })
      .where(eq(auditHeads.accountId, accountId))
      .returning(),
  )
  return db.with(head).insert(auditEntries).values(values).prepare('append_audit_entry')
})

/** The head of an account's chain, locked FOR UPDATE until the transaction ends. */
export async function selectHeadForUpdate(tx: Transaction, accountId: string) {
  const [head] = await readHead(tx).execute({ accountId })
  if (head) return head
  await tx.insert(auditHeads).values({ accountId, number: 0, hash: '' }).onConflictDoNothing()
  return expectOne(await readHead(tx).execute({ accountId }))
}

const readHead = prepareOnce((db) =>
  db
    .select()
    .from(auditHeads)
    .where(eq(auditHeads.accountId, sql.placeholder('accountId')))
    .for('update')
    .prepare('audit_head_for_update'),
)

async function findActor(tx: Transaction, userId: string) {
  const { email, accountId } = users
  const [row] = await tx.select({ email, accountId }).from(users).where(eq(users.userId, userId))
  return row
}
