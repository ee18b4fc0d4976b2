import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, ensureDatabase, startEmbedded } from '@portal/api'
import { keepSection } from '../keepSection.ts'
import { startPortal } from '../portal.ts'
import { LISTS, type ListQuery, searches } from './calls.ts'
import { exportMemory, type Memory } from './exportMemory.ts'
import { makeAssessments } from './makeAssessments.ts'
import { type Latency, listReport } from './report.ts'

/**
 * `npm run bench:assessments`: how long do the list and its searches take in an account with 100,000 assessments, a tenth
 * of all? Another number of all: `-- 100000`. The section in RESULTS.md states which one was used.
 */
const ROUNDS = 30
const PASSWORD = 'benchmark-Start!!1'

type Site = Awaited<ReturnType<typeof openSite>>

const [total = 1_000_000] = process.argv.slice(2).map(Number)
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
const server = await startEmbedded(join(folder, 'data'), () => undefined)
try {
  const site = await openSite()
  try {
    // Measured first, while the server holds nothing beyond its start-up memory.
    const memory = await exportsOf(site)
    const latencies = [
      ...(await timed(site, 'list', LISTS)),
      ...(await timed(site, 'search', searches(await sample(site)))),
    ]
    const text = listReport({ total, latencies, memory })
    console.log(text)
    keepSection(text)
  } finally {
    await site.close()
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** A portal with this many assessments in its database, a tenth of them in the account of the signed-in user. */
async function openSite() {
  const name = 'bench'
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
    return { ...portal, connection, close, headers: await signIn(portal.address) }
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

/** Every call in turn, so that other load on the machine affects all of them. */
async function timed(site: Site, kind: Latency['kind'], calls: readonly ListQuery[]): Promise<Latency[]> {
  const latencies = calls.map(({ name }) => ({ kind, name, ms: [] as number[], total: 0 }))
  for (let round = -3; round < ROUNDS; round++) {
    for (const [index, { body }] of calls.entries()) {
      const { ms, total } = await timeOf(site, body)
      const latency = latencies[index]
      if (round < 0 || !latency) continue
      latency.ms.push(ms)
      latency.total = total
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

async function exportsOf(site: Site): Promise<Memory[]> {
  const memory: Memory[] = []
  for (const reader of ['', ', read slowly']) {
    for (const format of ['csv', 'xlsx']) {
      const send = () => post(site, `/export/${format}`, {})
      const held = await exportMemory(site.pid, send, reader !== '')
      memory.push({ format: `${format}${reader}`, rows: total / 10, ...held })
    }
  }
  return memory
}
