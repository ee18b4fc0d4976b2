import type { Box, Part } from '@portal/rules'
import type { z } from 'zod'
import { WebAddress } from '../../http/text.ts'
import { DocumentFile } from '../../law/country.ts'
import type { Basis } from '../../law/matrix.ts'
import { readBasis, writeBasis } from './basisText.ts'
import { readBoxes, writeBoxes } from './boxText.ts'
import { type ReadCell, refused } from './cellProblem.ts'
import { readLines, writeLine } from './lines.ts'
import { joinNames, knownName, type NameWords, nearestTo, readNames, splitNames } from './names.ts'
import { type CellDimension, isDay, isoDay, readPart, shortList, writePart } from './partText.ts'

/**
 * What a cell holds. `isRequired`: its text must not be empty. `isOptional`: an empty list is left out of the file.
 */
export type CellType = { readonly isRequired?: true; readonly isOptional?: true } & (
  | { readonly kind: 'part'; readonly dimension: CellDimension }
  | { readonly kind: 'boxes' | 'box'; readonly dimensions: readonly CellDimension[] }
  | { readonly kind: 'choice' | 'names' | 'ids'; readonly values: readonly string[] }
  | { readonly kind: 'basis'; readonly documents: readonly string[] }
  | { readonly kind: 'text' | 'texts' | 'lines' | 'links' | 'day' | 'address' | 'yesNo' | 'articles' | 'file' }
)

type OneBasis = z.infer<typeof Basis>
type Article = { readonly article: string; readonly topic: string }
type Link = { readonly name: string; readonly url?: string }

/**
 * The text of a cell: the one form in which values are shown, typed, copied and written to a workbook. `readCell` gives
 * back the same value; a value that is null is empty like one that is left out.
 */
export function writeCell(type: CellType, value: unknown): string {
  if (value === undefined || value === null) return ''
  switch (type.kind) {
    case 'part':
      return writePart(type.dimension, value as Part)
    case 'boxes':
      return writeBoxes(value as readonly Box[], type.dimensions)
    case 'box':
      return writeBoxes([value as Box], type.dimensions)
    case 'basis':
      return writeBasis(value as readonly OneBasis[])
    case 'articles':
      return (value as readonly Article[]).map(({ article, topic }) => writeLine([article, topic])).join('\n')
    case 'links':
      return (value as readonly Link[]).map(({ name, url }) => writeLine(url ? [name, url] : [name])).join('\n')
    case 'file':
      return writeFile(value as DocumentFile)
    case 'yesNo':
      return value === true ? 'yes' : 'no'
    case 'ids':
    case 'lines':
      return (value as readonly string[]).join('\n')
    case 'names':
    case 'texts':
      return (value as readonly string[]).join('; ')
    default:
      return String(value)
  }
}

/**
 * The text of a cell with its names in the words of the reader, which reads back to the same value; with the names
 * themselves where two of them have the same words.
 */
export function writeInWords(type: CellType, value: unknown, wordsOf: NameWords): string {
  const text = writeCell(type, value)
  const worded = wordedCell(type, value, wordsOf)
  if (worded === undefined) return text
  const read = readCell(type, worded, wordsOf)
  return 'value' in read && isSame(read.value, value) ? worded : text
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Undefined for what has no names that could be worded. */
function wordedCell(type: CellType, value: unknown, wordsOf: NameWords): string | undefined {
  if (value === undefined || value === null) return undefined
  if (type.kind === 'choice') return wordsOf(String(value))
  if (type.kind === 'ids' || type.kind === 'names') return joinNames((value as readonly string[]).map(wordsOf))
  if (type.kind === 'basis') return writeBasis(value as readonly OneBasis[], wordsOf)
  if (type.kind !== 'part' || !Array.isArray(value)) return undefined
  const { isRest, names } = shortList(type.dimension.values, value)
  return `${isRest ? 'all but ' : ''}${joinNames(names.map(wordsOf))}`
}

/**
 * The value of a text, or why it has none. An empty text is `undefined`, or an empty list where the cell holds a list.
 * `wordsOf`: names are also read in the words in which the reader sees them.
 */
export function readCell(type: CellType, text: string, wordsOf?: NameWords): ReadCell {
  if (text.trim() === '' && type.isRequired) return refused('required', '')
  const read = readAny(type, text, wordsOf)
  if ('problem' in read || !Array.isArray(read.value) || read.value.length > 0) return read
  if (type.isRequired) return refused('required', '')
  return type.isOptional ? { value: undefined } : read
}

function readAny(type: CellType, text: string, wordsOf?: NameWords): ReadCell {
  switch (type.kind) {
    case 'part':
      return readPart(type.dimension, text, wordsOf)
    case 'boxes':
      return orNothing(readBoxes(text, type.dimensions))
    case 'box':
      return firstOf(readBoxes(text, type.dimensions), text)
    case 'basis':
      return readBasis(text, type.documents, wordsOf)
    case 'names':
    case 'ids':
      return readNames(text, type.values, wordsOf)
    case 'articles':
      return readArticles(text)
    case 'texts':
      return { value: splitNames(text) }
    case 'lines':
      return { value: text.split('\n').flatMap((line) => line.trim() || []) }
    case 'links':
      return readLinks(text)
    default:
      return text.trim() === '' ? { value: undefined } : readOne(type, text, wordsOf)
  }
}

function readOne(type: CellType, text: string, wordsOf?: NameWords): ReadCell {
  const cell = text.trim()
  if (type.kind === 'choice') return readChoice(knownName(cell, type.values, wordsOf), type.values)
  if (type.kind === 'yesNo') return readYesNo(cell)
  if (type.kind === 'day') return isDay(isoDay(cell)) ? { value: isoDay(cell) } : refused('notDay', cell)
  if (type.kind === 'file') return readFile(cell)
  if (type.kind === 'address') return WebAddress.safeParse(cell).success ? { value: cell } : refused('notAddress', cell)
  return { value: text }
}

/** Words of a list are read in capitals and in small letters. */
function readChoice(cell: string, values: readonly string[]): ReadCell {
  const value = values.find((one) => one.toLowerCase() === cell.toLowerCase())
  return value === undefined ? refused('unknownValue', cell, nearestTo(cell, values)) : { value }
}

function readYesNo(cell: string): ReadCell {
  const read = readChoice(cell, ['yes', 'no'])
  return 'problem' in read ? read : { value: read.value === 'yes' }
}

const writeFile = ({ name, fileId, sha256 }: DocumentFile): string => writeLine([name, fileId, sha256])

function readFile(text: string): ReadCell {
  const [[name, fileId, sha256] = []] = readLines(text)
  const file = DocumentFile.safeParse({ name, fileId, sha256 })
  return file.success ? { value: file.data } : refused('notFile', text)
}

function readArticles(text: string): ReadCell {
  const lines = readLines(text)
  const wrong = lines.find((fields) => fields.length !== 2)
  return wrong
    ? refused('notPair', wrong.join(' | '))
    : { value: lines.map(([article = '', topic = '']) => ({ article, topic })) }
}

function readLinks(text: string): ReadCell<Link[]> {
  const lines = readLines(text)
  const wrong = lines.find(([, url, ...rest]) => rest.length > 0 || (url && !WebAddress.safeParse(url).success))
  if (wrong) return refused('notAddress', wrong.join(' | '))
  return { value: lines.map(([name = '', url]) => ({ name, ...(url && { url }) })) }
}

const orNothing = (read: ReadCell<Box[]>): ReadCell =>
  'problem' in read || read.value.length > 0 ? read : { value: undefined }

function firstOf(read: ReadCell<Box[]>, text: string): ReadCell {
  if ('problem' in read) return read
  return read.value.length > 1 ? refused('notCondition', text) : { value: read.value[0] }
}
