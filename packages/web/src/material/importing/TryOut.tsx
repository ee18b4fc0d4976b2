import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { FilterChoices } from '../../shared/list/filters/FilterBar.tsx'
import { AnotherFile } from './AnotherFile.tsx'
import { CheckedTable } from './CheckedTable.tsx'
import { FileLine } from './FileLine.tsx'
import type { Step } from './ImportSteps.tsx'
import classes from './importing.module.css'
import { type FilePart, type List, type Mapping, useRemoveMapping } from './importing.queries.ts'
import { MissingAnswers } from './MissingAnswers.tsx'
import { NumbersPanel } from './NumbersPanel.tsx'
import { StartPanel } from './StartPanel.tsx'
import { type Checks, countsOf, hasReference, kindOf, ROW_KINDS, type RowKind, useChecks } from './useChecks.ts'
import { type ImportColumn, type ImportDraft, useImportDraft, useWords } from './useImportDraft.ts'
import { WordsTable } from './WordsTable.tsx'

type Props = {
  list: List
  mappings: readonly Mapping[]
  /** Why the file that was chosen last could not be read. */
  failure: Error | null
  step: Step
  onStep: (step: Step) => void
  onRead: (part: FilePart) => void
}

/** A list that is tried out: its columns, its words, and what each row would become. Nothing is written. */
export function TryOut({ list, mappings, failure, step, onStep, onRead }: Props) {
  const { t } = useTranslation()
  const mending = useImportDraft(list, mappings)
  const words = useWords(mending.draft)
  const checks = useChecks(mending.draft, words.columns, words.isRead)
  const { columns, rows } = mending.draft
  const counts = countsOf(mending.draft, checks)
  const open = words.columns.reduce((sum, column) => sum + column.open, 0)
  const error = checks.error ?? words.error
  return (
    <>
      <FileLine list={list} onRead={onRead}>
        <AnotherFile isMended={mending.isChanged} failure={failure} onChoose={(file) => onRead({ file })} />
      </FileLine>
      <Counts counts={{ ...counts, open }} />
      {checks.repeated > 0 && (
        <p className={classes.quiet}>{t('assessments.importing.duplicates', { count: checks.repeated })}</p>
      )}
      {error !== null && <Failure error={error} onRetry={checks.retry} />}
      {checks.done < rows.length && hasReference(columns) && (
        <p role="status" className={classes.quiet}>
          {t('assessments.importing.checking', { done: checks.done, all: rows.length })}
        </p>
      )}
      <div className={classes.trying}>
        <div className={classes.rows}>
          <Parts step={step} onStep={onStep} open={open} />
          {step === 'columns' && <Columns list={list} mappings={mappings} known={words.choices} mending={mending} />}
          {step === 'words' && <WordsTable columns={words.columns} choices={words.choices} mending={mending} />}
          {step === 'rows' && <Rows mending={mending} checks={checks} known={words.choices} />}
        </div>
        <StartPanel list={list} mending={mending} words={words.columns} checks={checks} counts={counts} />
      </div>
    </>
  )
}

/** The parts of the work, in their order; any of them can be returned to. */
function Parts({ step, onStep, open }: Pick<Props, 'step' | 'onStep'> & { open: number }) {
  const { t } = useTranslation()
  return (
    <FilterChoices
      legend={t('assessments.importing.steps.label')}
      choices={(['columns', 'words', 'rows'] as const).map((key) => ({
        key,
        label: t(`assessments.importing.steps.${key}`),
        chosen: step === key,
        count: key === 'words' ? open : undefined,
      }))}
      onChoose={onStep}
    />
  )
}

const KINDS = ['read', 'open', 'ready', 'mend', 'empty', 'here'] as const
type Kind = (typeof KINDS)[number]

function Counts({ counts }: { counts: Readonly<Record<Kind, number>> }) {
  const { t } = useTranslation()
  return (
    <dl className={classes.counts}>
      {KINDS.map((kind) => (
        <div key={kind} data-mend={((kind === 'mend' || kind === 'open') && counts[kind] > 0) || undefined}>
          <dt>{t(`assessments.importing.counts.${kind}`)}</dt>
          <dd>{counts[kind]}</dd>
        </div>
      ))}
    </dl>
  )
}

type ColumnsProps = { list: List; mappings: readonly Mapping[]; known: readonly ImportColumn[]; mending: ImportDraft }

/** Which column holds what, to be put right where the headers did not say. */
function Columns({ list, mappings, known, mending }: ColumnsProps) {
  const { t } = useTranslation()
  const { headers, columns } = mending.draft
  const read = columns.filter((column) => column !== null).length
  return (
    <section className={classes.columns}>
      <p>{t('assessments.importing.columns.read', { count: read, all: headers.length })}</p>
      {!hasReference(columns) && <p role="alert">{t('assessments.importing.columns.noReference')}</p>}
      <div className={classes.matches}>
        {headers.map((header, place) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same header.
            key={place}
            size="sm"
            label={t('assessments.importing.columns.column', { header })}
            description={examplesOf(list, place)}
            value={columns[place] ?? ''}
            data={[
              { value: '', label: t('assessments.importing.columns.nothing') },
              ...known.map(({ id, label }) => ({ value: id, label })),
            ]}
            onChange={({ currentTarget: { value } }) => mending.setColumn(place, value || null)}
          />
        ))}
      </div>
      <KeptMappings mappings={mappings} />
    </section>
  )
}

const EXAMPLES = 3

/** The first texts of a column, by which people recognise what it holds. */
const examplesOf = ({ rows }: List, place: number): string =>
  [...new Set(rows.map(({ cells }) => cells[place] ?? ''))]
    .filter((text) => text !== '')
    .slice(0, EXAMPLES)
    .join(', ')

/** What was chosen for earlier lists, which counts for this one; what turned out wrong can be deleted. */
function KeptMappings({ mappings }: { mappings: readonly Mapping[] }) {
  const { t } = useTranslation()
  const remove = useRemoveMapping()
  return (
    <ul className={classes.kept}>
      {mappings.map(({ name }) => (
        <li key={name}>
          {t('assessments.importing.kept.as', { name })}
          <Button variant="subtle" size="compact-sm" onClick={() => remove.mutate(name)}>
            {t('assessments.importing.kept.remove', { name })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** What numbers propose for rows, what rows lack, and each row with its result. */
function Rows({ mending, checks, known }: Pick<ColumnsProps, 'mending' | 'known'> & { checks: Checks }) {
  const { t } = useTranslation()
  const [view, setView] = useState<RowKind>('all')
  const { rows } = mending.draft
  const kinds = rows.map(({ row }) => kindOf(checks.checkedOf(row)))
  const shown = rows.filter((_, index) => view === 'all' || kinds[index] === view)
  return (
    <>
      <NumbersPanel mending={mending} columns={known} />
      <MissingAnswers mending={mending} checks={checks} />
      <FilterChoices
        legend={t('assessments.importing.table')}
        choices={ROW_KINDS.map((key) => ({
          key,
          label: t(`assessments.importing.views.${key}`),
          chosen: view === key,
          count: key === 'all' ? rows.length : kinds.filter((kind) => kind === key).length,
        }))}
        onChoose={setView}
      />
      <CheckedTable key={view} rows={shown} mending={mending} checks={checks} />
    </>
  )
}
