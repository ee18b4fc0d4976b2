import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font as OpenFont } from 'fontkit'
import type { Pdf } from './pdfkit.ts'

const require = createRequire(import.meta.url)
const REGULAR = 400

/**
 * Noto Sans (SIL Open Font License 1.1) for characters that the main fonts lack. Each family consists of many small files
 * by character range. The last three draw Han characters in the style of different countries; the first that contains a
 * character is used.
 */
const FAMILIES = ['arabic', 'hebrew', 'devanagari', 'thai', 'sc', 'jp', 'kr'] as const
type Family = (typeof FAMILIES)[number]

type FontFile = { name: string; file: Buffer }
type Slice = { name: string; path: string; has: (character: string) => boolean }

/**
 * Adds fonts for characters of this text that the main fonts lack, subset to them (a few kB each). Returns the names of
 * all fonts to be tried after the one that a text asks for, in this order. Some files claim more characters than they
 * contain, in which case the next one that claims a character is tried.
 */
export async function addFallbackFonts(pdf: Pdf, fonts: Fonts, text: string): Promise<string[]> {
  const characters = [...new Set(text)]
  const names: string[] = ['regular', 'roboto']
  let lacking = characters.filter((character) => !names.some((name) => hasGlyphs(fonts, name, character)))
  for (const family of lacking.length > 0 ? inOrder(lacking) : []) {
    for (const slice of (await slicesOf(family)).filter(({ has }) => lacking.some(has))) {
      addFont(pdf, fonts, await cutDown(slice, characters))
      const still = lacking.filter((character) => !hasGlyphs(fonts, slice.name, character))
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

/** Joiners and combining characters that the main fonts also have are kept together with the letters they join. */
async function cutDown({ name, path, has }: Slice, characters: readonly string[]): Promise<FontFile> {
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

const read = (path: string): Buffer => readFileSync(require.resolve(`@expo-google-fonts/${path}.ttf`))

/**
 * The fonts of the screen: Source Sans 3 for text, Source Serif 4 for titles, the words of the law and Latin names. They
 * cover Latin, Greek, Cyrillic and Vietnamese. Roboto has the Cyrillic letters of Central Asia that they lack, and the
 * sign for a missing character. The licence of all permits embedding (SIL OFL 1.1).
 */
const MAIN = {
  regular: read('source-sans-3/400Regular/SourceSans3_400Regular'),
  bold: read('source-sans-3/600SemiBold/SourceSans3_600SemiBold'),
  serif: read('source-serif-4/400Regular/SourceSerif4_400Regular'),
  italic: read('source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic'),
  title: read('source-serif-4/600SemiBold/SourceSerif4_600SemiBold'),
  roboto: read('roboto/400Regular/Roboto_400Regular'),
} as const

/** A font of the document by its own name. */
export type Font = keyof typeof MAIN

/** The fonts of a document, opened to see which characters they have and how high their lines are. */
export type Fonts = Map<string, OpenFont>

/** Registers the main fonts in a document. */
export function addMainFonts(pdf: Pdf): Fonts {
  const fonts: Fonts = new Map()
  for (const [name, file] of Object.entries(MAIN)) addFont(pdf, fonts, { name, file })
  return fonts
}

function addFont(pdf: Pdf, fonts: Fonts, { name, file }: FontFile): void {
  pdf.registerFont(name, file)
  fonts.set(name, create(file) as OpenFont)
}

/** Characters that every main font has for certain. */
const PLAIN = /^[\n -~\u00A0-\u00FF]*$/

/** Whether a font has all characters of this text. */
export function hasGlyphs(fonts: Fonts, name: string, text: string): boolean {
  if (PLAIN.test(text) && !name.startsWith('noto')) return true
  const font = fonts.get(name)
  try {
    return [...text].every(
      (character) => character === '\n' || font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    )
  } catch {
    // A font subset to nothing has no character table.
    return false
  }
}
