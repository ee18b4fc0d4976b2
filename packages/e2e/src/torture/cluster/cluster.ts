import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startPortalProcess } from '../portalProcess.ts'
import type { Run } from '../torture.ts'
import {
  type Configuration,
  INSTANCES,
  type Instance,
  POSTGRES_BIN,
  portsFrom,
  SERVERS,
  type Server,
  writeConfiguration,
} from './configuration.ts'
import { createProcesses, type Processes } from './processes.ts'
import { answersQueries, query } from './psql.ts'

const READY_WITHIN_MS = 180_000

type Member = { name: Server; role: string; state: string }
export type Cluster = Awaited<ReturnType<typeof startCluster>>

/**
 * Starts PostgreSQL under Patroni, etcd, HAProxy, PgBouncer and three portals on loopback with the files of
 * `deploy/cluster`; resolves once all portals are ready. `firstPort` and the thirty ports after it have to be free.
 * Needs Debian's packages, and root to start the servers as the user `postgres`.
 */
export async function startCluster(firstPort: number, { say, onInterruption }: Pick<Run, 'say' | 'onInterruption'>) {
  const configuration: Configuration = {
    folder: mkdtempSync(join(tmpdir(), 'portal-cluster-')),
    identity: { uid: idOf('-u'), gid: idOf('-g') },
    password: randomBytes(18).toString('base64url'),
    ports: portsFrom(firstPort),
  }
  const { folder, identity, ports } = configuration
  const processes = createProcesses(folder, identity)
  const database = controlDatabase(configuration, processes)
  const portals = controlPortals(configuration, processes)
  const stop = async () => {
    for (const name of [...INSTANCES, 'restored', 'haproxy', 'pgbouncer', ...SERVERS, 'etcd']) {
      // A paused process ends only once it is continued.
      processes.signal(name, 'SIGCONT')
      await processes.end(name, 'SIGTERM')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  onInterruption(stop)
  try {
    await database.start(say)
    for (const name of INSTANCES) {
      await portals.start(name)
      say(`${name} is ready`)
    }
    await until('the portals behind HAProxy', () => answers(`${portals.address}/api/health/ready`))
  } catch (error) {
    await stop()
    throw error
  }
  return { folder, database, portals, metricsPort: ports.metrics, processes, stop }
}

/** Starts, stops and asks the servers of the database. */
function controlDatabase(configuration: Configuration, processes: Processes) {
  const { folder, ports } = configuration
  const startServer = (name: Server) => processes.start(name, 'patroni', [join(folder, `${name}.yml`)])
  let killed: Server | undefined
  const hasAllServers = async () => {
    await currentPrimary(ports.rest)
    const all = await members(ports.rest)
    const areRunning = all.every(({ state }) => /^(running|streaming)$/.test(state))
    return all.length === SERVERS.length && areRunning && all.some(({ role }) => role === 'sync_standby')
  }
  return {
    url: databaseUrl(configuration, ports.write),
    /** When all servers run and the standbys follow. */
    whole: () => until('three PostgreSQL servers', hasAllServers),
    /** Kills the primary as a failing machine would: Patroni and PostgreSQL at once. */
    async killPrimary(): Promise<void> {
      killed = await currentPrimary(ports.rest)
      const postmaster = postmasterOf(join(folder, killed))
      const ended = processes.end(killed, 'SIGKILL')
      process.kill(postmaster, 'SIGKILL')
      await ended
    },
    startKilled(): void {
      if (killed) startServer(killed)
    },
    /** Kills the PostgreSQL of the primary, under a Patroni that lives on. */
    killPostgres: async () => process.kill(postmasterOf(join(folder, await currentPrimary(ports.rest))), 'SIGKILL'),
    /** On the primary, as its administrator. */
    query: (sql: string) => query(databaseUrl(configuration, ports.write, 'postgres'), sql),
    backrest: (command: string, ...options: string[]) => backrest(configuration, command, options),
    restore: (moment: string) => restore(configuration, processes, moment),
    async start(say: (line: string) => void): Promise<void> {
      writeConfiguration(configuration)
      processes.start('etcd', 'etcd', ['--config-file', join(folder, 'etcd.yml')])
      await until('etcd', () => answers(`http://127.0.0.1:${ports.etcd}/health`))
      for (const name of SERVERS) startServer(name)
      await until('three PostgreSQL servers', hasAllServers)
      say(`PostgreSQL: ${(await members(ports.rest)).map(({ name, role }) => `${name} ${role}`).join(', ')}`)
      await createDatabase(configuration)
      processes.start('haproxy', 'haproxy', ['-f', join(folder, 'haproxy.cfg'), '-db'])
      processes.start('pgbouncer', 'pgbouncer', [join(folder, 'pgbouncer.ini')])
      await until('the way to the primary', () => answersQueries(databaseUrl(configuration, ports.pgbouncer)))
      await backrest(configuration, 'stanza-create', [])
    },
  }
}

/** Starts and stops the instances of the portal. */
function controlPortals(configuration: Configuration, processes: Processes) {
  const { folder, ports } = configuration
  const address = `http://127.0.0.1:${ports.portals}`
  return {
    address,
    stop: (name: Instance, signal: NodeJS.Signals) => processes.end(name, signal),
    async start(name: Instance): Promise<void> {
      const index = INSTANCES.indexOf(name)
      const { child } = await startPortalProcess({
        DATA_DIR: join(folder, name),
        DATABASE_DIRECT_URL: databaseUrl(configuration, ports.write),
        DATABASE_READ_URL: databaseUrl(configuration, ports.read),
        DATABASE_URL: databaseUrl(configuration, ports.pgbouncer),
        DRAIN_SECONDS: '4',
        METRICS_PORT: String(ports.metrics + index),
        PORT: String(ports.instances + index),
        PUBLIC_URL: address,
        TRUST_PROXY: 'loopback',
      })
      processes.add(name, child)
    },
  }
}

const databaseUrl = ({ password }: Configuration, port: number, role = 'portal'): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/portal`

const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

const idOf = (option: '-u' | '-g'): number => Number(execFileSync('id', [option, 'postgres']))

/** The servers as Patroni sees them, asked of the first that answers. */
async function members(firstPort: number): Promise<Member[]> {
  for (const index of SERVERS.keys()) {
    const address = `http://127.0.0.1:${firstPort + index}/cluster`
    const reply = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    if (reply?.ok) return ((await reply.json()) as { members: Member[] }).members
  }
  return []
}

/** The server that says of itself that it is the primary; waits for one while the servers elect it. */
async function currentPrimary(firstPort: number): Promise<Server> {
  let primary: Server | undefined
  await until('a primary', async () => {
    const said = await Promise.all(SERVERS.map((_, index) => answers(`http://127.0.0.1:${firstPort + index}/primary`)))
    primary = SERVERS.find((_, index) => said[index])
    return primary !== undefined
  })
  return primary ?? SERVERS[0]
}

async function createDatabase(configuration: Configuration): Promise<void> {
  const { password, ports } = configuration
  const primary = await currentPrimary(ports.rest)
  const url = `postgres://postgres:${password}@127.0.0.1:${ports.servers + SERVERS.indexOf(primary)}/postgres`
  for (const sql of [
    `create role portal login password '${password}'`,
    `alter role portal set statement_timeout = '8s'`,
    `alter role portal set lock_timeout = '5s'`,
    `create database portal owner portal encoding 'UTF8' template template0`,
  ]) {
    await query(url, sql)
  }
}

/** Runs pgBackRest as the user of the servers, against the present primary. */
async function backrest({ folder, identity, ports }: Configuration, command: string, options: string[]) {
  const primary = await currentPrimary(ports.rest)
  const args = [
    ...[`--config=${join(folder, 'pgbackrest.conf')}`, '--stanza=portal', `--pg1-path=${join(folder, primary)}`],
    ...[`--pg1-port=${ports.servers + SERVERS.indexOf(primary)}`, ...options, command],
  ]
  return (await promisify(execFile)('pgbackrest', args, { ...identity, cwd: folder })).stdout
}

/** Restores the database as it was at a moment, and starts a server of its own on it. */
async function restore(configuration: Configuration, processes: Processes, moment: string) {
  const { folder, identity, ports } = configuration
  const target = join(folder, 'restored')
  const url = databaseUrl(configuration, ports.restored, 'postgres')
  const args = [
    ...[`--config=${join(folder, 'pgbackrest.conf')}`, '--stanza=portal', `--pg1-path=${target}`],
    ...['--type=time', `--target=${moment}`, '--target-action=promote', 'restore'],
  ]
  await promisify(execFile)('pgbackrest', args, { ...identity, cwd: folder })
  const settings = [
    `port=${ports.restored}`,
    'archive_mode=off',
    'listen_addresses=127.0.0.1',
    'synchronous_standby_names=',
  ]
  processes.start('restored', join(POSTGRES_BIN, 'postgres'), ['-D', target, ...settings.flatMap((one) => ['-c', one])])
  await until('the restored server', async () => {
    return (await query(url, 'select pg_is_in_recovery()').catch(() => '')) === 'f'
  })
  return { query: (sql: string) => query(url, sql), stop: () => processes.end('restored', 'SIGTERM') }
}

async function answers(address: string): Promise<boolean> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  return reply?.ok === true
}

/** Tries until it is so; throws with the name where it takes more than three minutes. */
async function until(name: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`The cluster does not come up: ${name}`)
    await sleep(500)
  }
}
