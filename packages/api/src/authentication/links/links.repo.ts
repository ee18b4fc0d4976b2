import { randomBytes } from 'node:crypto'
import type { LinkPurpose } from '@portal/contract'
import { and, eq, gt, gte, lt, ne } from 'drizzle-orm'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { links, users } from '../../db/schema.ts'
import { hashToken } from '../keys.ts'

const HOUR_MS = 60 * 60 * 1000
/** How long a link stays valid after it was mailed. */
const LIFETIME_MS: { [purpose in LinkPurpose]: number } = {
  validate: 24 * HOUR_MS,
  reset: HOUR_MS,
  email: 24 * HOUR_MS,
  // Seven days after the change, which takes effect within a day of this mail.
  undoEmail: 8 * 24 * HOUR_MS,
}

export type Link = typeof links.$inferSelect
type NewLink = Pick<Link, 'userId' | 'purpose' | 'email' | 'mailId'>

/**
 * Creates a link's token for a mail to this address and stores only its hash. Undefined if the user no longer has the
 * status that the link is for, checked with the user's row locked FOR UPDATE so that no link survives a deactivation.
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
 * Deletes the links that a newer one replaces; called once the new mail is on its way. Links in copies of the same mail
 * stay, because the receiving server may drop the second copy.
 */
export async function voidOlderLinks(
  db: DbOrTransaction,
  { userId, purpose, mailId, createdAt }: Omit<Link, 'tokenHash'>,
): Promise<void> {
  const older = and(lt(links.createdAt, createdAt), ne(links.mailId, mailId))
  await db.delete(links).where(and(eq(links.userId, userId), eq(links.purpose, purpose), older))
}

/**
 * The link and its user, whose row is locked FOR UPDATE until the transaction ends, so that concurrent requests can use
 * a link only once.
 */
export async function selectLinkForUpdate(tx: Transaction, userId: string, token: string) {
  const user = await selectUserForUpdate(tx, userId)
  const [link] = await tx
    .select()
    .from(links)
    .where(and(eq(links.tokenHash, hashToken(token)), eq(links.userId, userId), gt(links.expiresAt, new Date())))
  if (!user || !link || !isFor(user, link.purpose, link.email)) return undefined
  return { user, purpose: link.purpose, email: link.email, createdAt: link.createdAt }
}

/** Voids every link except those by which owners of earlier addresses undo an email change. */
export async function voidLinks(db: DbOrTransaction, userId: string): Promise<void> {
  await db.delete(links).where(and(eq(links.userId, userId), ne(links.purpose, 'undoEmail')))
}

/** Voids the links made at or after `since`: an intruder chose the addresses to which they were mailed. */
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

/**
 * A link is valid only for the address it was mailed to, and only in the one status of its user that it is meant for.
 */
function isFor({ status, email, pendingEmail }: LinkUser, purpose: LinkPurpose, mailedTo: string): boolean {
  if (purpose === 'email') return status === 'ACTIVE' && pendingEmail === mailedTo
  // Also while the user is deactivated, which who changed the address could do to keep its owner from undoing it.
  if (purpose === 'undoEmail') return status !== 'CREATED' && (pendingEmail !== null || email !== mailedTo)
  return email === mailedTo && status === (purpose === 'validate' ? 'CREATED' : 'ACTIVE')
}
