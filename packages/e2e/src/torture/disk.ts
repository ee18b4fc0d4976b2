import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIZE = '3G'
const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' })

export type Disk = ReturnType<typeof createDisk>

/**
 * A file system of its own in a file, to fail as a real one does. Needs root and Debian's `xfsprogs`. Losing power is what
 * the developers of XFS try it with: nothing reaches the disk any more, and what was not forced onto it is gone.
 */
export function createDisk() {
  const base = mkdtempSync(join(tmpdir(), 'portal-disk-'))
  const image = join(base, 'image')
  const folder = join(base, 'mounted')
  run('truncate', '-s', SIZE, image)
  run('mkfs.xfs', '-q', image)
  mkdirSync(folder)
  const mount = () => run('mount', '-o', 'loop', image, folder)
  mount()
  let isRemoved = false
  let isFrozen = false
  const thaw = () => {
    isFrozen = false
    run('fsfreeze', '-u', folder)
  }
  return {
    folder,
    losePower: () => run('xfs_io', '-x', '-c', 'shutdown', folder),
    /** After `losePower`, once nothing runs on it. */
    powerUp(): void {
      if (isRemoved) throw new Error('the disk is removed')
      run('umount', folder)
      mount()
    },
    /** Writes wait from now on, as on a disk that hangs. */
    hang(): void {
      run('fsfreeze', '-f', folder)
      isFrozen = true
    },
    goOn: () => isFrozen && thaw(),
    /** In whatever state it is; once nothing runs on it. */
    remove(): void {
      isRemoved = true
      if (isFrozen) thaw()
      const isMounted = readFileSync('/proc/mounts', 'utf8').includes(` ${folder} `)
      if (isMounted) run('umount', folder)
      rmSync(base, { recursive: true, force: true })
    },
  }
}
