import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cases, news, system } from '@portal/contract'
import { expect, test } from 'vitest'
import { connect } from '../db/connect.ts'
import { openStandby, type Standby } from '../db/standby.ts'
import { createLogger } from '../http/server/logger.ts'
import { addJob } from '../jobs/jobs.ts'
import { readSettings } from '../shared/settings/settings.ts'
import { createApp } from '../startup/app.ts'
import { startDatabaseProxy } from '../testing/servers/databaseProxy.ts'
import { startApi } from '../testing/startApi.ts'
import { createMetrics, serveMetrics } from './metrics.ts'

const api = startApi()

async function startMetrics(environment = {}, standby?: Standby) {
  const proxy = await startDatabaseProxy(String(api.pool.options.connectionString))
  const connection = connect(proxy.url, () => undefined)
  const app = await createApp(api.deps)
  const pools = { requests: connection, background: connection, health: connection }
  const settings = readSettings({ DATA_DIR: api.deps.settings.dataDir, ...environment })
  const registry = createMetrics({ app, pools, settings, standby }, createLogger('silent'))
  const { port, stop } = await serveMetrics(registry, { host: '127.0.0.1', port: 0 })
  const scrape = async (path = '/metrics') => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: reply.status, text: await reply.text() }
  }
  const end = async () => {
    await stop()
    await app.close()
    await connection.close()
    await proxy.takeDown()
  }
  return { app, proxy, scrape, end }
}

test('requests, pools, jobs, caches, decisions and the event loop are measured on a separate port', async () => {
  const { app, scrape, end } = await startMetrics()
  await app.inject(`/api${system.live.path}`)
  await app.inject(`/api${news.list.path}`)
  await app.inject('/api/nothing/secret@example.org')
  await addJob(api.db, 'sendMail', { userId: 'waiting', purpose: 'reset' })
  const { status, text } = await scrape()

  expect(status).toBe(200)
  for (const line of [
    /^portal_http_request_duration_seconds_count\{method="GET",route="\/api\/health\/live",status="200"\} 1$/m,
    /^portal_http_request_duration_seconds_count\{method="GET",route="\/api\/news",status="401"\} 1$/m,
    /^portal_database_connections\{pool="requests",state="idle"\} \d+$/m,
    /^portal_jobs\{task="sendMail",state="due"\} 1$/m,
    /^portal_cache_lookups_total\{cache="\w+.*",result="miss"\} \d+$/m,
    /^portal_decisions \d+$/m,
    /^portal_database_up 1$/m,
    /^portal_data_dir_free_bytes [1-9]\d*$/m,
    /^portal_data_dir_size_bytes [1-9]\d*$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ]) {
    expect(text).toMatch(line)
  }
  expect(text).not.toContain('secret')
  expect((await scrape('/')).status).toBe(404)
  await end()
})

test('an unavailable database is reported along with the other metrics', async () => {
  const { proxy, scrape, end } = await startMetrics()
  await proxy.takeDown()
  const { status, text } = await scrape()
  expect(status).toBe(200)
  expect(text).toMatch(/^portal_database_up 0$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(text).not.toMatch(/^portal_jobs\{/m)
  await end()
})

test('a lost virus scanner is reported', async () => {
  const { scrape, end } = await startMetrics({ VIRUS_SCAN: 'command:/no/such/program' })
  expect((await scrape()).text).toMatch(/^portal_virus_scanner_up 0$/m)
  await end()
})

test('the alert rules and the dashboard query only metrics that the portal has', async () => {
  const connection = connect(String(api.pool.options.connectionString), () => undefined)
  const standby = openStandby({ primary: connection, standby: connection, log: createLogger('silent') })
  const { scrape, end } = await startMetrics({ VIRUS_SCAN: 'command:true' }, standby)
  const { text } = await scrape()
  await end()
  standby.stop()
  await connection.close()
  const known = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  for (const file of ['alerts.yml', 'grafana-dashboard.json']) {
    const queries = await readFile(join(import.meta.dirname, '../../../../deploy/prometheus', file), 'utf8')
    const names = queries.match(/\b(portal|nodejs|process)_[a-z0-9_]+/g) ?? []
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  }
})

test.each([
  {
    sent: { 'x-request-id': 'proxy-7', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    id: /^proxy-7$/,
    trace: /^00-a{32}-[0-9a-f]{16}-01$/,
  },
  {
    sent: { 'x-request-id': 'two words', traceparent: `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01` },
    id: /^[0-9a-f-]{36}$/,
    trace: /^00-(?!0{32})[0-9a-f]{32}-[0-9a-f]{16}-00$/,
  },
  { sent: {}, id: /^[0-9a-f-]{36}$/, trace: /^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/ },
])('valid request id and trace are accepted and sent back: $sent', async ({ sent, id, trace }) => {
  const reply = await api.app.inject({ url: `/api${cases.read.path}`, headers: sent })
  expect(reply.headers['x-request-id']).toMatch(id)
  expect(reply.json().requestId).toBe(reply.headers['x-request-id'])
  expect(reply.headers.traceparent).toMatch(trace)
  expect(reply.headers.traceparent).not.toContain('b'.repeat(16))
})
