import { Button } from '@mantine/core'
import { audit } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { EmptyRows } from '../shared/administration/EmptyRows.tsx'
import { formatInstant } from '../shared/dates/dates.ts'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { DataTable } from '../shared/list/table/DataTable.tsx'
import { type Chosen, useListState } from '../shared/list/useListState.ts'
import { AuditDetails } from './AuditDetails.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { auditQueries, useExportAudit } from './audit.queries.ts'
import { auditColumns } from './auditColumns.tsx'
import { whatText } from './whatHappened.ts'

/** The audit log of the accounts one administers, newest first. The whole state of the list is in the address. */
export function AuditLogPage() {
  const { t } = useTranslation()
  const { user: me } = useSession()
  const state = useListState({
    name: 'audit',
    schema: audit.list.body,
    defaultSort: '-at',
    filters: ['subject', 'from', 'to'],
    body: auditBody,
  })
  const query = useQuery(auditQueries.list(state.request))
  const exporting = useExportAudit()
  const { filter } = state.request
  const exportButton = (
    <Button
      size="md"
      variant="default"
      loading={exporting.isPending}
      onClick={() => exporting.mutate(filter ? { filter } : {})}
    >
      {t('audit.export')}
    </Button>
  )
  return (
    <>
      <PageTitle title={t('audit.title')} lead={t('audit.lead')} actions={exportButton} />
      <AuditFilters state={state} />
      <DataTable
        label={t('audit.title')}
        columns={auditColumns(t, me)}
        rowKey={({ accountId, entryId }) => `${accountId}-${entryId}`}
        query={query}
        state={state}
        unfold={{
          header: t('audit.columns.details'),
          label: t('audit.details'),
          nameOf: (entry) => t('audit.detailsOf', { what: whatText(t, entry), at: formatInstant(entry.at) }),
          content: (entry) => <AuditDetails entry={entry} />,
        }}
        empty={<EmptyRows chosen={state.chosen} title={t('audit.empty')} hint={t('audit.emptyHint')} />}
      />
    </>
  )
}

/** No subject chosen means all of them; the days are the first and the last that count. */
function auditBody({ q, filters }: Chosen) {
  const { subject = [], from: [from] = [], to: [to] = [] } = filters
  return {
    filter: {
      ...(q && { actor: q }),
      ...(subject.length > 0 && { subject }),
      ...(from && { from }),
      ...(to && { to }),
    },
  }
}
