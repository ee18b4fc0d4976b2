import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect, ensureDatabase } from '../db/connect.ts'
import { type Embedded, startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server's address, with {database} where the name of the database goes. */
    database: string
  }
}

/** Migrated once; every test file gets a copy of its own. */
export const TEMPLATE = 'template_api'

let server: Embedded | undefined
let dataDir = ''

export async function setup({ provide }: TestProject): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-api-'))
  server = await startEmbedded(dataDir, () => undefined)
  await ensureDatabase(server.url('postgres'), TEMPLATE)
  const connection = connect(server.url(TEMPLATE), () => undefined)
  await migrate(connection)
  await connection.close()
  provide('database', server.url('{database}'))
}

export async function teardown(): Promise<void> {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
}
