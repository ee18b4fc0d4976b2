import { HOUSE, screenPaths } from '@portal/contract'
import { generatePath } from 'react-router'

/** Take the place of an assessment's id in the address of the example, and of a form before its first answer. */
export const EXAMPLE_ID = 'example'
export const NEW_ID = 'new'

/** The addresses with parameters, as the router matches them. */
export const patterns = {
  lawChange: '/law-changes/:id',
  assessment: '/assessment/:id',
  report: '/assessment/:id/report',
  whatIf: '/assessment/:id/what-if',
  history: '/assessment/:id/history',
  letters: '/assessment/:id/letters',
  letter: '/assessment/:id/letters/:letterId',
  importRun: '/assessment/import/:id',
  country: '/information-hub/countries/:id',
  legalReferences: '/information-hub/countries/:id/legal-references',
  legalDocuments: '/information-hub/countries/:id/legal-documents',
  legalDocument: '/information-hub/countries/:id/legal-documents/:documentId',
  /** A treaty or another document above the countries. */
  instrument: '/information-hub/legal-documents/:documentId',
  /** A version of a country's law as its author edits it. */
  legalDraft: '/legal-content/:id/versions/:version',
  houseDraft: '/house-rules/versions/:version',
  legalMerge: '/legal-content/:id/versions/:version/merge',
  houseMerge: '/house-rules/versions/:version/merge',
  legalBegin: '/legal-content/:id/from-nothing/:version?',
  legalPrint: '/legal-content/:id/versions/:version/print',
  help: '/help/:article?',
} as const

/** Every address of the portal, in one place; the server writes those of `screenPaths` into mails and files. */
export const paths = {
  ...screenPaths,
  dashboard: '/',
  /** The closed locks that the user may open. */
  myTurn: '/my-turn',
  register: '/register',
  /** The only screen for a user who has to add a second factor first. */
  addFactor: '/add-second-factor',
  healthcheck: '/healthcheck',
  assessments: '/assessment',
  /** A form, which its first answer makes an assessment. */
  newAssessment: `/assessment/${NEW_ID}`,
  report: (id: string) => generatePath(patterns.report, { id }),
  whatIf: (id: string) => generatePath(patterns.whatIf, { id }),
  /** The example to play with, in the place of a case. */
  example: `/assessment/${EXAMPLE_ID}/what-if`,
  history: (id: string) => generatePath(patterns.history, { id }),
  letters: (id: string) => generatePath(patterns.letters, { id }),
  letter: (id: string, letterId: string) => generatePath(patterns.letter, { id, letterId }),
  /** The history with one result compared with the previous one. */
  comparedInHistory: (id: string, decisionId: string) =>
    `${generatePath(patterns.history, { id })}?${new URLSearchParams({ compare: decisionId })}`,
  importList: '/assessment/import',
  /** An assessment from a hand-over sheet that came with material. */
  handOverSheet: '/assessment/import#hand-over-sheet',
  importRun: (id: string) => generatePath(patterns.importRun, { id }),
  compareAssessments: '/assessment/compare',
  informationHub: '/information-hub',
  /** Accession numbers in, what applies to them out. */
  sequences: '/information-hub/sequences',
  glossary: '/information-hub/glossary',
  term: (id: string) => `/information-hub/glossary#${encodeURIComponent(id)}`,
  documentSearch: '/information-hub/search',
  country: (id: string) => generatePath(patterns.country, { id }),
  /** The differences between two versions of a country's law. */
  differences: ({ countryId, from, to }: { countryId: string; from: number; to: number }) =>
    `${generatePath(patterns.country, { id: countryId })}?from=${from}&to=${to}#versions`,
  legalReferences: (id: string) => generatePath(patterns.legalReferences, { id }),
  legalDocuments: (id: string) => generatePath(patterns.legalDocuments, { id }),
  /** Without a country: a treaty or another document above the countries. */
  legalDocument: (country: string | null, documentId: string) =>
    country === null
      ? generatePath(patterns.instrument, { documentId })
      : generatePath(patterns.legalDocument, { id: country, documentId }),
  /** The guide, at an article of it. */
  help: (article?: string) => generatePath(patterns.help, { article: article ?? null }),
  news: '/news',
  userManagement: '/user-management',
  userGroups: '/user-groups',
  accounts: '/accounts',
  auditLog: '/audit-log',
  operation: '/operation',
  legalContent: '/legal-content',
  houseRules: '/house-rules',
  legalDraft: (id: string, version: number) =>
    generatePath(patterns[id === HOUSE ? 'houseDraft' : 'legalDraft'], { id, version: String(version) }),
  legalMerge: (id: string, version: number) =>
    generatePath(patterns[id === HOUSE ? 'houseMerge' : 'legalMerge'], { id, version: String(version) }),
  /** A law from nothing, step by step; without a version, the step that begins the draft. */
  legalBegin: (id: string, version?: number) =>
    generatePath(patterns.legalBegin, { id, version: version === undefined ? null : String(version) }),
  legalPrint: (id: string, version: number) => generatePath(patterns.legalPrint, { id, version: String(version) }),
  /** A draft for outside counsel; the token of the link follows behind `#`. */
  counsel: '/counsel',
  settings: '/settings',
} as const

/** The sign-in screen, which returns to the requested address afterwards. */
export const loginThenBack = (path: string) =>
  path === paths.dashboard ? paths.login : `${paths.login}?${new URLSearchParams({ next: path })}`
