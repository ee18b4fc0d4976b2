import { type CallInput, type Duty, duties } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { dutiesOfCase } from '../../cases/index.ts'
import { staleState } from '../../shared/administration/useChange.ts'
import { notify } from '../../shared/feedback/notify.ts'

export const dutyQueries = {
  ...dutiesOfCase,
  history: (dutyId: string) =>
    queryOptions({
      queryKey: [...dutiesOfCase.all, 'history', dutyId],
      queryFn: () => call(duties.history, { params: { dutyId } }),
    }),
  possibleOwners: (dutyId: string, q: string) =>
    queryOptions({
      queryKey: [...dutiesOfCase.all, 'possibleOwners', dutyId, q],
      queryFn: () => call(duties.possibleOwners, { params: { dutyId }, query: q ? { q } : {} }),
    }),
}

export type DutyChangeBody = CallInput<typeof duties.change>['body']
type Target = Pick<Duty, 'dutyId' | 'version'>

/** Changes a duty on the version that is shown. Where it is stale nothing is changed and the present state is read. */
export function useChangeDuty() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: dutyQueries.all })
  return useMutation({
    mutationFn: ({ duty, body }: { duty: Target; body: DutyChangeBody }) =>
      call(duties.change, { params: { dutyId: duty.dutyId }, body, ifMatch: duty.version }),
    onSuccess: () => {
      notify.success(t('assessments.duties.saved'))
      return refresh()
    },
    onError: (error) => (staleState<Duty>(error) ? refresh() : undefined),
  })
}
