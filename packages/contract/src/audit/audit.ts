import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countedRows, filterBy, listQuery } from '../http/lists.ts'

/** An entry of the audit log: actor, action, subject, time and address; append-only and chained by hash per account. */
export const AuditEntry = z.object({
  /** Sequence number within the hash chain of the account. */
  entryId: z.int(),
  accountId: z.string(),
  account: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** Name of the subject, such as an e-mail address or a number; null if unknown. */
  subjectName: z.string().nullable(),
  /** The Latin name in the name of the subject, which stands in italics. */
  latin: z.string().optional(),
  details: z.record(z.string(), z.unknown()),
  address: z.string().nullable(),
  at: z.iso.datetime(),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** The kinds of subjects that entries are about, which are the prefixes of their actions. */
export const AUDIT_SUBJECTS = ['ACCOUNT', 'ASSESSMENT', 'EVIDENCE', 'USER', 'USER_GROUP'] as const

const AuditFilter = filterBy({
  action: z.array(z.string().max(100)).max(100),
  subject: z.array(z.enum(AUDIT_SUBJECTS)),
  actor: z.string().trim().max(320),
  /** Days in UTC, both inclusive. */
  from: z.iso.date(),
  to: z.iso.date(),
})

export const AuditQuery = listQuery(['at'], { filter: AuditFilter })

export const audit = {
  list: endpoint({
    method: 'POST',
    path: '/audit/list',
    summary: 'List the audit log of the accounts the caller administers, newest first',
    access: ['MANAGE_USER_GROUPS'],
    body: AuditQuery,
    response: countedRows(AuditEntry),
  }),
  export: endpoint({
    method: 'POST',
    path: '/audit/export',
    summary: 'Export the audit log as CSV, without paging',
    access: ['MANAGE_USER_GROUPS'],
    body: z.strictObject({ q: z.string().trim().max(200).optional(), filter: AuditFilter }),
    response: z.string(),
    produces: 'text/csv',
  }),
}
