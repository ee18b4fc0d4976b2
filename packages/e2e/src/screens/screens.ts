import type { Page } from 'playwright-core'

/** A screen of the portal as somebody of a role sees it. */
export type Screen = { readonly name: string; readonly path: (caseId: string) => string }

const at = (name: string, path: string): Screen => ({ name, path: () => path })
const ofCase = (name: string, rest: string): Screen => ({ name, path: (id) => `/assessment/${id}${rest}` })

/** Screens that need no session. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  at('sign-in', '/login'),
  at('register', '/register'),
  at('reset-password', '/reset-password'),
  at('verify', '/verify'),
]

/** Screens of a signed-in user; a case that is decided is among them. */
export const SCREENS: readonly Screen[] = [
  at('dashboard', '/'),
  at('my-turn', '/my-turn'),
  at('due', '/due'),
  at('list', '/assessment'),
  ofCase('record', ''),
  ofCase('what-if', '/what-if'),
  ofCase('history', '/history'),
  ofCase('report', '/report'),
  at('countries', '/information-hub'),
  at('map', '/information-hub?view=map'),
  at('country', '/information-hub/countries/BR'),
  at('references', '/information-hub/countries/BR/legal-references'),
  at('documents-of-country', '/information-hub/countries/BR/legal-documents'),
  at('compare', '/information-hub/compare-countries?countries=BR,CO,ZA,FR'),
  at('documents', '/information-hub/search?q=biodiversity'),
  at('glossary', '/information-hub/glossary'),
  at('news', '/news'),
  at('users', '/user-management'),
  at('groups', '/user-groups'),
  at('accounts', '/accounts'),
  at('audit', '/audit-log'),
  at('settings', '/settings'),
  at('help', '/help'),
  at('not-found', '/nothing-is-here'),
]

/** How the server behaves: it answers, keeps everybody waiting, or fails. */
export const STATES = ['full', 'loading', 'failing'] as const
export type State = (typeof STATES)[number]

/** Requests of the shell itself: without them there is no screen to look at. */
const OF_THE_SHELL = /\/api\/(authentication|system|users\/me|content\/survey)/

/** Answers of the server for a state; returns how to take it back. */
export async function pretend(page: Page, state: State): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (state === 'full') return
  await page.route('**/api/**', (route) => {
    if (OF_THE_SHELL.test(route.request().url())) return route.continue()
    return state === 'failing' ? route.abort('failed') : undefined
  })
}
