import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/freshDatabase.ts'
import { startMailServer } from '../../testing/servers/mailServer.ts'
import { examineSetUp } from './doctor.ts'

const database = emptyDatabase()
const mails = startMailServer()
let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-doctor-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

/** What is found, in lines such as "fault Mail: …". */
async function examine(environment: Record<string, string>): Promise<string[]> {
  const found = await examineSetUp({ DATA_DIR: dataDir, PORT: '0', ...environment })
  return found.map(({ part, verdict, text }) => `${verdict} ${part}: ${text}`)
}

const line = (start: string) => expect.stringContaining(start)

test('a set-up that works has no fault, and nothing is created for it', async () => {
  const found = await examine({
    DATABASE_URL: database.url,
    SMTP_URL: mails.url,
    PORTAL_KEY: 'a key of more than thirty-two characters',
  })

  expect(found.filter((text) => !text.startsWith('good'))).toEqual([])
  expect(found).toContainEqual(line('empty: the first start creates the tables'))
  expect(found).toContainEqual(line('good Clock: '))
  expect(await readdir(dataDir)).toEqual([])
})

test('what will not work is named with its variable', async () => {
  const nobody = createTcpServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => nobody.once('listening', resolve))
  const { port } = nobody.address() as AddressInfo
  await new Promise((resolve) => nobody.close(resolve))
  const found = await examine({
    DATABASE_URL: `${database.url}_of_nobody`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    VIRUS_SCAN: 'command:/no/such/program',
    PUBLIC_URL: `http://127.0.0.2:${port}`,
    DISK_WARNING_MB: '1000000000',
    DATABSE_URL: 'misspelt',
  })

  expect(found).toContainEqual(line('fault Database: DATABASE_URL: cannot connect'))
  expect(found).toContainEqual(line(`fault Mail: SMTP_URL: 127.0.0.1:${port}: `))
  expect(found).toContainEqual(line('fault Scanner: VIRUS_SCAN: there is no program /no/such/program'))
  expect(found).toContainEqual(line('fault Address: http://127.0.0.2'))
  expect(found).toContainEqual(line('warning Disk: '))
  expect(found).toContainEqual(line('warning Key: PORTAL_KEY is not set'))
  expect(found).toContainEqual(line('warning Settings: DATABSE_URL'))
  expect(await examine({ PORT: '99999' })).toContainEqual(line('fault Settings: '))
})

test.each([
  { name: 'a proxy that refuses large files', status: 413, found: 'fault Proxy: it refuses files of 25 MB' },
  { name: 'a proxy that passes them on', status: 401, found: 'good Proxy: files of 25 MB reach the portal' },
])('$name is told by its answer to an announced upload', async ({ status, found }) => {
  const proxy: Server = createServer((request, response) => {
    response.statusCode = request.method === 'POST' ? status : 200
    response.end('{"status":"ok"}')
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.2', resolve))
  const { port } = proxy.address() as AddressInfo
  const lines = await examine({ DATABASE_URL: database.url, PUBLIC_URL: `http://127.0.0.2:${port}` })
  proxy.closeAllConnections()
  await new Promise((resolve) => proxy.close(resolve))

  expect(lines).toContainEqual(line(found))
  expect(lines).toContainEqual(line('warning Address: PUBLIC_URL is not https'))
  expect(lines).toContainEqual(line('warning Proxy: TRUST_PROXY is not set'))
})
