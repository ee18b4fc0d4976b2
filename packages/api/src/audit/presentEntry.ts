import type { AuditEntry } from '@portal/contract'
import type { AuditListRow } from './audit.repo.ts'

const ID_FIELDS: { readonly [kind: string]: string } = {
  ACCOUNT: 'accountId',
  ASSESSMENT: 'assessmentId',
  USER: 'userId',
  USER_GROUP: 'userGroupId',
}

/** An entry as it is shown: what it is about taken apart from the details. */
export function presentEntry(row: AuditListRow): AuditEntry {
  const details = JSON.parse(row.subject) as { [key: string]: unknown }
  const idField = ID_FIELDS[row.subjectKind] ?? ''
  const { [idField]: id, ...others } = details
  return {
    entryId: row.number,
    accountId: row.accountId,
    account: row.account,
    actor: row.actor,
    action: row.action,
    subject: row.subjectKind,
    subjectId: typeof id === 'string' ? id : '',
    details: others,
    address: row.address,
    at: row.at.toISOString(),
    hash: row.hash,
  }
}
