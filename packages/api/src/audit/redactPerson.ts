import { canonicalJson } from '@portal/rules'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connect.ts'
import { auditEntries } from '../db/schema.ts'
import { type AuditActor, type AuditRow, sealOf, selectHeadForUpdate, writeAudit } from './writeAudit.ts'

type Person = { userId: string; email: string; pendingEmail: string | null }

/** The action of the entry that attests what a redaction left of earlier ones. */
export const REDACTION = 'USER_REDACTED'

/**
 * Puts a pseudonym in the place of a person in every entry of every chain. The entries keep their hashes, so that the chain
 * holds; an entry at its end attests the content that they have from now on, so that any other change is still found.
 */
export async function redactPerson(tx: Transaction, by: AuditActor, person: Person, pseudonym: string): Promise<void> {
  const emails = [person.email, person.pendingEmail ?? person.email].map((email) => email.toLowerCase())
  const rows = await selectEntriesOn(tx, person.userId, emails)
  // In one order, so that two erasures at once cannot wait for each other.
  for (const accountId of [...new Set(rows.map((row) => row.accountId))].toSorted()) {
    const ofAccount = rows.filter((row) => row.accountId === accountId)
    const redacted = ofAccount.map((row) => redactedRow(row, { person, emails, pseudonym }))
    await saveRedacted(tx, { ...by, accountId }, person.userId, redacted)
  }
}

async function saveRedacted(tx: Transaction, by: AuditActor, userId: string, rows: readonly AuditRow[]): Promise<void> {
  const { accountId } = by
  const head = await selectHeadForUpdate(tx, accountId)
  await tx.execute(sql`select set_config('portal.redaction', 'on', true)`)
  for (const { number, actor, address, subject } of rows) {
    await tx
      .update(auditEntries)
      .set({ actor, address, subject, redactedBy: head.number + 1 })
      .where(and(eq(auditEntries.accountId, accountId), eq(auditEntries.number, number)))
  }
  await tx.execute(sql`select set_config('portal.redaction', 'off', true)`)
  const seals = rows.map((row) => [row.number, sealOf(row)])
  await writeAudit(tx, by, REDACTION, { userId, seals })
}

async function selectEntriesOn(tx: Transaction, userId: string, emails: string[]): Promise<AuditRow[]> {
  const { actorId, actor, subject } = auditEntries
  return tx
    .select()
    .from(auditEntries)
    .where(
      or(
        eq(actorId, userId),
        inArray(sql`lower(${actor})`, emails),
        sql`position(${userId} in ${subject}) > 0`,
        ...emails.map((email) => sql`position(${email} in lower(${subject})) > 0`),
      ),
    )
    .orderBy(auditEntries.accountId, auditEntries.number)
}

type Redaction = { person: Person; emails: readonly string[]; pseudonym: string }

function redactedRow(row: AuditRow, redaction: Redaction): AuditRow {
  const { person, emails, pseudonym } = redaction
  const isActor = row.actorId === person.userId || (row.actor !== null && emails.includes(row.actor.toLowerCase()))
  const subject = JSON.parse(row.subject) as { userId?: unknown }
  const isAbout = subject.userId === person.userId
  return {
    ...row,
    ...(isActor && { actor: row.actor === null ? null : pseudonym, address: null }),
    subject: canonicalJson(redactedValue(subject, isAbout, redaction)),
  }
}

const PERSONAL_KEYS = new Set(['email', 'pendingEmail', 'firstName', 'lastName'])

/** E-mails of the person anywhere; of entries about the person, also names and addresses that they had before. */
function redactedValue(value: unknown, isAbout: boolean, redaction: Redaction): unknown {
  if (typeof value === 'string') return redaction.emails.includes(value.toLowerCase()) ? redaction.pseudonym : value
  if (Array.isArray(value)) return value.map((one) => redactedValue(one, isAbout, redaction))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      isAbout && PERSONAL_KEYS.has(key) && typeof one === 'string'
        ? redaction.pseudonym
        : redactedValue(one, isAbout, redaction),
    ]),
  )
}
