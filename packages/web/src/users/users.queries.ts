import { type CallInput, type User, users } from '@portal/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError, call } from '../api/call.ts'
import { ADMINISTRATION, useChange } from '../shared/administration/useChange.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { personName } from './permissions.ts'

type ListBody = CallInput<typeof users.list>['body']
type Body = CallInput<typeof users.create>['body']
type Changes = CallInput<typeof users.update>['body']

export const userQueries = {
  list: (body: ListBody) =>
    queryOptions({
      queryKey: [...ADMINISTRATION, 'users', body],
      queryFn: () => call(users.list, { body }),
      select: ({ count, rows }) => ({ total: count, rows }),
      placeholderData: keepPreviousData,
    }),
}

export function useCreateUser() {
  const { t } = useTranslation()
  return useChange({
    change: (body: Body) => call(users.create, { body }),
    succeeded: t('users.created'),
    failed: () => t('users.createFailed'),
  })
}

/** `version`: the state the changes were made on. */
export function useUpdateUser() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return useChange({
    change: ({ userId, version, changes }: { userId: string; version: number; changes: Changes }) =>
      call(users.update, { params: { id: userId }, body: changes, ifMatch: version }),
    succeeded: t('users.updated'),
    failed: (error) => (isForbidden(error) ? t('users.updateForbidden') : errorText(error)),
  })
}

/** Deactivates an active user and activates any other. */
export function useToggleStatus({ userId, status }: User) {
  const { t } = useTranslation()
  const next = status === 'ACTIVE' ? 'DEACTIVATED' : 'ACTIVE'
  return useChange({
    change: (successorId: string | null) =>
      call(users.update, { params: { id: userId }, body: { status: next, ...(successorId && { successorId }) } }),
    succeeded: t('users.statusUpdated'),
    failed: () => t(next === 'ACTIVE' ? 'users.activateFailed' : 'users.deactivateFailed'),
  })
}

export function useDeleteUser() {
  const { t } = useTranslation()
  return useChange({
    change: (userId: string) => call(users.remove, { params: { id: userId } }),
    succeeded: t('users.removed'),
    failed: () => t('users.removeFailed'),
  })
}

export function useResendInvitation({ userId, email }: User) {
  const { t } = useTranslation()
  return useChange({
    change: () => call(users.resendInvitation, { params: { id: userId } }),
    succeeded: t('users.resent', { email }),
  })
}

export function useEndSessions(user: User) {
  const { t } = useTranslation()
  return useChange({
    change: () => call(users.endSessions, { params: { id: user.userId } }),
    succeeded: t('users.sessionsEnded', { name: personName(user) }),
  })
}

const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403
