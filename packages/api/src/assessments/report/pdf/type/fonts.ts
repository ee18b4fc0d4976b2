import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const require = createRequire(import.meta.url)
const REGULAR = 400

/**
 * Noto Sans (SIL Open Font License 1.1) for characters that Roboto lacks. Each family consists of many small files by
 * character range. The last three draw Han characters in the style of different countries; the first that contains a
 * character is used.
 */
const FAMILIES = ['arabic', 'hebrew', 'devanagari', 'thai', 'sc', 'jp', 'kr'] as const
type Family = (typeof FAMILIES)[number]

type FallbackFont = { name: string; file: Buffer }
type Slice = { name: string; path: string; has: (character: string) => boolean }

/** Registers a font and returns a function that tells whether it has a character. */
type Open = (font: FallbackFont) => (character: string) => boolean

/**
 * Opens fonts for characters of this text that Roboto lacks, subset to them (a few kB each). Returns their names in the
 * order in which they are to be tried. Some files claim more characters than they contain, in which case the next one
 * that claims a character is tried.
 */
export async function fallbackFonts(
  text: string,
  { lacks, open }: { lacks: (character: string) => boolean; open: Open },
): Promise<string[]> {
  const characters = [...new Set(text)]
  let lacking = characters.filter(lacks)
  const names: string[] = []
  for (const family of lacking.length > 0 ? inOrder(lacking) : []) {
    for (const slice of (await slicesOf(family)).filter(({ has }) => lacking.some(has))) {
      const isShown = open(await cutDown(slice, characters))
      const still = lacking.filter((character) => !isShown(character))
      if (still.length < lacking.length) names.push(slice.name)
      lacking = still
    }
  }
  return names
}

/** If the text contains kana, its Han characters are Japanese. */
function inOrder(characters: readonly string[]): readonly Family[] {
  const isJapanese = characters.some((character) => /[\p{sc=Hira}\p{sc=Kana}]/u.test(character))
  return isJapanese ? [...FAMILIES.filter((family) => family !== 'sc'), 'sc'] : FAMILIES
}

/** Joiners and combining characters that Roboto also has are kept together with the letters they join. */
async function cutDown({ name, path, has }: Slice, characters: readonly string[]): Promise<FallbackFont> {
  const { default: subsetFont } = await import('subset-font')
  const text = characters.filter(has).join('')
  const options = { targetFormat: 'truetype', variationAxes: { wght: REGULAR } } as const
  return { name, file: await subsetFont(await readFile(path), text, options) }
}

const kept = new Map<Family, Promise<Slice[]>>()

function slicesOf(family: Family): Promise<Slice[]> {
  const known = kept.get(family) ?? readSlices(family)
  kept.set(family, known)
  return known
}

/** Reads which characters are in which file: the files of a script's own letters and, for Han, the numbered ones. */
async function readSlices(family: Family): Promise<Slice[]> {
  const home = `@fontsource-variable/noto-sans-${family}`
  const ranges: { [slice: string]: string } = JSON.parse(
    await readFile(require.resolve(`${home}/unicode.json`), 'utf8'),
  )
  return Object.entries(ranges)
    .map(([key, of]) => ({ slice: key.replace(/[[\]]/g, ''), of }))
    .filter(({ slice }) => slice === family || /^\d+$/.test(slice))
    .map(({ slice, of }) => ({
      name: `noto-${family}-${slice}`,
      path: require.resolve(`${home}/files/noto-sans-${family}-${slice}-wght-normal.woff2`),
      has: within(of),
    }))
}

/** Parses `U+4E00-4E0F,U+5B57` into a predicate. */
function within(ranges: string): Slice['has'] {
  const bounds = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice('U+'.length).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (character) => {
    const point = character.codePointAt(0) ?? 0
    return bounds.some(([from, to]) => point >= from && point <= to)
  }
}

const HEAD = { woff: 44, sfnt: 12 } as const
const ENTRY = { woff: 20, sfnt: 16 } as const

/**
 * Unpacks the tables of the font in a WOFF 1.0 file (W3C Recommendation, 13 December 2012). Measured: this reduces the
 * time for a report to a tenth, because a compressed table would be decompressed on every access.
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(HEAD.sfnt + count * ENTRY.sfnt)
  const log = Math.floor(Math.log2(count))
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** log * 16, 6)
  head.writeUInt16BE(log, 8)
  head.writeUInt16BE((count - 2 ** log) * 16, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const { tag, checksum, data } = tableAt(woff, HEAD.woff + index * ENTRY.woff)
    const entry = HEAD.sfnt + index * ENTRY.sfnt
    tag.copy(head, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    const filler = Buffer.alloc(-data.length & 3)
    parts.push(data, filler)
    offset += data.length + filler.length
  }
  return Buffer.concat(parts)
}

function tableAt(woff: Buffer, entry: number) {
  const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
    number,
    number,
    number,
  ]
  const bytes = woff.subarray(offset, offset + packed)
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packed < length ? inflateSync(bytes) : bytes,
  }
}

const read = (style: string): Buffer =>
  unpackWoff(readFileSync(require.resolve(`roboto-fontface/fonts/roboto/Roboto-${style}.woff`)))

/** Roboto covers Latin, Greek and Cyrillic, and its licence permits embedding (Apache 2.0). */
export const FONTS = {
  regular: read('Regular'),
  bold: read('Bold'),
  italic: read('RegularItalic'),
} as const
