import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Settings } from './settings.ts'
import { fileFault, SettingsError } from './settingsError.ts'

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
  } catch (error) {
    throw new SettingsError(`${variable}: ${path} cannot be written: ${fileFault(error)}`, { cause: error })
  }
}

/** The path itself, or the nearest folder above it that exists, in which the rest would be created. */
async function existingPart(path: string): Promise<string> {
  const isThere = await access(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  )
  return isThere ? path : existingPart(dirname(path))
}
