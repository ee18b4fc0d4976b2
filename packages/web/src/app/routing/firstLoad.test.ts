import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

const LIMIT_BYTES = 208_000
const FONT_LIMIT_BYTES = 90_000
const HUB_MORE_BYTES = 85_000
/** The modules that the sign-in screen loads, in English. */
const SIGN_IN = ['src/authentication/sign-in/LoginPage.tsx', 'texts/src/en/public.ts']
/** The modules that the start page of the information hub loads. */
const HUB = [
  'src/app/routing/frameRoutes.tsx',
  'src/app/routing/signedInRoutes.tsx',
  'texts/src/en/signedIn.ts',
  'src/information-hub/countries/CountriesPage.tsx',
  'texts/src/en/information-hub/screens.ts',
]

let files: Files

beforeAll(async () => {
  files = await buildFiles()
}, 120_000)

test('the sign-in screen loads less than 208 kB of JavaScript and CSS, compressed; the hub at most 85 kB more', () => {
  const signIn = loadOf(files, SIGN_IN)
  expect(signIn.size).toBeGreaterThan(100_000)
  expect(signIn.size).toBeLessThan(LIMIT_BYTES)

  const hub = loadOf(files, [...SIGN_IN, ...HUB])
  expect(hub.screens).toBe(SIGN_IN.length + HUB.length + 1)
  expect(hub.size - signIn.size).toBeLessThan(HUB_MORE_BYTES)
})

test('the letters of the sign-in screen are two files of less than 90 kB, both preloaded', () => {
  const fonts = files.filter(({ fileName }) => fileName.endsWith('.woff2'))
  const subset = (file: Files[number]) => file.fileName.replace(/^assets\/|-[\w-]{8}\.woff2$/g, '')
  expect(fonts.map(subset).sort()).toEqual([
    'source-sans-3-latin-ext-wght-normal',
    'source-sans-3-latin-wght-normal',
    'source-serif-4-latin-400-italic',
    'source-serif-4-latin-ext-400-italic',
    'source-serif-4-latin-ext-wght-normal',
    'source-serif-4-latin-wght-normal',
  ])
  const upright = fonts.filter((file) => subset(file).endsWith('latin-wght-normal'))
  const bytes = upright.map((file) => ('source' in file ? file.source.length : 0))
  expect(bytes.length).toBe(2)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(FONT_LIMIT_BYTES)

  const page = pageOf('index.html')
  expect(page.match(/rel="preload"/g)).toBeNull()
  expect(page.match(/fonts:\[[^\]]*\]/g)).toEqual([
    expect.stringMatching(
      /^fonts:\[`assets\/source-sans-3-latin-wght-normal-[\w-]+\.woff2`,`assets\/source-serif-4-latin-wght-normal-[\w-]+\.woff2`\]$/,
    ),
  ])
})

const FORM = [
  'src/app/routing/frameRoutes.tsx',
  'src/assessments/answering/AssessmentPage.tsx',
  'texts/src/en/assessments/answering.ts',
]

test('a form is loaded in few files: its page asks for all of them at once, and has styles and what only it needs in it', () => {
  const form = loadOf(files, [...SIGN_IN.slice(1), ...FORM])
  const page = pageOf('form.html')
  const inPage = filesInPage()
  expect(form.files.filter((file) => !inPage.includes(file)).length).toBeLessThan(9)
  expect(form.files.filter((file) => file.includes('/zod-'))).toEqual([])
  for (const file of form.files) expect(page).toContain(file)
  for (const file of form.styles) expect(page).toContain(`<link rel="stylesheet" href="/${file}" disabled />`)
  expect(form.styles.length).toBeGreaterThan(3)
  expect(page).not.toMatch(/<script[^>]* src=|<link rel="stylesheet"(?![^>]* disabled)/)
  for (const [, imported = ''] of page.matchAll(/(?:from ?|import\()["'`]([^"'`]+)/g))
    expect(imported).toMatch(/^\/assets\//)
  expect(page).not.toContain('__VITE_PRELOAD__')
})

test('no other file imports what a form has in its page: it would run twice', () => {
  const [shell = '', form = '', entry = '', ...others] = filesInPage()
  expect([shell, form, others]).toEqual([
    expect.stringContaining('frameRoutes'),
    expect.stringContaining('AssessmentPage'),
    [],
  ])
  // An open page tells by the entry whether its release was replaced, see `newerRelease.ts`.
  expect(pageOf('form.html')).toContain(`data-entry="/${entry}"`)
  expect(pageOf('index.html')).toContain(`src="/${entry}"`)
  const chunks = files.filter((file) => file.type === 'chunk')
  expect(chunks.filter(({ imports }) => [shell, form, entry].some((file) => imports.includes(file)))).toEqual([])

  const page = pageOf('form.html')
  for (const [part, name] of [
    ['shell', 'frameRoutes'],
    ['form', 'AssessmentPage'],
  ]) {
    expect(page).toMatch(new RegExp(`\\(window\\.inPage\\?\\?=\\{\\}\\)\\.${part}=\\{[^}]*\\b${name}:`))
  }
  expect(page).not.toMatch(/export ?\{/)
})

const filesInPage = () =>
  [...pageOf('form.html').matchAll(/data-(?:file|entry)="\/([^"]+)"/g)].map(([, file = '']) => file)

const DECIDING = '{ compile, joinLaw, decide, statusOf, possibleColours, explain, canonicalJson }'

test('the engine alone is less than 25 kB, compressed', async () => {
  const entry = {
    name: 'engine-entry',
    resolveId: (id: string) => (id === 'engine-entry' ? id : undefined),
    load: (id: string) => (id === 'engine-entry' ? `export ${DECIDING} from '@portal/rules'` : undefined),
  }
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [entry],
    build: { write: false, rolldownOptions: { input: 'engine-entry', preserveEntrySignatures: 'strict' } },
  })
  const [engine, ...others] = (built as Rolldown.RolldownOutput).output
  expect(others).toEqual([])
  expect(gzipSync(engine.code).length).toBeGreaterThan(10_000)
  expect(gzipSync(engine.code).length).toBeLessThan(25_000)
})

function pageOf(name: string): string {
  const page = files.find(({ fileName }) => fileName === name)
  return String(page && 'source' in page && page.source)
}

type Files = Awaited<ReturnType<typeof buildFiles>>

/** Number of chunks and compressed size of everything that the entry and these modules load. */
function loadOf(files: Files, modules: readonly string[]) {
  const chunks = files.filter((file) => file.type === 'chunk')
  const start = chunks.filter(
    (chunk) => chunk.isEntry || chunk.moduleIds.some((id) => modules.some((name) => id.endsWith(name))),
  )
  const loaded = withImports(start, new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
  const css = new Set(loaded.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  const styles = files.filter((file) => file.type === 'asset' && css.has(file.fileName))
  const texts = [...loaded.map((chunk) => chunk.code), ...styles.map((file) => 'source' in file && file.source)]
  return {
    screens: start.length,
    files: loaded.map(({ fileName }) => fileName),
    styles: [...css],
    size: texts.reduce((sum, text) => sum + gzipSync(text || '').length, 0),
  }
}

/** As it is installed: the test run's own NODE_ENV would build React for development. */
async function buildFiles() {
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    configFile: join(import.meta.dirname, '../../../vite.config.ts'),
    logLevel: 'silent',
    build: { write: false },
  })
  vi.unstubAllEnvs()
  return (built as Rolldown.RolldownOutput).output
}

function withImports(start: Rolldown.OutputChunk[], byName: Map<string, Rolldown.OutputChunk>) {
  const found = new Set(start)
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name)
      if (imported) found.add(imported)
    }
  }
  return [...found]
}
