import type { UserGroup } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { choiceQueries } from './choices.queries.ts'

/** The visible groups, and names by id: with the parent group and, for the operator, the account unless it stands beside. */
export function useGroupNames() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { data: groups = [] } = useQuery(choiceQueries.userGroups)
  const seesAccounts = user?.allowedActions.includes('MANAGE_ACCOUNTS') === true
  const nameOf = (group: UserGroup) => (seesAccounts ? `${pathOf(group)} (${group.account})` : pathOf(group))
  const byId = (name: (group: UserGroup) => string) => (id: string) => {
    const group = groups.find(({ userGroupId }) => userGroupId === id)
    return group ? name(group) : t('administration.otherGroup')
  }
  return { groups, nameOf, nameOfId: byId(nameOf), pathOfId: byId(pathOf) }
}

const pathOf = ({ name, mainUserGroupName }: UserGroup) => (mainUserGroupName ? `${mainUserGroupName} › ${name}` : name)
