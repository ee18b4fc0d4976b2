import { type AssessmentRow, type CallInput, cases, type Visibility } from '@portal/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { call } from '../../../api/call.ts'
import { changeEach } from '../../../shared/administration/changeEach.ts'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import { assessmentQueries } from '../../core/assessments.queries.ts'

/** A change of each of several assessments, one request each. */
export type BulkChange =
  | { readonly favorite: boolean }
  | { readonly visibility: z.infer<typeof Visibility> }
  | { readonly ownerId: string }
  | { readonly confirm: true }
  | { readonly lock: CallInput<typeof cases.lock>['body'] }
  | { readonly comment: string }

export type BulkMutation = ReturnType<typeof useBulkChange>
type Bulk = { rows: readonly AssessmentRow[]; change: BulkChange }

/** Changes them one after the other; a refused one does not stop the others and is named. */
export function useBulkChange(onDone: () => void) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ rows, change }: Bulk) => changeEach(rows, (row) => changeOne(row, change)),
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

function changeOne({ assessmentId: id }: AssessmentRow, change: BulkChange): Promise<unknown> {
  const params = { id }
  if ('favorite' in change) return call(cases.favorite, { params, body: change })
  if ('confirm' in change) return call(cases.addAnswer, { params, query: {}, body: change })
  if ('lock' in change) return call(cases.lock, { params, body: change.lock })
  if ('comment' in change) return call(cases.addComment, { params, body: { text: change.comment } })
  return call(cases.update, { params, body: change })
}
