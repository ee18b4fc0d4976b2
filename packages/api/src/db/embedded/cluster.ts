import { type StdioOptions, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, lchown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { replaceDurably, syncFolder } from '../../data-dir/index.ts'
import type { Binaries } from './postgresBinaries.ts'
import { SUPERUSER } from './roles.ts'
import { enter, type RunAs } from './unprivilegedUser.ts'

export type Cluster = { folder: string; password: string }

/**
 * The database cluster in a data folder, created on the first run. The caller must hold the lock of the data folder.
 */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  as: RunAs,
  tell: (line: string) => void,
): Promise<Cluster> {
  await refusePointer(dataDir)
  const folder = clusterFolder(dataDir)
  const isMade = await exists(join(folder, 'PG_VERSION'))
  const password = isMade ? await readPassword(dataDir) : await makePassword(dataDir)
  if (isMade) await ensureOwner(folder, as, tell)
  else {
    tell('Creating the database ...')
    await initialise({ dataDir, folder, password }, binaries, as)
  }
  return { folder, password }
}

/** The folder of the database within a data folder. */
export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres')

/**
 * Earlier versions of the portal stored the database elsewhere if PostgreSQL's user could not reach the data folder,
 * and left a pointer here. Whether this folder or a copy of it owns that database cannot be known, so the operator must
 * decide.
 */
async function refusePointer(dataDir: string): Promise<void> {
  const pointer = join(dataDir, 'postgres-location')
  const home = await readFile(pointer, 'utf8').catch(() => undefined)
  if (home === undefined) return
  const move = `mv ${join(home.trim(), 'postgres')} ${clusterFolder(dataDir)} && rm ${pointer}`
  throw new Error(
    `DATA_DIR: the database of ${dataDir} lies in ${home.trim()}, where an earlier version of the portal put it. If this folder is no copy and no portal runs on it, move it here: ${move}`,
  )
}

const passwordFile = (dataDir: string): string => join(dataDir, 'postgres.password')

/** Throws if there is a database without the password it was created with. */
export async function readPassword(dataDir: string): Promise<string> {
  const path = passwordFile(dataDir)
  const password = (await readFile(path, 'utf8').catch(() => '')).trim()
  if (password === '') {
    throw new Error(
      `DATA_DIR: ${path} is empty or missing, and without it the database in the same folder cannot be opened. Restore the file from a copy of the folder.`,
    )
  }
  return password
}

async function makePassword(dataDir: string): Promise<string> {
  const made = randomBytes(32).toString('base64url')
  await replaceDurably(passwordFile(dataDir), made)
  return made
}

/**
 * Creates the database in a temporary folder and renames it, so that a kill leaves no half-made database. The next
 * start removes what a kill leaves, including the password file.
 */
async function initialise(
  { dataDir, folder, password }: Cluster & { dataDir: string },
  binaries: Binaries,
  as: RunAs,
): Promise<void> {
  await removeLeftovers(dataDir)
  const draft = join(dataDir, `postgres.init-${randomUUID()}`)
  await mkdir(draft, { mode: 0o700 })
  await own(draft, as)
  try {
    await initdb(draft, password, { binaries, as })
    await rm(join(draft, 'password'))
    await rename(join(draft, 'cluster'), folder)
    await syncFolder(dirname(folder))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function initdb(draft: string, password: string, { binaries, as }: { binaries: Binaries; as: RunAs }) {
  const newPassword = join(draft, 'password')
  await writeFile(newPassword, `${password}\n`, { mode: 0o600 })
  await own(newPassword, as)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--lc-messages=C']
  const entry = await enter(draft, as)
  const files = [`--pgdata=${entry.path}/cluster`, `--pwfile=${entry.path}/password`]
  const args = [...files, `--username=${SUPERUSER}`, '--auth=scram-sha-256', ...locale]
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe', ...entry.stdio]
  const child = spawn(binaries.initdb, args, { ...as, cwd: '/', stdio, env: { ...process.env, LC_ALL: 'C' } })
  const words: Buffer[] = []
  child.stderr?.on('data', (chunk: Buffer) => words.push(chunk))
  try {
    const [status] = await once(child, 'close')
    if (status !== 0) throw new Error(Buffer.concat(words).toString('utf8').trim())
  } catch (error) {
    throw new Error(`The database could not be created (${binaries.initdb}):\n${(error as Error).message}`)
  } finally {
    await entry.close()
  }
}

async function removeLeftovers(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  const leftovers = names.filter((name) => name.startsWith('postgres.init-'))
  // The initdb of a killed portal may still be writing: it fails once its files are gone.
  const untilGone = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }
  await Promise.all(leftovers.map((name) => rm(join(dataDir, name), untilGone)))
}

/** PostgreSQL opens only a folder of its own user; a copy made by root belongs to root. */
async function ensureOwner(folder: string, as: RunAs, tell: (line: string) => void): Promise<void> {
  const { uid: owner } = await stat(folder)
  const user = as.uid ?? process.getuid?.()
  if (user === undefined || owner === user) return
  if (as.uid === undefined || as.gid === undefined) {
    throw new Error(
      `DATA_DIR: ${folder} belongs to the user with id ${owner}, but the portal runs as ${user}, and PostgreSQL opens only a folder of its own user. Change the owner with: chown -R ${user} ${folder}`,
    )
  }
  tell('Giving the files of the database to the user it runs as ...')
  await chmod(folder, 0o700)
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), as.uid, as.gid)
  // Last, so that an interrupted start begins again.
  await chown(folder, as.uid, as.gid)
}

async function own(path: string, { uid, gid }: RunAs): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
