import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import yauzl from 'yauzl'
import { FILE_KINDS } from '../shared/fileKinds.ts'

/** The reason for refusing a file; its text is `refusals.<fault>`. */
export type FileFault =
  | 'fileEmpty'
  | 'fileEnding'
  | 'fileDiffers'
  | 'filePolyglot'
  | 'fileBomb'
  | 'fileMacros'
  | 'fileNotUtf8'

/** The type of a file whose content matches its extension and nothing else; otherwise the fault. */
export async function inspectFile(
  path: string,
  name: string,
  endings: readonly string[],
): Promise<{ type: string } | { fault: FileFault }> {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!endings.includes(ending) || !(ending in FILE_KINDS)) return { fault: 'fileEnding' }
  const { type, content } = FILE_KINDS[ending as keyof typeof FILE_KINDS]
  const edges = await readEdges(path)
  if (edges.size === 0) return { fault: 'fileEmpty' }
  const fault = content === 'text' ? await textFault(path) : await binaryFault(path, type, edges)
  return fault ? { fault } : { type }
}

async function binaryFault(path: string, type: string, edges: Edges): Promise<FileFault | undefined> {
  const sniffed = await fileTypeFromFile(path)
  if (sniffed?.mime !== type) return 'fileDiffers'
  const isZip = type.startsWith('application/vnd.')
  if (isSomethingElseToo(type, isZip, edges)) return 'filePolyglot'
  return isZip ? zipFault(path) : undefined
}

type Edges = { head: Buffer; tail: Buffer; size: number }

const HEAD_BYTES = 1024
/** A ZIP's directory is located from its end, before a comment of at most 64 kB. */
const TAIL_BYTES = 22 + 65_535

async function readEdges(path: string): Promise<Edges> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(Math.min(HEAD_BYTES, size))
    const tail = Buffer.alloc(Math.min(TAIL_BYTES, size))
    await file.read(head, 0, head.length, 0)
    await file.read(tail, 0, tail.length, size - tail.length)
    return { head, tail, size }
  } finally {
    await file.close()
  }
}

const ZIP_START = Buffer.from('PK\x03\x04', 'latin1')
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const MARKUP = /<(script|html|iframe|svg|\?php)/i

/**
 * Whether another program would read the file as something else (polyglot): a PDF inside an image, a ZIP appended to
 * either, or an HTML page.
 */
function isSomethingElseToo(type: string, isZip: boolean, { head, tail }: Edges): boolean {
  const isPdf = type === 'application/pdf'
  const pdfAt = head.indexOf('%PDF-')
  if (isPdf ? pdfAt !== 0 : pdfAt >= 0) return true
  if (isZip && !head.subarray(0, 4).equals(ZIP_START)) return true
  if (!isZip && endsAsZip(tail)) return true
  return !isZip && MARKUP.test(head.toString('latin1'))
}

/** The end record of a ZIP states the length of the comment after it. */
function endsAsZip(tail: Buffer): boolean {
  for (let at = tail.indexOf(ZIP_END); at >= 0; at = tail.indexOf(ZIP_END, at + 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true
  }
  return false
}

const MAX_ENTRIES = 10_000
/** The most that an office file may unpack to; one of the largest accepted size unpacks to less. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024

/** Counts the actual unpacked size of an office file, whatever its directory claims. */
async function zipFault(path: string): Promise<FileFault | undefined> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(() => undefined)
  if (!zip) return 'fileDiffers'
  try {
    const entries: yauzl.Entry[] = []
    for await (const entry of zip.eachEntry()) {
      entries.push(entry)
      if (entries.length > MAX_ENTRIES) return 'fileBomb'
    }
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > MAX_UNPACKED_BYTES) return 'fileBomb'
    if (entries.some(({ fileName }) => fileName.endsWith('vbaProject.bin'))) return 'fileMacros'
    return (await unpackedSize(zip, entries)) > MAX_UNPACKED_BYTES ? 'fileBomb' : undefined
  } catch {
    // The file is damaged, encrypted, or larger than its directory claims.
    return 'fileDiffers'
  } finally {
    zip.close()
  }
}

async function unpackedSize(zip: yauzl.ZipFile, entries: readonly yauzl.Entry[]): Promise<number> {
  let total = 0
  for (const entry of entries) {
    const content: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
    for await (const chunk of content) {
      total += chunk.length
      if (total > MAX_UNPACKED_BYTES) return total
    }
  }
  return total
}

/** Text must be UTF-8 without control characters, and not a web page or program. */
async function textFault(path: string): Promise<FileFault | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true })
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters distinguish binary files from text
      if (/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) return 'fileDiffers'
      if (isFirst && (/^\s*(<|#!|%PDF-)/.test(text) || MARKUP.test(text.slice(0, HEAD_BYTES)))) return 'fileDiffers'
      isFirst = false
    }
    decoder.decode()
  } catch {
    return 'fileNotUtf8'
  }
  return undefined
}
