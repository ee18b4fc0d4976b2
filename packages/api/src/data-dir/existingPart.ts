import { access } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The path itself, or the nearest folder above it that exists, in which the rest would be created. */
export async function existingPart(path: string): Promise<string> {
  const isThere = await access(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  )
  return isThere ? path : existingPart(dirname(path))
}
