import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBuiltLaw } from '../packages/legal/src/reading/builtLaw.ts'
import { readYaml } from '../packages/legal/src/reading/parseYaml.ts'
import { readText, SHIPPED } from '../packages/legal/src/reading/readFolder.ts'
import { ensureServerBuilt } from './build.mjs'
import { ROOT } from './install.mjs'

/** The built server in a folder of its own, with law beside it that may be changed. */
let folder = ''
const at = (...path: string[]) => join(folder, 'packages', ...path)

beforeAll(() => {
  ensureServerBuilt()
  folder = mkdtempSync(join(tmpdir(), 'built-'))
  cpSync(join(ROOT, 'packages', 'api', 'dist'), at('api', 'dist'), { recursive: true })
  for (const content of ['protocol', 'countries', 'procedures']) {
    cpSync(join(SHIPPED, content), at('legal', content), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}, 180_000)

afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the built program that loads the law as the server does, and returns what it prints about a failure. */
function load(): string {
  try {
    execFileSync(process.execPath, [at('api', 'dist', 'proveShipped.mjs')], { stdio: ['ignore', 'ignore', 'pipe'] })
    return ''
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr)
  }
}

test('the built server knows the proven law and loads it', () => {
  const { proven = '[]', values = {} } = readBuiltLaw(join(ROOT, 'packages', 'api', 'dist')) ?? {}
  expect(JSON.parse(proven).map(({ id }: { id: string }) => id)).toContain('BR')
  expect(Object.keys(values).length).toBeGreaterThan(200)
  expect(load()).toBe('')
})

type Country = { matrices: { rows: [{ id: string }, ...{ id: string }[]] }[] }

test('the built server proves a law that was changed after the build', () => {
  const { matrices, ...country } = readYaml(readText(SHIPPED, 'countries/br.yaml')).raw as Country
  const withDeadRow = matrices.map(({ rows: [row, ...rest], ...matrix }) => ({
    ...matrix,
    rows: [row, { ...row, id: `${row.id}-again` }, ...rest],
  }))
  writeFileSync(at('legal', 'countries', 'br.yaml'), JSON.stringify({ ...country, matrices: withDeadRow }))
  expect(load()).toMatch(/countries\/br\.yaml: \S+-again: decides nothing/)
})
