import { type CellProblem, type CellType, type FieldError, nearestTo, readCell } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { letterOf } from '../../../http/spreadsheet/cellText.ts'
import type { Table } from '../../../http/spreadsheet/reading/tableRows.ts'

/** One line of a sheet. `refuse` adds a problem of one of its cells. */
export type Line = {
  readonly headers: readonly string[]
  readonly text: (header: string) => string
  readonly refuse: (header: string, message: string) => void
}

/** The sheets of a workbook, with all that is wrong with them so far. */
export type LawSheets = {
  readonly problems: FieldError[]
  readonly has: (sheet: string) => boolean
  /** The lines below the headings; the headings must be there. */
  readonly lines: (sheet: string, headers: readonly string[]) => readonly Line[]
}

export function openSheets(tables: readonly Table[]): LawSheets {
  const problems: FieldError[] = []
  const byName = new Map(tables.map((table) => [table.sheet ?? '', table]))
  const opened = new Map<string, readonly Line[]>()
  for (const { sheet, formulas } of tables)
    for (const cell of formulas.first) problems.push({ path: `${sheet} ${cell}`, message: t('lawFile.formula') })
  return {
    problems,
    has: (sheet) => byName.has(sheet),
    lines: (sheet, headers) => {
      const table = byName.get(sheet)
      if (!table) return []
      const lines = opened.get(sheet) ?? linesOf(table, problems)
      opened.set(sheet, lines)
      problems.push(...missingColumns(table, headers))
      return lines
    },
  }
}

function missingColumns({ sheet, rows }: Table, headers: readonly string[]): FieldError[] {
  const found = rows[0]?.cells ?? []
  return headers
    .filter((header) => !found.includes(header))
    .map((header) => ({ path: `${sheet} 1`, message: t('lawFile.columnMissing', { header }) }))
}

function linesOf({ sheet, rows }: Table, problems: FieldError[]): Line[] {
  const [head, ...others] = rows
  const headers = head?.cells ?? []
  const path = `${sheet} 1`
  const twice = headers.find((header, index) => header !== '' && headers.indexOf(header) !== index)
  if (twice !== undefined) problems.push({ path, message: t('lawFile.columnTwice', { header: twice }) })
  return others.map(({ row, cells }) => {
    for (const [column, text] of cells.entries())
      if (text !== '' && !headers[column])
        problems.push({
          path: `${sheet} ${letterOf(column)}${row}`,
          message: t('lawFile.beside', { text: short(text) }),
        })
    return {
      headers,
      text: (header) => cells[headers.indexOf(header)] ?? '',
      refuse: (header, message) => {
        const column = headers.indexOf(header)
        problems.push({ path: `${sheet} ${column < 0 ? '' : letterOf(column)}${row}`, message })
      },
    }
  })
}

const SHORT = 80
export const short = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text)

/** The value of a cell; one that cannot be read is refused and left out. */
export function cellValue(line: Line, header: string, type: CellType): unknown {
  const read = readCell(type, line.text(header))
  if ('value' in read) return read.value
  line.refuse(header, problemText(read.problem))
  return undefined
}

export function problemText({ code, text, nearest }: CellProblem): string {
  if (nearest === undefined) return t(`legalContent.problems.${code}`, { text: short(text) })
  return t('legalContent.problems.didYouMean', { text: short(text), nearest })
}

/** A name that is not known, with the one that was probably meant. */
export function unknownText(text: string, known: readonly string[]): string {
  const nearest = nearestTo(text, known)
  return problemText({ code: 'unknownValue', text, ...(nearest !== undefined && { nearest }) })
}
