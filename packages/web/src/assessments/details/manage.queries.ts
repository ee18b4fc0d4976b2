import { assessments, type CallInput } from '@portal/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { cacheAssessment } from '../assessments.queries.ts'

export type Changes = CallInput<typeof assessments.update>['body']

/** `version`: the state the changes were made on. The form shows what was refused. */
export function useUpdateAssessment(id: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ version, changes }: { version: number; changes: Changes }) =>
      call(assessments.update, { params: { id }, body: changes, ifMatch: version }),
    onSuccess: (saved) => {
      notify.success(t('assessments.manage.updated'))
      cacheAssessment(queryClient, saved)
    },
  })
}
