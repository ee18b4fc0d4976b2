import { randomBytes } from 'node:crypto'
import type { LinkPurpose } from '@portal/contract'
import { and, eq, gt, gte, lt, ne } from 'drizzle-orm'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { links, users } from '../../db/schema.ts'
import { hashToken } from '../keys.ts'

const HOUR_MS = 60 * 60 * 1000
/** How long a link is good for after it was mailed. */
const LIFETIME_MS: { [purpose in LinkPurpose]: number } = {
  validate: 24 * HOUR_MS,
  reset: HOUR_MS,
  email: 24 * HOUR_MS,
  // Seven days from the change, which comes within a day of its mail.
  undoEmail: 8 * 24 * HOUR_MS,
}

export type Link = typeof links.$inferSelect
type NewLink = Pick<Link, 'userId' | 'purpose' | 'email' | 'mailId'>

/**
 * Makes a link's token for a mail to this address; only its hash is kept. Undefined where the user is no longer in the
 * state the link is for: looked at under the user's lock, so that no link survives a deactivation.
 */
export async function makeLink(db: Db, { userId, purpose, email, mailId }: NewLink) {
  const token = randomBytes(32).toString('base64url')
  return db.transaction(async (tx) => {
    const user = await selectUserForUpdate(tx, userId)
    if (!user || !isFor(user, purpose, email)) return undefined
    const createdAt = new Date()
    const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS[purpose])
    const link = { accountId: user.accountId, userId, purpose, email, mailId, createdAt, expiresAt }
    await tx.insert(links).values({ ...link, tokenHash: hashToken(token) })
    return { ...link, token }
  })
}

/**
 * Voids what a newer link replaces; called once that is on its way. Copies of the same mail keep theirs: the mail's
 * receiver may drop the second one.
 */
export async function voidOlderLinks(
  db: DbOrTransaction,
  { userId, purpose, mailId, createdAt }: Omit<Link, 'tokenHash'>,
): Promise<void> {
  const older = and(lt(links.createdAt, createdAt), ne(links.mailId, mailId))
  await db.delete(links).where(and(eq(links.userId, userId), eq(links.purpose, purpose), older))
}

/** The link and its user, who is locked until the transaction ends: a link is used once, whoever comes twice. */
export async function selectLinkForUpdate(tx: Transaction, userId: string, token: string) {
  const user = await selectUserForUpdate(tx, userId)
  const [link] = await tx
    .select()
    .from(links)
    .where(and(eq(links.tokenHash, hashToken(token)), eq(links.userId, userId), gt(links.expiresAt, new Date())))
  if (!user || !link || !isFor(user, link.purpose, link.email)) return undefined
  return { user, purpose: link.purpose, email: link.email, createdAt: link.createdAt }
}

/** Voids every link but those by which owners of older addresses take a change back. */
export async function voidLinks(db: DbOrTransaction, userId: string): Promise<void> {
  await db.delete(links).where(and(eq(links.userId, userId), ne(links.purpose, 'undoEmail')))
}

/** Voids a link and all that came after it: those were mailed to addresses that an intruder chose. */
export async function voidLinksSince(db: DbOrTransaction, userId: string, since: Date): Promise<void> {
  await db.delete(links).where(and(eq(links.userId, userId), gte(links.createdAt, since)))
}

export async function purgeLinks(db: DbOrTransaction): Promise<void> {
  await db.delete(links).where(lt(links.expiresAt, new Date()))
}

export type LinkUser = typeof users.$inferSelect

async function selectUserForUpdate(tx: Transaction, userId: string): Promise<LinkUser | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.userId, userId)).for('update')
  return user
}

/** A link counts for the address it was mailed to, and in the one state of its user that it is meant for. */
function isFor({ status, email, pendingEmail }: LinkUser, purpose: LinkPurpose, mailedTo: string): boolean {
  if (purpose === 'email') return status === 'ACTIVE' && pendingEmail === mailedTo
  if (purpose === 'undoEmail') return status === 'ACTIVE' && (pendingEmail !== null || email !== mailedTo)
  return email === mailedTo && status === (purpose === 'validate' ? 'CREATED' : 'ACTIVE')
}
