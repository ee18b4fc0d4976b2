import { hasTables } from '../db/checkDatabase.ts'
import { type Connection, connect } from '../db/connect.ts'
import { DATABASE, databaseUrls } from '../db/databaseUrls.ts'
import { urlOfRunning } from '../db/embedded/postmaster.ts'
import { type FileStore, openFileStore } from '../file-store/index.ts'
import { readSettings, SETTING_NAMES, type Settings } from '../shared/settings/settings.ts'
import { SettingsError } from '../shared/settings/settingsError.ts'
import { misspeltSettings } from '../shared/settings/variables/misspeltSettings.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/**
 * Runs a command on the portal's database: the one at DATABASE_URL, or the embedded server, which is used if it is
 * running and otherwise started for the command. Throws a SettingsError for a database without the portal's tables,
 * unless it `mayBeEmpty`.
 */
export async function withDatabase<Result>(
  command: (connection: Connection, files: FileStore) => Promise<Result>,
  { mayBeEmpty = false } = {},
): Promise<Result> {
  const settings = readSettings(process.env)
  for (const sentence of misspeltSettings(process.env, SETTING_NAMES)) say(sentence)
  const stops: (() => Promise<unknown>)[] = []
  const running = settings.databaseUrl ? undefined : await urlOfRunning(settings.dataDir, DATABASE)
  const connection = connect(running ?? (await databaseUrls(settings, say, stops)).direct, ({ message }) =>
    say(message),
  )
  try {
    if (!mayBeEmpty && !(await hasTables(connection.db))) throw noTables(settings)
    return await command(connection, openFileStore(settings))
  } finally {
    await connection.close()
    for (const stop of stops.reverse()) await stop()
  }
}

const noTables = ({ databaseUrl, dataDir }: Settings): SettingsError =>
  new SettingsError(
    `${databaseUrl ? 'DATABASE_URL: this database' : `DATA_DIR: the database in ${dataDir}`} has no tables of the portal. Name the one your portal uses, or start the portal on it once.`,
  )
