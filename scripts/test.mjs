// The whole proof in one command: set-up, types, lint, content proof, unit, API and browser tests.
// Its last line is `N passed, N failed`. Node's own modules only: it runs before any install.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { checkNode, ensureInstalled, ROOT, seconds } from './install.mjs'

checkNode()
ensureInstalled()
const chromium = ensureChromium()
const { ensureBuilt } = await import('./build.mjs')
ensureBuilt()

const node =
  (...args) =>
  () =>
    spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0
const CHECKS = [
  ['types', node('scripts/types.mjs')],
  ['lint', node('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')],
  ['legal content', node('node_modules/tsx/dist/cli.mjs', 'packages/legal/src/prove.cli.ts')],
]

const checks = CHECKS.map(([name, run]) => {
  const began = Date.now()
  const passed = run()
  console.log(`${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds(began)} s`)
  return passed
})
const tests = runTests()

const passed = tests.passed + checks.filter(Boolean).length
const failed = tests.failed + checks.filter((ok) => !ok).length
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && tests.passed > 0 ? 0 : 1

/** Runs vitest over every room; a suite that could not even be loaded counts as a failure. */
function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'))
  const report = join(folder, 'report.json')
  const run = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CHROMIUM: chromium } },
  )
  const counted = readReport(report)
  rmSync(folder, { recursive: true, force: true })
  if (run.status !== 0 && counted.failed === 0) counted.failed = 1
  return counted
}

function readReport(path) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
