import { createHash } from 'node:crypto'
import { canonicalJson } from '@portal/rules'
import { eq, sql } from 'drizzle-orm'
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
export function sealOf({ previousHash, number, ...content }: UnhashedRow): string {
  const [before, after] = sealedText(content)
  return createHash('sha256').update(`["${previousHash}",${before}${number}${after}]`).digest('hex')
}
type UnhashedRow = Omit<AuditRow, 'hash' | 'byOperator' | 'redactedBy'>

/**
 * The canonical JSON of an entry, cut at its number: where an entry is appended, only the database knows the number and
 * the previous hash.
 */
function sealedText({ accountId, at, actorId, actor, address, action, subject }: Omit<UnhashedRow, Position>) {
  const before = canonicalJson({
    accountId,
    at: at.toISOString(),
    actorId,
    action,
    // Entries from before these two fields were recorded keep their original hash.
    ...(actor !== null && { actor }),
    ...(address !== null && { address }),
  })
  const after = canonicalJson({ subject })
  return [`${before.slice(0, -1)},"number":`, `,${after.slice(1)}`] as const
}
type Position = 'number' | 'previousHash'

/** An entry with the parts of its sealed text before and after its number. */
type SealedEntry = Omit<UnhashedRow, Position> & { byOperator: boolean; before: string; after: string }

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
  const content = {
    accountId,
    at: new Date(),
    actorId: userId,
    actor: user?.email ?? null,
    address,
    action,
    subject: canonicalJson({ ...subject, ...(token && { apiToken: token.name }) }),
  }
  const byOperator = user !== undefined && user.accountId !== accountId
  const [before, after] = sealedText(content)
  const entry = { ...content, byOperator, before, after }
  let number = await append(tx, entry)
  if (number === undefined) {
    await selectHeadForUpdate(tx, accountId)
    number = await append(tx, entry)
  }
  if (number === undefined) throw new Error(`The audit log of account ${accountId} has no head.`)
  if (number % ANCHORED_ENTRIES === 0) await addJob(tx, 'anchorChain', { accountId, number })
}

/** After so many entries of an account its chain is anchored at once, and each minute in any case. */
const ANCHORED_ENTRIES = 100

/** The number of the entry; undefined if the account has no chain yet. */
const append = async (tx: Transaction, entry: SealedEntry): Promise<number | undefined> =>
  (await appendEntry(tx, entry))[0]?.number

/**
 * Locks the head of the chain, moves it on, and inserts the entry, in one statement: all changes of an account wait for
 * its head. The hash is that of `sealOf`.
 */
function appendEntry(db: Transaction, { before, after, ...given }: SealedEntry) {
  const { accountId, number, hash } = auditHeads
  const isOfAccount = eq(accountId, given.accountId)
  const previous = db
    .$with('previous')
    .as(db.select({ number, hash }).from(auditHeads).where(isOfAccount).for('update'))
  const next = sql`${previous.number} + 1`
  const text = sql`'["' || ${previous.hash} || '",' || ${before}::text || ${next} || ${after}::text || ']'`
  const head = db.$with('head').as(
    db
      .update(auditHeads)
      .set({ number: next, hash: sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')` })
      .from(previous)
      .where(isOfAccount)
      .returning({ number, hash }),
  )
  const value = (name: keyof typeof given) => sql`${sql.param(given[name], auditEntries[name])}`.as(name)
  // In the order of the table's columns.
  const entry = {
    accountId: value('accountId'),
    number: head.number,
    at: value('at'),
    actorId: value('actorId'),
    actor: value('actor'),
    address: value('address'),
    byOperator: value('byOperator'),
    action: value('action'),
    subject: value('subject'),
    previousHash: previous.hash,
    hash: head.hash,
    redactedBy: sql`null`.as('redactedBy'),
  }
  return db
    .with(previous, head)
    .insert(auditEntries)
    .select(db.select(entry).from(previous).crossJoin(head))
    .returning({ number: auditEntries.number })
}

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
