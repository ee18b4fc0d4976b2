import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { sha256OfFile } from '../file-store/index.ts'

export const MANIFEST = 'manifest.json'
/** The folder of a backup that contains the files of evidence. */
export const FILES = 'files'

/**
 * The contents of a backup: each table as written by PostgreSQL's COPY, compressed, with its SHA-256, independent of
 * PostgreSQL's version. `migration`: when the newest applied migration was written.
 */
const Manifest = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migration: z.number(),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      file: z.string().regex(/^[\w.-]+$/),
      sha256: z.string(),
    }),
  ),
  /** Files of evidence, under their keys in the folder `files`. */
  files: z.array(z.strictObject({ key: z.string().regex(/^[\w-]+$/), sha256: z.string() })).default([]),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.number() })),
})
export type Manifest = z.infer<typeof Manifest>
export type TableFile = Manifest['tables'][number]

/** Thrown, with the reason, if a backup cannot be made or restored. */
export class BackupError extends Error {}

/** Reads the manifest of a backup and checks every file against it. Throws a BackupError. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined)
  if (text === undefined) throw new BackupError(`${folder} contains no complete backup: there is no ${MANIFEST} in it.`)
  const read = Manifest.safeParse(parse(text))
  if (!read.success) throw new BackupError(`The ${MANIFEST} of ${folder} is not one of this portal.`)
  const stored = read.data.files.map(({ key, sha256 }) => ({ file: join(FILES, key), sha256 }))
  for (const { file, sha256 } of [...read.data.tables, ...stored]) {
    const actual = await sha256OfFile(join(folder, file)).catch(() => undefined)
    if (actual !== sha256) throw new BackupError(`${file} is ${actual ? 'not as it was written' : 'missing'}.`)
  }
  return read.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
