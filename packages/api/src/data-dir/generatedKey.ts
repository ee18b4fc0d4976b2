import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDurably } from './durably.ts'

const KEY_BYTES = 32

/** A key of 32 bytes in a file of the data folder, generated if there is no such file. Throws if the file is damaged. */
export async function generatedKey(dataDir: string, name: string): Promise<Buffer> {
  const file = join(dataDir, name)
  await mkdir(dataDir, { recursive: true })
  const text = await readFile(file, 'utf8').catch(() => generate(file))
  const key = Buffer.from(text, 'base64')
  if (key.length === KEY_BYTES) return key
  throw new Error(
    `DATA_DIR: ${file} is damaged. Restore it from a backup, because what was signed with it cannot be verified without it; if there is none, delete it, and a new key is generated.`,
  )
}

async function generate(file: string): Promise<string> {
  await createDurably(file, randomBytes(KEY_BYTES).toString('base64'))
  return readFile(file, 'utf8')
}
