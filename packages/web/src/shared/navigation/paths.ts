/** Takes the place of an assessment's id in the address of the example. */
export const EXAMPLE_ID = 'example'

/** Every address of the portal, in one place. */
export const paths = {
  dashboard: '/',
  /** The closed locks that the user may open. */
  myTurn: '/my-turn',
  /** The duties of all assessments. */
  due: '/due',
  /** Permits and other papers of the account. */
  papers: '/due/papers',
  /** The user's assessments whose result changed with a new version of the law. */
  lawChange: (activationId: string) => `/law-changes/${encodeURIComponent(activationId)}`,
  login: '/login',
  register: '/register',
  /** Where identity providers send browsers back. */
  signedInElsewhere: '/signed-in-elsewhere',
  validate: '/validate',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  undoEmail: '/undo-email',
  /** The only screen for a user who has to add a second factor first. */
  addFactor: '/add-second-factor',
  healthcheck: '/healthcheck',
  assessments: '/assessment',
  assessment: (id: string) => `/assessment/${encodeURIComponent(id)}`,
  report: (id: string) => `/assessment/${encodeURIComponent(id)}/report`,
  whatIf: (id: string) => `/assessment/${encodeURIComponent(id)}/what-if`,
  /** The example to play with, in the place of a case. */
  example: `/assessment/${EXAMPLE_ID}/what-if`,
  history: (id: string) => `/assessment/${encodeURIComponent(id)}/history`,
  letters: (id: string) => `/assessment/${encodeURIComponent(id)}/letters`,
  letter: (id: string, letterId: string) =>
    `/assessment/${encodeURIComponent(id)}/letters/${encodeURIComponent(letterId)}`,
  /** The history with one result compared with the previous one. */
  comparedInHistory: (id: string, decisionId: string) =>
    `/assessment/${encodeURIComponent(id)}/history?${new URLSearchParams({ compare: decisionId })}`,
  importList: '/assessment/import',
  /** An assessment from a hand-over sheet that came with material. */
  handOverSheet: '/assessment/import#hand-over-sheet',
  importRun: (id: string) => `/assessment/import/${encodeURIComponent(id)}`,
  compareAssessments: '/assessment/compare',
  verify: '/verify',
  informationHub: '/information-hub',
  glossary: '/information-hub/glossary',
  term: (id: string) => `/information-hub/glossary#${encodeURIComponent(id)}`,
  compareCountries: '/information-hub/compare-countries',
  documentSearch: '/information-hub/search',
  country: (id: string) => `/information-hub/countries/${encodeURIComponent(id)}`,
  /** The differences between two versions of a country's law. */
  differences: ({ countryId, from, to }: { countryId: string; from: number; to: number }) =>
    `/information-hub/countries/${encodeURIComponent(countryId)}?from=${from}&to=${to}#versions`,
  legalReferences: (id: string) => `/information-hub/countries/${encodeURIComponent(id)}/legal-references`,
  legalDocuments: (id: string) => `/information-hub/countries/${encodeURIComponent(id)}/legal-documents`,
  /** Without a country: a treaty or another document above the countries. */
  legalDocument: (country: string | null, id: string) =>
    `/information-hub${country ? `/countries/${encodeURIComponent(country)}` : ''}/legal-documents/${encodeURIComponent(id)}`,
  /** The guide, at an article of it. */
  help: (article?: string) => (article ? `/help/${encodeURIComponent(article)}` : '/help'),
  news: '/news',
  userManagement: '/user-management',
  userGroups: '/user-groups',
  accounts: '/accounts',
  security: '/sign-in-and-security',
  auditLog: '/audit-log',
  settings: '/settings',
} as const

/** The sign-in screen, which returns to the requested address afterwards. */
export const loginThenBack = (path: string) =>
  path === paths.dashboard ? paths.login : `${paths.login}?${new URLSearchParams({ next: path })}`
