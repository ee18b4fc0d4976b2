import bidiFactory from 'bidi-js'
import { MISSING, silenced } from '../type/characters.ts'
import { type Font, type Fonts, hasGlyphs } from '../type/fonts.ts'
import type { Pdf } from '../type/pdfkit.ts'

/** The size of text that names none, in points. */
export const SIZE = 9

const bidi = bidiFactory()
const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })
/**
 * Finds word boundaries: the `linebreak` package (UAX 14) has no dictionary, so it never breaks Thai and breaks Chinese
 * and Japanese inside words.
 */
const WORDS = new Intl.Segmenter('en', { granularity: 'word' })
/** Characters that must not begin a line, and that must not end one. */
const STAYS_BEHIND = /^[\s\p{Pe}\p{Pf}\p{Po}\p{Pd}\u30FC\u3005]/u
const STAYS_BEFORE = /[\p{Ps}\p{Pi}\u00A0]$/u

/** Text in one style; `link` is its target, and `isLaw` means the words of the law, English in a report of any language. */
export type Run = { text: string; font?: Font; colour?: string; link?: string; isLaw?: boolean }
/**
 * A paragraph: its tag (P by default), its runs and their size; `isLaw`: all of it is in the words of the law; `law`:
 * such words in it; `keep`: the height that must follow it on the same page.
 */
export type Paragraph = {
  runs: readonly Run[]
  tag?: string
  size?: number
  isLaw?: boolean
  law?: readonly (string | null | undefined)[]
  keep?: number
}

/** A PDF with its fonts, and the fallback fonts for characters that these lack, in the order in which they are tried. */
type Typesetter = { pdf: Pdf; fonts: Fonts; fallbacks: readonly string[] }

/** A grapheme cluster: a letter with its marks, in one font. Odd levels are right-to-left. */
type Cluster = { text: string; index: number; font: string; run: Run; level: number }
/** A run of text in one font. */
export type Piece = { text: string; font: string; run: Run; level: number; width: number }
/** `pieces` are in visual order from left to right, `text` is in reading order. */
export type Line = { pieces: Piece[]; text: string; width: number; ascent: number; height: number }

/**
 * Breaks text in several scripts into lines of at most this width: each letter in a font that has it, in the order of
 * the Unicode Bidirectional Algorithm (UAX 9), broken between words even in scripts without spaces.
 */
export function linesOf(paper: Typesetter, { runs, size = SIZE }: Paragraph, width: number): Line[] {
  const measure = { paper, size }
  return paragraphsOf(clustersOf(paper, runs))
    .flatMap((clusters) => filled(measure, wordsOf(clusters), width))
    .map((clusters) => lineOf(measure, trimmed(clusters)))
}

/** Fills lines greedily with words; a word wider than a line is broken between its letters. */
function filled(measure: Measure, words: readonly Cluster[][], width: number): Cluster[][] {
  const lines: Cluster[][] = [[]]
  let used = 0
  for (const part of words.flatMap((word) => fitting(measure, word, width))) {
    if (used > 0 && used + widthOf(measure, trimmed(part)) > width) {
      lines.push([])
      used = 0
    }
    lines.at(-1)?.push(...part)
    used += widthOf(measure, part)
  }
  return lines
}

const fitting = (measure: Measure, word: Cluster[], width: number): Cluster[][] =>
  widthOf(measure, trimmed(word)) > width ? word.map((cluster) => [cluster]) : [word]

type Measure = { paper: Typesetter; size: number }

function clustersOf(paper: Typesetter, runs: readonly Run[]): Cluster[] {
  const full = runs.map(({ text }) => text).join('')
  const { levels } = bidi.getEmbeddingLevels(full)
  const fonts = runs.map((run) => wholeFont(paper, run))
  const starts = runs.map((_, at) => runs.slice(0, at).reduce((sum, { text }) => sum + text.length, 0))
  return [...CLUSTERS.segment(full)].flatMap(({ segment, index }) => {
    const at = starts.findLastIndex((start) => start <= index)
    const run = runs[at]
    const level = levels[index] ?? 0
    if (!run || silenced(segment) === '') return []
    return [{ ...shownBy(paper, silenced(segment), fonts[at] ?? 'regular'), index, run, level }]
  })
}

/** The font of a run: Roboto if the requested one lacks some of its Cyrillic letters, so that no word mixes two. */
function wholeFont({ fonts }: Typesetter, { text, font = 'regular' }: Run): Font {
  const isShown = (character: string) => !/\p{sc=Cyrl}/u.test(character) || hasGlyphs(fonts, font, character)
  return [...text].every(isShown) ? font : 'roboto'
}

/** The font that has all of the text: the requested one, or the first suitable fallback. */
function shownBy({ fonts, fallbacks }: Typesetter, text: string, requested: Font): Pick<Cluster, 'text' | 'font'> {
  const font = [requested, ...fallbacks].find((one) => hasGlyphs(fonts, one, text))
  return font ? { text, font } : { text: MISSING, font: 'roboto' }
}

function paragraphsOf(clusters: readonly Cluster[]): Cluster[][] {
  const paragraphs: Cluster[][] = [[]]
  for (const cluster of clusters) {
    if (cluster.text === '\n') paragraphs.push([])
    else paragraphs.at(-1)?.push(cluster)
  }
  return paragraphs
}

/** Groups clusters that must stay on one line. */
function wordsOf(clusters: readonly Cluster[]): Cluster[][] {
  const starts = new Set([...WORDS.segment(clusters.map(({ text }) => text).join(''))].map(({ index }) => index))
  const words: Cluster[][] = []
  let at = 0
  for (const [index, cluster] of clusters.entries()) {
    const before = clusters[index - 1]
    if (!before || breaks(before, cluster, starts.has(at))) words.push([cluster])
    else words.at(-1)?.push(cluster)
    at += cluster.text.length
  }
  return words
}

function breaks(before: Cluster, after: Cluster, isWordStart: boolean): boolean {
  if (!isWordStart || STAYS_BEHIND.test(after.text) || STAYS_BEFORE.test(before.text)) return false
  return /\s/.test(before.text) || isFallback(before) || isFallback(after)
}

const isFallback = ({ font }: Cluster): boolean => font.startsWith('noto')

function trimmed(clusters: readonly Cluster[]): Cluster[] {
  return clusters.slice(0, clusters.findLastIndex(({ text }) => /\S/.test(text)) + 1)
}

const widthOf = (measure: Measure, clusters: readonly Cluster[]): number =>
  piecesOf(measure, clusters).reduce((sum, { width }) => sum + width, 0)

function lineOf(measure: Measure, clusters: readonly Cluster[]): Line {
  const pieces = piecesOf(measure, clusters)
  const heights = ['regular', ...pieces.map(({ font }) => font)].map((font) => heightOf(measure, font))
  const ascent = Math.max(...heights.map(({ above }) => above))
  return {
    pieces: reordered(pieces),
    text: clusters.map(({ text }) => text).join(''),
    width: pieces.reduce((sum, { width }) => sum + width, 0),
    ascent,
    height: ascent + Math.max(...heights.map(({ below }) => below)),
  }
}

/** The height of a font above and below the line on which its letters stand. */
function heightOf({ paper, size }: Measure, name: string): { above: number; below: number } {
  const { ascent = 0, descent = 0, lineGap = 0, unitsPerEm = 1 } = paper.fonts.get(name) ?? {}
  return { above: (ascent / unitsPerEm) * size, below: ((lineGap - descent) / unitsPerEm) * size }
}

/**
 * Joins letters of the same font, style and direction into one piece, because fonts shape and reverse them by
 * themselves.
 */
function piecesOf({ paper: { pdf }, size }: Measure, clusters: readonly Cluster[]): Piece[] {
  const pieces: Omit<Piece, 'width'>[] = []
  for (const cluster of clusters) {
    const last = pieces.at(-1)
    const { font, run, level } = cluster
    if (last && last.font === font && last.run === run && last.level === level && !isTurned(cluster)) {
      last.text += cluster.text
    } else pieces.push({ text: isTurned(cluster) ? mirrored(cluster.text) : cluster.text, font, run, level })
  }
  return pieces.map((piece) => ({ ...piece, width: pdf.font(piece.font).fontSize(size).widthOfString(piece.text) }))
}

/** Punctuation between right-to-left words has to be mirrored here, because its font does not know the direction. */
const isTurned = (cluster: Cluster): boolean => cluster.level % 2 === 1 && !isFallback(cluster)
const mirrored = (text: string): string => bidi.getMirroredCharacter(text) ?? text

/**
 * Rule L2 of UAX 9: from the highest level down to the lowest odd one, every sequence of at least that level is
 * reversed.
 */
function reordered(pieces: Piece[]): Piece[] {
  const order = [...pieces]
  const highest = Math.max(0, ...order.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start
      while ((order[end]?.level ?? -1) >= level) end++
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  }
  return order
}
