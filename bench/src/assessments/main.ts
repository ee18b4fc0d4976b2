import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BRAZIL, connect, ensureDatabase, startEmbedded } from '@portal/api'
import autocannon from 'autocannon'
import { keepSection } from '../keepSection.ts'
import { readyOn, startPortal } from '../portal.ts'
import { LISTS, type ListQuery, searches } from './calls.ts'
import { exportMemory, type Memory } from './exportMemory.ts'
import { makeAssessments } from './makeAssessments.ts'
import { type Latency, listReport, type Rate, READ_PREPARED } from './report.ts'
import { recordStatements } from './statements.ts'

/**
 * `npm run bench:assessments`: does the list take the same time however many assessments there are? Other sizes, small
 * one first: `-- 10000 100000`. The section in RESULTS.md states which sizes were used.
 */
const ROUNDS = 30
const RATE_ROUNDS = 3
const RATE_SECONDS = 4
const CONNECTIONS = 10
const PASSWORD = 'benchmark-Start!!1'

type Site = Awaited<ReturnType<typeof openSite>>

const [few = 10_000, many = 1_000_000] = process.argv.slice(2).map(Number)
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
const server = await startEmbedded(join(folder, 'data'), () => undefined)
const sites: Site[] = []
try {
  for (const total of [few, many]) sites.push(await openSite(total))
  const [small, large] = sites as [Site, Site]
  // Measured first, while the servers hold nothing beyond their start-up memory.
  const memory = [...(await exportsOf(small)), ...(await exportsOf(large))]
  const latencies = [
    ...(await compare(small, large, 'list', LISTS)),
    ...(await compare(small, large, 'search', searches(await sample(large)))),
  ]
  const rates = await ratesOf(large)
  const text = listReport({ few, many, latencies, rates, memory })
  console.log(text)
  keepSection(text)
} finally {
  for (const site of sites) await site.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** A portal with this many assessments in its database, a tenth of them in the account of the signed-in user. */
async function openSite(total: number) {
  const name = `bench_${total}`
  await ensureDatabase(server.url('postgres'), name)
  const url = server.url(name)
  const portal = await startPortal({ DATABASE_URL: url, ADMIN_PASSWORD: PASSWORD, SEARCHES_A_MINUTE: '1000000' })
  const connection = connect(url, (error) => console.error(error.message))
  const close = async () => {
    await connection.close()
    await portal.stop()
  }
  try {
    const start = performance.now()
    await makeAssessments(connection, total)
    console.log(`${total} assessments made in ${Math.round((performance.now() - start) / 1000)} s`)
    return { ...portal, connection, url, total, close, headers: await signIn(portal.address) }
  } catch (error) {
    await close()
    throw error
  }
}

async function signIn(address: string) {
  const reply = await fetch(`${address}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'user1@large.example', password: PASSWORD }),
  })
  const { accessToken } = (await reply.json()) as { accessToken?: string }
  if (!accessToken) throw new Error(`Sign-in failed: ${reply.status}`)
  return { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
}

function post({ address, headers }: Site, call: string, body: object): Promise<Response> {
  return fetch(`${address}/api/assessments${call}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function sample({ connection }: Site) {
  const { rows } = await connection.pool.query<{ name: string; reference: string }>(
    `select genetic_resource as name, internal_reference as reference from assessments
     where account_id = 'large' and number = 777`,
  )
  return rows[0] ?? { name: '', reference: '' }
}

/** Alternates between both sites, so that other load on the machine affects both. */
async function compare(
  small: Site,
  large: Site,
  kind: Latency['kind'],
  calls: readonly ListQuery[],
): Promise<Latency[]> {
  const latencies = calls.map(({ name }) => ({ kind, name, small: [] as number[], large: [] as number[], total: 0 }))
  for (let round = -3; round < ROUNDS; round++) {
    for (const [index, { body }] of calls.entries()) {
      const one = await timeOf(small, body)
      const other = await timeOf(large, body)
      const latency = latencies[index]
      if (round < 0 || !latency) continue
      latency.small.push(one.ms)
      latency.large.push(other.ms)
      latency.total = other.total
    }
  }
  return latencies
}

async function timeOf(site: Site, body: object) {
  const start = performance.now()
  const reply = await post(site, '/search', body)
  const { total } = (await reply.json()) as { total: number }
  const ms = performance.now() - start
  if (!reply.ok) throw new Error(`${JSON.stringify(body)}: ${reply.status}`)
  return { ms, total }
}

/** Compares the portal with bare routes that run the same statements, in alternation. */
async function ratesOf(site: Site): Promise<Rate[]> {
  const made = (await (await post(site, '', { answers: BRAZIL })).json()) as { assessment: { assessmentId: string } }
  const { assessmentId } = made.assessment
  const file = join(folder, 'statements.json')
  writeFileSync(file, JSON.stringify(await recordStatements(site.connection, assessmentId)))
  const bare = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'bare.ts'), site.url, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const floor = await readyOn(bare)
    const { address, headers } = site
    const search = { url: `${address}/api/assessments/search`, method: 'POST' as const, body: '{}', headers }
    const read = { url: `${address}/api/assessments/${assessmentId}`, headers }
    return [
      await compareRates('search', `${floor}/search`, search),
      await compareRates('read', `${floor}/read`, read),
      await compareRates(READ_PREPARED, `${floor}/readPrepared`, read),
    ]
  } finally {
    await ended(bare)
  }
}

/** Alternates between the two servers. */
async function compareRates(name: string, floor: string, call: autocannon.Options): Promise<Rate> {
  const rate: Rate = { name, bare: [], portal: [] }
  for (let round = 0; round < RATE_ROUNDS; round++) {
    rate.bare.push(await rateOf({ url: floor }))
    rate.portal.push(await rateOf(call))
  }
  return rate
}

/** On a shared machine, a server may report overload for a moment: such a run does not count. */
async function rateOf(call: autocannon.Options, tries = 5): Promise<number> {
  const result = await autocannon({ ...call, connections: CONNECTIONS, duration: RATE_SECONDS })
  if (result.non2xx + result.errors === 0) return result.requests.average
  if (tries > 1) return rateOf(call, tries - 1)
  throw new Error(`${call.url}: ${result.errors} failed, answers ${JSON.stringify(result.statusCodeStats)}`)
}

async function ended(child: ChildProcess): Promise<void> {
  const end = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await end
}

async function exportsOf(site: Site): Promise<Memory[]> {
  const memory: Memory[] = []
  for (const reader of ['', ', read slowly']) {
    for (const format of ['csv', 'xlsx']) {
      const send = () => post(site, `/export/${format}`, {})
      const held = await exportMemory(site.pid, send, reader !== '')
      memory.push({ format: `${format}${reader}`, rows: site.total / 10, ...held })
    }
  }
  return memory
}
