import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type TextPart = { name: string; text: AsyncIterable<string> | Iterable<string> }

/** Before the first day that the format knows, and so that day in every time zone: equal parts make equal archives. */
const NO_TIME = { mtime: new Date(0), forceDosTimestamp: true }

/** Parts as a ZIP archive, made as it is taken. Whoever stops reading ends what it is made of too. */
export async function* zipArchive(parts: readonly TextPart[]): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  // It is a stream of Node, said to be an older kind.
  const archive = zip.outputStream as Readable
  const sources: Readable[] = []
  for (const { name, text } of parts) {
    zip.addReadStreamLazy(name, NO_TIME, (begin) => {
      const source = Readable.from(text, { objectMode: false })
      sources.push(source)
      // Unheard it would end the process: the library does not listen.
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
