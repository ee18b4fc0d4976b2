import { minifySync, type Plugin, type Rolldown } from 'vite'
import { LANGUAGES } from '../texts/src/languages.ts'
import { chunksFor, IN_PAGE, SCREENS } from './chunks.ts'

/** Texts of a part of the catalogue in each language. */
const texts = (part: string) => LANGUAGES.map((language) => new RegExp(`texts/src/${language}/${part}\\.ts$`))

/** The letters that every screen starts with: those of its text, then those of its headings. */
const FONTS = /source-(sans-3|serif-4)-latin-wght-normal.*\.woff2$/
/** Those of Latin names and original titles, which come after signing in. */
const ITALICS = /source-serif-4-latin-400-italic.*\.woff2$/

/** Modules of the frame with all its screens, and of a form. */
const FRAME = [...SCREENS.shell, ...SCREENS.routes]
const FORM = [...SCREENS.shell, ...SCREENS.form]

/**
 * Lets the page of somebody who is signed in ask for the code of the frame of every screen together with the first code,
 * instead of after it. The page of a form is a file of its own, `form.html`: it asks for the code of the form, and for its
 * data together with the code. Its styles stand in it, the code that starts the application, and what no other file needs of
 * frame and form: they come for nothing, since nothing else is on the line while the first files are asked for.
 */
export const preloadScreens: Plugin = {
  name: 'preload-screens',
  enforce: 'post',
  transformIndexHtml: (_html, { bundle = {} }) => {
    const children = scriptOf('other', bundle)
    const attrs = { nonce: '__CSP_NONCE__' }
    // Before the style sheets, which it would wait for.
    return children ? [{ tag: 'script', attrs, children, injectTo: 'head-prepend' as const }] : []
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const sheets = filesFor([...SCREENS.start, ...FORM], bundle).filter(isStyleSheet)
      const held = [...sheets.map((file) => styleOf(file, bundle)), ...IN_PAGE.map((part) => codeOf(part, bundle))]
      const source = String(page.source)
        .replace(/(?<=<script nonce="__CSP_NONCE__">).*?(?=<\/script>)/s, () => scriptOf('form', bundle))
        .replaceAll(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>|\s*<script type="module"[^>]*><\/script>/g, '')
        .replace('</head>', () => `${held.join('\n')}\n  </head>`)
      this.emitFile({ type: 'asset', fileName: 'form.html', source })
    },
  },
}

type Bundle = Rolldown.OutputBundle
type Page = 'form' | 'other'

const isStyleSheet = (file: string) => file.endsWith('.css')

/** The link is only found by the code that would load the file otherwise. */
function styleOf(file: string, bundle: Bundle): string {
  const sheet = bundle[file]
  if (sheet?.type !== 'asset') throw new Error(`${file} is not in the build.`)
  return `<style nonce="__CSP_NONCE__">${String(sheet.source).trim()}</style><link rel="stylesheet" href="/${file}" disabled />`
}

/**
 * The code that only this part needs. What it exports is found in `window.inPage` by those who would load it otherwise;
 * the entry exports nothing. Another file that imports it would run it once more.
 */
function codeOf(part: (typeof IN_PAGE)[number], bundle: Bundle): string {
  const { fileName, code, imports, dynamicImports } = chunkOf(part, bundle)
  if (code.includes('</script')) throw new Error(`${fileName} would end the script that it stands in.`)
  // The bundler replaces this last, and this has to run after that.
  if (code.includes('__VITE_PRELOAD__')) throw new Error(`${fileName} is not whole yet.`)
  const text = [...imports, ...dynamicImports]
    .reduce((all, file) => all.replaceAll(file.replace('assets/', './'), `/${file}`), code)
    .replace(/export\{([^}]*)\};?\s*$/, (_, names: string) => {
      const members = names.replaceAll(/([\w$]+) as ([\w$]+)/g, '$2:$1')
      return `(window.inPage??={}).${part}={${members}};`
    })
  const name = part === 'start' ? 'data-entry' : 'data-file'
  return `<script type="module" nonce="__CSP_NONCE__" ${name}="/${fileName}">${text.trim()}</script>`
}

function chunkOf(part: (typeof IN_PAGE)[number], bundle: Bundle): Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => SCREENS[part].some((file) => file.test(id))))
  if (!found || chunks.some(({ imports }) => imports.includes(found.fileName))) {
    throw new Error(`Code that other files import cannot stand in a page: ${found?.fileName ?? part}.`)
  }
  return found
}

/** Empty while there is no build. */
function scriptOf(page: Page, bundle: Bundle): string {
  const files = filesOf(page, bundle)
  if (!files) return ''
  const ofForm = page === 'form' ? `(${markSlowLine})(visit); (${askEarly})(visit); ` : ''
  const code = `{ const visit = (${readVisit})(); ${ofForm}(${preload})(${JSON.stringify(files)}, visit); (${startFormats})(visit) }`
  return minifySync('page.js', code).code
}

function filesOf(page: Page, bundle: Bundle): Files | undefined {
  if (Object.values(bundle).every(({ type }) => type === 'asset')) return undefined
  const modules = page === 'form' ? FORM : FRAME
  const parts = page === 'form' ? ['public', 'assessments/answering'] : ['public', 'signedIn']
  const inLanguage = (index: number) => {
    const files = new Set(filesFor([...modules, ...parts.flatMap((part) => texts(part)[index] ?? [])], bundle))
    return [...files].filter((file) => page !== 'form' || !isInPage(file, bundle))
  }
  return {
    code: Object.fromEntries(LANGUAGES.map((language, index) => [language, inLanguage(index)])),
    fonts: Object.keys(bundle).filter((file) => FONTS.test(file)),
    italics: Object.keys(bundle).filter((file) => ITALICS.test(file)),
  }
}

/** Styles, and the code that only this page needs. */
const isInPage = (file: string, bundle: Bundle): boolean =>
  isStyleSheet(file) || IN_PAGE.some((part) => chunkOf(part, bundle).fileName === file)

function filesFor(modules: readonly RegExp[], bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = chunksFor(modules, chunks)
    // The largest first: it fills the line while the small ones wait for their round trips, six at a time.
    .sort((one, other) => other.code.length - one.code.length)
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
  return [...new Set(files)]
}

/** `code` by language. */
type Files = { readonly code: { readonly [language: string]: string[] }; fonts: string[]; italics: string[] }

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

function preload({ code, fonts, italics }: Files, { language = '' }: Visit): void {
  const addLink = (file: string, attributes: Partial<HTMLLinkElement>) => {
    const link = Object.assign(document.createElement('link'), { href: `/${file}`, crossOrigin: '', ...attributes })
    document.head.append(link)
  }
  for (const file of code[language] ?? []) {
    addLink(file, file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' })
  }
  if (document.documentElement.dataset.line === 'slow') return
  // Where the system has no font of the same measures, letters that come late would move what is below them.
  const letters = language ? [...fonts, ...italics] : fonts
  for (const file of letters) addLink(file, { rel: 'preload', as: 'font', type: 'font/woff2' })
}

/**
 * The browser reads what it knows of a language with the first format in it, which takes some 20 ms: better now, while the
 * files are on their way, than when the last of them is there.
 */
function startFormats({ language }: Visit): void {
  setTimeout(() => [new Intl.NumberFormat(language).format(1), new Intl.PluralRules(language).select(1)])
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
