import type { UserGroup } from '@portal/contract'

/** The groups that can stand above a group without a cycle: not itself and none below it. A new group has none below. */
export function possibleParents(groups: readonly UserGroup[], groupId: string | undefined): UserGroup[] {
  const parentOf = new Map(groups.map(({ userGroupId, mainUserGroup }) => [userGroupId, mainUserGroup]))
  const isBelow = (id: string | null | undefined, steps: number): boolean =>
    typeof id === 'string' && steps > 0 && (id === groupId || isBelow(parentOf.get(id), steps - 1))
  return groups.filter(({ userGroupId }) => !isBelow(userGroupId, groups.length))
}
