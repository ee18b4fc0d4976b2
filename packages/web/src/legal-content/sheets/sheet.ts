import { type CellType, type CountryFile, valueIn, writeCell } from '@portal/contract'

/** A column: conditions stand left of what follows from them. */
export type SheetColumn = {
  readonly id: string
  readonly title: string
  readonly type: CellType
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

/** The texts of all cells, with those that could not be read as they were typed. */
export const textsOf = (sheet: Sheet, file: CountryFile, unread: Readonly<Record<string, string>>): string[][] =>
  sheet.lines.map((_, line) =>
    sheet.columns.map(({ type }, column) => {
      const place = placeOf(sheet, line, column)
      return place ? (unread[keyOf(place)] ?? writeCell(type, valueIn(file, place.entry, place.field))) : ''
    }),
  )
