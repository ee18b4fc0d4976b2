import type { UserGroup } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { choiceQueries } from './choices.queries.ts'

/** The visible groups, and names by id: with the parent group and, for the operator, the account. */
export function useGroupNames() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { data: groups = [] } = useQuery(choiceQueries.userGroups)
  const seesAccounts = user?.allowedActions.includes('MANAGE_ACCOUNTS') === true
  const nameOf = ({ name, mainUserGroupName, account }: UserGroup) => {
    const path = mainUserGroupName ? `${mainUserGroupName} › ${name}` : name
    return seesAccounts ? `${path} (${account})` : path
  }
  const nameOfId = (id: string) => {
    const group = groups.find(({ userGroupId }) => userGroupId === id)
    return group ? nameOf(group) : t('administration.otherGroup')
  }
  return { groups, nameOf, nameOfId }
}
