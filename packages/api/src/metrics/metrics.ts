import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { cacheStatistics } from '../cache/cache.ts'
import type { Connection } from '../db/connect.ts'
import type { Standby } from '../db/standby.ts'
import { scannerFault } from '../file-store/index.ts'
import { factsOf } from '../http/databaseErrors.ts'
import type { FullStore } from '../http/errors.ts'
import type { Settings } from '../shared/settings/settings.ts'
import type { Scanner } from '../shared/settings/variables/fileSettings.ts'
import { type DiskSpace, diskSpace } from '../system/index.ts'

/** The connection pools by name; jobs use the one for background work. */
export type Pools = { requests: Connection; background: Connection; health: Connection }

type Measured = {
  app: FastifyInstance
  pools: Pools
  settings: Pick<Settings, 'dataDir' | 'files'>
  standby?: Standby | undefined
}

/** The Prometheus metrics of one process. Labels contain routes and fixed names, never user input. */
export function createMetrics({ app, pools, settings, standby }: Measured, log: Logger): Registry {
  const registry = new Registry()
  // CPU, memory, garbage collection and event loop delay.
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
  measurePools(pools, registry)
  measureCaches(registry)
  measureDatabase(pools.background, registry, log)
  measureDisk(settings.dataDir, registry)
  if (settings.files.virusScan) measureScanner(settings.files.virusScan, registry)
  if (standby) measureStandby(standby, registry)
  return registry
}

/** Measures the disk of the data folder, where the files of evidence lie, and the portal's own database. */
function measureDisk(dataDir: string, registry: Registry): void {
  const gauge = (name: string, help: string, of: (space: DiskSpace) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // A disk that cannot be read must not take the other metrics with it.
        const space = await diskSpace(dataDir).catch(() => undefined)
        this.set(space ? of(space) : Number.NaN)
      },
    })
  gauge('portal_data_dir_free_bytes', 'Space left on the file system of DATA_DIR', ({ free }) => free)
  gauge('portal_data_dir_size_bytes', 'Size of the file system of DATA_DIR', ({ size }) => size)
}

function measureScanner(scanner: Scanner, registry: Registry): void {
  new Gauge({
    name: 'portal_virus_scanner_up',
    help: '1 if the scanner of VIRUS_SCAN can be used, 0 if it is lost and no file is accepted',
    registers: [registry],
    async collect() {
      this.set((await scannerFault(scanner)) ? 0 : 1)
    },
  })
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'How long requests took, from the first byte read to the last byte sent; status 499: the caller disconnected',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'portal_http_requests_under_way',
    help: 'Requests that are being answered',
    registers: [registry],
    collect() {
      this.set(app.underWay.size)
    },
  })
  new Counter({
    name: 'portal_http_requests_refused_total',
    help: 'Requests refused with 503 because more were under way than can be answered in time',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(app.surplus.refused)
    },
  })
  const full = new Counter({
    name: 'portal_storage_full_total',
    help: 'What could not be saved, because the database or the store of files had no space left',
    labelNames: ['store'],
    registers: [registry],
  })
  const stores: readonly FullStore[] = ['database', 'files']
  // A counter that appears with its first event shows no increase.
  for (const store of stores) full.inc({ store }, 0)
  app.fullListeners.push((store) => full.inc({ store }))
  app.answerListeners.push(({ method, routeOptions }, { elapsedTime }, status) => {
    duration.observe({ method, route: routeOptions.url ?? 'none', status }, elapsedTime / 1000)
  })
}

function measurePools(pools: Pools, registry: Registry): void {
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections to the database by pool and state; waiting: callers that have none yet',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, { pool }] of Object.entries(pools)) {
        this.set({ pool: name, state: 'idle' }, pool.idleCount)
        this.set({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount)
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount)
      }
    },
  })
}

function measureStandby(standby: Standby, registry: Registry): void {
  new Gauge({
    name: 'portal_database_standby_used',
    help: '1 if reads that may lag go to the standby, 0 if it is away or lags too far behind',
    registers: [registry],
    collect() {
      this.set(standby.isUsed() ? 1 : 0)
    },
  })
}

function measureCaches(registry: Registry): void {
  new Counter({
    name: 'portal_cache_lookups_total',
    help: 'Lookups in a cache and whether they found something',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { name, hits, misses } of cacheStatistics()) {
        this.inc({ cache: name, result: 'hit' }, hits)
        this.inc({ cache: name, result: 'miss' }, misses)
      }
    },
  })
  new Gauge({
    name: 'portal_cache_entries',
    help: 'Entries that a cache holds',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      for (const { name, size } of cacheStatistics()) this.set({ cache: name }, size)
    },
  })
}

/**
 * Without an answer within this time the database metrics are left out, because the others are most needed when the
 * database is unavailable.
 */
const DATABASE_WITHIN_MS = 2_000

/** Measures the queue and decisions of all instances together, as counted by the database. */
function measureDatabase({ pool }: Connection, registry: Registry, log: Logger): void {
  let measuring: Promise<void> | undefined
  // The first gauge that is read triggers one measurement for all of them.
  const collect = () => {
    measuring ??= measure().finally(() => {
      measuring = undefined
    })
    return measuring
  }
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry], collect })
  const jobs = gauge('portal_jobs', 'Jobs in the queue by kind and state', ['task', 'state'])
  const oldest = gauge('portal_jobs_oldest_seconds', 'How long the oldest job of a kind that is due has been waiting', [
    'task',
  ])
  const decisions = gauge('portal_decisions', 'Decisions stored so far, as estimated by the database', [])
  const up = gauge('portal_database_up', '1 if the database answered this scrape', [])
  const read = async (text: string) =>
    (await pool.query({ text, query_timeout: DATABASE_WITHIN_MS } as { text: string })).rows

  const measureJobs = async () => {
    for (const { task, state, count, waited } of await read(JOBS)) {
      jobs.set({ task, state }, count)
      if (state === 'due') oldest.set({ task }, waited)
    }
  }
  const measure = async () => {
    for (const each of [jobs, oldest, decisions, up]) each.reset()
    try {
      await measureJobs()
      for (const { count } of await read(DECISIONS)) decisions.set(count)
      up.set(1)
    } catch (error) {
      up.set(0)
      log.warn(factsOf(error), 'the metrics of the database could not be read')
    }
  }
}

const JOBS = `select j.task_identifier as task,
    case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'given up'
      when j.run_at > now() then 'later' else 'due' end as state,
    count(*) as count, extract(epoch from now() - min(j.run_at))::float8 as waited
  from graphile_worker.jobs j group by 1, 2`
const DECISIONS = `select greatest(reltuples, 0)::float8 as count from pg_class where oid = 'assessment_decisions'::regclass`

/** Serves the metrics at /metrics on a separate port, which is not for the public. Returns its stop function. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; stop: () => Promise<unknown> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
