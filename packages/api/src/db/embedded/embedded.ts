import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, openCluster } from './cluster.ts'
import { lockDataDir } from './dataDirLock.ts'
import { type Binaries, postgresBinaries } from './postgresBinaries.ts'
import { answers, stopOrphan, urlOf } from './postmaster.ts'
import { enter, type RunAs, unprivilegedUser } from './unprivilegedUser.ts'

const START_TIMEOUT_MS = 10_000
const POLL_MS = 50
/**
 * How long a server may take to stop; after that it is ended without a last checkpoint, and its next start recovers
 * from the write-ahead log.
 */
const STOP_TIMEOUT_MS = 30_000

export type Embedded = {
  /** The connection URL of a database of this server, including the password. */
  url: (database: string) => string
  stop: () => Promise<void>
}

type Running = { ended: Promise<void>; stop: () => Promise<void> }

/**
 * Starts the embedded PostgreSQL in a data folder: a real server on loopback with a random password. First stops an
 * orphaned server of a killed portal. Throws DataDirInUse if another portal runs on the folder.
 */
export async function startEmbedded(dataDir: string, tell: (line: string) => void): Promise<Embedded> {
  const unlock = await lockDataDir(dataDir)
  try {
    const as = await unprivilegedUser()
    const binaries = await postgresBinaries(as, tell)
    const cluster = await openCluster(dataDir, binaries, as, tell)
    await stopOrphan(cluster, tell)
    const port = await freePort()
    const stop = await restartOnExit(() => startServer({ cluster, binaries, as, port }), tell)
    return {
      url: (database) => urlOf({ port, password: cluster.password }, database),
      stop: async () => {
        await stop()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * Starts the server, and restarts it whenever it ends unexpectedly: killed, out of memory, disk full. The port stays
 * the same, so that connection pools can reconnect.
 */
async function restartOnExit(
  start: () => Promise<Running>,
  tell: (line: string) => void,
): Promise<() => Promise<void>> {
  let server = await startWithin(START_TIMEOUT_MS, start)
  let stopping = false
  const restart = async (): Promise<Running> => {
    for (;;) {
      try {
        return await startWithin(START_TIMEOUT_MS, start)
      } catch (error) {
        if (stopping) return server
        tell(`The database cannot be started: ${(error as Error).message}`)
      }
    }
  }
  const supervise = async () => {
    for (;;) {
      await server.ended
      if (stopping) return
      tell('The database ended unexpectedly: starting it again ...')
      server = await restart()
      if (stopping) return server.stop()
    }
  }
  const supervised = supervise()
  return async () => {
    stopping = true
    await server.stop()
    await supervised
  }
}

/** Retries a failed start, because a killed predecessor may leave a stale lock or a process that is not reaped yet. */
async function startWithin(limit: number, start: () => Promise<Running>): Promise<Running> {
  const deadline = Date.now() + limit
  for (;;) {
    try {
      return await start()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(500)
    }
  }
}

type Server = { cluster: Cluster; binaries: Binaries; as: RunAs; port: number }

async function startServer({ cluster, binaries, as, port }: Server): Promise<Running> {
  // A process group of its own: Ctrl-C in the terminal must reach only the portal, which stops the database last.
  const entry = await enter(cluster.folder, as)
  const child = spawn(binaries.postgres, ['-D', entry.path, ...flags(port)], {
    ...as,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', ...entry.stdio],
    env: { ...process.env, LC_ALL: 'C' },
  })
  await entry.close()
  const words = lastWords(child)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const state = await Promise.race([untilReady(port, cluster.password), ended.then(() => 'ended' as const)])
  if (state !== 'ready') {
    child.kill('SIGINT')
    throw new Error(`The embedded PostgreSQL did not start:\n${words()}`)
  }
  return {
    ended,
    stop: async () => {
      child.kill('SIGINT')
      const tooSlow = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS)
      await ended
      clearTimeout(tooSlow)
    },
  }
}

/**
 * Settings of the server. Durability stays on: `fsync`, `full_page_writes` and `synchronous_commit` keep PostgreSQL's
 * defaults.
 */
function flags(port: number): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 60,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * The last output of the server, for the error if it does not start. It is read continuously, otherwise the pipe would
 * fill up and block.
 */
function lastWords(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString('utf8')).slice(-4000)
  })
  child.once('error', (error) => {
    text += error.message
  })
  return () => text
}

async function untilReady(port: number, password: string): Promise<'ready' | 'late'> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (await answers({ port, password })) return 'ready'
    await sleep(POLL_MS)
  }
  return 'late'
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
