import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type TextPart = { name: string; text: AsyncIterable<string> | Iterable<string> }

/**
 * Earlier than the format can express, so it becomes its first day in every time zone: equal parts make equal archives.
 */
const NO_TIME = { mtime: new Date(0), forceDosTimestamp: true }

/** A ZIP archive, generated while it is read. If the reader stops, the sources are destroyed too. */
export async function* zipArchive(parts: readonly TextPart[]): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  // It is a Node stream, though typed as the older interface.
  const archive = zip.outputStream as Readable
  const sources: Readable[] = []
  for (const { name, text } of parts) {
    zip.addReadStreamLazy(name, NO_TIME, (begin) => {
      const source = Readable.from(text, { objectMode: false })
      sources.push(source)
      // Without a listener an error would end the process, because the library does not listen.
      source.once('error', (error) => archive.destroy(error))
      begin(null, source)
    })
  }
  zip.end()
  try {
    yield* archive
  } finally {
    for (const source of sources) source.destroy()
  }
}
