import type { Plugin } from 'vite'
import { LANGUAGES } from '../texts/src/languages.ts'
import { chunksFor, SCREENS } from './chunks.ts'

/** Texts of a part of the catalogue in each language. */
const texts = (part: string) => LANGUAGES.map((language) => new RegExp(`texts/src/${language}/${part}\\.ts$`))

/** The letters that every screen starts with: those of its text, then those of its headings. */
const FONTS = /source-(sans-3|serif-4)-latin-wght-normal.*\.woff2$/
/** Those of Latin names and original titles, which come after signing in. */
const ITALICS = /source-serif-4-latin-400-italic.*\.woff2$/

/**
 * Lets the page of somebody who is signed in ask for the code of a form, or of the frame of every screen, together with
 * the first code, instead of after it; and for the data of a form together with its code.
 */
export const preloadScreens: Plugin = {
  name: 'preload-screens',
  transformIndexHtml: (_html, { bundle = {} }) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    if (chunks.length === 0) return []
    const filesFor = (files: readonly RegExp[]) =>
      chunksFor(files, chunks)
        // The largest first: it fills the line while the small ones wait for their round trips, six at a time.
        .sort((one, other) => other.code.length - one.code.length)
        .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    const perLanguage = (files: readonly RegExp[], parts: readonly string[]) =>
      Object.fromEntries(
        LANGUAGES.map((language, index) => [
          language,
          [...new Set(filesFor([...files, ...parts.flatMap((part) => texts(part)[index] ?? [])]))],
        ]),
      )
    const screens: Screens = {
      form: perLanguage([...SCREENS.shell, ...SCREENS.form], ['public', 'assessments/answering']),
      other: perLanguage(SCREENS.shell, ['public', 'signedIn']),
      fonts: Object.keys(bundle).filter((file) => FONTS.test(file)),
      italics: Object.keys(bundle).filter((file) => ITALICS.test(file)),
    }
    return [
      {
        tag: 'script',
        attrs: { nonce: '__CSP_NONCE__' },
        children: `{ const visit = (${readVisit})(); (${markSlowLine})(visit); (${askEarly})(visit); (${preload})(${JSON.stringify(screens)}, visit) }`,
        // Before the style sheets, which it would wait for.
        injectTo: 'head-prepend' as const,
      },
    ]
  },
}

type Files = { [language: string]: string[] }
type Screens = { form: Files; other: Files; fonts: string[]; italics: string[] }

/** Who opens what: the language of somebody who is signed in, and the assessment in the address. */
type Visit = { readonly language: string | undefined; readonly assessmentId: string | undefined }
type Connection = { readonly effectiveType?: string; readonly saveData?: boolean }

// These functions run in the page, before anything else is there: as text, so that they name nothing from outside.

function readVisit(): Visit {
  const assessmentId = /^\/assessment\/([\w-]{36})$/.exec(location.pathname)?.[1]
  try {
    const { preferences } = JSON.parse(localStorage.getItem('abs-portal.user') ?? '{}')
    return { language: preferences?.language, assessmentId }
  } catch {
    // The page itself deals with a user that cannot be read.
    return { language: undefined, assessmentId }
  }
}

function preload({ form, other, fonts, italics }: Screens, { language = '', assessmentId }: Visit): void {
  const addLink = (file: string, attributes: Partial<HTMLLinkElement>) => {
    const link = Object.assign(document.createElement('link'), { href: `/${file}`, crossOrigin: '', ...attributes })
    document.head.append(link)
  }
  for (const file of (assessmentId ? form : other)[language] ?? []) {
    addLink(file, file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' })
  }
  if (document.documentElement.dataset.line === 'slow') return
  // Where the system has no font of the same measures, letters that come late would move what is below them.
  const letters = language ? [...fonts, ...italics] : fonts
  for (const file of letters) addLink(file, { rel: 'preload', as: 'font', type: 'font/woff2' })
}

/** On a slow line a form shows its first question in letters of the system: see `portal.css`. */
function markSlowLine({ language, assessmentId }: Visit): void {
  const { effectiveType = '4g', saveData = false } = (navigator as { connection?: Connection }).connection ?? {}
  if (language && assessmentId && (saveData || effectiveType !== '4g')) document.documentElement.dataset.line = 'slow'
}

/**
 * Asks for the data of a form, together with a token as `api/renew.ts` gets it, or with the one that this tab has;
 * `api/earlyAnswers.ts` takes the answers. Asked for before the files: over HTTP/1.1 a host has six connections, and what
 * is asked for later waits for a free one.
 */
function askEarly({ language, assessmentId }: Visit): void {
  if (!language || !assessmentId) return
  const headers = { 'accept-language': language }
  const questionnaire = '/api/content/questionnaire'
  const assessment = `/api/assessments/${assessmentId}?decision=final`
  const tokenOfTab = sessionStorage.getItem('abs-portal.token')
  const addAnswers = (token: Promise<string | null>, answers: { [address: string]: Promise<Response | undefined> }) =>
    Object.assign(window, { earlyAnswers: { token, answers } })
  if (tokenOfTab) {
    const ask = (address: string) =>
      fetch(address, { headers: { ...headers, authorization: `Bearer ${tokenOfTab}` } }).catch(() => undefined)
    addAnswers(Promise.resolve(tokenOfTab), { [questionnaire]: ask(questionnaire), [assessment]: ask(assessment) })
    return
  }
  const renew = async () => {
    const response = await fetch(`/api/authentication/refresh?form=${assessmentId}`, { method: 'POST', headers })
    const { user, accessToken, form } = await response.json()
    if (!user || !accessToken) return { token: null }
    localStorage.setItem('abs-portal.user', JSON.stringify(user))
    sessionStorage.setItem('abs-portal.token', accessToken)
    return { token: accessToken, form }
  }
  // Sent before the lock is granted, which would take until the files of the page have all the connections. A tab that
  // is renewing at this moment gets the same successor of the cookie, and this page's code waits for the lock.
  const renewing = renew().catch(() => ({ token: null, form: undefined }))
  void navigator.locks?.request('abs-portal.renew', () => renewing)
  const part = async (name: 'questionnaire' | 'assessment') => {
    const { form } = await renewing
    return form && Response.json(form[name])
  }
  addAnswers(
    renewing.then(({ token }) => token),
    { [questionnaire]: part('questionnaire'), [assessment]: part('assessment') },
  )
}
