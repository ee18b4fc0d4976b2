import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipFile = { name: string; text: AsyncIterable<string> | Iterable<string> }
type Packed = { name: Buffer; at: number; crc: number; size: number; packed: number }

const CHUNK = 65_536
/** Version 2.0 of the format; names in UTF-8, sums and sizes after the content; deflated; no time, and a first day. */
const KIND = [20, 0x0808, 8, 0, 0x21]

/**
 * Files as a ZIP archive (APPNOTE 6.3), made as it is taken: nothing is held but the piece that is on its way. Each
 * file is shorter than 4 GB. Equal files make equal archives.
 */
export async function* zipArchive(files: readonly ZipFile[]): AsyncGenerator<Buffer> {
  const entries: Packed[] = []
  let at = 0
  for (const { name, text } of files) {
    const entry = { name: Buffer.from(name), at, crc: 0, size: 0, packed: 0 }
    const head = Buffer.concat([
      long(0x04034b50),
      short(...KIND),
      long(0, 0, 0),
      short(entry.name.length, 0),
      entry.name,
    ])
    yield head
    for await (const piece of deflated(text, entry)) {
      entry.packed += piece.length
      yield piece
    }
    const sums = long(0x08074b50, entry.crc, entry.packed, entry.size)
    yield sums
    at += head.length + entry.packed + sums.length
    entries.push(entry)
  }
  yield directory(entries, at)
}

/** Whoever stops reading ends what it is made of too. */
function deflated(text: ZipFile['text'], entry: Packed): AsyncIterable<Buffer> {
  const bytes = async function* () {
    for await (const part of text) {
      const piece = Buffer.from(part)
      entry.crc = crc32(piece, entry.crc)
      entry.size += piece.length
      yield piece
    }
  }
  const source = Readable.from(bytes(), { objectMode: false, highWaterMark: CHUNK })
  return pipeline(source, createDeflateRaw({ chunkSize: CHUNK }), () => undefined)
}

/** What the archive holds, and where: by this it is read. */
function directory(entries: readonly Packed[], at: number): Buffer {
  const lines = entries.map(({ name, at, crc, packed, size }) =>
    Buffer.concat([
      long(0x02014b50),
      short(20, ...KIND),
      long(crc, packed, size),
      short(name.length, 0, 0, 0, 0),
      long(0, at),
      name,
    ]),
  )
  const all = Buffer.concat(lines)
  const end = [long(0x06054b50), short(0, 0, entries.length, entries.length), long(all.length, at), short(0)]
  return Buffer.concat([all, ...end])
}

const short = (...numbers: number[]): Buffer => numbersOf(numbers, 2)
const long = (...numbers: number[]): Buffer => numbersOf(numbers, 4)

/** The lowest byte first. */
function numbersOf(numbers: readonly number[], width: 2 | 4): Buffer {
  const bytes = Buffer.alloc(numbers.length * width)
  for (const [index, number] of numbers.entries()) bytes.writeUIntLE(number, index * width, width)
  return bytes
}
