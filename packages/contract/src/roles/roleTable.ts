import { PERMISSIONS, ROLES } from './roleNames.ts'
import type { Permission, Role } from './roles.ts'

/** How far a permission reaches: over one's own things, one's groups (with sub-groups), the account, or everything. */
export type Reach = 'own' | 'groups' | 'account' | 'all'

const REACHES: readonly Reach[] = ['own', 'groups', 'account', 'all']

/**
 * The permissions of each role and their reach: guards, `allowedActions`, menus and documentation are derived from this
 * table.
 */
export const ROLE_TABLE: { readonly [role in Role]: { readonly [permission in Permission]?: Reach } } = {
  GUEST_USER: { READ_ACCOUNT_ASSESSMENTS: 'account' },
  DPT_USER: { READ_ACCOUNT_ASSESSMENTS: 'account', CREATE_ASSESSMENTS: 'own' },
  DPT_POWER_USER: {
    READ_ACCOUNT_ASSESSMENTS: 'account',
    CREATE_ASSESSMENTS: 'own',
    EDIT_ASSESSMENTS: 'groups',
    UNLOCK_TECHNICAL: 'groups',
  },
  DPT_LEGAL_USER: { READ_ACCOUNT_ASSESSMENTS: 'account', CREATE_ASSESSMENTS: 'own', UNLOCK_LEGAL: 'groups' },
  DPT_ADMIN: {
    READ_ACCOUNT_ASSESSMENTS: 'account',
    READ_PRIVATE_ASSESSMENTS: 'groups',
    CREATE_ASSESSMENTS: 'own',
    EDIT_ASSESSMENTS: 'groups',
    UNLOCK_TECHNICAL: 'groups',
    MANAGE_USERS: 'groups',
  },
  DPT_LEGAL_ADMIN: {
    READ_ACCOUNT_ASSESSMENTS: 'account',
    READ_PRIVATE_ASSESSMENTS: 'account',
    CREATE_ASSESSMENTS: 'own',
    UNLOCK_TECHNICAL: 'account',
    UNLOCK_LEGAL: 'account',
    /** Effective only in the operator's account, as `allowedActions` checks. */
    MANAGE_LEGAL_CONTENT: 'account',
    MANAGE_HOUSE_RULES: 'account',
  },
  ACC_ADMIN: {
    READ_ACCOUNT_ASSESSMENTS: 'account',
    READ_PRIVATE_ASSESSMENTS: 'account',
    CREATE_ASSESSMENTS: 'own',
    EDIT_ASSESSMENTS: 'account',
    UNLOCK_TECHNICAL: 'account',
    UNLOCK_LEGAL: 'account',
    MANAGE_USERS: 'account',
    MANAGE_USER_GROUPS: 'account',
    MANAGE_HOUSE_RULES: 'account',
  },
  SUPER_ADMIN: {
    READ_ACCOUNT_ASSESSMENTS: 'all',
    READ_PRIVATE_ASSESSMENTS: 'all',
    CREATE_ASSESSMENTS: 'own',
    EDIT_ASSESSMENTS: 'all',
    UNLOCK_TECHNICAL: 'all',
    UNLOCK_LEGAL: 'all',
    MANAGE_USERS: 'all',
    MANAGE_USER_GROUPS: 'all',
    MANAGE_ACCOUNTS: 'all',
    MANAGE_LEGAL_CONTENT: 'all',
    MANAGE_HOUSE_RULES: 'account',
  },
}

/**
 * The permissions of a role, in the order of `PERMISSIONS`; within an account, only the operator's account may edit
 * legal content.
 */
export function allowedActions(role: Role, inOperatorAccount: boolean): Permission[] {
  const reach = ROLE_TABLE[role]
  return PERMISSIONS.filter(
    (permission) =>
      reach[permission] === 'all' ||
      (reach[permission] !== undefined && (permission !== 'MANAGE_LEGAL_CONTENT' || inOperatorAccount)),
  )
}

/**
 * The roles that have a permission, in the order of `ROLES`; `reaches` restricts them to those whose reach is one of
 * these.
 */
export function rolesWith(permission: Permission, reaches: readonly Reach[] = REACHES): Role[] {
  return ROLES.filter((role) => {
    const reach = ROLE_TABLE[role][permission]
    return reach !== undefined && reaches.includes(reach)
  })
}

/** The highest rank of users that a role with MANAGE_USERS may edit; the reach of the permission says which users. */
export const MANAGES_UP_TO: { readonly [role in Role]?: Role } = {
  DPT_ADMIN: 'DPT_POWER_USER',
  ACC_ADMIN: 'ACC_ADMIN',
  SUPER_ADMIN: 'SUPER_ADMIN',
}

/** Whether a role may edit users of another role. */
export function managesRole(own: Role, other: Role): boolean {
  const highest = MANAGES_UP_TO[own]
  return highest !== undefined && ROLES.indexOf(other) <= ROLES.indexOf(highest)
}

/** Whether a role may assign another role to a user: no role can grant a rank or a permission that it does not have. */
export function mayGrant(own: Role, other: Role, inOperatorAccount: boolean): boolean {
  const goesAsFar = (permission: Permission) => {
    const mine = ROLE_TABLE[own][permission]
    const theirs = ROLE_TABLE[other][permission]
    return mine !== undefined && theirs !== undefined && REACHES.indexOf(mine) >= REACHES.indexOf(theirs)
  }
  return managesRole(own, other) && allowedActions(other, inOperatorAccount).every(goesAsFar)
}
