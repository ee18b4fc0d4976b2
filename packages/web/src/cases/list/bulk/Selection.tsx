import { type AssessmentRow, MAX_PAGE_SIZE, MAX_SELECTED } from '@portal/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import { assessmentQueries } from '../../core/assessments.queries.ts'
import { useCaseLabel } from '../../core/CaseName.tsx'
import type { ListRequest } from '../filters/assessmentFilters.ts'
import classes from '../list.module.css'

/** Chosen rows: they stay chosen while the list is turned or filtered. */
export type Selecting = {
  /** The selectable rows of this page. */
  readonly rows: readonly AssessmentRow[]
  readonly selected: readonly AssessmentRow[]
  readonly onSelect: (selected: readonly AssessmentRow[]) => void
}

const without = (selected: readonly AssessmentRow[], rows: readonly AssessmentRow[]) =>
  selected.filter((one) => rows.every(({ assessmentId }) => assessmentId !== one.assessmentId))

/** Chooses a row. */
export function SelectTick({ row, selecting: { selected, onSelect } }: { row: AssessmentRow; selecting: Selecting }) {
  const { t } = useTranslation()
  const name = useCaseLabel()(row)
  const others = without(selected, [row])
  const isSelected = others.length < selected.length
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={t('assessments.list.bulk.select', { name })}
        onChange={() => onSelect(isSelected ? others : [...selected, row])}
      />
    </label>
  )
}

/** Chooses all rows of the page, or none of them. */
export function SelectAll({ selecting: { rows, selected, onSelect } }: { selecting: Selecting }) {
  const { t } = useTranslation()
  const others = without(selected, rows)
  const count = selected.length - others.length
  const isWhole = rows.length > 0 && count === rows.length
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        checked={isWhole}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isWhole
        }}
        aria-label={t('assessments.list.bulk.selectAll')}
        onChange={() => onSelect(isWhole ? others : [...others, ...rows])}
      />
    </label>
  )
}

type SelectFoundProps = { request: ListRequest; total: number | undefined; selecting: Selecting }

/**
 * Choosing all that match, beyond the page, offered once a row is chosen: at most as many as a search for chosen ones
 * takes, the first of the list. Undefined if these are chosen.
 */
export function useSelectFound({ request, total = 0, selecting: { rows, selected, onSelect } }: SelectFoundProps) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const count = Math.min(total, MAX_SELECTED)
  const reading = useMutation({
    mutationFn: async () => {
      const found: AssessmentRow[] = []
      let page: { total: number; rows: AssessmentRow[] }
      do {
        const next = { ...request, from: found.length, size: MAX_PAGE_SIZE }
        page = await queryClient.fetchQuery(assessmentQueries.found(next))
        found.push(...page.rows)
      } while (page.rows.length > 0 && found.length < Math.min(page.total, MAX_SELECTED))
      return found.slice(0, MAX_SELECTED).filter(({ deletedAt }) => !deletedAt)
    },
    onSuccess: (found) => onSelect([...found, ...without(selected, found)].slice(0, MAX_SELECTED)),
    onError: (error) => notify.error(errorText(error)),
  })
  const isOffered = selected.length > 0 && total > rows.length && count > selected.length
  if (!isOffered) return undefined
  return { count, isAll: count === total, isPending: reading.isPending, select: () => reading.mutate() }
}
