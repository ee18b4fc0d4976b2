import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

/** What each screen loads until it is there, compressed: the limits of `docs/decisions/0015-first-question-first.md`. */
const SIGN_IN_BYTES = 250_000
const FIRST_QUESTION_BYTES = 300_000
const FORM_BYTES = 420_000
const FONT_BYTES = 90_000

/** The modules that each screen loads, in English. */
const SIGN_IN = [
  'src/authentication/sign-in/LoginPage.tsx',
  'src/authentication/sign-in/AccessRulesFigure.tsx',
  'texts/src/en/public.ts',
]
const FIRST_QUESTION = [
  'src/app/shell/Shell.tsx',
  'src/assessments/prefetchForm.ts',
  'src/assessments/answering/AssessmentPage.tsx',
  'texts/src/en/public.ts',
  'texts/src/en/assessments/answering.ts',
]
const FORM = [
  ...FIRST_QUESTION,
  'src/assessments/answering/restOfForm.ts',
  'texts/src/en/signedIn.ts',
  'texts/src/en/assessments/screens.ts',
]

let files: Files

beforeAll(async () => {
  files = await buildFiles()
}, 120_000)

test.each([
  { screen: 'the sign-in screen', modules: SIGN_IN, limit: SIGN_IN_BYTES },
  { screen: 'the first question of a form', modules: FIRST_QUESTION, limit: FIRST_QUESTION_BYTES },
  { screen: 'a whole form', modules: FORM, limit: FORM_BYTES },
])('$screen needs at most $limit bytes of JavaScript and CSS, compressed', ({ modules, limit }) => {
  const { screens, size } = loadOf(files, modules)
  expect(screens).toBe(modules.length + 1)
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThan(limit)
})

test('the letters of the sign-in screen are two files of less than 90 kB, which no page asks for by itself', () => {
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
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(FONT_BYTES)

  const page = files.find(({ fileName }) => fileName === 'index.html')
  expect(String(page && 'source' in page && page.source)).not.toContain('.woff2')
})

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

type Files = Awaited<ReturnType<typeof buildFiles>>

/** How many of these modules were found, with the entry, and the compressed size of everything that the entry and these modules load. */
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
