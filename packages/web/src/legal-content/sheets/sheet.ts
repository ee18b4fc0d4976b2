import {
  type CellType,
  type EditedFile,
  factOf,
  type ProcedurePart,
  valueIn,
  writeCell,
  writeInWords,
} from '@portal/contract'
import type { CellWords } from './cellWords.ts'

/** A column: conditions stand left of what follows from them. */
export type SheetColumn = {
  readonly id: string
  readonly title: string
  readonly type: CellType
  readonly words: CellWords
  readonly side: 'when' | 'then'
  readonly width: number
  /** Names what a line belongs to, and cannot be edited. */
  readonly isName?: true
}

/**
 * One line: an entry, one of several alternatives of a row, whose consequences stand in its first line, or a part of a
 * procedure.
 */
export type SheetLine = {
  readonly key: string
  readonly entry: string
  /** The number of the alternative within its row, or of the part within its procedure. */
  readonly box: number
  readonly isOr: boolean
  readonly boxes: number
  /** The position of the entry in its list, from 1. */
  readonly position: number
  /** The last row of a matrix, which fits everything and stays last. */
  readonly isLast: boolean
  /** What the line belongs to, on the sheet of parts. */
  readonly name?: string
}

export type Sheet = {
  readonly id: string
  readonly title: string
  readonly kind: 'row' | 'entry'
  /** The list of each procedure whose parts are the lines. */
  readonly part?: ProcedurePart
  /** The facts of the country as a whole: one line, whose cells are entries of their own. */
  readonly isFacts?: true
  readonly columns: readonly SheetColumn[]
  readonly lines: readonly SheetLine[]
}

/** The sheet of the facts of the country. */
export const FACT_SHEET = 'fact'
/** Where the value of a fact stands within its entry, as the differences of two versions name it. */
const FACT_VALUE = 'value'

const PLACE_IN_LIST = /^(when|steps|declares)\/(\d+)\/(.*)$/

/** A field within a line of a row or a part of a procedure: which list, which of its lines, and what of that. */
export function placeInList(field: string) {
  const [, list, box, name] = PLACE_IN_LIST.exec(field) ?? []
  return list === undefined ? undefined : { list, box: Number(box), name: name ?? '' }
}

/** The place of a cell in the file. */
export type FilePlace = { readonly entry: string; readonly field: string }

/** The column in which a place stands: that of the fact, or of the field within its line. */
export const columnIdOf = ({ entry, field }: FilePlace): string => factOf(entry) ?? placeInList(field)?.name ?? field

/** The place of a cell; none for the consequences beside an “or” line. */
export function placeOf(sheet: Sheet, line: number, column: number): FilePlace | undefined {
  const [at, of] = [sheet.lines[line], sheet.columns[column]]
  if (!at || !of || of.isName) return undefined
  if (sheet.isFacts) return { entry: `${FACT_SHEET} ${of.id}`, field: FACT_VALUE }
  if (sheet.part) return { entry: at.entry, field: `${sheet.part}/${at.box}/${of.id}` }
  if (of.side === 'when') return { entry: at.entry, field: `when/${at.box}/${of.id}` }
  return at.box === 0 ? { entry: at.entry, field: of.id } : undefined
}

export const keyOf = ({ entry, field }: FilePlace): string => `${entry} · ${field}`

/**
 * A cell as it is shown; as it is edited and copied, with names in words that read back; and with names by their ids, as
 * in a workbook. The latter two are asked for one cell at a time, because reading back takes time.
 */
export type CellTexts = { readonly words: string; readonly text: () => string; readonly ids: () => string }

/** A text that is the same in each way. */
export const plainCell = (text: string): CellTexts => ({ words: text, text: () => text, ids: () => text })

/** The texts of all cells; one that could not be read is shown as it was typed. */
export const textsOf = (sheet: Sheet, file: EditedFile, unread: Readonly<Record<string, string>>): CellTexts[][] =>
  sheet.lines.map(({ name = '' }, line) =>
    sheet.columns.map(({ type, words, isName }, column) => {
      const place = placeOf(sheet, line, column)
      if (!place) return plainCell(isName ? name : '')
      const typed = unread[keyOf(place)]
      if (typed !== undefined) return plainCell(typed)
      const value = valueIn(file, place.entry, place.field)
      return {
        words: words.ofCell(value),
        text: () => writeInWords(type, value, words.ofValue),
        ids: () => writeCell(type, value),
      }
    }),
  )
