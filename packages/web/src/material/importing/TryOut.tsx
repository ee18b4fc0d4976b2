import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Details } from '../../shared/layout/Details.tsx'
import { FilterChoices } from '../../shared/list/filters/FilterBar.tsx'
import { AnotherFile } from './AnotherFile.tsx'
import { CheckedTable } from './CheckedTable.tsx'
import classes from './importing.module.css'
import { importQueries } from './importing.queries.ts'
import { StartPanel } from './StartPanel.tsx'
import { type DryRun, hasReference, type List, useDryRun } from './useDryRun.ts'

type Props = {
  list: List
  /** Why the file that was chosen last could not be read. */
  failure: Error | null
  onChoose: (file: File) => void
}

/** The dry run of a list: what each row would become, and what is to mend. */
export function TryOut({ list, failure, onChoose }: Props) {
  const { t } = useTranslation()
  const dryRun = useDryRun(list)
  const [view, setView] = useState<RowKind>('all')
  const kinds = kindsOf(dryRun)
  const shown = dryRun.rows.filter((_, index) => view === 'all' || kinds[index] === view)
  const count = (kind: RowKind) => (kind === 'all' ? dryRun.rows.length : kinds.filter((each) => each === kind).length)
  const ready = dryRun.done - count('mend') - count('here')
  return (
    <>
      <FileLine list={list}>
        <AnotherFile isMended={dryRun.rows !== list.rows} failure={failure} onChoose={onChoose} />
      </FileLine>
      <Columns list={list} dryRun={dryRun} />
      <dl className={classes.counts}>
        <Count name="read" count={count('all')} />
        <Count name="ready" count={ready} />
        <Count name="mend" count={count('mend')} />
        <Count name="here" count={count('here')} />
      </dl>
      {dryRun.error !== null && <Failure error={dryRun.error} onRetry={dryRun.retry} />}
      {dryRun.done < dryRun.rows.length && hasReference(dryRun.columns) && (
        <p role="status" className={classes.quiet}>
          {t('assessments.importing.checking', { done: dryRun.done, all: dryRun.rows.length })}
        </p>
      )}
      <div className={classes.trying}>
        <div className={classes.rows}>
          <FilterChoices
            legend={t('assessments.importing.table')}
            choices={ROW_KINDS.map((key) => ({
              key,
              label: t(`assessments.importing.views.${key}`),
              chosen: view === key,
              count: count(key),
            }))}
            onChoose={setView}
          />
          <CheckedTable key={view} headers={list.headers} rows={shown} dryRun={dryRun} />
        </div>
        <StartPanel list={list} dryRun={dryRun} ready={ready} mend={count('mend')} />
      </div>
    </>
  )
}

function Count({ name, count }: { name: 'read' | 'ready' | 'mend' | 'here'; count: number }) {
  const { t } = useTranslation()
  return (
    <div data-mend={(name === 'mend' && count > 0) || undefined}>
      <dt>{t(`assessments.importing.counts.${name}`)}</dt>
      <dd>{count}</dd>
    </div>
  )
}

function FileLine({ list, children }: { list: List; children: ReactNode }) {
  const { t } = useTranslation()
  const { fileName: name, sheet, formulas } = list
  return (
    <>
      <div className={classes.quiet}>
        {sheet === null ? name : t('assessments.importing.file', { name, sheet })} · {children}
      </div>
      {formulas.count > 0 && (
        <p className={classes.quiet}>
          {t('assessments.importing.formulas', { count: formulas.count, cells: formulas.first.join(', ') })}
        </p>
      )}
    </>
  )
}

/** Which column holds what, to be put right where the headers did not say. */
function Columns({ list: { headers }, dryRun: { columns, setColumns } }: { list: List; dryRun: DryRun }) {
  const { t } = useTranslation()
  const { data } = useQuery(importQueries.columns)
  const read = columns.filter((column) => column !== null).length
  const choose = (place: number, id: string) =>
    setColumns(columns.map((column, index) => (index === place ? id || null : column === id ? null : column)))
  return (
    <Details
      className={classes.columns}
      open={!hasReference(columns)}
      summary={t('assessments.importing.columns.read', { count: read, all: headers.length })}
    >
      {!hasReference(columns) && <p role="alert">{t('assessments.importing.columns.noReference')}</p>}
      <div className={classes.matches}>
        {headers.map((header, place) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same header.
            key={place}
            size="sm"
            label={t('assessments.importing.columns.column', { header })}
            value={columns[place] ?? ''}
            data={[
              { value: '', label: t('assessments.importing.columns.nothing') },
              ...(data?.columns ?? []).map(({ id, label }) => ({ value: id, label })),
            ]}
            onChange={({ currentTarget: { value } }) => choose(place, value)}
          />
        ))}
      </div>
    </Details>
  )
}

const ROW_KINDS = ['all', 'mend', 'RED', 'AMBER', 'GREEN', 'open', 'here'] as const
type RowKind = (typeof ROW_KINDS)[number]

/** Of each row under which filter it stands, in their order; undefined while it is not tried. */
const kindsOf = ({ rows, checkedOf }: Pick<DryRun, 'rows' | 'checkedOf'>): (RowKind | undefined)[] =>
  rows.map(({ row }) => {
    const checked = checkedOf(row)
    if (!checked) return undefined
    if (checked.here) return 'here'
    return checked.faults.length > 0 ? 'mend' : (checked.status ?? 'open')
  })
