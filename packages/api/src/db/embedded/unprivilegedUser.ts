import { execFile } from 'node:child_process'
import { open } from 'node:fs/promises'
import { platform } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user as whom a child process runs; empty for the current user. */
export type RunAs = { uid?: number; gid?: number }

/**
 * The user as whom PostgreSQL runs: it refuses to run as root, so root uses `postgres`, or `nobody` if there is no such
 * user. Any other user runs it as themselves.
 */
export async function unprivilegedUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const ids = await idsOf(name)
    if (ids) return ids
  }
  throw new Error(
    'The embedded PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" to run it as.',
  )
}

async function idsOf(name: string): Promise<RunAs | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** A folder as a child process reaches it: its path there, and the handle the child inherits as file descriptor 3. */
export type EnteredFolder = { path: string; stdio: number[]; close: () => Promise<void> }

/**
 * Lets a child process of another user work in a folder it could not reach by path, because a parent folder is closed
 * to it: it inherits the open folder. Only Linux supports such paths; elsewhere the folder must be reachable.
 */
export async function enter(folder: string, as: RunAs): Promise<EnteredFolder> {
  if (as.uid === undefined || platform() !== 'linux') {
    return { path: folder, stdio: [], close: async () => undefined }
  }
  const handle = await open(folder, 'r')
  return { path: '/proc/self/fd/3', stdio: [handle.fd], close: () => handle.close() }
}

/** Whether that user can run the program. */
export async function canRun(program: string, as: RunAs): Promise<boolean> {
  try {
    await run(program, ['--version'], { ...as, cwd: '/' })
    return true
  } catch {
    return false
  }
}
