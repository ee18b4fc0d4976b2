import { ensureDatabase } from '../db/connect.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import type { Settings } from './settings.ts'

const DATABASE = 'portal'

/** The address of the portal's database; starts the embedded server where no other is set, and says how to stop it. */
export async function databaseUrl(
  { databaseUrl, dataDir }: Settings,
  tell: (line: string) => void,
  stops: (() => Promise<unknown>)[],
): Promise<string> {
  if (databaseUrl) return databaseUrl
  tell('Starting the database ...')
  const embedded = await startEmbedded(dataDir, tell)
  stops.push(embedded.stop)
  await ensureDatabase(embedded.url('postgres'), DATABASE)
  return embedded.url(DATABASE)
}
