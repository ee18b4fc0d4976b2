import type { ImportRow } from '@portal/contract'
import type { JoinedCell } from './joinColumns.ts'

const TOTAL =
  /^(?:(?:grand |sub-?)?totals?|sum|(?:zwischen|gesamt|end)?summe|gesamt|(?:sous-)?total|somme|(?:sub)?total(?:es|ais)?|suma|soma)\s*:?$/i

/** Whether a row is the total of an order or a delivery: one of its cells says so, and it names no material. */
export function isTotal(columns: readonly (string | null)[], { cells }: ImportRow): boolean {
  const reference = cells[columns.indexOf('reference')]?.trim() ?? ''
  return (reference === '' || TOTAL.test(reference)) && cells.some((cell) => TOTAL.test(cell.trim()))
}

const AS_ABOVE =
  /^(?:dto\.?|dito|ditto|do\.|idem|dgl\.|〃|["”“„″]|-["”“„″]-|s\. ?o\.|wie oben|siehe oben|(?:same )?as above|ci-dessus|como arriba|como acima)$/i

/** Writes into cells such as “dto.” what the cell above says, and names them. */
export function fillRepeated(
  headers: readonly string[],
  rows: readonly ImportRow[],
): { rows: readonly ImportRow[]; joined: JoinedCell[] } {
  const joined: JoinedCell[] = []
  const filled: ImportRow[] = []
  for (const { row, cells } of rows) {
    const above = filled.at(-1)?.cells ?? []
    const own = cells.map((written, place) => {
      const read = above[place] ?? ''
      if (read === '' || !AS_ABOVE.test(written.trim())) return written
      joined.push({ row, header: headers[place] ?? '', written, read })
      return read
    })
    filled.push({ row, cells: own })
  }
  return { rows: filled, joined }
}
