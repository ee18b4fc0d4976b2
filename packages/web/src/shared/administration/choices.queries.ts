import { accounts, MAX_PAGE_SIZE, type UserGroup, userGroups, users } from '@portal/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ADMINISTRATION } from './useChange.ts'

/** Queries for the choices of forms and filters: users, user groups and accounts. */
export const choiceQueries = {
  /** All groups visible to the user. */
  userGroups: queryOptions({ queryKey: [...ADMINISTRATION, 'choice', 'user-groups'], queryFn: () => loadGroups(0) }),
  /** Accounts whose name contains the text. */
  accounts: (text: string) =>
    queryOptions({
      queryKey: [...ADMINISTRATION, 'choice', 'accounts', text],
      queryFn: () => call(accounts.list, { body: { size: MAX_PAGE_SIZE, filter: text ? { accountName: text } : {} } }),
      placeholderData: keepPreviousData,
    }),
  /** Users who match the text. */
  users: (text: string) =>
    queryOptions({
      queryKey: [...ADMINISTRATION, 'choice', 'users', text],
      queryFn: () => call(users.list, { body: { size: MAX_PAGE_SIZE, ...(text && { q: text }) } }),
      placeholderData: keepPreviousData,
    }),
}

async function loadGroups(from: number): Promise<UserGroup[]> {
  const { count, rows } = await call(userGroups.list, { body: { from, size: MAX_PAGE_SIZE, sort: { name: 'asc' } } })
  const next = from + rows.length
  return rows.length === 0 || next >= count ? rows : [...rows, ...(await loadGroups(next))]
}
