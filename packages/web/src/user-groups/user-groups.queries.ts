import { type CallInput, userGroups } from '@portal/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../api/call.ts'
import { ADMINISTRATION, useChange } from '../shared/administration/useChange.ts'

type ListBody = CallInput<typeof userGroups.list>['body']
type Body = CallInput<typeof userGroups.create>['body']
type Changes = CallInput<typeof userGroups.update>['body']

export const userGroupQueries = {
  list: (body: ListBody) =>
    queryOptions({
      queryKey: [...ADMINISTRATION, 'user-groups', body],
      queryFn: () => call(userGroups.list, { body }),
      select: ({ count, rows }) => ({ total: count, rows }),
      placeholderData: keepPreviousData,
    }),
  /** Never cached: a change has to be based on the present state. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['user-group', id],
      queryFn: () => call(userGroups.read, { params: { id } }),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
}

export function useCreateUserGroup() {
  const { t } = useTranslation()
  return useChange({
    change: (body: Body) => call(userGroups.create, { body }),
    succeeded: t('userGroups.created'),
  })
}

/** `version`: the state the changes were made on. */
export function useUpdateUserGroup() {
  const { t } = useTranslation()
  return useChange({
    change: ({ id, version, changes }: { id: string; version: number; changes: Changes }) =>
      call(userGroups.update, { params: { id }, body: changes, ifMatch: version }),
    succeeded: t('userGroups.updated'),
  })
}

export function useDeleteUserGroup() {
  const { t } = useTranslation()
  return useChange({
    change: (id: string) => call(userGroups.remove, { params: { id } }),
    succeeded: t('userGroups.removed'),
  })
}
