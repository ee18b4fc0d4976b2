import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Manifest, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from './build.mjs'
import { ROOT } from './install.mjs'

/** What each screen loads until it is there, compressed: the limits of `docs/decisions/0015-first-question-first.md`. */
const SIGN_IN_BYTES = 250_000
const FIRST_QUESTION_BYTES = 300_000
const FORM_BYTES = 420_000
const FONT_BYTES = 60_000

/** The modules that each screen loads, in English. */
const SIGN_IN = [
  'src/authentication/sign-in/LoginPage.tsx',
  'src/authentication/frame/AccessRulesFigure.tsx',
  '../texts/src/en/public.ts',
]
const FIRST_QUESTION = [
  'src/app/shell/Shell.tsx',
  'src/app/case/CasePage.tsx',
  '../texts/src/en/public.ts',
  '../texts/src/en/assessments/answering.ts',
]
const FORM = [
  ...FIRST_QUESTION,
  'src/cases/answering/restOfForm.ts',
  '../texts/src/en/signedIn.ts',
  '../texts/src/en/assessments/restOfForm.ts',
]

const DIST = join(ROOT, 'packages', 'web', 'dist')
const built = (file: string) => readFileSync(join(DIST, file))

/** `npm test` has built both already. */
beforeAll(() => ensureBuilt(), 600_000)

test.each([
  { screen: 'the sign-in screen', modules: SIGN_IN, limit: SIGN_IN_BYTES },
  { screen: 'the first question of a form', modules: FIRST_QUESTION, limit: FIRST_QUESTION_BYTES },
  { screen: 'a whole form', modules: FORM, limit: FORM_BYTES },
])('$screen needs at most $limit bytes of JavaScript and CSS, compressed', ({ modules, limit }) => {
  const size = sizeOf(filesOf(['index.html', ...modules]))
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThan(limit)
})

test('the letters of the sign-in screen are two files of less than 60 kB, which no page asks for by itself', () => {
  const fonts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.woff2'))
  const subset = (name: string) => name.replace(/-[\w-]{8}\.woff2$/, '')
  expect(fonts.map(subset).sort()).toEqual([
    'source-sans-3-latin-ext-wght-normal',
    'source-sans-3-latin-wght-normal',
    'source-serif-4-latin-400-italic',
    'source-serif-4-latin-400-normal',
    'source-serif-4-latin-600-normal',
    'source-serif-4-latin-ext-400-italic',
    'source-serif-4-latin-ext-400-normal',
    'source-serif-4-latin-ext-600-normal',
  ])
  const ofSignIn = fonts.filter((name) => /latin-(wght|600)-normal$/.test(subset(name)))
  expect(ofSignIn.length).toBe(2)
  expect(ofSignIn.reduce((sum, name) => sum + built(`assets/${name}`).length, 0)).toBeLessThan(FONT_BYTES)
  expect(built('index.html').toString()).not.toContain('.woff2')
})

const DECIDING = '{ compile, joinLaw, decide, statusOf, possibleColours, explain, canonicalJson }'

test('the engine alone is less than 25 kB, compressed', async () => {
  const entry = {
    name: 'engine-entry',
    resolveId: (id: string) => (id === 'engine-entry' ? id : undefined),
    load: (id: string) => (id === 'engine-entry' ? `export ${DECIDING} from '@portal/rules'` : undefined),
  }
  const alone = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [entry],
    build: { write: false, rolldownOptions: { input: 'engine-entry', preserveEntrySignatures: 'strict' } },
  })
  const [engine, ...others] = (alone as Rolldown.RolldownOutput).output
  expect(others).toEqual([])
  expect(gzipSync(engine.code).length).toBeGreaterThan(10_000)
  expect(gzipSync(engine.code).length).toBeLessThan(25_000)
})

/** The files of these modules and of everything that they import; each has to be loaded by itself. */
function filesOf(modules: readonly string[]): ReadonlySet<string> {
  const manifest = JSON.parse(built('.vite/manifest.json').toString()) as Manifest
  const keys = new Set(modules)
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  const chunks = [...keys].map((key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no file of its own for ${key}.`)
    return chunk
  })
  return new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))
}

const sizeOf = (files: ReadonlySet<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(built(file)).length, 0)
