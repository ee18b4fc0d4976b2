import { statfs } from 'node:fs/promises'
import { existingPart } from '../data-dir/index.ts'

/** In bytes; `free`: what an ordinary user may still write. */
export type DiskSpace = { free: number; size: number }

/** The space of the file system on which a folder lies, or would be created. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(await existingPart(folder))
  return { free: bavail * bsize, size: blocks * bsize }
}
