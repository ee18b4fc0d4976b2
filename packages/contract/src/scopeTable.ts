import { endpoints } from './endpoints.ts'
import type { Endpoint } from './http/endpoint.ts'
import type { Scope } from './tokens/tokens.ts'

/** Which API tokens may call an endpoint: those with a scope, any token, or none (session only). */
export type TokenAccess = Scope | 'any token' | 'session only'

type Endpoints = typeof endpoints
type Table = {
  readonly [Feature in keyof Endpoints]: TokenAccess | { readonly [Name in keyof Endpoints[Feature]]: TokenAccess }
}

/**
 * The API tokens that may call each endpoint; an endpoint that is missing here does not compile. Releasing locks,
 * activating law and everything about signing in is reserved for users.
 */
const SCOPE_TABLE: Table = {
  accounts: 'administer',
  assessments: {
    create: 'assess',
    read: 'read:assessments',
    addAnswer: 'assess',
    search: 'read:assessments',
    exportCsv: 'read:assessments',
    exportXlsx: 'read:assessments',
    update: 'assess',
    possibleOwners: 'assess',
    favorite: 'session only',
    clone: 'assess',
    remove: 'assess',
    restore: 'assess',
    listComments: 'read:assessments',
    addComment: 'assess',
    removeComment: 'assess',
    lock: 'session only',
    releaseRequest: 'read:assessments',
    askRelease: 'assess',
    disclaimer: 'session only',
    unlock: 'session only',
    myTurn: 'read:assessments',
    history: 'read:assessments',
    latinNames: 'assess',
    report: 'read:assessments',
    bundle: 'read:assessments',
    downloadLinks: 'session only',
    file: 'session only',
    listViews: 'session only',
    saveView: 'session only',
    removeView: 'session only',
  },
  audit: 'administer',
  authentication: 'session only',
  content: 'read:hub',
  countries: 'read:hub',
  dashboard: 'read:assessments',
  due: {
    search: 'read:assessments',
    exportCsv: 'read:assessments',
    exportXlsx: 'read:assessments',
    overdue: 'read:assessments',
    calendar: 'session only',
    makeCalendar: 'session only',
    endCalendar: 'session only',
    feed: 'session only',
  },
  duties: {
    ofAssessment: 'read:assessments',
    change: 'assess',
    changeMany: 'assess',
    remind: 'assess',
    history: 'read:assessments',
    possibleOwners: 'assess',
  },
  evaluation: { many: 'assess', lookup: 'read:hub' },
  events: 'read:assessments',
  evidence: {
    ofAssessment: 'read:assessments',
    list: 'read:assessments',
    read: 'read:assessments',
    upload: 'assess',
    add: 'assess',
    change: 'assess',
    addVersion: 'assess',
    check: 'session only',
    withdraw: 'assess',
    link: 'assess',
    unlink: 'assess',
    history: 'read:assessments',
    file: 'read:assessments',
  },
  factors: 'session only',
  glossary: 'read:hub',
  importing: {
    templateXlsx: 'assess',
    templateCsv: 'assess',
    columns: 'assess',
    read: 'assess',
    check: 'assess',
    start: 'assess',
    list: 'assess',
    progress: 'assess',
    stop: 'assess',
    continue: 'assess',
    undo: 'assess',
  },
  legalDocuments: 'read:hub',
  legalReferences: 'read:hub',
  letters: {
    ofAssessment: 'read:assessments',
    read: 'read:assessments',
    save: 'assess',
    send: 'assess',
    answer: 'assess',
    file: 'read:assessments',
    history: 'read:assessments',
  },
  news: 'read:hub',
  notifications: 'session only',
  passkeys: 'session only',
  packs: 'session only',
  palette: 'session only',
  personalData: 'session only',
  recovery: 'session only',
  singleSignOn: 'session only',
  reviews: { overdue: 'administer', record: 'session only' },
  samples: {
    ofAssessment: 'read:assessments',
    add: 'assess',
    read: 'assess',
    change: 'assess',
    remove: 'assess',
    restore: 'assess',
    place: 'read:hub',
    exportCsv: 'read:assessments',
    exportXlsx: 'read:assessments',
  },
  system: 'session only',
  tokens: 'session only',
  transfers: {
    ofAssessment: 'read:assessments',
    add: 'session only',
    correct: 'session only',
    withdraw: 'session only',
    json: 'read:assessments',
    pdf: 'read:assessments',
    zip: 'read:assessments',
    readSheet: 'assess',
    importSheet: 'assess',
  },
  userGroups: 'administer',
  users: {
    me: 'any token',
    updateMe: 'session only',
    list: 'administer',
    create: 'administer',
    inviteMany: 'administer',
    update: 'administer',
    remove: 'administer',
    resendInvitation: 'administer',
    endSessions: 'administer',
  },
  verification: 'session only',
  versions: {
    list: 'read:hub',
    differences: 'read:hub',
    create: 'administer',
    read: 'administer',
    replace: 'administer',
    remove: 'administer',
    validate: 'administer',
    preview: 'administer',
    activate: 'session only',
    activations: 'administer',
    activation: 'administer',
  },
  webhooks: 'administer',
}

const accessOf = new Map<Endpoint, TokenAccess>(
  Object.entries(endpoints).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]): [Endpoint, TokenAccess] => {
      const access: TokenAccess | { readonly [name: string]: TokenAccess } = SCOPE_TABLE[feature as keyof Endpoints]
      return [call, typeof access === 'string' ? access : (access[name] ?? 'session only')]
    }),
  ),
)

/** The API tokens that may call an endpoint; none if the endpoint is not in the table. */
export const tokenAccess = (endpoint: Endpoint): TokenAccess => accessOf.get(endpoint) ?? 'session only'
