import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { visibleText } from '../http/text.ts'

/** What the operator has verified: the audit log's chains, and the stored decisions, which are made again. */
export const CHECKS = ['auditLog', 'decisions'] as const
export type Check = (typeof CHECKS)[number]

const Run = z.object({
  startedAt: z.iso.datetime(),
  /** Null while it waits or runs. */
  endedAt: z.iso.datetime().nullable(),
  /** Whether it could not be carried through; the reason is in the log. */
  failed: z.boolean(),
  /** How many entries or decisions were read. */
  checked: z.int(),
  faults: z.int(),
  /** The first faults in words. */
  findings: z.array(z.string()),
})
export type Run = z.infer<typeof Run>

/** A setting in force. The value of a secret is never shown, only whether it is set. */
const ShownSetting = z.object({
  name: z.string(),
  /** Null if it is not set. */
  value: z.string().nullable(),
  isSecret: z.boolean(),
})
export type ShownSetting = z.infer<typeof ShownSetting>

/** The state of this installation. A part that could not be read is null. */
export const Operation = z.object({
  versions: z.object({ build: z.string(), law: z.int(), node: z.string(), database: z.string() }),
  settings: z.array(ShownSetting),
  mails: z.object({
    /** Mails that wait to be sent, and since when the oldest waits. */
    waiting: z.int(),
    oldest: z.iso.datetime().nullable(),
    /** Mails stored because there is no mail server. */
    stored: z.int(),
  }),
  jobs: z.object({
    waiting: z.int(),
    running: z.int(),
    /** Jobs that failed at all their attempts, by kind. */
    givenUp: z.array(z.object({ kind: z.string(), count: z.int(), since: z.iso.datetime() })),
  }),
  /** In bytes. */
  disk: z.object({ free: z.number(), size: z.number(), warnBelow: z.number() }).nullable(),
  databaseBytes: z.number(),
  /** The end of the last backup made with the portal's own command. */
  lastBackup: z.iso.datetime().nullable(),
  /** When the heads of the audit log were last written to a file outside the database. */
  lastAnchor: z.iso.datetime().nullable(),
  /** The last run of each check; null if it never ran. */
  checks: z.object({ auditLog: Run.nullable(), decisions: Run.nullable() }),
})
export type Operation = z.infer<typeof Operation>

const JobKind = z.object({ kind: z.string().max(100) })

export const operation = {
  read: endpoint({
    method: 'GET',
    path: '/operation',
    summary: 'Read the state of this installation: versions, settings without secrets, queue, disk, backup and checks',
    access: ['MANAGE_ACCOUNTS'],
    response: Operation,
  }),
  check: endpoint({
    method: 'POST',
    path: '/operation/checks/:check',
    summary: 'Verify the audit log, or make all stored decisions again and compare them, in the background',
    access: ['MANAGE_ACCOUNTS'],
    params: z.object({ check: z.enum(CHECKS) }),
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
  retryJobs: endpoint({
    method: 'POST',
    path: '/operation/given-up/:kind/retry',
    summary: 'Run the given-up jobs of a kind again, with all their attempts',
    access: ['MANAGE_ACCOUNTS'],
    params: JobKind,
    response: z.object({ count: z.int() }),
  }),
  deleteJobs: endpoint({
    method: 'DELETE',
    path: '/operation/given-up/:kind',
    summary: 'Delete the given-up jobs of a kind; the reason is kept in the audit log',
    access: ['MANAGE_ACCOUNTS'],
    params: JobKind,
    body: z.strictObject({ reason: visibleText(1).max(1000) }),
    response: z.object({ count: z.int() }),
  }),
}
