import { type CallInput, singleSignOn } from '@portal/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ADMINISTRATION, useChange } from '../../shared/administration/useChange.ts'

export const singleSignOnQuery = queryOptions({
  queryKey: [...ADMINISTRATION, 'singleSignOn'],
  queryFn: () => call(singleSignOn.read, {}),
})

export const unconfirmedQuery = queryOptions({
  queryKey: [...ADMINISTRATION, 'unconfirmedDomains'],
  queryFn: () => call(singleSignOn.unconfirmed, {}),
})

/** The server's answer says what to do next. */
const succeeded = ({ message }: { message: string }) => message

export const useSaveProvider = () =>
  useChange({
    change: (body: CallInput<typeof singleSignOn.save>['body']) => call(singleSignOn.save, { body }),
    succeeded,
  })

export const useTestProvider = () => useChange({ change: (_: undefined) => call(singleSignOn.test, {}), succeeded })

export const useVerifyDomain = () =>
  useChange({ change: (_: undefined) => call(singleSignOn.verifyDomain, {}), succeeded })

export const useEnableProvider = () =>
  useChange({ change: (enabled: boolean) => call(singleSignOn.enable, { body: { enabled } }), succeeded })

export const useRemoveProvider = () => useChange({ change: (_: undefined) => call(singleSignOn.remove, {}), succeeded })

export const useConfirmDomain = () =>
  useChange({
    change: (body: CallInput<typeof singleSignOn.confirmDomain>['body']) => call(singleSignOn.confirmDomain, { body }),
    succeeded,
  })
