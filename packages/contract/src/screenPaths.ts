/**
 * The screens to which mails, files and other programs lead. The addresses are on paper and in mailboxes, so they do not
 * change.
 */
export const screenPaths = {
  assessment: (id: string) => `/assessment/${encodeURIComponent(id)}`,
  compareCountries: '/information-hub/compare-countries',
  confirmEmail: '/confirm-email',
  /** The duties of all assessments. */
  due: '/due',
  /** The settings of the account, for its administrators. */
  account: '/account',
  /** The user's assessments whose result changed with a new version of the law. */
  lawChange: (activationId: string) => `/law-changes/${encodeURIComponent(activationId)}`,
  login: '/login',
  /** Permits and other papers of the account. */
  papers: '/due/papers',
  resetPassword: '/reset-password',
  /** Leads to the settings of the account. */
  security: '/sign-in-and-security',
  /** Where identity providers send browsers back. */
  signedInElsewhere: '/signed-in-elsewhere',
  undoEmail: '/undo-email',
  validate: '/validate',
  verify: '/verify',
  /** The screen that verifies this code. */
  verifyCode: (code: string) => `/verify?code=${code}`,
} as const
