import { type Entry, fromBufferPromise } from 'yauzl'
import { SpreadsheetError } from './SpreadsheetError.ts'

/** Unpacked bytes that are read of one archive, whatever its directory says: a ZIP bomb ends here. */
const MOST_UNPACKED = 150 * 1024 * 1024
const MOST_ENTRIES = 5_000

/** The parts of a ZIP archive, unpacked as they are read. */
export type Archive = {
  has: (name: string) => boolean
  /** Nothing where there is no such part. */
  read: (name: string) => AsyncGenerator<Buffer>
}

/** Throws SpreadsheetError for what is damaged or too large. */
export async function openArchive(file: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(file).catch(refuseDamaged)
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= MOST_ENTRIES) throw new SpreadsheetError('tooLarge')
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
        if (unpacked > MOST_UNPACKED) throw new SpreadsheetError('tooLarge')
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
