import { randomUUID } from 'node:crypto'
import { link, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Replaces a file, so that a power loss leaves either the old or the complete new one. Only the portal's user may read it. */
export async function replaceDurably(path: string, text: string): Promise<void> {
  const draft = `${path}.new`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/**
 * Creates a file with its complete content, also if power is lost meanwhile; keeps the file if there already is one,
 * even if another process has just created it. Only the portal's user may read it.
 */
export async function createDurably(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  // A hard link appears with its complete content or not at all, and never replaces a file.
  await link(draft, path).catch(ignoreExisting)
  await rm(draft)
  await syncFolder(dirname(path))
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

/** Syncs a folder to disk: a new or renamed entry survives a power loss only after that. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => undefined)
  await handle.close()
}
