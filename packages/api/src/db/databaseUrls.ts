import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isUnavailable } from '../http/databaseErrors.ts'
import type { Settings } from '../shared/settings/settings.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { refusePooler } from './pooler.ts'

/** The database's name on the embedded server. */
export const DATABASE = 'portal'

/** `direct`: a connection without a transaction pooler, for jobs, migrations and LISTEN. */
type DatabaseUrls = { requests: string; direct: string; pooled: boolean }

/**
 * The connection URLs of the portal's database. Without DATABASE_URL the embedded server is started, and its stop
 * function is added to `stops`; an external database may take up to a minute to become available.
 */
export async function databaseUrls(
  { databaseUrl, databaseDirectUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  tell: (line: string) => void,
  stops: (() => Promise<unknown>)[],
): Promise<DatabaseUrls> {
  if (databaseUrl) {
    const requests = await waitForDatabase('DATABASE_URL', databaseUrl, tell)
    if (!databaseDirectUrl) await refusePooler(requests)
    const direct = databaseDirectUrl && (await waitForDatabase('DATABASE_DIRECT_URL', databaseDirectUrl, tell))
    return { requests, direct: direct ?? requests, pooled: direct !== undefined }
  }
  tell('Starting the database ...')
  const embedded = await startEmbedded(dataDir, tell)
  stops.push(embedded.stop)
  const url = await embedded.open(DATABASE)
  return { requests: url, direct: url, pooled: false }
}

const WAIT_MS = 60_000
const RETRY_MS = 500

async function waitForDatabase(variable: string, url: string, tell: (line: string) => void): Promise<string> {
  const { host } = new URL(url)
  const deadline = performance.now() + WAIT_MS
  let failure = await connectionFailure(url)
  if (isUnavailable(failure)) tell(`Waiting for the database at ${host} ...`)
  while (isUnavailable(failure) && performance.now() < deadline) {
    await sleep(RETRY_MS)
    failure = await connectionFailure(url)
  }
  if (failure) throw new Error(`${variable}: cannot connect to ${host}: ${connectionFault(failure)}`)
  return url
}

/** The driver's own error for a missing password speaks of its type. */
const connectionFault = ({ message }: Error): string =>
  /client password must be a/.test(message)
    ? 'the server wants a password, and the address has none'
    : message || 'connection refused'

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
