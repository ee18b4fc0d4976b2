import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** `folder`: the device and inode of the data folder, which differ for a copy of it. */
type Holder = { pid: number; since: string; started: string | null; folder?: string }

/** Thrown if another running server uses this data folder. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, { pid, since }: Holder) {
    super(`The data folder ${dataDir} is in use by another server (process ${pid}, since ${since}). Stop it first.`)
  }
}

/** Thrown if the data folder is a copy of one on which a server was running, and still is. */
export class DataDirCopied extends Error {
  constructor(dataDir: string, { pid }: Holder) {
    super(
      `DATA_DIR: ${dataDir} is a copy of a data folder, made while its portal was running (process ${pid}). Such a copy is not consistent: stop that portal and copy again, or use npm run backup.`,
    )
  }
}

/**
 * Acquires the exclusive lock of a data folder, taking over the lock of a dead process, and returns the function that
 * releases it. Throws DataDirInUse, which names the holder's process and since when it runs, or DataDirCopied.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dirname(dataDir), { recursive: true })
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'server.lock')
  const mine: Holder = {
    pid: process.pid,
    since: new Date().toISOString(),
    started: await startOf(process.pid),
    folder: await identityOf(dataDir),
  }
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await takeNew(path, mine)) return () => rm(path, { force: true })
    await clearDead(dataDir, path)
  }
  throw new Error(`The lock ${path} could not be taken: several servers are starting at once.`)
}

/**
 * Creates the lock by a hard link, which appears with its complete content or not at all, so that no reader sees half a
 * lock.
 */
async function takeNew(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function clearDead(dataDir: string, path: string): Promise<void> {
  const content = await readFile(path, 'utf8').catch(() => undefined)
  if (content === undefined) return
  const holder = parse(content)
  if (holder && (await isAlive(holder))) {
    const isCopy = holder.folder !== undefined && holder.folder !== (await identityOf(dataDir))
    throw isCopy ? new DataDirCopied(dataDir, holder) : new DataDirInUse(dataDir, holder)
  }
  const aside = `${path}.${randomUUID()}`
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  )
  if (!moved) return
  // Another process may have acquired the lock between check and rename: then it is restored.
  if ((await readFile(aside, 'utf8')) !== content) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}

async function identityOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder)
  return `${dev}:${ino}`
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return undefined
  }
}

/** Compares the start time too: after a restart, above all in a container, another process may have the same id. */
async function isAlive({ pid, started }: Holder): Promise<boolean> {
  if (pid === process.pid && started === (await startOf(pid))) return true
  return pid !== process.pid && isRunning(pid) && (started === null || started === (await startOf(pid)))
}

/** Whether a process with this id exists, whichever user owns it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** When the process started, as Linux counts it since boot; null without /proc. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${boot.trim()}:${afterName[19]}`
  } catch {
    return null
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
