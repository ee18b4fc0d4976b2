import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { keepSection } from '../keepSection.ts'
import { readyOn, startPortal } from '../portal.ts'

/**
 * `npm run bench:result-map`: complete cached responses, compared with a bare route that sends a cached body of the
 * same bytes.
 */

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 20
/** Fewer than the server caches. */
const PAIRS = 50
const FIRST_REQUESTS = 40
const ADMIN = { email: 'admin@localhost', password: 'benchmark-Start!!1' }

const folder = mkdtempSync(join(tmpdir(), 'bench-map-'))
const portal = await startPortal({ ADMIN_PASSWORD: ADMIN.password })
let bare: ChildProcess | undefined
try {
  const headers = { authorization: `Bearer ${await signIn()}` }
  const body = Buffer.from(await (await fetch(`${portal.address}${pathOf(0)}`, { headers })).arrayBuffer())
  const file = join(folder, 'body.json')
  writeFileSync(file, body)
  bare = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'bare.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const floor = await readyOn(bare)
  const contenders = {
    'bare route, the same bytes': () => rate(`${floor}/result-map`, [{ path: '/result-map' }], {}),
    'portal, cached pairs of dates': () => rate(portal.address, pairs(), headers),
    'portal, a small answer read from the database': () =>
      rate(portal.address, [{ path: '/api/notifications' }], headers),
  }
  const first = await firstRequests(portal.address, headers)
  for (const measure of Object.values(contenders)) await measure()
  const rates = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, measure] of Object.entries(contenders)) {
      rates.set(name, [...(rates.get(name) ?? []), await measure()])
    }
  }
  const text = report(rates, first, body.length)
  console.log(text)
  keepSection(text)
} finally {
  bare?.kill()
  await portal.stop()
  rmSync(folder, { recursive: true })
}

async function signIn(): Promise<string> {
  const reply = await fetch(`${portal.address}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  const { accessToken } = (await reply.json()) as { accessToken: string }
  return accessToken
}

/** Pairs of dates spread over the years in which laws entered into force. */
function pathOf(index: number): string {
  const day = (number: number) => new Date(Date.UTC(1990, 0, 1) + number * 86_400_000).toISOString().slice(0, 10)
  const access = (index * 7919) % 13_000
  return `/api/countries/result-map?accessDate=${day(access)}&intendedUseDate=${day(access + ((index * 104_729) % 4000))}`
}

/** Durations of responses that are not cached yet, one after the other, compressed for a browser. */
async function firstRequests(address: string, headers: Record<string, string>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < FIRST_REQUESTS; index++) {
    const start = performance.now()
    await (await fetch(address + pathOf(PAIRS + index), { headers: { ...headers, 'accept-encoding': 'br' } })).text()
    times.push(performance.now() - start)
  }
  return times
}

function pairs() {
  return Array.from({ length: PAIRS }, (_, index) => ({ path: pathOf(index) }))
}

async function rate(url: string, requests: { path: string }[], headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, requests, headers, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

function report(rates: ReadonlyMap<string, number[]>, first: readonly number[], bytes: number): string {
  const [floor = Number.NaN] = [...rates.values()].map(median)
  const rows = [...rates].map(
    ([name, all]) => `| ${name} | ${Math.round(median(all))} | ${(median(all) / floor).toFixed(2)} |`,
  )
  const reached = median(rates.get('portal, cached pairs of dates') ?? []) / floor
  return `# Result map: results

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}.
Run it with \`npm run bench:result-map\`: it writes this section.

\`GET /api/countries/result-map\` over ${PAIRS} cached pairs of dates in turn, ${Math.round(bytes / 1000)} kB each, ${CONNECTIONS} connections; ${ROUNDS} rounds of
${SECONDS} s each in turns, medians, the load generator on the same machine.

| route | requests a second | of the bare route |
| --- | ---: | ---: |
${rows.join('\n')}

| target | measured | met |
| --- | ---: | --- |
| at least 0.8 times the rate of a bare Fastify route that sends a whole cached body | ${reached.toFixed(2)} times | ${reached >= 0.8 ? 'yes' : 'no'} |

How to read it: the bare route sends one body and knows neither users nor sessions. The portal knows the session in its process
until the database tells of a change, checks the dates and sends a whole body that it computed and serialised once for the law,
the dates and the case. A pair of dates that is asked for the first time is computed, serialised and compressed in
${median(first).toFixed(0)} ms (median of ${FIRST_REQUESTS}, one after another, the countries' maps already compiled).
`
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
