import type { ContentOperation } from '@portal/contract'
import { addRow } from '../sheets/newEntry.ts'
import { moveBelow } from '../sheets/rowActions.ts'
import type { DraftFile } from './draft.ts'

type Moving = { readonly matrix: string; readonly row: string; readonly above: string | undefined }

/** Moves a row above another one; undefined if one of them is gone, or if the row is the last, which stays there. */
export function moveAbove(draft: DraftFile, { matrix, row, above }: Moving): ContentOperation | undefined {
  const rows = rowsIn(draft, matrix)
  const indexOf = (id: string | undefined) => rows.findIndex((one) => one.id === id)
  const [from, to] = [indexOf(row), indexOf(above)]
  return from < 0 || to < 0 || from === rows.length - 1 ? undefined : moveBelow(rows, from, to - 1)
}

const rowsIn = ({ matrices }: DraftFile, matrix: string) => matrices.find(({ id }) => id === matrix)?.rows ?? []

type Gap = { readonly matrix: string; readonly example: { readonly [dimension: string]: string } }

/** A row for facts that nothing decides, above the last one. What it says is left to its author. */
export function rowFrom(draft: DraftFile, { matrix, example }: Gap): ContentOperation {
  const { provider: _country, ...facts } = example
  const when = Object.fromEntries(
    Object.entries(facts).map(([id, value]) => [id, isDay(value) ? { from: value } : [value]]),
  )
  const content = {
    when: [when],
    // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
    then: { status: 'AMBER', reason: 'To be written.', basis: [], confidence: 'low', obligations: [], locks: [] },
  }
  return addRow(draft, matrix, content, rowsIn(draft, matrix).at(-2))
}

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)
