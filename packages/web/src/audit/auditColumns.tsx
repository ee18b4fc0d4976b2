import type { AuditEntry, SessionUser } from '@portal/contract'
import type { TFunction } from 'i18next'
import { formatInstant } from '../shared/dates/dates.ts'
import type { Column } from '../shared/list/table/Column.ts'
import classes from './AuditDetails.module.css'
import { whatHappened } from './whatHappened.ts'

/** The columns of the log; the account only for who sees more than one. */
export function auditColumns(t: TFunction, me: SessionUser | null): Column<AuditEntry>[] {
  const account: Column<AuditEntry> = {
    id: 'account',
    header: t('audit.columns.account'),
    cell: (entry) => entry.account,
  }
  return [
    {
      id: 'at',
      header: t('audit.columns.at'),
      sortable: true,
      cell: ({ at }) => <time dateTime={at}>{formatInstant(at)}</time>,
    },
    { id: 'actor', header: t('audit.columns.actor'), cell: ({ actor }) => actor },
    {
      id: 'action',
      header: t('audit.columns.action'),
      cell: (entry) => <span className={classes.what}>{whatHappened(t, entry).action}</span>,
    },
    { id: 'subject', header: t('audit.columns.subject'), cell: (entry) => whatHappened(t, entry).domain },
    ...(me?.allowedActions.includes('MANAGE_ACCOUNTS') ? [account] : []),
    { id: 'address', header: t('audit.columns.address'), cell: ({ address }) => address ?? t('audit.noAddress') },
  ]
}
