// Keeps the processes of one checkout from taking each other's packages and builds away: a set-up waits for another
// one, and does not replace what a process runs from. Uses only Node's own modules, because it runs before any install.
import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const POLL_MS = 300

/** The processes of the checkout in `root`, each with a file in `.running` that names it. */
export function processesOf(root) {
  const folder = join(root, '.running')
  const own = join(folder, String(process.pid))
  const lock = join(folder, 'setup')
  process.once('exit', () => {
    for (const path of [own, lock]) if (isNamedIn(path, process.pid)) rmSync(path, { force: true })
  })

  return {
    /** Runs `setUp` while no other process sets up, and counts this process as running when it is done. */
    inTurn(setUp) {
      if (!isWritable(folder)) return setUp()
      while (!takes(lock)) wait()
      setUp()
      writeFileSync(own, identity(process.pid))
      rmSync(lock)
    },

    /** Exits with a sentence if another process runs from what is about to be replaced. */
    refuseWhileRunning(what) {
      const others = namesIn(folder).filter((name) => name !== String(process.pid) && isAlive(join(folder, name)))
      if (others.length === 0) return
      console.error(
        `${what} would have to be made anew, but this checkout is in use by process ${others.join(', ')}. ` +
          'Stop it first, or use another checkout for another version of Node or of the program.',
      )
      process.exit(1)
    },
  }
}

/** A checkout that may not be written, as in an image, is never set up again. */
function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Creates the lock; one whose process has ended is taken over. */
function takes(lock) {
  try {
    writeFileSync(lock, identity(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isAlive(lock)) rmSync(lock, { force: true })
    return false
  }
}

let isWaiting = false

function wait() {
  if (!isWaiting) console.log('Waiting for another process that sets up this checkout ...')
  isWaiting = true
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS)
}

const namesIn = (folder) => {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** The number of a process and its start, because numbers are used again. */
const identity = (pid) => `${pid} ${startOf(pid)}`

/** When a process started, in ticks since the start of the machine; empty where the system does not tell. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The fields follow the name of the program, which may contain spaces; this is the 22nd of all.
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20]
  } catch {
    return ''
  }
}

/** Whether the process that a file names is still the same one. */
function isAlive(path) {
  const named = read(path)
  const pid = Number(named.split(' ')[0])
  if (!pid || named !== identity(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const isNamedIn = (path, pid) => read(path).split(' ')[0] === String(pid)

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
