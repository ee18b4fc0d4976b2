import { type AssessmentRight, type AssessmentRow, assessments, type Visibility } from '@portal/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { z } from 'zod'
import { call } from '../../../api/call.ts'
import { paths } from '../../../app/paths.ts'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import { assessmentQueries } from '../../assessments.queries.ts'
import { PackDialog } from '../../evidence/PackDialog.tsx'
import { useExport } from '../ExportMenu.tsx'
import { BulkDialog } from './BulkDialog.tsx'
import classes from './bulk.module.css'

type Props = { selected: readonly AssessmentRow[]; onClear: () => void }
/** A change of each of several assessments, one request each. */
export type BulkChange =
  | { readonly favorite: boolean }
  | { readonly visibility: z.infer<typeof Visibility> }
  | { readonly ownerId: string }

/** Floats over the list while rows are chosen, with what can be done with all of them. */
export function BulkBar({ selected, onClear }: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<'owner' | 'visibility' | 'pack' | null>(null)
  const bulk = useBulkChange(onClear)
  const exported = useExport({ filters: { assessmentId: selected.map(({ assessmentId }) => assessmentId) } })
  const isStarred = selected.every(({ favorite }) => favorite)
  const [a, b, ...more] = selected
  return (
    <section className={classes.bar} aria-label={t('assessments.list.bulk.title')} hidden={!a}>
      <p role="status">{a && t('assessments.list.bulk.count', { count: selected.length })}</p>
      {a && (
        <>
          {b && more.length === 0 && (
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
          <Action label={t('assessments.list.bulk.pack')} onClick={() => setAsking('pack')} />
          {changeable(selected, 'setOwner').length > 0 && (
            <Action label={t('assessments.list.bulk.owner')} onClick={() => setAsking('owner')} />
          )}
          {changeable(selected, 'setVisibility').length > 0 && (
            <Action label={t('assessments.list.bulk.visibility')} onClick={() => setAsking('visibility')} />
          )}
          <Action label={t('assessments.list.bulk.clear')} onClick={onClear} />
        </>
      )}
      {asking === 'pack' && (
        <PackDialog assessmentIds={selected.map(({ assessmentId }) => assessmentId)} onClose={() => setAsking(null)} />
      )}
      {asking && asking !== 'pack' && (
        <BulkDialog
          what={asking}
          rows={changeable(selected, asking === 'owner' ? 'setOwner' : 'setVisibility')}
          chosen={selected.length}
          pending={bulk.isPending}
          onChange={(rows, change) => bulk.mutate({ rows, change }, { onSuccess: () => setAsking(null) })}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  )
}

type ActionProps = { label: string; disabled?: boolean; onClick: () => void }

const Action = ({ label, disabled = false, onClick }: ActionProps) => (
  <button type="button" className={classes.action} disabled={disabled} onClick={onClick}>
    {label}
  </button>
)

const changeable = (rows: readonly AssessmentRow[], right: AssessmentRight) =>
  rows.filter(({ rights }) => rights.includes(right))

const comparisonOf = (a: AssessmentRow, b: AssessmentRow) =>
  `${paths.compareAssessments}?${new URLSearchParams({ a: a.assessmentId, b: b.assessmentId })}`

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
