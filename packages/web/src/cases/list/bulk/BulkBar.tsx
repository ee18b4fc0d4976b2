import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Menu } from '@mantine/core'
import type { AssessmentRow, ListColumn } from '@portal/contract'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BarAction, ChosenBar } from '../../../shared/list/ChosenBar.tsx'
import { useFocusBack } from '../../../shared/list/useFocusBack.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { useCaseLabel } from '../../core/CaseName.tsx'
import { permittedLockTypes } from '../../locks/lockRights.ts'
import { ReleaseDialog } from '../../locks/release/ReleaseDialog.tsx'
import { useExport } from '../ExportMenu.tsx'
import type { ListRequest } from '../filters/assessmentFilters.ts'
import { BulkDialog, type BulkAction as Change } from './BulkDialog.tsx'
import { type LeftCase, type NamedCase, OutcomeDialog, ProgressDialog } from './EachCase.tsx'
import { ReportBundle } from './ReportBundle.tsx'
import type { useSelectFound } from './Selection.tsx'
import { type BulkMutation, useBulkChange } from './useBulkChange.ts'
import { useSaveFields } from './useSaveFields.ts'

/** A dialog about several cases. */
type CasesDialog = ComponentType<{ assessmentIds: readonly string[]; onClose: () => void }>
/** The dialogs of other features: a pack for an inspection, a paper for all of the cases, and labels. */
export type OtherDialogs = {
  readonly PackDialog: CasesDialog
  readonly PaperDialog: ComponentType<{
    cases: readonly NamedCase[]
    left: readonly LeftCase[]
    onClose: (kept?: readonly NamedCase[]) => void
  }>
  readonly LabelsDialog: CasesDialog
}

type Props = OtherDialogs & {
  selected: readonly AssessmentRow[]
  /** The order and the columns of the list, in which the chosen rows are exported. */
  request: ListRequest
  columns: readonly ListColumn[] | undefined
  /** Chooses the rows beyond the page, too. */
  found: ReturnType<typeof useSelectFound>
  onSelect: (selected: readonly AssessmentRow[]) => void
}

/** Bulk actions for the chosen assessments. */
export function BulkBar({ selected, request, columns, found, onSelect, ...dialogs }: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<Question | null>(null)
  const { onFocus, clear } = useFocusBack(() => onSelect([]))
  const bulk = useBulkChange(clear)
  const keep = (kept: readonly NamedCase[]) => {
    const ids = new Set(idsOf(kept))
    onSelect(selected.filter(({ assessmentId }) => ids.has(assessmentId)))
  }
  const chosen = selected.length > 0 ? t('assessments.list.bulk.count', { count: selected.length }) : null
  return (
    <ChosenBar label={t('assessments.list.bulk.title')} chosen={chosen} onFocus={onFocus}>
      {selected.length > 0 && (
        <Actions
          selected={selected}
          request={request}
          columns={columns}
          found={found}
          bulk={bulk}
          onClear={clear}
          onAsk={setAsking}
        />
      )}
      {asking && (
        <BulkQuestion
          question={asking}
          selected={selected}
          bulk={bulk}
          {...dialogs}
          onKeep={keep}
          onClose={() => setAsking(null)}
        />
      )}
      <BulkProgress bulk={bulk} onKeep={keep} />
    </ChosenBar>
  )
}

/** Of a change of many cases how far it is, and what it left out. */
function BulkProgress({ bulk: { progress, stop, data, reset }, onKeep }: Pick<AskedProps, 'bulk' | 'onKeep'>) {
  const { t } = useTranslation()
  if (progress) return <ProgressDialog title={t('assessments.list.bulk.title')} progress={progress} onStop={stop} />
  if (!data?.left.length) return null
  const close = () => {
    reset()
    onKeep(data.left)
  }
  return <OutcomeDialog outcome={data} onClose={close} />
}

type ActionsProps = Omit<Props, keyof OtherDialogs | 'onSelect'> & {
  bulk: BulkMutation
  onClear: () => void
  onAsk: (question: Question) => void
}

/** What is done most often; the rest is in a menu. An action that fits none of the selected assessments is left out. */
function Actions({ selected, request, columns, found, onClear, bulk, onAsk }: ActionsProps) {
  const { t } = useTranslation()
  const { sort } = request
  const exported = useExport({
    ...(sort && { sort }),
    columns: columns && [...columns],
    filters: { assessmentId: idsOf(selected) },
  })
  const [a, b, ...more] = selected
  return (
    <>
      {found && (
        <BarAction
          label={t(`assessments.list.bulk.${found.isAll ? 'selectAllFound' : 'selectFirst'}`, { count: found.count })}
          disabled={found.isPending}
          onClick={found.select}
        />
      )}
      {a && b && more.length === 0 && <Link to={comparisonOf(a, b)}>{t('assessments.list.bulk.compare')}</Link>}
      <BarAction
        label={t('assessments.list.bulk.export')}
        disabled={exported.isRunning}
        onClick={() => exported.start('xlsx')}
      />
      {AT_HAND.filter((question) => rowsFor(question, selected).length > 0).map((question) => (
        <BarAction key={question} label={t(`assessments.list.bulk.${question}`)} onClick={() => onAsk(question)} />
      ))}
      <MoreActions selected={selected} bulk={bulk} onAsk={onAsk} />
      <BarAction label={t('assessments.list.bulk.clear')} onClick={onClear} />
    </>
  )
}

function MoreActions({ selected, bulk, onAsk }: Pick<ActionsProps, 'selected' | 'bulk' | 'onAsk'>) {
  const { t } = useTranslation()
  const fields = useSaveFields()
  const isStarred = selected.every(({ favorite }) => favorite)
  return (
    <Menu position="top-end" shadow="lg" withinPortal={false} withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <BarAction label={t('assessments.list.bulk.more')} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          disabled={bulk.isPending}
          onClick={() => bulk.mutate({ rows: selected, change: { favorite: !isStarred } })}
        >
          {t(isStarred ? 'assessments.list.bulk.unstar' : 'assessments.list.bulk.star')}
        </Menu.Item>
        {IN_MENU.filter((question) => rowsFor(question, selected).length > 0).map((question) => (
          <Menu.Item key={question} onClick={() => onAsk(question)}>
            {t(`assessments.list.bulk.${question}`)}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => onAsk('labels')}>{t('assessments.labels.open')}</Menu.Item>
        <Menu.Item disabled={fields.isPending} onClick={() => fields.mutate(idsOf(selected))}>
          {t('assessments.labels.fields')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** An action that opens a dialog first. */
const AT_HAND = ['reports', 'release', 'paper'] as const
const IN_MENU = ['complete', 'comment', 'lock', 'pack', 'setOwner', 'setVisibility'] as const
type Question = (typeof AT_HAND)[number] | (typeof IN_MENU)[number] | 'labels'

/** Those of the chosen ones that an action is for. */
function rowsFor(question: Question, rows: readonly AssessmentRow[]): readonly AssessmentRow[] {
  const isFor = IS_FOR[question]
  return isFor ? rows.filter(isFor) : rows
}

/** Whether an action is for an assessment; the others are for all. */
const IS_FOR: { readonly [question in Question]?: (row: AssessmentRow) => boolean } = {
  release: isReleasable,
  paper: mayWork,
  complete: ({ status, rights }) => status === 'IN_PROGRESS' && rights.includes('edit'),
  comment: ({ rights }) => rights.length > 0,
  lock: (row) => permittedLockTypes(row).length > 0,
  setOwner: ({ rights }) => rights.includes('setOwner'),
  setVisibility: ({ rights }) => rights.includes('setVisibility'),
}

function mayWork({ rights }: AssessmentRow): boolean {
  return rights.includes('edit') || rights.includes('lockLegal') || rights.includes('lockTechnical')
}

/** Whether a lock is closed that the reader may perhaps release; the case itself says which. */
function isReleasable({ cleared, rights }: AssessmentRow): boolean {
  return !cleared && (rights.includes('lockLegal') || rights.includes('lockTechnical'))
}

/** Why an action is not for an assessment. */
const whyLeft = (question: Question, { status }: AssessmentRow) =>
  question === 'complete' && status !== 'IN_PROGRESS' ? 'completed' : 'noRight'

const idsOf = (rows: readonly Pick<AssessmentRow, 'assessmentId'>[]) => rows.map(({ assessmentId }) => assessmentId)

type AskedProps = OtherDialogs & {
  question: Question
  selected: readonly AssessmentRow[]
  bulk: BulkMutation
  /** Chooses only these of the chosen ones. */
  onKeep: (kept: readonly NamedCase[]) => void
  onClose: () => void
}

/** The dialog of an action. */
function BulkQuestion({ question, selected, bulk, onKeep, onClose, ...dialogs }: AskedProps) {
  const { t } = useTranslation()
  const { PackDialog, PaperDialog, LabelsDialog } = dialogs
  const caseLabel = useCaseLabel()
  const named = (row: AssessmentRow) => ({ assessmentId: row.assessmentId, label: caseLabel(row) })
  const rows = rowsFor(question, selected)
  const left = selected
    .filter((row) => !rows.includes(row))
    .map((row) => ({ ...named(row), reason: t(`assessments.list.bulk.left.${whyLeft(question, row)}`) }))
  if (question === 'labels') return <LabelsDialog assessmentIds={idsOf(rows)} onClose={onClose} />
  if (question === 'pack') return <PackDialog assessmentIds={idsOf(rows)} onClose={onClose} />
  if (question === 'paper') {
    const close = (kept?: readonly NamedCase[]) => {
      onClose()
      if (kept) onKeep(kept)
    }
    return <PaperDialog cases={rows.map(named)} left={left} onClose={close} />
  }
  if (question === 'reports') return <ReportBundle assessmentIds={idsOf(rows)} onClose={onClose} />
  if (question === 'release') return <ReleaseDialog cases={rows} onClose={onClose} />
  return (
    <BulkDialog
      what={question satisfies Change}
      rows={rows}
      left={left}
      pending={bulk.isPending}
      onChange={(change) => bulk.mutate({ rows, change, left }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

const comparisonOf = (a: AssessmentRow, b: AssessmentRow) =>
  `${paths.compareAssessments}?${new URLSearchParams({ a: a.assessmentId, b: b.assessmentId })}`
