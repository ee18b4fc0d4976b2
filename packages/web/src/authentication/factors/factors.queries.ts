import { factors, passkeys } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const factorsQuery = queryOptions({ queryKey: ['factors'], queryFn: () => call(factors.read, {}) })

export const passkeysQuery = queryOptions({ queryKey: ['passkeys'], queryFn: () => call(passkeys.list, {}) })

export const useAddCodeApp = () => useMutation({ mutationFn: () => call(factors.addCodeApp, {}) })

function useFactorChange<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey }),
  })
}

export const useConfirmCodeApp = () =>
  useFactorChange((code: string) => call(factors.confirmCodeApp, { body: { code } }))

export const useRemoveCodeApp = () => useFactorChange((_: undefined) => call(factors.removeCodeApp, {}))

export const useRenewRecoveryCodes = () => useFactorChange((_: undefined) => call(factors.renewRecoveryCodes, {}))
