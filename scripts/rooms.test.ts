import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Each import rule is tried with a planted violation: a lint rule that catches nothing would look green. */

const ROOT = join(import.meta.dirname, '..')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  const config = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'))
  delete config.vcs
  delete config.$schema
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
  for (const room of readdirSync(join(ROOT, 'packages'))) {
    mkdirSync(join(folder, 'packages', room), { recursive: true })
    cpSync(join(ROOT, 'packages', room, 'package.json'), join(folder, 'packages', room, 'package.json'))
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Lints files as if they were at these places of the workspace, and returns the names of the rules that they break. */
function rulesBrokenBy(files: Record<string, string>) {
  const paths = Object.keys(files)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const run = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=50', ...paths], {
    cwd: folder,
    encoding: 'utf8',
  })
  for (const path of paths) rmSync(join(folder, path))
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { category: string; severity: string }[] }
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ category }) => category.split('/').pop())
}

describe('a planted violation is caught', () => {
  test.each([
    [
      'rules imports zod',
      'packages/rules/src/a.ts',
      `import { z } from 'zod'\nexport const a = z`,
      'noRestrictedImports',
    ],
    [
      'rules imports another room',
      'packages/rules/src/a.ts',
      `export { a } from '@portal/contract'`,
      'noRestrictedImports',
    ],
    ['rules does I/O', 'packages/rules/src/a.ts', `export { readFileSync } from 'node:fs'`, 'noNodejsModules'],
    ['rules reads the clock', 'packages/rules/src/a.ts', 'export const a = Date.now()', 'noRestrictedGlobals'],
    [
      'contract imports legal',
      'packages/contract/src/a.ts',
      `export { a } from '@portal/legal'`,
      'noRestrictedImports',
    ],
    ['contract does I/O', 'packages/contract/src/a.ts', `export { readFileSync } from 'node:fs'`, 'noNodejsModules'],
    ['legal imports api', 'packages/legal/src/a.ts', `export { a } from '@portal/api'`, 'noRestrictedImports'],
    ['pdf imports api', 'packages/pdf/src/a.ts', `export { a } from '@portal/api'`, 'noRestrictedImports'],
    ['api imports web', 'packages/api/src/x/a.ts', `export { a } from '@portal/web'`, 'noRestrictedImports'],
    ['web imports legal', 'packages/web/src/shared/a.ts', `export { a } from '@portal/legal'`, 'noRestrictedImports'],
    ['a web feature imports api', 'packages/web/src/x/a.ts', `export { a } from '@portal/api'`, 'noRestrictedImports'],
    [
      'a web feature imports another',
      'packages/web/src/x/a.ts',
      `export { a } from '../y/b.ts'`,
      'noRestrictedImports',
    ],
    [
      'a behaviour of a web feature imports the inside of another feature',
      'packages/web/src/x/parts/a.ts',
      `export { a } from '../../y/b.ts'`,
      'noRestrictedImports',
    ],
    [
      'a part of a behaviour of a web feature imports the inside of another feature',
      'packages/web/src/x/parts/pieces/a.ts',
      `export { a } from '../../../y/parts/b.ts'`,
      'noRestrictedImports',
    ],
    [
      'an api feature imports another',
      'packages/api/src/x/a.ts',
      `export { a } from '../y/b.ts'`,
      'noRestrictedImports',
    ],
    ['e2e imports a room', 'packages/e2e/src/a.ts', `export { a } from '@portal/rules'`, 'noRestrictedImports'],
    ['an undeclared package', 'packages/api/src/x/a.ts', `export { a } from 'lodash'`, 'noUndeclaredDependencies'],
    ['an enum', 'packages/api/src/x/a.ts', 'export enum A {\n  One = 1,\n}', 'noEnum'],
    [
      'too many parameters',
      'packages/api/src/x/a.ts',
      'export const a = (b, c, d, e, f) => [b, c, d, e, f]',
      'useMaxParams',
    ],
    [
      'a long function',
      'packages/api/src/x/a.ts',
      `export function a() {\n${'  b()\n'.repeat(51)}}`,
      'noExcessiveLinesPerFunction',
    ],
    ['a long file', 'packages/api/src/x/a.ts', 'export const a = 1\n'.repeat(301), 'noExcessiveLinesPerFile'],
  ])('%s', (_, path, text, rule) => {
    expect(rulesBrokenBy({ [path]: text })).toContain(rule)
  })

  test('a cycle of imports', () => {
    const broken = rulesBrokenBy({
      'packages/api/src/x/a.ts': `import { b } from './b.ts'\nexport const a = () => b()`,
      'packages/api/src/x/b.ts': `import { a } from './a.ts'\nexport const b = () => a()`,
    })
    expect(broken).toContain('noImportCycles')
  })

  test('and allowed imports pass', () => {
    expect(rulesBrokenBy({ 'packages/web/src/x/a.ts': `export { a } from '../shared/b.ts'` })).toEqual([])
    expect(rulesBrokenBy({ 'packages/api/src/x/a.ts': `export { a } from '../http/b.ts'` })).toEqual([])
    expect(rulesBrokenBy({ 'packages/web/src/x/parts/a.ts': `export { a } from '../../shared/b.ts'` })).toEqual([])
    expect(rulesBrokenBy({ 'packages/web/src/x/parts/a.ts': `export { a } from '../others/b.ts'` })).toEqual([])
    expect(rulesBrokenBy({ 'packages/web/src/x/a.ts': `export { a } from '../y/index.ts'` })).toEqual([])
    expect(rulesBrokenBy({ 'packages/web/src/x/parts/a.ts': `export { a } from '../../y/index.ts'` })).toEqual([])
    expect(rulesBrokenBy({ 'packages/web/src/x/parts/pieces/a.ts': `export { a } from '../../b.ts'` })).toEqual([])
    expect(
      rulesBrokenBy({ 'packages/web/src/x/parts/pieces/a.ts': `export { a } from '../../../y/index.ts'` }),
    ).toEqual([])
    expect(rulesBrokenBy({ 'packages/api/src/x/parts/a.ts': `export { a } from '../b.ts'` })).toEqual([])
  })
})
