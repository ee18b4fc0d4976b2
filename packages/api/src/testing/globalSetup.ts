import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { connect } from '../db/connect.ts'
import { type Embedded, startEmbedded } from '../db/embedded/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { createLogger } from '../http/server/logger.ts'
import { readSettings } from '../shared/settings/settings.ts'
import { buildDeps } from '../startup/buildDeps.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the portal's role on the test server, with {database} in place of the database name. */
    database: string
    /** The superuser's. */
    superuser: string
  }
}

/**
 * The template database, created once in the state after a portal's first start; every test file gets a copy and starts
 * on it again.
 */
export const TEMPLATE = 'template_api'

/** Durability is off for the test server, which lives for one run; the embedded server's own tests keep it on. */
const NOT_DURABLE = ['fsync', 'full_page_writes', 'synchronous_commit']

let server: Embedded | undefined
let dataDir = ''

export async function setup({ provide }: TestProject): Promise<void> {
  await buildThreads()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-api-'))
  server = await startEmbedded(dataDir, () => undefined)
  const url = await server.open(TEMPLATE)
  const superuser = new pg.Client({ connectionString: server.url('postgres') })
  await superuser.connect()
  for (const setting of NOT_DURABLE) await superuser.query(`alter system set ${setting} = off`)
  await superuser.query('select pg_reload_conf()')
  await superuser.end()
  const connection = connect(url, () => undefined)
  await migrate(connection)
  await buildDeps(connection.db, readSettings({ LOG_LEVEL: 'silent' }), createLogger('silent'))
  await connection.close()
  provide('database', url.replace(TEMPLATE, '{database}'))
  provide('superuser', server.url('{database}'))
}

export async function teardown(): Promise<void> {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Builds what worker threads run, which cannot load TypeScript. */
async function buildThreads(): Promise<void> {
  const packages = join(import.meta.dirname, '..', '..', '..')
  await build({
    configFile: false,
    root: join(packages, 'api'),
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(packages, '..', 'node_modules', '.threads'),
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: {
          pdfThread: join(packages, 'pdf', 'src', 'pdfThread.ts'),
          readingThread: join(packages, 'api', 'src', 'file-store', 'reading', 'readingThread.ts'),
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
}
