import type { RouteObject } from 'react-router'
import { ADMINISTRATION_SCREENS } from '../navigation/administrationScreens.ts'
import { Permitted } from './Permitted.tsx'

const SCREENS = {
  users: async () => ({ Component: (await import('../../users/UserListPage.tsx')).UserListPage }),
  userGroups: async () => ({ Component: (await import('../../user-groups/UserGroupListPage.tsx')).UserGroupListPage }),
  accounts: async () => ({ Component: (await import('../../accounts/AccountListPage.tsx')).AccountListPage }),
  audit: async () => ({ Component: (await import('../../audit/AuditLogPage.tsx')).AuditLogPage }),
} as const

/** Screens inside the shell, each behind the permission it needs. */
export const administrationRoutes: RouteObject[] = ADMINISTRATION_SCREENS.map(({ text, to, needs }) => ({
  element: <Permitted permission={needs} />,
  children: [{ path: to, lazy: SCREENS[text] }],
}))
