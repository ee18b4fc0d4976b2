import type { ContentOperation } from '@portal/contract'
import type { DraftFile } from './draft.ts'

type Moving = { readonly matrix: string; readonly row: string; readonly above: string | undefined }

/** Moves a row above another one; undefined if one of them is gone, or if the row is the last, which stays there. */
export function moveAbove(draft: DraftFile, { matrix, row, above }: Moving): ContentOperation | undefined {
  const ids = draft.matrices.find(({ id }) => id === matrix)?.rows.map(({ id }) => id) ?? []
  const [from, to] = [ids.indexOf(row), above === undefined ? -1 : ids.indexOf(above)]
  if (from < 0 || to < 0 || from === ids.length - 1) return undefined
  return { op: 'move', entry: `row ${row}`, before: nameOf(ids[from - 1]), after: nameOf(ids[to - 1]) }
}

/** The name of a row in operations; null for none above. */
const nameOf = (id: string | undefined): string | null => (id === undefined ? null : `row ${id}`)

type Gap = { readonly matrix: string; readonly example: { readonly [dimension: string]: string } }

/** A row for facts that nothing decides, above the last one. What it says is left to its author. */
export function rowFrom(draft: DraftFile, { matrix, example }: Gap): ContentOperation {
  const rows = draft.matrices.find(({ id }) => id === matrix)?.rows ?? []
  const { provider: _country, ...facts } = example
  const when = Object.fromEntries(
    Object.entries(facts).map(([id, value]) => [id, isDay(value) ? { from: value } : [value]]),
  )
  const id = newRowId(draft)
  const row = {
    id,
    when: [when],
    // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
    then: { status: 'AMBER', reason: 'To be written.', basis: [], confidence: 'low', obligations: [], locks: [] },
  }
  return { op: 'add', entry: `row ${id}`, place: { matrix, below: nameOf(rows.at(-2)?.id) }, after: row }
}

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)

function newRowId({ country, matrices }: DraftFile): string {
  const taken = new Set(matrices.flatMap(({ rows }) => rows.map(({ id }) => id)))
  let number = 1
  while (taken.has(`${country.toLowerCase()}-row-${number}`)) number++
  return `${country.toLowerCase()}-row-${number}`
}
