import { assessments, type CallInput } from '@portal/contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { keepAssessment } from '../keepAssessment.ts'

export type Changes = CallInput<typeof assessments.update>['body']

/** Who could own it instead, whose name contains the text. */
export const possibleOwnersQuery = (id: string, q: string) =>
  queryOptions({
    queryKey: [...assessmentQueries.all, 'possibleOwners', id, q],
    queryFn: () => call(assessments.possibleOwners, { params: { id }, query: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  })

/** `version`: the state the changes were made on. The form shows what was refused. */
export function useUpdateAssessment(id: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ version, changes }: { version: number; changes: Changes }) =>
      call(assessments.update, { params: { id }, body: changes, ifMatch: version }),
    onSuccess: (saved) => {
      notify.success(t('assessments.manage.updated'))
      keepAssessment(queryClient, saved)
    },
  })
}
