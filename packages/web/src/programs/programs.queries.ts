import { type CallInput, type Endpoint, personalData, tokens, webhooks } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'

export const ownTokensQuery = queryOptions({ queryKey: ['tokens', 'own'], queryFn: () => call(tokens.own, {}) })
export const accountTokensQuery = queryOptions({
  queryKey: ['tokens', 'account'],
  queryFn: () => call(tokens.ofAccount, {}),
})
export const webhooksQuery = queryOptions({ queryKey: ['webhooks'], queryFn: () => call(webhooks.list, {}) })
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id],
    queryFn: () => call(webhooks.deliveries, { params: { id } }),
    refetchInterval: 5_000,
  })
export const erasureQuery = queryOptions({ queryKey: ['erasure'], queryFn: () => call(personalData.erasure, {}) })
export const retentionQuery = queryOptions({ queryKey: ['retention'], queryFn: () => call(personalData.retention, {}) })

/** A change after which everything under `key` is read again. */
function useProgramsChange<E extends Endpoint>(endpoint: E, key: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<E>) => call(endpoint, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [key] }),
  })
}

export const useCreateToken = () => useProgramsChange(tokens.create, 'tokens')
export const useRevokeToken = () => useProgramsChange(tokens.revoke, 'tokens')
export const useCreateWebhook = () => useProgramsChange(webhooks.create, 'webhooks')
export const useChangeWebhook = () => useProgramsChange(webhooks.update, 'webhooks')
export const useRenewSecret = () => useProgramsChange(webhooks.renewSecret, 'webhooks')
export const useDeleteWebhook = () => useProgramsChange(webhooks.remove, 'webhooks')
export const useTestWebhook = () => useProgramsChange(webhooks.test, 'webhooks')
export const useSendAgain = () => useProgramsChange(webhooks.sendAgain, 'webhooks')
export const useAskErasure = () => useProgramsChange(personalData.askErasure, 'erasure')
export const useCancelErasure = () => useProgramsChange(personalData.cancelErasure, 'erasure')
export const useSetRetention = () => useProgramsChange(personalData.setRetention, 'retention')
