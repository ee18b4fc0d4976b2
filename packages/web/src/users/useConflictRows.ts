import type { User } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { useGroupNames } from '../shared/administration/useGroupNames.ts'
import type { ConflictRow } from '../shared/dialog/ConflictNotice.tsx'
import type { UserValues } from './useUserForm.ts'

/** What was typed beside what somebody else saved meanwhile, in words. */
export function useConflictRows() {
  const { t } = useTranslation()
  const { nameOfId } = useGroupNames()
  const groups = (ids: readonly string[] = []) => ids.map(nameOfId).sort().join(', ')
  return (mine: Partial<UserValues>, theirs: User): ConflictRow[] => [
    { label: t('users.fields.email'), mine: mine.email ?? '', theirs: theirs.email },
    { label: t('users.fields.firstName'), mine: mine.firstName ?? '', theirs: theirs.firstName },
    { label: t('users.fields.lastName'), mine: mine.lastName ?? '', theirs: theirs.lastName },
    {
      label: t('users.fields.role'),
      mine: t(`users.roles.${mine.role ?? theirs.role}`),
      theirs: t(`users.roles.${theirs.role}`),
    },
    { label: t('users.fields.userGroups'), mine: groups(mine.userGroups), theirs: groups(theirs.userGroups) },
  ]
}
