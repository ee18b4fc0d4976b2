import { constants } from 'node:fs'
import { access, mkdtemp, rmdir, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { existingPart, isDiskFull } from '../data-dir/index.ts'
import { scannerFault } from '../file-store/index.ts'
import type { Settings } from '../shared/settings/settings.ts'
import { fileFault, SettingsError } from '../shared/settings/settingsError.ts'

type Names = { host: string; port: string }

const REASONS: ReadonlyMap<string, (port: number, host: string, names: Names) => string> = new Map(
  Object.entries({
    EADDRINUSE: (port, host, names) => `${names.port}: another program listens on port ${port} of ${host} already.`,
    EACCES: (port, _host, names) =>
      `${names.port}: this user may not listen on port ${port}; any user may use ports from 1024 up.`,
    EADDRNOTAVAIL: (_port, host, names) => `${names.host}: this machine does not have the address ${host}.`,
    ENOTFOUND: (_port, host, names) => `${names.host}: the host name ${host} is not known.`,
  }),
)

/** Throws a SettingsError if the server could not listen on the port, before the long part of the start. */
export async function checkPort(
  { host, port }: Pick<Settings, 'host' | 'port'>,
  names: Names = { host: 'HOST', port: 'PORT' },
): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host, port, exclusive: true }, resolve)
    })
  } catch (error) {
    const reason = REASONS.get((error as NodeJS.ErrnoException).code ?? '')
    throw reason ? new SettingsError(reason(port, host, names), { cause: error }) : error
  }
  await new Promise((resolve) => server.close(resolve))
}

/**
 * Throws a SettingsError if the portal could not write where it stores what is not in the database: otherwise it would
 * only be noticed when the first file arrives, or the audit log is anchored.
 */
export async function checkFolders({ dataDir, auditAnchorFile }: Settings): Promise<void> {
  await refuseUnwritable('DATA_DIR', dataDir, 'folder')
  if (auditAnchorFile) await refuseUnwritable('AUDIT_ANCHOR_FILE', auditAnchorFile, 'file')
}

async function refuseUnwritable(variable: string, path: string, kind: 'file' | 'folder'): Promise<void> {
  try {
    const part = await existingPart(path)
    await access(part, constants.W_OK)
    const isFolder = (await stat(part)).isDirectory()
    if (isFolder !== (part !== path || kind === 'folder')) {
      throw new Error(`${part} is ${isFolder ? 'a' : 'not a'} folder`)
    }
    if (isFolder) await refuseWithoutEntries(part)
  } catch (error) {
    throw new SettingsError(`${variable}: ${path} cannot be written: ${fileFault(error)}`, { cause: error })
  }
}

/**
 * Throws if nothing can be created in a folder. Its rights alone do not say so: root seems to have them even in /proc,
 * where Node's `mkdir` then never returns. A full disk is reported once something has to be written.
 */
async function refuseWithoutEntries(folder: string): Promise<void> {
  try {
    await rmdir(await mkdtemp(join(folder, '.abs-portal-')))
  } catch (error) {
    if (isDiskFull(error)) return
    const isRefusedByKernel = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw isRefusedByKernel ? new Error(`nothing can be created in ${folder}`, { cause: error }) : error
  }
}

/**
 * Throws a SettingsError if the program that scans files is not there. A daemon may still be starting: whether it answers
 * is watched while the portal runs.
 */
export async function checkScanner({ files: { virusScan } }: Pick<Settings, 'files'>): Promise<void> {
  if (!virusScan || 'clamd' in virusScan) return
  const fault = await scannerFault(virusScan)
  if (fault) throw new SettingsError(`VIRUS_SCAN: ${fault}`)
}
