import { type CellType, type CountryFile, valueIn, writeCell, writeInWords } from '@portal/contract'
import type { CellWords } from './cellWords.ts'

/** A column: conditions stand left of what follows from them. */
export type SheetColumn = {
  readonly id: string
  readonly title: string
  readonly type: CellType
  readonly words: CellWords
  readonly side: 'when' | 'then'
  readonly width: number
}

/** One line: an entry, or one of several alternatives of a row, whose consequences stand in its first line. */
export type SheetLine = {
  readonly key: string
  readonly entry: string
  /** The number of the alternative within its row. */
  readonly box: number
  readonly boxes: number
  /** The position of the entry in its list, from 1. */
  readonly position: number
  /** The last row of a matrix, which fits everything and stays last. */
  readonly isLast: boolean
}

export type Sheet = {
  readonly id: string
  readonly title: string
  readonly kind: 'row' | 'entry'
  readonly columns: readonly SheetColumn[]
  readonly lines: readonly SheetLine[]
}

/** The place of a cell in the file. */
export type FilePlace = { readonly entry: string; readonly field: string }

/** The place of a cell; none for the consequences beside an “or” line. */
export function placeOf(sheet: Sheet, line: number, column: number): FilePlace | undefined {
  const [at, of] = [sheet.lines[line], sheet.columns[column]]
  if (!at || !of) return undefined
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
export const textsOf = (sheet: Sheet, file: CountryFile, unread: Readonly<Record<string, string>>): CellTexts[][] =>
  sheet.lines.map((_, line) =>
    sheet.columns.map(({ type, words }, column) => {
      const place = placeOf(sheet, line, column)
      if (!place) return plainCell('')
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
