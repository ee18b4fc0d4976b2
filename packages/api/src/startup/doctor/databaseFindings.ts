import { sql } from 'drizzle-orm'
import { loadKeys, openSecretBox } from '../../authentication/index.ts'
import { checkDatabase, hasTables } from '../../db/checkDatabase.ts'
import { connect, type Db } from '../../db/connect.ts'
import { DATABASE, databaseUrls } from '../../db/databaseUrls.ts'
import { urlOfRunning } from '../../db/embedded/postmaster.ts'
import type { Settings } from '../../shared/settings/settings.ts'
import { type Finding, fault, faultOr, good, warning } from './findings.ts'

const MAX_CLOCK_DIFFERENCE_S = 2

/** The database, its keys and its clock. Nothing is created, and the embedded server is not started for it. */
export async function databaseFindings(settings: Settings): Promise<Finding[]> {
  try {
    const url = settings.databaseUrl
      ? (await databaseUrls(settings, () => undefined, [])).direct
      : await urlOfRunning(settings.dataDir, DATABASE)
    if (url === undefined) {
      return [good('Database', `the portal starts its own in ${settings.dataDir}; it does not run now`), key(settings)]
    }
    return await examine(url, settings)
  } catch (error) {
    return [fault('Database', (error as Error).message), key(settings)]
  }
}

async function examine(url: string, settings: Settings): Promise<Finding[]> {
  const { db, close } = connect(url, () => undefined, { max: 2 })
  try {
    return [
      await faultOr('Database', () => usable(db)),
      await faultOr('Clock', () => clock(db)),
      await faultOr('Key', () => storedKeys(db, settings)),
    ]
  } finally {
    await close()
  }
}

async function usable(db: Db): Promise<string> {
  await checkDatabase(db)
  const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`)
  const tables = (await hasTables(db)) ? 'with the tables of a portal' : 'empty: the first start creates the tables'
  return `PostgreSQL ${rows[0]?.version}, ${tables}`
}

/** Sessions, links and one-time codes are valid for a while by the clock of this machine and of the database. */
async function clock(db: Db): Promise<Finding> {
  const before = Date.now()
  const { rows } = await db.execute<{ at: number }>(sql`select extract(epoch from clock_timestamp())::float8 as at`)
  const difference = Math.abs((rows[0]?.at ?? 0) - (before + Date.now()) / 2000)
  if (difference <= MAX_CLOCK_DIFFERENCE_S) return good('Clock', `${new Date().toISOString()}, as in the database`)
  const seconds = difference.toFixed(0)
  return warning('Clock', `this machine and the database differ by ${seconds} s: let both follow a time server`)
}

async function storedKeys(db: Db, settings: Settings): Promise<Finding> {
  if (await hasTables(db)) await loadKeys(db, openSecretBox(settings.portalKey))
  return key(settings)
}

const key = ({ portalKey }: Settings): Finding =>
  portalKey === undefined
    ? warning('Key', 'PORTAL_KEY is not set: who reads the database or a backup can sign in as anybody')
    : good('Key', 'PORTAL_KEY encrypts the signing keys in the database')
