import { sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../db/connect.ts'

/**
 * The purpose of a mail, whose text depends on the user's status when it is sent. `email` informs the current address
 * of the pending one, then mails the link to the new one.
 */
export type MailPurpose =
  | 'validate'
  | 'reset'
  | 'resetWrongPassword'
  | 'alreadyRegistered'
  | 'email'
  | 'providerChanged'
  | RecoveryStep
/** The steps of removing a lost second factor, each reported to its owner. */
export type RecoveryStep = 'recoveryAsked' | 'recoveryApproved' | 'recoveryDone' | 'recoveryRefused'

/** A mail that lists revoked API tokens and remaining webhooks; `since` is when the access was restored. */
type AccessRestored = { userId: string; purpose: 'accessRestored'; since: string }
/** A mail to the earlier address of a user. */
type EmailReplaced = { userId: string; purpose: 'emailReplaced'; from: string }

/** Every kind of background job, with its payload, which contains only ids: a job looks things up when it runs. */
export type Jobs = {
  purgeAuthentication: Record<string, never>
  anchorAudit: Record<string, never>
  /** Anchors the audit log at once; a payload of its own for each chain, so that writers do not wait for each other. */
  anchorChain: { accountId: string; number: number }
  notifyLocked: { accountId: string; assessmentId: string }
  /** Mails the user of a notification that the release of locks is asked for. */
  mailReleaseAsked: { notificationId: string }
  notifyLawLocks: { userId: string; activationId: string }
  sendMail: { userId: string; purpose: MailPurpose } | AccessRestored | EmailReplaced
  reevaluate: { activationId: string }
  resumeActivations: Record<string, never>
  /** With `releaseId`, covers everything that this release activated. */
  mailLawChange: { userId: string; activationId: string; releaseId?: string }
  applyRetention: Record<string, never>
  deliverWebhook: { deliveryId: string }
  compactTallies: Record<string, never>
  runImport: { importId: string }
  createMissingDuties: Record<string, never>
  expireEvidence: Record<string, never>
  recheckCertificates: Record<string, never>
  sweepFiles: Record<string, never>
  /** Verifies the audit log or the decisions for the operator, who is shown how it ended. */
  runCheck: { runId: string }
  queueDutyMails: Record<string, never>
  /**
   * Mails the reminders due after the day `since`, up to `day`; with `asked`, of these duties at the request of the user
   * `askedBy`.
   */
  mailDuties: {
    userId: string
    day: string
    since: string
    about: 'reminder' | 'week' | 'papers' | 'asked'
    dutyIds?: string[]
    askedBy?: string
  }
}

/** The jobs that send a mail. */
export const MAIL_JOBS = [
  'sendMail',
  'mailLawChange',
  'mailReleaseAsked',
  'mailDuties',
] as const satisfies readonly (keyof Jobs)[]

/** With the queue's back-off, 100 attempts let a mail wait about three weeks for a mail server. */
const ATTEMPTS: { [Name in keyof Jobs]: number } = {
  purgeAuthentication: 10,
  anchorAudit: 10,
  anchorChain: 10,
  notifyLocked: 10,
  mailReleaseAsked: 100,
  notifyLawLocks: 25,
  sendMail: 100,
  reevaluate: 25,
  resumeActivations: 10,
  mailLawChange: 100,
  applyRetention: 10,
  deliverWebhook: 12,
  compactTallies: 10,
  runImport: 25,
  createMissingDuties: 10,
  expireEvidence: 10,
  recheckCertificates: 10,
  sweepFiles: 10,
  runCheck: 10,
  queueDutyMails: 10,
  mailDuties: 100,
}

/**
 * Waiting jobs run by this number, the lowest first, and 0 for all others. Somebody waits at the screen for a mailed link;
 * a message to a webhook may take 10 s each, if the receiver of one account hangs, and must not keep anybody waiting.
 */
const PRIORITIES: { [Name in keyof Jobs]?: number } = { sendMail: -1, deliverWebhook: 1, runCheck: 1 }

/**
 * Queues a job in the transaction of the change that causes it: it runs once that commits, and never if it rolls back.
 * A waiting job with the same payload is replaced, due at once and with all its attempts.
 */
export const addJob = <Name extends keyof Jobs>(db: DbOrTransaction, name: Name, payload: Jobs[Name]): Promise<void> =>
  addJobs(db, name, [payload])

export async function addJobs<Name extends keyof Jobs>(
  db: DbOrTransaction,
  name: Name,
  payloads: readonly Jobs[Name][],
): Promise<void> {
  if (payloads.length === 0) return
  // A key has at most 512 characters, which a payload with many ids exceeds: its hash stands for it.
  const serialized = JSON.stringify(payloads.map((payload) => JSON.stringify(payload)))
  await db.execute(sql`select count(*) from graphile_worker.add_jobs((
    select array_agg((${name}::text, payload::json, null, null, ${ATTEMPTS[name]},
      ${name}::text || ' ' || encode(sha256(convert_to(payload, 'UTF8')), 'hex'),
      ${PRIORITIES[name] ?? 0}::int, null)::graphile_worker.job_spec)
    from (select distinct payload from json_array_elements_text(${serialized}::json) as payload) as jobs))`)
}
