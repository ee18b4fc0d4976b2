import { type CheckedRow, type ImportRow, importing, ROWS_PER_CHECK, repeatedReferences } from '@portal/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import type { ReadList } from './importing.queries.ts'

export type List = ReadList & { fileName: string }
type Columns = List['columns']

/** A list that is tried out: its rows as they are mended, and what is said of each. */
export type DryRun = {
  columns: Columns
  rows: readonly ImportRow[]
  checkedOf: (row: number) => CheckedRow | undefined
  /** Rows that were tried. */
  done: number
  error: unknown
  setColumns: (columns: Columns) => void
  /** Puts a text into the cell of each of these rows and tries them again. */
  change: (rows: readonly number[], place: number, text: string) => void
  retry: () => void
}

/** Tries the rows of a list, so many at a time, and again those that are mended. */
export function useDryRun(list: List): DryRun {
  const [columns, setColumns] = useState<Columns>(list.columns)
  const [rows, setRows] = useState<readonly ImportRow[]>(list.rows)
  const { checked, error, checkAll, checkAgain } = useChecks(list)
  const repeats = useRepeats(columns, rows)
  return {
    columns,
    rows,
    done: checked.size,
    error,
    checkedOf: (row) => withRepeat(checked.get(row), repeats.get(row)),
    setColumns: (next) => {
      setColumns(next)
      checkAll(rows, next)
    },
    change: (numbers, place, text) => {
      const changing = new Set(numbers)
      const changed = (one: ImportRow) => (changing.has(one.row) ? { ...one, cells: one.cells.with(place, text) } : one)
      const next = rows.map(changed)
      setRows(next)
      checkAgain(
        next.filter(({ row }) => changing.has(row)),
        columns,
      )
    },
    retry: () => checkAll(rows, columns),
  }
}

/** The server's result for each row. A check of all rows aborts earlier checks. */
function useChecks(list: List) {
  const [checked, setChecked] = useState<ReadonlyMap<number, CheckedRow>>(new Map())
  const [error, setError] = useState<unknown>(null)
  const run = useRef<AbortController>(null)

  const check = useCallback(async (some: readonly ImportRow[], by: Columns, signal: AbortSignal) => {
    setError(null)
    const keep = (more: readonly CheckedRow[]) =>
      setChecked((known) => new Map([...known, ...more.map((row) => [row.row, row] as const)]))
    await checkInPieces(some, by, { signal, keep }).catch((failure) => !signal.aborted && setError(failure))
  }, [])

  const checkAll = useCallback(
    (all: readonly ImportRow[], by: Columns) => {
      run.current?.abort()
      run.current = new AbortController()
      setChecked(new Map())
      if (hasReference(by)) void check(all, by, run.current.signal)
    },
    [check],
  )
  useEffect(() => {
    checkAll(list.rows, list.columns)
    return () => run.current?.abort()
  }, [list, checkAll])

  const checkAgain = (some: readonly ImportRow[], by: Columns) =>
    void check(some, by, run.current?.signal ?? new AbortController().signal)
  return { checked, error, checkAll, checkAgain }
}

type CheckOptions = { signal: AbortSignal; keep: (rows: readonly CheckedRow[]) => void }

async function checkInPieces(
  rows: readonly ImportRow[],
  columns: Columns,
  { signal, keep }: CheckOptions,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_CHECK) {
    const body = { columns: [...columns], rows: rows.slice(from, from + ROWS_PER_CHECK) }
    const answer = await call(importing.check, { body })
    if (signal.aborted) return
    keep(answer.rows)
  }
}

export const hasReference = (columns: Columns): boolean => columns.includes('reference') || columns.includes('number')

type Repeat = CheckedRow['faults'][number]

/** Rows that repeat the reference of an earlier one, each as a fault of its cell. */
function useRepeats(columns: Columns, rows: readonly ImportRow[]): ReadonlyMap<number, Repeat> {
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
  checked && repeat && !checked.here ? { ...checked, status: null, faults: [...checked.faults, repeat] } : checked
