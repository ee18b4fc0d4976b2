import { accounts, type CallInput, users } from '@portal/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../api/call.ts'
import { cacheUser } from '../api/session.ts'
import { ADMINISTRATION, useChange } from '../shared/administration/useChange.ts'

type ListBody = CallInput<typeof accounts.list>['body']
type Body = CallInput<typeof accounts.create>['body']
type Changes = CallInput<typeof accounts.update>['body']

export const accountQueries = {
  list: (body: ListBody) =>
    queryOptions({
      queryKey: [...ADMINISTRATION, 'accounts', body],
      queryFn: () => call(accounts.list, { body }),
      select: ({ count, rows }) => ({ total: count, rows }),
      placeholderData: keepPreviousData,
    }),
}

export function useCreateAccount() {
  const { t } = useTranslation()
  return useChange({
    change: (body: Body) => call(accounts.create, { body }),
    succeeded: t('accounts.created'),
  })
}

/** `version`: the state the changes were made on. */
export function useUpdateAccount() {
  const { t } = useTranslation()
  return useChange({
    change: ({ id, version, changes }: { id: string; version: number; changes: Changes }) =>
      call(accounts.update, { params: { id }, body: changes, ifMatch: version }),
    succeeded: t('accounts.updated'),
  })
}

export function useDeleteAccount() {
  const { t } = useTranslation()
  return useChange({
    change: (id: string) => call(accounts.remove, { params: { id } }),
    succeeded: t('accounts.removed'),
  })
}

export const accountCountryQuery = queryOptions({
  queryKey: [...ADMINISTRATION, 'accountCountry'],
  queryFn: () => call(accounts.country, {}),
})

/** The session knows the country, too, because forms propose it. */
export const useSetCountry = () =>
  useChange({
    change: async (country: string | null) => {
      const saved = await call(accounts.setCountry, { body: { country } })
      cacheUser(await call(users.me, {}))
      return saved
    },
    succeeded: ({ message }) => message,
  })
