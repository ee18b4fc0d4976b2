import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, connect, type Embedded, ensureDatabase, startEmbedded } from '@portal/api'
import { makeAssessments } from '../assessments/makeAssessments.ts'
import { type Portal, startPortal } from '../portal.ts'
import { postmasterOf } from './observe.ts'

export const PASSWORD = 'benchmark-Start!!1'
const METRICS = 4485
/** So few people make more searches a minute than a user may. */
const SEARCHES_A_MINUTE = '100000'

export type Site = {
  /** The process id of PostgreSQL's first process. */
  postmaster: number
  /** Starts as many portals on the database; ended by `stop`. */
  portals: (count: number) => Promise<Running>
  close: () => Promise<void>
}
export type Running = { addresses: string[]; pids: number[]; metricsPorts: number[]; stop: () => Promise<void> }

/** A database with so many assessments on a server of its own. */
export async function openSite(total: number): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-load-'))
  const starting = startEmbedded(join(folder, 'data'), () => undefined)
  const end = async () => {
    await (await starting).stop()
    rmSync(folder, { recursive: true, force: true })
  }
  // A run that is cut off, at whatever moment, leaves no server behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => end().finally(() => process.exit(1)))
  }
  const server = await starting
  const close = async (connection?: Connection) => {
    await connection?.close()
    await end()
  }
  const open = new Set<Running>()
  const noted = (running: Running): Running => {
    const own = { ...running, stop: async () => void (open.delete(own) && (await running.stop())) }
    open.add(own)
    return own
  }
  try {
    const { url, connection } = await seed(server, total)
    return {
      postmaster: postmasterOf(join(folder, 'data')),
      portals: async (count) => noted(await startPortals(url, count)),
      close: async () => {
        await Promise.all([...open].map((running) => running.stop()))
        await close(connection)
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** A portal makes the tables and the first administrator, whose password all people share. */
async function seed(server: Embedded, total: number): Promise<{ url: string; connection: Connection }> {
  await ensureDatabase(server.url('postgres'), 'load')
  const url = server.url('load')
  const first = await startPortal({ DATABASE_URL: url, ADMIN_PASSWORD: PASSWORD })
  await first.stop()
  const connection = connect(url, (error) => console.error(error.message))
  const began = performance.now()
  await makeAssessments(connection, total)
  console.log(`${total} assessments made in ${Math.round((performance.now() - began) / 1000)} s`)
  return { url, connection }
}

async function startPortals(url: string, count: number): Promise<Running> {
  const portals: Portal[] = []
  const metricsPorts = Array.from({ length: count }, (_, index) => METRICS + index)
  for (const port of metricsPorts) {
    portals.push(await startPortal({ DATABASE_URL: url, METRICS_PORT: String(port), SEARCHES_A_MINUTE }))
  }
  return {
    addresses: portals.map(({ address }) => address),
    pids: portals.map(({ pid }) => pid),
    metricsPorts,
    stop: async () => {
      for (const portal of portals) await portal.stop()
    },
  }
}
