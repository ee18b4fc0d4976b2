import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

export const MANIFEST = 'manifest.json'
/** The folder of a backup that holds the files of evidence. */
export const FILES = 'files'

/**
 * The contents of a backup: each table as PostgreSQL's COPY writes it, compressed, in files with their SHA-256. It does not
 * depend on PostgreSQL's version. `migration`: when the newest migration was written that the tables have.
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

/** A backup that cannot be made or restored, and why. */
export class BackupError extends Error {}

/** Reads the manifest of a backup and checks every file against it. Throws a BackupError. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined)
  if (text === undefined) throw new BackupError(`${folder} holds no whole backup: there is no ${MANIFEST} in it.`)
  const read = Manifest.safeParse(parse(text))
  if (!read.success) throw new BackupError(`The ${MANIFEST} of ${folder} is not one of this portal.`)
  const stored = read.data.files.map(({ key, sha256 }) => ({ file: join(FILES, key), sha256 }))
  for (const { file, sha256 } of [...read.data.tables, ...stored]) {
    const found = await sha256Of(join(folder, file)).catch(() => undefined)
    if (found !== sha256) throw new BackupError(`${file} is ${found ? 'not as it was written' : 'missing'}.`)
  }
  return read.data
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
