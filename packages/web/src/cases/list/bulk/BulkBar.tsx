import { type AssessmentRow, assessments } from '@portal/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import { useFocusBack } from '../../../shared/list/useFocusBack.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { assessmentQueries } from '../../core/assessments.queries.ts'
import { ReleaseDialog } from '../../locks/release/ReleaseDialog.tsx'
import { useExport } from '../ExportMenu.tsx'
import { type BulkChange, BulkDialog } from './BulkDialog.tsx'
import classes from './bulk.module.css'
import { ReportBundle } from './ReportBundle.tsx'
import type { useSelectFound } from './Selection.tsx'

/** Makes a pack of cases. */
export type PackDialog = ComponentType<{ assessmentIds: readonly string[]; onClose: () => void }>

type Props = {
  selected: readonly AssessmentRow[]
  /** Chooses the rows beyond the page, too. */
  found: ReturnType<typeof useSelectFound>
  onClear: () => void
  PackDialog: PackDialog
}

/** Floats over the list while rows are chosen, with what can be done with all of them. */
export function BulkBar({ selected, found, onClear, PackDialog }: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<Question | null>(null)
  const { onFocus, clear } = useFocusBack(onClear)
  const bulk = useBulkChange(clear)
  useMessagesAtHead(selected.length > 0)
  return (
    <section
      className={classes.bar}
      aria-label={t('assessments.list.bulk.title')}
      hidden={selected.length === 0}
      onFocus={onFocus}
    >
      <p role="status">{selected.length > 0 && t('assessments.list.bulk.count', { count: selected.length })}</p>
      {selected.length > 0 && (
        <Actions selected={selected} found={found} bulk={bulk} onClear={clear} onAsk={setAsking} />
      )}
      {asking && (
        <Asked
          question={asking}
          selected={selected}
          bulk={bulk}
          PackDialog={PackDialog}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  )
}

/**
 * Shows messages at the head of the screen while the bar is at its foot. An attribute, because `:has()` on the page
 * restyled the root element and searched all of the page whenever anything changed on any screen.
 */
function useMessagesAtHead(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    const { dataset } = document.documentElement
    dataset.barAtFoot = 'true'
    return () => {
      delete dataset.barAtFoot
    }
  }, [isNeeded])
}

type ActionsProps = Omit<Props, 'PackDialog'> & { bulk: BulkMutation; onAsk: (question: Question) => void }

/** Bulk actions, with or without a confirmation; an action that fits none of the selected assessments is left out. */
function Actions({ selected, found, onClear, bulk, onAsk }: ActionsProps) {
  const { t } = useTranslation()
  const exported = useExport({ filters: { assessmentId: idsOf(selected) } })
  const isStarred = selected.every(({ favorite }) => favorite)
  const questions: Question[] = ['reports', 'pack', 'release', 'setOwner', 'setVisibility']
  const [a, b, ...more] = selected
  return (
    <>
      {found && (
        <Action
          label={t('assessments.list.bulk.selectAllFound', { count: found.total })}
          disabled={found.isPending}
          onClick={found.select}
        />
      )}
      {a && b && more.length === 0 && (
        <Link to={comparisonOf(a, b)} className={classes.action}>
          {t('assessments.list.bulk.compare')}
        </Link>
      )}
      <Action
        label={t(isStarred ? 'assessments.list.bulk.unstar' : 'assessments.list.bulk.star')}
        disabled={bulk.isPending}
        onClick={() => bulk.mutate({ rows: selected, change: { favorite: !isStarred } })}
      />
      <Action
        label={t('assessments.list.bulk.export')}
        disabled={exported.isRunning}
        onClick={() => exported.start('xlsx')}
      />
      {questions
        .filter((question) => rowsFor(question, selected).length > 0)
        .map((question) => (
          <Action key={question} label={t(`assessments.list.bulk.${question}`)} onClick={() => onAsk(question)} />
        ))}
      <Action label={t('assessments.list.bulk.clear')} onClick={onClear} />
    </>
  )
}

/** An action that opens a dialog first. */
type Question = 'reports' | 'pack' | 'release' | 'setOwner' | 'setVisibility'

/** Those of the chosen ones that an action is for. */
function rowsFor(question: Question, rows: readonly AssessmentRow[]): readonly AssessmentRow[] {
  if (question === 'release') return rows.filter(isReleasable)
  if (question === 'setOwner' || question === 'setVisibility') {
    return rows.filter(({ rights }) => rights.includes(question))
  }
  return rows
}

/** Whether a lock is closed that the reader may perhaps release; the case itself says which. */
const isReleasable = ({ cleared, rights }: AssessmentRow) =>
  !cleared && (rights.includes('lockLegal') || rights.includes('lockTechnical'))

const idsOf = (rows: readonly AssessmentRow[]) => rows.map(({ assessmentId }) => assessmentId)

type AskedProps = {
  question: Question
  selected: readonly AssessmentRow[]
  bulk: BulkMutation
  PackDialog: PackDialog
  onClose: () => void
}

/** The dialog of an action. */
function Asked({ question, selected, bulk, PackDialog, onClose }: AskedProps) {
  const rows = rowsFor(question, selected)
  if (question === 'pack') return <PackDialog assessmentIds={idsOf(rows)} onClose={onClose} />
  if (question === 'reports') return <ReportBundle assessmentIds={idsOf(rows)} onClose={onClose} />
  if (question === 'release') return <ReleaseDialog cases={rows} onClose={onClose} />
  return (
    <BulkDialog
      what={question === 'setOwner' ? 'owner' : 'visibility'}
      rows={rows}
      chosen={selected.length}
      pending={bulk.isPending}
      onChange={(changed, change) => bulk.mutate({ rows: changed, change }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

type ActionProps = { label: string; disabled?: boolean; onClick: () => void }

const Action = ({ label, disabled = false, onClick }: ActionProps) => (
  <button type="button" className={classes.action} disabled={disabled} onClick={onClick}>
    {label}
  </button>
)

const comparisonOf = (a: AssessmentRow, b: AssessmentRow) =>
  `${paths.compareAssessments}?${new URLSearchParams({ a: a.assessmentId, b: b.assessmentId })}`

type BulkMutation = ReturnType<typeof useBulkChange>
type Bulk = { rows: readonly AssessmentRow[]; change: BulkChange }

/** Changes them one after the other; a refused one does not stop the others and is named. */
function useBulkChange(onDone: () => void) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ rows, change }: Bulk) => {
      const refused: unknown[] = []
      for (const row of rows) await changeOne(row, change).catch((error) => refused.push(error))
      return { done: rows.length - refused.length, refused }
    },
    onSuccess: ({ done, refused }) => {
      if (refused.length === 0) {
        notify.success(t('assessments.list.bulk.done', { count: done }))
        return onDone()
      }
      notify.error(t('assessments.list.bulk.refused', { count: refused.length, done, reason: errorText(refused[0]) }))
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: assessmentQueries.all }),
  })
}

const changeOne = ({ assessmentId: id }: AssessmentRow, change: BulkChange): Promise<unknown> =>
  'favorite' in change
    ? call(assessments.favorite, { params: { id }, body: change })
    : call(assessments.update, { params: { id }, body: change })
