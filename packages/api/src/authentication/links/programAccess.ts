import { screenPaths } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/connect.ts'
import { apiTokens, auditEntries, webhooks } from '../../db/schema.ts'
import { addJob } from '../../jobs/jobs.ts'
import type { Letter } from '../../mail/letter.ts'
import { revokeTokens } from '../sessions/endAccess.ts'
import { withoutLinks } from './letters.ts'

/**
 * Revokes the API tokens of a user whose access was restored, and queues the mail about revoked tokens and remaining
 * webhooks.
 */
export async function endProgramAccess(tx: Transaction, userId: string): Promise<void> {
  const since = new Date()
  await revokeTokens(tx, userId, since)
  await addJob(tx, 'sendMail', { userId, purpose: 'accessRestored', since: since.toISOString() })
}

/**
 * Writes the mail that names the API tokens revoked since then and the webhooks created or changed in the user's name:
 * webhooks belong to the account, so they outlive the user's access. Undefined if there are neither.
 */
export async function programAccessLetter(
  db: Db,
  settings: { portalName: string; publicUrl: string },
  { userId, since }: { userId: string; since: Date },
): Promise<Letter | undefined> {
  const tokens = await db
    .select({ name: apiTokens.name })
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), gte(apiTokens.revokedAt, since)))
  const changed = await db
    .selectDistinct({ name: webhooks.address })
    .from(auditEntries)
    .innerJoin(webhooks, sql`${webhooks.webhookId}::text = ${auditEntries.subject}::jsonb ->> 'webhookId'`)
    .where(and(eq(auditEntries.actorId, userId), sql`${auditEntries.action} like 'ACCOUNT\\_WEBHOOK\\_%'`))
  if (tokens.length + changed.length === 0) return undefined
  const listed = (lead: string, rows: { name: string }[]): string[] =>
    rows.length === 0 ? [] : [lead, ...rows.map(({ name }) => withoutLinks(name))]
  return {
    kind: 'access-restored',
    subject: t('mails.accessRestored.subject'),
    paragraphs: [
      t('mails.accessRestored.lead', { portal: settings.portalName }),
      ...listed(t('mails.accessRestored.tokens'), tokens),
      ...listed(t('mails.accessRestored.webhooks'), changed),
    ],
    action: { label: t('mails.recoveryAction'), url: settings.publicUrl + screenPaths.login },
    notes: changed.length > 0 ? [t('mails.accessRestored.unknown')] : [],
  }
}
