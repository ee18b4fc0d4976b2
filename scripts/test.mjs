// All checks in one command: set-up, which proves the legal content, types, lint, unit, API and browser tests. The last
// line of output is `N passed, N failed`. Uses only Node's own modules, because it runs before any install.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ROOT, seconds, setUp } from './install.mjs'

// Downloaded and unpacked in parallel with the packages.
const browser = ensureChromium()
setUp(ensureBuilt)
const chromium = await browser

/** Most objects of tests are soon garbage: more room for young ones saves a twelfth of the processor time. */
const YOUNG_OBJECTS = '--max-semi-space-size=64'

const CHECKS = [
  ['types', 'scripts/types.mjs'],
  ['lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'],
]
// A longer test for scheduled runs: this number of processes is killed under load.
const { TORTURE } = process.env
if (TORTURE)
  CHECKS.push(['torture', 'node_modules/tsx/dist/cli.mjs', 'packages/e2e/src/torture/torture.cli.ts', 'kills', TORTURE])
// The browser journeys run one after the other and often wait for the browser, so everything else runs in parallel. One
// worker reads and compiles the law of all countries once for all tests of the legal content. The others are named one by
// one, because vitest runs every project if several are excluded.
const journeys = runTests(['e2e'])
const legal = runTests(['legal'], '--maxWorkers=1')
const checks = await Promise.all(CHECKS.map(check))
const others = runTests(['rules', 'contract', 'texts', 'pdf', 'api', 'web', 'workspace'])
const runs = await Promise.all([journeys, legal, others])
const passed = [...checks, ...runs].reduce((sum, run) => sum + run.passed, 0)
const failures = [...checks, ...runs].flatMap((run) => run.failures)
// Once more at the end, where they are found in a long log.
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 && runs.every((run) => run.passed > 0) ? 0 : 1

/** Runs a check in parallel with others; its output is shown in one piece when it has ended. */
async function check([name, ...args]) {
  const began = Date.now()
  const run = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => output.push(chunk))
  const [status] = await once(run, 'close')
  process.stdout.write(Buffer.concat(output))
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(began)} s`)
  return status === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] }
}

/** Runs vitest for some projects; a suite that could not even be loaded counts as a failure. */
async function runTests(projects, ...options) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = projects.map((project) => `--project=${project}`)
  const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...options, ...reporters], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${YOUNG_OBJECTS}` },
  })
  const [status] = await once(run, 'exit')
  const counted = readReport(report)
  rmSync(folder, { recursive: true, force: true })
  if (status !== 0 && counted.failures.length === 0)
    counted.failures.push(`vitest ${projects.join(' ')}: exit code ${status}`)
  return counted
}

function readReport(path) {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
    return { passed: numPassedTests, failures: testResults.flatMap(failuresOf) }
  } catch {
    return { passed: 0, failures: [`no report in ${path}`] }
  }
}

/** The failed tests of a file, with the first line of what is wrong; the file itself if it could not be loaded. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${relative(ROOT, name)}: ${firstLine(message)}`] : []
  return failed.map((test) => `${relative(ROOT, name)} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
}

// A declaration, because this is called before the end of the file is reached.
function firstLine(text = '') {
  return text.split('\n', 1)[0]
}
