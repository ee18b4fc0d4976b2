import { execFile } from 'node:child_process'
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

/** Whether that user gets this far: into the folder, and may write there. */
export async function canWrite(folder: string, as: RunAs): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { ...as, cwd: '/' })
    return true
  } catch {
    return false
  }
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
