import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, REACHABLE } from './postgresBinaries.ts'
import { canWrite, type RunAs } from './unprivilegedUser.ts'

const run = promisify(execFile)

/** The database superuser of the embedded server. */
export const OWNER = 'portal'

export type Cluster = { folder: string; password: string }

/** The database folder under a data folder, made on the first run. The caller holds the lock of the data folder. */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  as: RunAs,
  tell: (line: string) => void,
): Promise<Cluster> {
  const home = await clusterHome(dataDir, as, tell)
  const folder = join(home, 'postgres')
  const password = await keptPassword(dataDir)
  if (!(await exists(join(folder, 'PG_VERSION')))) {
    tell('Making the database ...')
    await initialise({ home, folder, password }, binaries, as)
  }
  return { folder, password }
}

/**
 * Where the database folder lies: in the data folder, or, where PostgreSQL's user cannot reach that (root runs a clone
 * under a closed folder), in a place it can reach, which `postgres-location` remembers.
 */
async function clusterHome(dataDir: string, as: RunAs, tell: (line: string) => void): Promise<string> {
  if (as.uid === undefined) return dataDir
  const pointer = join(dataDir, 'postgres-location')
  const kept = await readFile(pointer, 'utf8').catch(() => undefined)
  if (kept !== undefined) return kept.trim()

  // PostgreSQL's user has to pass through the data folder; what lies in it stays closed by its own modes.
  await chmod(dataDir, 0o711)
  if (await isReachable(dataDir, as)) return dataDir
  await mkdir(REACHABLE, { recursive: true, mode: 0o755 })
  const home = await mkdtemp(join(REACHABLE, 'data-'))
  await chmod(home, 0o711)
  await writeFile(pointer, `${home}\n`, { mode: 0o600 })
  tell(`PostgreSQL runs as another user than root, who cannot reach ${dataDir}: the database is kept in ${home}.`)
  return home
}

async function isReachable(folder: string, as: RunAs): Promise<boolean> {
  const probe = await mkdtemp(join(folder, 'probe-'))
  try {
    await own(probe, as)
    return await canWrite(probe, as)
  } finally {
    await rm(probe, { recursive: true, force: true })
  }
}

async function keptPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres.password')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept !== '') return kept
  const made = randomBytes(32).toString('base64url')
  await writeDurably(path, made)
  return made
}

/**
 * Into a folder beside it, then renamed: a kill on the way leaves no half-made database, and the next start clears what
 * it left, the password file too.
 */
async function initialise(
  { home, folder, password }: Cluster & { home: string },
  binaries: Binaries,
  as: RunAs,
): Promise<void> {
  await removeLeftovers(home)
  const draft = join(home, `postgres.init-${randomUUID()}`)
  await mkdir(draft, { mode: 0o700 })
  await own(draft, as)
  const passwordFile = join(draft, 'password')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  await own(passwordFile, as)
  const cluster = join(draft, 'cluster')
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--lc-messages=C']
  await run(
    binaries.initdb,
    [`--pgdata=${cluster}`, `--username=${OWNER}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, ...locale],
    { ...as, cwd: '/', env: { ...process.env, LC_ALL: 'C' } },
  )
  await rm(passwordFile)
  await rename(cluster, folder)
  await syncFolder(dirname(folder))
  await rm(draft, { recursive: true, force: true })
}

async function removeLeftovers(home: string): Promise<void> {
  const names = await readdir(home)
  const leftovers = names.filter((name) => name.startsWith('postgres.init-') || name.startsWith('probe-'))
  // The initdb of a killed portal may still be writing: it fails once its files are gone.
  const untilGone = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }
  await Promise.all(leftovers.map((name) => rm(join(home, name), untilGone)))
}

async function own(path: string, { uid, gid }: RunAs): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

/** Written beside and renamed, so that a power loss leaves the old file or the whole new one. */
async function writeDurably(path: string, text: string): Promise<void> {
  const draft = `${path}.new`
  const file = await open(draft, 'w', 0o600)
  await file.writeFile(text)
  await file.sync()
  await file.close()
  await rename(draft, path)
  await syncFolder(dirname(path))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
