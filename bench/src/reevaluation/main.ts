import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import {
  buildDeps,
  type Connection,
  connect,
  createLogger,
  type Db,
  type Deps,
  ensureDatabase,
  listActivations,
  migrate,
  readSettings,
  reevaluate,
  seedDemo,
  shippedContent,
  startEmbedded,
  storeShipped,
} from '@portal/api'
import type { Answers, CountryFile } from '@portal/contract'
import { loadContent } from '@portal/legal'
import { keepSection } from '../keepSection.ts'
import { keepTemplates, makeCompletedAssessments, makeOwners, usualAnswers } from './assessments.ts'

/**
 * `npm run bench:reevaluation`: does the time for deciding all assessments of a country again stay linear in their
 * number? Other sizes, small one first: `-- 1000 10000`; only the full sizes are written to RESULTS.md.
 */
const FULL = [10_000, 100_000] as const
const MAX_RATIO = 1.3
const MAX_MS = 2
/** Assessments decided before the measurement, to warm up the program. */
const WARM_UP = 500
let releases = 0

type Run = { count: number; seconds: number; changed: number; perAssessment: number; heldMs: number }
/** The portal, its database, and the answers used where a use case states none. */
type Bench = { deps: Deps; pool: Connection['pool']; usual: Answers }

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startEmbedded(dataDir, () => undefined)
  try {
    await ensureDatabase(server.url('postgres'), 'bench')
    const connection = connect(server.url('bench'), (error) => console.error(error.message))
    try {
      await migrate(connection)
      await bench(connection)
    } finally {
      await connection.close()
    }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function bench({ db, pool }: Connection): Promise<void> {
  const [few = FULL[0], many = FULL[1]] = process.argv.slice(2).map(Number)
  const deps = await buildDeps(db, readSettings({ LOG_LEVEL: 'silent' }), createLogger('silent'))
  await seedDemo(deps)
  await makeOwners(pool)
  await keepTemplates(pool)
  const portal = { deps, pool, usual: await usualAnswers(pool) }
  await measure(portal, WARM_UP)
  const runs: Run[] = []
  // The small run before and after the large one reveals a machine that gets slower or faster.
  for (const count of [few, many, few]) {
    runs.push(await measure(portal, count))
    console.log(rowOf(runs.at(-1) as Run))
  }
  const text = report(runs)
  console.log(text)
  if (few === FULL[0] && many === FULL[1]) keepSection(text)
}

async function measure({ deps, pool, usual }: Bench, count: number): Promise<Run> {
  await makeCompletedAssessments(pool, count, usual)
  const activationId = await release(deps.db)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const start = performance.now()
  await reevaluate(deps, { activationId })
  const seconds = (performance.now() - start) / 1000
  delay.disable()
  const [activation] = (await listActivations(deps.db)).rows
  if (activation?.activationId !== activationId || activation.state !== 'done' || activation.done < count) {
    throw new Error(`Not all were decided again: ${JSON.stringify(activation)}`)
  }
  const { done, changed } = activation
  return { count, seconds, changed, perAssessment: (1000 * seconds) / done, heldMs: delay.percentile(99) / 1e6 }
}

/** Simulates the next release of the program: what is not GREEN in Brazil is RED, with a different reason each time. */
async function release(db: Db): Promise<string> {
  const shipped = shippedContent(loadContent())
  releases++
  const change = { status: 'RED', reason: `Release ${releases}.` } as const
  const countries = shipped.countries.map((country) => {
    if (country.id !== 'BR' || !country.source) return country
    const source = { ...country.source, matrices: country.source.matrices.map((matrix) => darkRows(matrix, change)) }
    return { ...country, source, bundle: shipped.prove(source).bundle }
  })
  await storeShipped(db, { ...shipped, countries })
  const [activation] = (await listActivations(db)).rows
  if (!activation) throw new Error('No version was activated.')
  return activation.activationId
}

type Matrix = CountryFile['matrices'][number]

const isDark = ({ then: { status } }: Matrix['rows'][number]): boolean => status !== undefined && status !== 'GREEN'

const darkRows = (matrix: Matrix, change: Partial<Matrix['rows'][number]['then']>): Matrix => ({
  ...matrix,
  rows: matrix.rows.map((row) =>
    // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
    isDark(row) ? { ...row, then: { ...row.then, ...change } } : row,
  ),
})

const rowOf = ({ count, seconds, changed, perAssessment, heldMs }: Run): string =>
  `| ${[
    count.toLocaleString('en'),
    seconds.toFixed(1),
    perAssessment.toFixed(2),
    changed.toLocaleString('en'),
    heldMs.toFixed(0),
  ].join(' | ')} |`

function report(runs: readonly Run[]): string {
  const [first, large, last] = runs.map(({ perAssessment }) => perAssessment) as [number, number, number]
  const ratio = large / ((first + last) / 2)
  return `# Re-evaluation: results

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, load of the machine at the end ${loadavg()[0]?.toFixed(1)}.
Run it with \`npm run bench:reevaluation\`: it writes this section.

A new version of the law of Brazil is made active, and all its assessments are decided again by the job that the portal
runs: read, decided, kept with their trace, locks closed again, sealed in the audit log, and owners told of each change.
They lie in 100 companies: twenty of each use case (nearly every use case with a day of access of its own), each with its
own organism, label and remarks. The letters, and the notices to those who open locks, are jobs of their own that follow.
The small run stands before and after the large one; \`held\` is how long others waited for the thread, 99th percentile.

| assessments | seconds | ms each | colours changed | held, ms |
| ---: | ---: | ---: | ---: | ---: |
${runs.map(rowOf).join('\n')}

| target | measured | met |
| --- | ---: | --- |
| time per assessment with many at most ${MAX_RATIO} times that with few | ${ratio.toFixed(2)} times | ${ratio <= MAX_RATIO ? 'yes' : 'no'} |
| each assessment of the large run, database included, at most ${MAX_MS} ms | ${large.toFixed(2)} ms | ${large <= MAX_MS ? 'yes' : 'no'} |
`
}

await main()
