import { type AssessmentRow, type CallInput, cases, type Visibility } from '@portal/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { call } from '../../../api/call.ts'
import { notify } from '../../../shared/feedback/notify.ts'
import { assessmentQueries } from '../../core/assessments.queries.ts'
import { useCaseLabel } from '../../core/CaseName.tsx'
import { type LeftCase, useEachCase } from './EachCase.tsx'

/** A change of each of several assessments, one request each. */
export type BulkChange =
  | { readonly favorite: boolean }
  | { readonly visibility: z.infer<typeof Visibility> }
  | { readonly ownerId: string }
  | { readonly confirm: true }
  | { readonly lock: CallInput<typeof cases.lock>['body'] }
  | { readonly comment: string }

export type BulkMutation = ReturnType<typeof useBulkChange>
type Bulk = {
  rows: readonly AssessmentRow[]
  change: BulkChange
  /** Those of the chosen ones that the change is not for. */
  left?: readonly LeftCase[]
}

/** Changes several assessments. Its result is the outcome to be shown; where all were changed, a message says so. */
export function useBulkChange(onAllDone: () => void) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const caseLabel = useCaseLabel()
  const each = useEachCase()
  const mutation = useMutation({
    mutationFn: async ({ rows, change, left = [] }: Bulk) => {
      const named = rows.map((row) => ({ assessmentId: row.assessmentId, label: caseLabel(row) }))
      const outcome = await each.run(named, (id) => changeOne(id, change))
      return { ...outcome, left: [...outcome.left, ...left] }
    },
    onSuccess: ({ done, left }) => {
      if (left.length > 0) return
      notify.success(t('assessments.list.bulk.done', { count: done }))
      onAllDone()
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: assessmentQueries.all }),
  })
  return { ...mutation, progress: each.progress, stop: each.stop }
}

function changeOne(id: string, change: BulkChange): Promise<unknown> {
  const params = { id }
  if ('favorite' in change) return call(cases.favorite, { params, body: change })
  if ('confirm' in change) return call(cases.addAnswer, { params, query: {}, body: change })
  if ('lock' in change) return call(cases.lock, { params, body: change.lock })
  if ('comment' in change) return call(cases.addComment, { params, body: { text: change.comment } })
  return call(cases.update, { params, body: change })
}
