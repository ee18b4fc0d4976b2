/** Every address of the portal, in one place. */
export const paths = {
  dashboard: '/',
  login: '/login',
  register: '/register',
  validate: '/validate',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  healthcheck: '/healthcheck',
  assessments: '/assessment',
  assessment: (id: string) => `/assessment/${encodeURIComponent(id)}`,
  report: (id: string) => `/assessment/${encodeURIComponent(id)}/report`,
  userManagement: '/user-management',
  userGroups: '/user-groups',
  accounts: '/accounts',
  auditLog: '/audit-log',
  settings: '/settings',
} as const

/** The sign-in screen, which leads back to where one wanted to go. */
export const loginThenBack = (wanted: string) =>
  wanted === paths.dashboard ? paths.login : `${paths.login}?${new URLSearchParams({ next: wanted })}`
