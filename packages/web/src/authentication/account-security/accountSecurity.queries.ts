import { recovery } from '@portal/contract'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { ADMINISTRATION, useChange } from '../../shared/administration/useChange.ts'

export const factorPolicyQuery = queryOptions({
  queryKey: [...ADMINISTRATION, 'factorPolicy'],
  queryFn: () => call(recovery.policy, {}),
})

export const recoveryRequestsQuery = queryOptions({
  queryKey: [...ADMINISTRATION, 'recoveryRequests'],
  queryFn: () => call(recovery.list, {}),
})

export function useSetFactorPolicy() {
  const { t } = useTranslation()
  return useChange({
    change: (factorRequired: boolean) => call(recovery.setPolicy, { body: { factorRequired } }),
    succeeded: t('security.factor.saved'),
  })
}

/** Approves or refuses to remove a lost second factor; the answer says what is left to do. */
export function useDecideRecovery(decision: 'approve' | 'refuse') {
  return useChange({
    change: (id: string) => call(recovery[decision], { params: { id } }),
    succeeded: ({ message }) => message,
  })
}
