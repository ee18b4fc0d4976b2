import {
  type CallOutput,
  type CheckedRow,
  type ImportRow,
  importing,
  ROWS_PER_CHECK,
  repeatedReferences,
} from '@portal/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { type Draft, type ImportColumn, type WordColumn, wordsOfRows } from './useImportDraft.ts'

/** What the rows of a list would become if it ran now. */
export type Checks = {
  checkedOf: (row: number) => CheckedRow | undefined
  /** The questions that rows lack. */
  questions: readonly ImportColumn[]
  /** Rows that were tried. */
  done: number
  /** Rows that repeat the reference of an earlier one. */
  repeated: number
  error: unknown
  retry: () => void
}

type Results = { rows: ReadonlyMap<number, CheckedRow>; questions: ReadonlyMap<string, ImportColumn> }
const NOTHING: Results = { rows: new Map(), questions: new Map() }

export const hasReference = (columns: Draft['columns']): boolean =>
  columns.includes('reference') || columns.includes('number')

/** Tries the rows of a list, so many at a time, once its words are read; and again those that a change concerns. */
export function useChecks(draft: Draft, words: readonly WordColumn[], isRead: boolean): Checks {
  const [known, setKnown] = useState(NOTHING)
  const [error, setError] = useState<unknown>(null)
  const [times, setTimes] = useState(0)
  const tried = useRef<Tried>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` tries all rows again.
  useEffect(() => {
    if (!isRead || !hasReference(draft.columns)) return
    const some = rowsToTry(tried.current, draft, words)
    const run = new AbortController()
    setError(null)
    const forget = new Set(some.map(({ row }) => row))
    setKnown(({ rows, questions }) => ({ rows: new Map([...rows].filter(([row]) => !forget.has(row))), questions }))
    const keep = ({ rows, questions }: CallOutput<typeof importing.check>) =>
      setKnown((before) => ({
        rows: new Map([...before.rows, ...rows.map((row) => [row.row, row] as const)]),
        questions: new Map([...before.questions, ...questions.map((one) => [one.id, one] as const)]),
      }))
    tried.current = undefined
    checkInPieces(some, draft, words, { signal: run.signal, keep })
      .then((isWhole) => {
        if (isWhole) tried.current = { draft, words }
      })
      .catch((failure) => !run.signal.aborted && setError(failure))
    return () => run.abort()
  }, [draft, words, isRead, times])

  const repeats = useRepeats(draft)
  return {
    checkedOf: (row) => withRepeat(known.rows.get(row), repeats.get(row)),
    questions: [...known.questions.values()],
    done: known.rows.size,
    repeated: repeats.size,
    error,
    retry: () => setTimes(times + 1),
  }
}

type Tried = { draft: Draft; words: readonly WordColumn[] } | undefined

/** All rows, or after a change those that it concerns. */
function rowsToTry(tried: Tried, draft: Draft, words: readonly WordColumn[]): readonly ImportRow[] {
  if (!tried || tried.draft.columns !== draft.columns) return draft.rows
  const before = new Map(tried.draft.rows.map((one) => [one.row, one]))
  const changed = changedTexts(tried.words, words)
  return draft.rows.filter((one) => {
    if (before.get(one.row) !== one) return true
    return changed.some(({ id, texts }) => texts.has((one.cells[draft.columns.indexOf(id)] ?? '').trim()))
  })
}

function changedTexts(before: readonly WordColumn[], now: readonly WordColumn[]) {
  return now.map(({ id, words }) => {
    const known = new Map((before.find((one) => one.id === id)?.words ?? []).map((word) => [word.text, word]))
    const isSame = (word: (typeof words)[number]) => {
      const other = known.get(word.text)
      return other?.isOpen === word.isOpen && JSON.stringify(other.answer) === JSON.stringify(word.answer)
    }
    return { id, texts: new Set(words.filter((word) => !isSame(word)).map(({ text }) => text)) }
  })
}

type CheckOptions = { signal: AbortSignal; keep: (checked: CallOutput<typeof importing.check>) => void }

async function checkInPieces(
  rows: readonly ImportRow[],
  draft: Draft,
  words: readonly WordColumn[],
  { signal, keep }: CheckOptions,
): Promise<boolean> {
  for (let from = 0; from < rows.length; from += ROWS_PER_CHECK) {
    const some = rows.slice(from, from + ROWS_PER_CHECK)
    const body = { columns: [...draft.columns], words: wordsOfRows(words, draft, some), rows: some }
    const answer = await call(importing.check, { body })
    if (signal.aborted) return false
    keep(answer)
  }
  return true
}

type Repeat = CheckedRow['faults'][number]

/** Rows that repeat the reference of an earlier one, each as a fault of its cell. */
function useRepeats({ columns, rows }: Draft): ReadonlyMap<number, Repeat> {
  const { t } = useTranslation()
  return useMemo(() => {
    const column = columns.indexOf('reference')
    const cells = new Map(rows.map((one) => [one.row, one.cells]))
    const faults = [...repeatedReferences(columns, rows)].map(([row, first]): [number, Repeat] => {
      const reference = cells.get(row)?.[column] ?? ''
      const message = t('assessments.importing.repeated', { reference, row: first })
      return [row, { column, message, suggestions: [] }]
    })
    return new Map(faults)
  }, [columns, rows, t])
}

const withRepeat = (checked: CheckedRow | undefined, repeat: Repeat | undefined): CheckedRow | undefined =>
  checked && repeat && !checked.here
    ? { ...checked, status: null, missing: [], faults: [...checked.faults, repeat] }
    : checked

/** The filters of rows by what they would become. */
export const ROW_KINDS = ['all', 'mend', 'RED', 'AMBER', 'GREEN', 'open', 'empty', 'here'] as const
export type RowKind = (typeof ROW_KINDS)[number]
type Checked = CheckedRow | undefined

const isReady = (checked: Checked): boolean =>
  checked !== undefined && !checked.here && checked.faults.length === 0 && !checked.isEmpty

/** Under which filter a row stands; undefined while it is not tried. */
export function kindOf(checked: Checked): RowKind | undefined {
  if (!checked) return undefined
  if (checked.here) return 'here'
  if (checked.faults.length > 0) return 'mend'
  return checked.isEmpty ? 'empty' : (checked.status ?? 'open')
}

/** How many rows were read, can be imported, need mending, are empty, are here already, and answer everything. */
export type RowCounts = Readonly<Record<'read' | 'ready' | 'mend' | 'empty' | 'here' | 'complete', number>>

export function countsOf(draft: Draft, { checkedOf }: Checks): RowCounts {
  const kinds = draft.rows.map(({ row }) => kindOf(checkedOf(row)))
  const count = (...some: readonly (RowKind | 'complete' | undefined)[]) =>
    kinds.filter((kind) => some.includes(kind)).length
  const complete = draft.rows.filter(({ row }) => {
    const checked = checkedOf(row)
    return isReady(checked) && checked?.missing.length === 0
  }).length
  return {
    read: draft.rows.length,
    ready: count('RED', 'AMBER', 'GREEN', 'open'),
    mend: count('mend'),
    empty: count('empty'),
    here: count('here'),
    complete,
  }
}
