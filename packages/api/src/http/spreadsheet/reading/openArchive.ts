import { type Entry, fromBufferPromise } from 'yauzl'
import { SpreadsheetError } from './SpreadsheetError.ts'

/** The most bytes unpacked from one archive, whatever its directory claims: the limit for a ZIP bomb. */
const MAX_UNPACKED_BYTES = 150 * 1024 * 1024
const MAX_ENTRIES = 5_000

/** A ZIP archive whose parts are unpacked while they are read. */
export type Archive = {
  has: (name: string) => boolean
  /** Yields nothing if there is no such part. */
  read: (name: string) => AsyncGenerator<Buffer>
}

/** Throws SpreadsheetError for an archive that is damaged or too large. */
export async function openArchive(file: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(file).catch(refuseDamaged)
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= MAX_ENTRIES) throw new SpreadsheetError('tooLarge')
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    refuseDamaged(error)
  }
  let unpacked = 0
  async function* read(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name)
    if (!entry) return
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        unpacked += chunk.length
        if (unpacked > MAX_UNPACKED_BYTES) throw new SpreadsheetError('tooLarge')
        yield chunk
      }
    } catch (error) {
      refuseDamaged(error)
    }
  }
  return { has: (name) => entries.has(name), read }
}

function refuseDamaged(error: unknown): never {
  throw error instanceof SpreadsheetError ? error : new SpreadsheetError('damaged')
}
