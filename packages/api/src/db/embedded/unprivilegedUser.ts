import { execFile } from 'node:child_process'
import { open } from 'node:fs/promises'
import { platform } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user a child process runs as; empty for the present one. */
export type RunAs = { uid?: number; gid?: number }

/**
 * PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody` where there is no such user.
 * An ordinary user runs it as itself.
 */
export async function unprivilegedUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const found = await idsOf(name)
    if (found) return found
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

/** A folder as a child process reaches it: its path there, and what the child inherits as file 3. */
export type EnteredFolder = { path: string; stdio: number[]; close: () => Promise<void> }

/**
 * Lets a child of another user work in a folder that it could not get to by name, because root keeps it under a closed
 * one: it inherits the folder opened. Only Linux has such paths; elsewhere the folder has to be reachable.
 */
export async function enter(folder: string, as: RunAs): Promise<EnteredFolder> {
  if (as.uid === undefined || platform() !== 'linux') {
    return { path: folder, stdio: [], close: async () => undefined }
  }
  const handle = await open(folder, 'r')
  return { path: '/proc/self/fd/3', stdio: [handle.fd], close: () => handle.close() }
}

/** Whether that user can run the program at all. */
export async function canRun(program: string, as: RunAs): Promise<boolean> {
  try {
    await run(program, ['--version'], { ...as, cwd: '/' })
    return true
  } catch {
    return false
  }
}
