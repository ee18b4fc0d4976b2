import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ensureDatabase } from '../db/connect.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { isUnavailable } from '../http/unavailable.ts'
import type { Settings } from './settings.ts'

/** Its name on the portal's own server. */
export const DATABASE = 'portal'

/**
 * The address of the portal's database. Without DATABASE_URL the embedded server is started, with its stop in `stops`;
 * an external one may be up to a minute late.
 */
export async function databaseUrl(
  { databaseUrl, dataDir }: Settings,
  tell: (line: string) => void,
  stops: (() => Promise<unknown>)[],
): Promise<string> {
  if (databaseUrl) return waitForDatabase(databaseUrl, tell)
  tell('Starting the database ...')
  const embedded = await startEmbedded(dataDir, tell)
  stops.push(embedded.stop)
  await ensureDatabase(embedded.url('postgres'), DATABASE)
  return embedded.url(DATABASE)
}

const WAIT_MS = 60_000
const RETRY_MS = 500

async function waitForDatabase(url: string, tell: (line: string) => void): Promise<string> {
  const { host } = new URL(url)
  const deadline = performance.now() + WAIT_MS
  let failure = await connectionFailure(url)
  if (isUnavailable(failure)) tell(`Waiting for the database at ${host} ...`)
  while (isUnavailable(failure) && performance.now() < deadline) {
    await sleep(RETRY_MS)
    failure = await connectionFailure(url)
  }
  if (failure) throw new Error(`DATABASE_URL: cannot connect to ${host}: ${failure.message || 'connection refused'}`)
  return url
}

async function connectionFailure(url: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return error as Error
  } finally {
    await client.end().catch(() => undefined)
  }
}
