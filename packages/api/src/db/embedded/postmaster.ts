import { readFile, readlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { sqlStateOf } from '../../http/databaseErrors.ts'
import { type Cluster, clusterFolder, readPassword } from './cluster.ts'
import { isRunning } from './dataDirLock.ts'
import { type Address, portalUrl, superuserUrl } from './roles.ts'

const POLL_MS = 50
const STOP_WITHIN_MS = 10_000

/**
 * The portal's connection URL of a database of the server that runs on a data folder; undefined if none accepts the
 * portal's role.
 */
export async function urlOfRunning(dataDir: string, database: string): Promise<string | undefined> {
  const folder = clusterFolder(dataDir)
  const { port } = await pidFile(folder)
  if (!port) return undefined
  const url = portalUrl({ port, password: await readPassword(dataDir) }, database)
  return (await stateAt(url)) === 'ready' ? url : undefined
}

/** SQLSTATE cannot_connect_now: the server is starting up, which includes recovery after a crash, or shutting down. */
const CANNOT_CONNECT_NOW = '57P03'

type State = 'ready' | 'starting' | 'silent'

/** The state of the server at this port: `silent` where none responds or it does not accept the superuser's password. */
export const stateOf = (address: Address): Promise<State> => stateAt(superuserUrl(address, 'postgres'))

async function stateAt(url: string): Promise<State> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return 'ready'
  } catch (error) {
    return sqlStateOf(error) === CANNOT_CONNECT_NOW ? 'starting' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Stops the PostgreSQL server that a killed portal left running. It is recognised by accepting the portal's password
 * and working in the portal's folder, so that neither an unrelated process with the same id nor the server of a folder
 * from which this one was copied is ever stopped. Throws for such a copy. A server that is still recovering accepts no
 * password; its recovery is awaited, however long it takes, because the next start would begin it anew.
 */
export async function stopOrphan({ folder, password }: Cluster, tell: (line: string) => void): Promise<void> {
  const orphan = await recovered({ folder, password }, tell)
  if (orphan?.state !== 'ready') return
  await refuseCopy(folder, orphan.pid)
  tell(`Stopping the database that an earlier server left running (process ${orphan.pid}) ...`)
  process.kill(orphan.pid, 'SIGINT')
  await untilGone(orphan.pid, Date.now() + STOP_WITHIN_MS)
}

type Orphan = { pid: number; state: State }

/** The server that runs on the folder, once it has recovered or has been silent for too long; undefined if none runs. */
async function recovered(cluster: Cluster, tell: (line: string) => void): Promise<Orphan | undefined> {
  let heardAt = Date.now()
  let isAnnounced = false
  for (;;) {
    const orphan = await findOrphan(cluster)
    if (orphan?.state === 'starting') {
      heardAt = Date.now()
      if (!isAnnounced)
        tell(`Waiting for the database of an earlier server, which is recovering (process ${orphan.pid}) ...`)
      isAnnounced = true
    } else if (!orphan || orphan.state === 'ready' || Date.now() - heardAt > STOP_WITHIN_MS) return orphan
    await sleep(500)
  }
}

async function findOrphan({ folder, password }: Cluster): Promise<Orphan | undefined> {
  const { pid, port } = await pidFile(folder)
  if (!pid || !isRunning(pid)) return undefined
  return { pid, state: port ? await stateOf({ port, password }) : 'silent' }
}

/**
 * PostgreSQL's working directory is its data folder. Without /proc it cannot be read, so the folder's own information
 * is trusted.
 */
async function refuseCopy(folder: string, pid: number): Promise<void> {
  const served = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  if (served === undefined || served === resolve(folder)) return
  throw new Error(
    `DATA_DIR: this folder is a copy of ${join(served, '..')}, whose database was running while it was copied (process ${pid}) and is left alone. Such a copy is not consistent: stop the portal there and copy again, or use npm run backup.`,
  )
}

async function untilGone(pid: number, deadline: number): Promise<void> {
  while (isRunning(pid) && Date.now() < deadline) await sleep(POLL_MS)
}

/** The process id and port from postmaster.pid: its first and its fourth line. */
async function pidFile(folder: string): Promise<{ pid: number | undefined; port: number | undefined }> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const numbers = text.split('\n').map((line) => Number(line) || undefined)
  return { pid: numbers[0], port: numbers[3] }
}
