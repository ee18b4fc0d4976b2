import { Button } from '@mantine/core'
import { AUDIT_SUBJECTS, type AuditEntry, AuditQuery, type SessionUser } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { EmptyRows } from '../shared/administration/EmptyRows.tsx'
import { DayField } from '../shared/dates/DayField.tsx'
import { formatInstant } from '../shared/dates/dates.ts'
import { Fact } from '../shared/layout/Fact.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { FilterBar, FilterChoices, toggleValue } from '../shared/list/filters/FilterBar.tsx'
import { SearchInput } from '../shared/list/filters/SearchInput.tsx'
import type { Column } from '../shared/list/table/Column.ts'
import { DataTable } from '../shared/list/table/DataTable.tsx'
import { type ListFilter, type ListState, useListState } from '../shared/list/useListState.ts'
import { WithLatin } from '../shared/texts/WithLatin.tsx'
import classes from './AuditLogPage.module.css'
import { auditQueries, useExportAudit } from './audit.queries.ts'
import { type Change, changesOf, describeEntry, splitWords, translateEntry } from './translateEntry.ts'

/** The audit log of the accounts that the administrator manages, newest first. The state of the list is in the URL. */
export function AuditLogPage() {
  const { t } = useTranslation()
  const { user: me } = useSession()
  const state = useListState({
    name: 'audit',
    schema: AuditQuery,
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
      <PageTitle title={t('shell.audit')} lead={t('audit.lead')} actions={exportButton} />
      <AuditFilters state={state} />
      <DataTable
        label={t('shell.audit')}
        columns={auditColumns(t, me)}
        rowKey={({ accountId, entryId }) => `${accountId}-${entryId}`}
        query={query}
        state={state}
        unfold={{
          header: t('audit.columns.details'),
          label: t('audit.details'),
          nameOf: (entry) => t('audit.detailsOf', { what: describeEntry(t, entry), at: formatInstant(entry.at) }),
          content: (entry) => <AuditDetails entry={entry} />,
        }}
        empty={<EmptyRows chosen={state.chosen} title={t('audit.empty')} hint={t('audit.emptyHint')} />}
      />
    </>
  )
}

/** No subject means all of them; both days are included. */
function auditBody({ q, filters }: ListFilter) {
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

/** Filters by actor, subject and range of days (UTC). */
function AuditFilters({ state }: { state: ListState }) {
  const { t } = useTranslation()
  const { q, filters } = state.chosen
  const { subject = [] } = filters
  return (
    <FilterBar>
      <SearchInput
        label={t('audit.filters.actor')}
        placeholder={t('audit.filters.actorHint')}
        value={q}
        onSearch={state.setSearch}
      />
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          label={t(`audit.filters.${name}`)}
          value={filters[name]?.[0] ?? ''}
          error={undefined}
          isBad={false}
          none=""
          size="md"
          onChange={(day) => state.setFilter(name, day ? [day] : [])}
        />
      ))}
      <FilterChoices
        legend={t('audit.filters.subject')}
        choices={AUDIT_SUBJECTS.map((key) => ({
          key,
          label: t(`audit.subjects.${key}`),
          chosen: subject.includes(key),
        }))}
        onChoose={(key) => state.setFilter('subject', toggleValue(subject, key))}
      />
    </FilterBar>
  )
}

/** The columns of the log; the account only for readers of several accounts. */
function auditColumns(t: TFunction, me: SessionUser | null): Column<AuditEntry>[] {
  const account: Column<AuditEntry> = {
    id: 'account',
    header: t('audit.columns.account'),
    shownFrom: 'medium',
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
      cell: (entry) => <WhatWasDone entry={entry} />,
    },
    {
      id: 'subject',
      header: t('audit.columns.subject'),
      cell: (entry) => (
        <>
          <span className={classes.what}>{translateEntry(t, entry).domain}</span>{' '}
          {entry.subjectName !== null && (
            <span className={classes.name}>
              <WithLatin text={entry.subjectName} latin={entry.latin} />
            </span>
          )}
        </>
      ),
    },
    ...(me?.allowedActions.includes('MANAGE_ACCOUNTS') ? [account] : []),
    {
      id: 'address',
      header: t('audit.columns.address'),
      shownFrom: 'medium',
      cell: ({ address }) => address ?? t('audit.noAddress'),
    },
  ]
}

/** The action, with the questions whose answers changed and the values that did. */
function WhatWasDone({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  return (
    <>
      <span className={classes.what}>{translateEntry(t, entry).action}</span>
      {Array.isArray(entry.details.answers) && (
        <span className={classes.change}>{inWords(t, entry.details.answers.map(splitWords))}</span>
      )}
      {changesOf(entry.details).map((change) => (
        <span key={change.name} className={classes.change}>
          {t('audit.changed', { name: splitWords(change.name), ...wordsOf(t, change) })}
        </span>
      ))}
    </>
  )
}

/** All details of an entry, with its code and hash, and with the columns that a narrow table leaves out. */
function AuditDetails({ entry: { action, subjectId, account, address, details, hash } }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const changes = changesOf(details)
  return (
    <dl className={classes.details}>
      <Fact name={t('audit.code')}>
        <code>{action}</code>
      </Fact>
      <Fact name={t('audit.columns.account')}>{account}</Fact>
      <Fact name={t('audit.columns.address')}>{address ?? t('audit.noAddress')}</Fact>
      {subjectId !== '' && (
        <Fact name={t('audit.subjectId')}>
          <code>{subjectId}</code>
        </Fact>
      )}
      {changes.map((change) => (
        <Fact key={change.name} name={splitWords(change.name)}>
          {t('audit.fromTo', wordsOf(t, change))}
        </Fact>
      ))}
      {Object.entries(details)
        .filter(([name]) => changes.length === 0 || !RECORDED_CHANGE.includes(name))
        .map(([name, value]) => (
          <Fact key={name} name={splitWords(name)}>
            {inWords(t, value)}
          </Fact>
        ))}
      <Fact name={t('audit.hash')}>
        <code>{hash}</code>
      </Fact>
    </dl>
  )
}

/** The details of an entry of which `changesOf` says what changed. */
const RECORDED_CHANGE = ['changed', 'before']

const wordsOf = (t: TFunction, { before, after }: Change) => ({ before: inWords(t, before), after: inWords(t, after) })

/** A recorded value as text; nothing and an empty list in words, anything else that is no text as it was recorded. */
function inWords(t: TFunction, value: unknown): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return t('administration.none')
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
