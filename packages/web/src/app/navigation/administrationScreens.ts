import type { Permission } from '@portal/contract'
import { paths } from '../../shared/navigation/paths.ts'

type Screen = { readonly text: string; readonly to: string; readonly needs: Permission; readonly icon: string }

/** The screens of the administration and the permission each needs: routes, guards and navigation come from here. */
export const ADMINISTRATION_SCREENS = [
  {
    text: 'users',
    to: paths.userManagement,
    needs: 'MANAGE_USERS',
    icon: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.5a3.2 3.2 0 0 1 0 6.2M18 14.4c2.2.8 3.5 2.8 3.5 5.6',
  },
  {
    text: 'userGroups',
    to: paths.userGroups,
    needs: 'MANAGE_USER_GROUPS',
    icon: 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4',
  },
  {
    text: 'accounts',
    to: paths.accounts,
    needs: 'MANAGE_ACCOUNTS',
    icon: 'M4 21V5l8-2v18M12 9h8v12M3 21h18M7 8h2M7 12h2M7 16h2M15 13h2M15 17h2',
  },
  {
    text: 'ownAccount',
    to: paths.account,
    needs: 'MANAGE_USER_GROUPS',
    icon: 'M12 3l7 3v5c0 4.6-2.9 8-7 10-4.1-2-7-5.4-7-10V6l7-3zM9 11.5l2.2 2.2L15.2 9.6',
  },
  {
    text: 'legalContent',
    to: paths.legalContent,
    needs: 'MANAGE_LEGAL_CONTENT',
    icon: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5z',
  },
  {
    text: 'houseRules',
    to: paths.houseRules,
    needs: 'MANAGE_HOUSE_RULES',
    icon: 'M4 11l8-7 8 7v9H4z',
  },
  {
    text: 'audit',
    to: paths.auditLog,
    needs: 'MANAGE_USER_GROUPS',
    icon: 'M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h4',
  },
  {
    text: 'operation',
    to: paths.operation,
    needs: 'MANAGE_ACCOUNTS',
    icon: 'M3 12h4l2.5-7 4 14 2.5-7h5',
  },
] as const satisfies readonly Screen[]
