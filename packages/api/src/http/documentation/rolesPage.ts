import {
  type Access,
  type Endpoint,
  endpoints,
  MANAGES_UP_TO,
  PERMISSIONS,
  type Permission,
  type Reach,
  ROLE_TABLE,
  ROLES,
  type Role,
} from '@portal/contract'

const REACH: { readonly [reach in Reach]: string } = {
  own: 'own',
  groups: 'own groups',
  account: 'account',
  all: 'all',
}

/** The documentation page on what each role may do, generated from the tables that the guards read. */
export const rolesPage = (): string => `# Roles

Made by \`npm run docs:roles\` from the table in \`packages/contract/src/roles/roleTable.ts\`, which the guards, \`allowedActions\`
and the menus read too. Ranks rise from left to right.

## What each role can do, and how far

Own groups include their sub-groups. \`MANAGE_LEGAL_CONTENT\` within an account is for the operator's account only.

${table(['Permission', ...ROLES], PERMISSIONS.map(permissionRow))}

## Whose users a role may edit

No user grants a rank or a permission beyond their own, or changes their own role, status, account or groups.

${table(['Role', 'Over users of', 'Up to the rank'], ROLES.flatMap(managerRows))}

## Who may call what

How far a call reaches follows from the permission it is for. What a caller may not read answers as if it did not exist.

${table(['Call', 'What it does', 'Who may'], Object.values(endpoints).flatMap(callRows))}
`

const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const permissionRow = (permission: Permission): string[] => [
  `\`${permission}\``,
  ...ROLES.map((role) => reachIn(role, permission)),
]

function reachIn(role: Role, permission: Permission): string {
  const reach = ROLE_TABLE[role][permission]
  return reach ? REACH[reach] : ''
}

function managerRows(role: Role): string[][] {
  const highest = MANAGES_UP_TO[role]
  return highest ? [[role, reachIn(role, 'MANAGE_USERS'), highest]] : []
}

const callRows = (calls: { [name: string]: Endpoint }): string[][] =>
  Object.values(calls).map(({ method, path, summary, access }) => [
    `\`${method} /api${path}\``,
    summary.replaceAll('|', '\\|'),
    whoMay(access),
  ])

function whoMay(access: Access): string {
  if (access === 'public') return 'everyone'
  if (access === 'signedIn') return 'any signed-in user'
  return ROLES.filter((role) => access.some((permission) => ROLE_TABLE[role][permission])).join(', ')
}
