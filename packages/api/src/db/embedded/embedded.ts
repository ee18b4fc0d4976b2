import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { platform } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, openCluster } from './cluster.ts'
import { lockDataDir } from './dataDirLock.ts'
import { type Binaries, postgresBinaries } from './postgresBinaries.ts'
import { type Address, stateOf, stopOrphan, urlOf } from './postmaster.ts'
import { enter, type RunAs, unprivilegedUser } from './unprivilegedUser.ts'

const START_TIMEOUT_MS = 10_000
const POLL_MS = 50
/** A starting server that does not respond for this long is ended and started again. */
const SILENT_TIMEOUT_MS = 60_000
/** Recovery that takes longer is announced. */
const LONG_RECOVERY_MS = 10_000
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
    const stop = await restartOnExit((stopping) => startServer({ cluster, binaries, as, port, tell, stopping }), tell)
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
  start: (stopping: AbortSignal) => Promise<Running>,
  tell: (line: string) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let server = await startWithin(START_TIMEOUT_MS, start, stopping.signal)
  const restart = async (): Promise<Running> => {
    for (;;) {
      try {
        return await startWithin(START_TIMEOUT_MS, start, stopping.signal)
      } catch (error) {
        if (stopping.signal.aborted) return server
        tell(`The database cannot be started: ${(error as Error).message}`)
      }
    }
  }
  const supervise = async () => {
    for (;;) {
      await server.ended
      if (stopping.signal.aborted) return
      tell('The database ended unexpectedly: starting it again ...')
      server = await restart()
      if (stopping.signal.aborted) return server.stop()
    }
  }
  const supervised = supervise()
  return async () => {
    stopping.abort()
    await server.stop()
    await supervised
  }
}

/** Retries a failed start, because a killed predecessor may leave a stale lock or a process that is not reaped yet. */
async function startWithin(
  limit: number,
  start: (stopping: AbortSignal) => Promise<Running>,
  stopping: AbortSignal,
): Promise<Running> {
  const deadline = Date.now() + limit
  for (;;) {
    try {
      return await start(stopping)
    } catch (error) {
      if (stopping.aborted || Date.now() > deadline) throw error
      await sleep(500)
    }
  }
}

type Server = {
  cluster: Cluster
  binaries: Binaries
  as: RunAs
  port: number
  tell: (line: string) => void
  stopping: AbortSignal
}

async function startServer({ cluster, binaries, as, port, tell, stopping }: Server): Promise<Running> {
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
  guard(child)
  const words = lastWords(child)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const stop = async () => {
    child.kill('SIGINT')
    const tooSlow = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS)
    await ended
    clearTimeout(tooSlow)
  }
  const ready = untilReady({ port, password: cluster.password }, tell, stopping)
  const isReady = await Promise.race([ready, ended.then(() => false)])
  if (isReady) return { ended, stop }
  await stop()
  throw new Error(`The embedded PostgreSQL did not start:\n${words()}`)
}

/** The seconds between a fast stop and an immediate one, after which the server recovers when it starts again. */
const GUARDIAN_WAITS_S = 6
const GUARDIAN = `trap '' HUP INT TERM
read -r _ && exit 0
kill -INT "$1"
for _ in $(seq ${GUARDIAN_WAITS_S}); do sleep 1; kill -0 "$1" || exit 0; done
kill -QUIT "$1"`

/**
 * Stops the server when the portal ends in whatever way, also by SIGKILL: a shell waits for the end of a pipe that only
 * the portal holds open. It ends with the server, whose process id may then belong to another program.
 */
function guard(server: ChildProcess): void {
  if (server.pid === undefined || platform() === 'win32') return
  const guardian = spawn('/bin/sh', ['-c', GUARDIAN, 'abs-portal-guardian', String(server.pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a shell, the next start stops the server.
  guardian.once('error', () => undefined)
  guardian.stdin.on('error', () => undefined)
  guardian.unref()
  server.once('exit', () => guardian.stdin.end('ended\n'))
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

/**
 * Waits for a server that starts; false if it is silent for too long, or the portal stops. However long recovery takes,
 * it is not interrupted: the next start would begin it anew. It reads all of the log since the last checkpoint and syncs
 * every file, which may take minutes on a slow disk.
 */
async function untilReady(address: Address, tell: Server['tell'], stopping: AbortSignal): Promise<boolean> {
  const began = Date.now()
  let heardAt = began
  let isAnnounced = false
  while (Date.now() - heardAt < SILENT_TIMEOUT_MS && !stopping.aborted) {
    const state = await stateOf(address)
    if (state === 'ready') return true
    if (state === 'starting') heardAt = Date.now()
    if (state === 'starting' && !isAnnounced && heardAt - began > LONG_RECOVERY_MS) {
      isAnnounced = true
      tell('The database recovers what was being written when it ended, which may take minutes ...')
    }
    await sleep(POLL_MS)
  }
  return false
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
