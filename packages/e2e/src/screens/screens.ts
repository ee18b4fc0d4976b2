import type { Page } from 'playwright-core'

/** Assessments shown on screens: two completed ones, and one with missing answers. */
export type Cases = { readonly decided: string; readonly other: string; readonly open: string }

/** A screen of the portal as seen by a user of some role, on screen or, with `print`, on paper. */
export type Screen = {
  readonly name: string
  readonly path: (cases: Cases) => string
  readonly isOfCase: boolean
  readonly media?: 'print'
}

const at = (name: string, path: string): Screen => ({ name, path: () => path, isOfCase: false })
const ofCase = (name: string, rest: string, which: 'decided' | 'open' = 'decided'): Screen => ({
  name,
  path: (cases) => `/assessment/${cases[which]}${rest}`,
  isOfCase: true,
})
const printed = (screen: Screen): Screen => ({ ...screen, name: `${screen.name}-printed`, media: 'print' })

const LIST = at('list', '/assessment')
const DUE = at('due', '/due')
const PAPERS = at('papers', '/due/papers')
const COUNTRIES = at('countries', '/information-hub')
const RECORD = ofCase('record', '')
const REPORT = ofCase('report', '/report')
const COUNTRY = at('country', '/information-hub/countries/BR')

/** Screens that need no session. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  at('sign-in', '/login'),
  at('register', '/register'),
  at('reset-password', '/reset-password'),
  at('verify', '/verify'),
]

/** Screens of a signed-in user; the record shows evidence, samples, transfers and locks of its case. */
export const SCREENS: readonly Screen[] = [
  at('dashboard', '/'),
  at('my-turn', '/my-turn'),
  DUE,
  PAPERS,
  LIST,
  at('import', '/assessment/import'),
  {
    name: 'compare-assessments',
    path: ({ decided, other }) => `/assessment/compare?a=${decided}&b=${other}`,
    isOfCase: true,
  },
  ofCase('form', '?page=1', 'open'),
  ofCase('form-date', '?page=3', 'open'),
  ofCase('review', '?page=99', 'open'),
  RECORD,
  ofCase('answers', '?page=1'),
  ofCase('what-if', '/what-if'),
  ofCase('history', '/history'),
  ofCase('letters', '/letters'),
  REPORT,
  at('example', '/assessment/example/what-if'),
  COUNTRIES,
  at('map', '/information-hub?view=map'),
  COUNTRY,
  at('versions', '/information-hub/countries/IN#versions'),
  at('differences', '/information-hub/countries/IN?from=1&to=2#versions'),
  at('references', '/information-hub/countries/BR/legal-references'),
  at('documents-of-country', '/information-hub/countries/BR/legal-documents'),
  at('compare', '/information-hub/compare-countries?countries=BR,CO,ZA,FR'),
  at('sequences', '/information-hub/sequences'),
  at('documents', '/information-hub/search?q=biodiversity'),
  at('glossary', '/information-hub/glossary'),
  at('news', '/news'),
  at('users', '/user-management'),
  at('groups', '/user-groups'),
  at('account', '/account'),
  at('audit', '/audit-log'),
  at('settings', '/settings'),
  at('help', '/help'),
  at('not-found', '/nothing-is-here'),
]

/** Screens of the operator of the portal alone. */
export const OPERATOR_SCREENS: readonly Screen[] = [at('accounts', '/accounts')]

/** The screens that are also shot on paper. */
export const PRINTED: readonly Screen[] = [LIST, RECORD, REPORT, COUNTRY, DUE, PAPERS, COUNTRIES].map(printed)
/** Each kind of mail, as HTML and as text. */
export const MAILS: Screen = at('mails', '/')
/** The report as a file. */
export const PDF: Screen = ofCase('report-pdf', '/report')

/** The simulated behaviour of the server: it answers, does not respond, or fails. */
export const STATES = ['full', 'loading', 'failing'] as const
export type State = (typeof STATES)[number]

/** Requests of the shell, without which no screen is rendered. */
const OF_THE_SHELL = /\/api\/(authentication|system|users\/me|content\/survey)/

/** Simulates a server state in this page; returns a function that undoes it. */
export async function pretend(page: Page, state: State): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (state === 'full') return
  await page.route('**/api/**', (route) => {
    if (OF_THE_SHELL.test(route.request().url())) return route.continue()
    return state === 'failing' ? route.abort('failed') : undefined
  })
}
