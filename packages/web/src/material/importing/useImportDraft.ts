import type { CallOutput, ImportRow, ImportWords, importing, ReadWord } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { importQueries, type List, type Mapping } from './importing.queries.ts'

type ColumnId = string | null
/** A list as it is being mended: its columns, rows, and what was chosen for its texts. */
export type Draft = {
  readonly headers: readonly string[]
  readonly columns: readonly ColumnId[]
  readonly rows: readonly ImportRow[]
  readonly words: ImportWords
}
export type ImportColumn = CallOutput<typeof importing.columns>['columns'][number]
type Answer = ReadWord['answer']

/** The draft of a list, with every change since it was read, so that each can be undone. */
export function useImportDraft(list: List, mappings: readonly Mapping[]) {
  const [drafts, setDrafts] = useState<readonly [Draft, ...Draft[]]>(() => [firstDraft(list, mappings)])
  const [draft, ...before] = drafts
  const change = (next: Partial<Draft>) => setDrafts([{ ...draft, ...next }, ...drafts])
  return {
    draft,
    isChanged: before.length > 0,
    undo: () => {
      const [last, ...others] = before
      if (last) setDrafts([last, ...others])
    },
    setColumn: (place: number, id: ColumnId) => change({ columns: withColumn(draft.columns, place, id) }),
    setCell: (numbers: readonly number[], place: number, text: string) =>
      change({ rows: withCells(draft.rows, new Set(numbers), place, text) }),
    choose: (id: string, texts: readonly string[], answer: Answer) =>
      change({
        words: {
          ...draft.words,
          [id]: { ...draft.words[id], ...Object.fromEntries(texts.map((text) => [text, answer])) },
        },
      }),
    chooseEach: (id: string, answers: Readonly<Record<string, Answer>>) =>
      change({ words: { ...draft.words, [id]: { ...draft.words[id], ...answers } } }),
    /** Gives rows answers that they lack, each in a column of the list; undone in one step. */
    answer: (given: readonly GivenAnswer[]) => change(given.reduce(withAnswer, draft)),
  }
}

export type ImportDraft = ReturnType<typeof useImportDraft>

/** Columns and words that were chosen for an earlier list of the account count again, those of the latest first. */
function firstDraft({ headers, columns, rows }: List, mappings: readonly Mapping[]): Draft {
  const taken = new Set<string>()
  const mapped = headers.map((header, place) => {
    const earlier = mappings.find((mapping) => Object.hasOwn(mapping.columns, header))?.columns[header]
    const id = earlier === undefined ? (columns[place] ?? null) : earlier
    const isTwice = id !== null && taken.has(id) && id !== columns[place]
    if (id !== null) taken.add(id)
    return isTwice ? null : id
  })
  return { headers, columns: mapped, rows, words: wordsOf(mappings, mapped) }
}

function wordsOf(mappings: readonly Mapping[], columns: readonly ColumnId[]): ImportWords {
  const used = columns.filter((id) => id !== null)
  const words = used.map((id) => [id, Object.assign({}, ...mappings.map((one) => one.words[id] ?? {}).toReversed())])
  return Object.fromEntries(words)
}

/** A column of the portal is filled by one column of the file; choosing it again takes it from the other. */
const withColumn = (columns: readonly ColumnId[], at: number, id: ColumnId): ColumnId[] =>
  columns.map((column, place) => (place === at ? id : column === id ? null : column))

const withCells = (
  rows: readonly ImportRow[],
  numbers: ReadonlySet<number>,
  place: number,
  text: string,
): ImportRow[] => rows.map((one) => (numbers.has(one.row) ? { ...one, cells: filled(one.cells, place, text) } : one))

function filled(cells: readonly string[], place: number, text: string): string[] {
  const long = Array.from({ length: Math.max(cells.length, place + 1) }, (_, at) => cells[at] ?? '')
  return long.with(place, text)
}

/** The text that answers a question in some rows. */
type GivenAnswer = { question: ImportColumn; rows: readonly number[]; text: string }

function withAnswer(draft: Draft, { question: column, rows: numbers, text }: GivenAnswer): Draft {
  const known = draft.columns.indexOf(column.id)
  const place = known < 0 ? draft.columns.length : known
  const rows = withCells(draft.rows, new Set(numbers), place, text)
  if (known >= 0) return { ...draft, rows }
  return { ...draft, rows, headers: [...draft.headers, column.label], columns: [...draft.columns, column.id] }
}

export type Word = ReadWord & { count: number }
export type WordColumn = { id: string; header: string; words: readonly Word[]; open: number; isReadByRow: boolean }

/** The different texts of each column of words, with how often each occurs and what it becomes. */
export function useWords({ headers, columns, rows, words }: Draft) {
  const { data: known } = useQuery(importQueries.columns)
  const counted = useMemo(() => {
    const hasWords = new Set((known?.columns ?? []).flatMap((column) => (column.hasWords ? column.id : [])))
    return columns.flatMap((id, place) =>
      id !== null && hasWords.has(id) ? [{ id, header: headers[place] ?? '', counts: countsOf(rows, place) }] : [],
    )
  }, [known, headers, columns, rows])
  const asked = counted.map(({ id, header, counts }) => ({ id, header, texts: [...counts.keys()] }))
  const read = useQuery({ ...importQueries.words(asked), enabled: known !== undefined })
  const wordColumns = useMemo(
    () => counted.map((column, at) => wordColumn(column, read.data?.columns[at] ?? UNREAD, words[column.id] ?? {})),
    [counted, read.data, words],
  )
  return {
    columns: wordColumns,
    choices: known?.columns ?? [],
    isRead: read.data !== undefined && !read.isPlaceholderData,
    error: read.error,
  }
}

/** The texts of a column by how often they occur, the most frequent first. */
function countsOf(rows: readonly ImportRow[], place: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { cells } of rows) {
    const text = (cells[place] ?? '').trim()
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return new Map([...counts].toSorted(([, a], [, b]) => b - a))
}

const UNREAD: ReadColumn = { words: [], isReadByRow: false }

type ReadColumn = { words: readonly ReadWord[]; isReadByRow: boolean }
type Counted = { id: string; header: string; counts: ReadonlyMap<string, number> }

function wordColumn(
  { id, header, counts }: Counted,
  { words: read, isReadByRow }: ReadColumn,
  chosen: Readonly<Record<string, Answer>>,
): WordColumn {
  const words = read.map((word) => {
    const count = counts.get(word.text) ?? 0
    const isChosen = Object.hasOwn(chosen, word.text)
    return isChosen ? { ...word, count, answer: chosen[word.text] ?? null, isOpen: false } : { ...word, count }
  })
  const sorted = words.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen))
  return { id, header, words: sorted, open: sorted.filter(({ isOpen }) => isOpen).length, isReadByRow }
}

/** What the texts of some rows become, as far as it is known: a column is read as a whole, its rows in pieces. */
export function wordsOfRows(columns: readonly WordColumn[], draft: Draft, rows: readonly ImportRow[]): ImportWords {
  const read = columns.map(({ id, words, isReadByRow }) => {
    const place = draft.columns.indexOf(id)
    const texts = new Set(rows.map(({ cells }) => (cells[place] ?? '').trim()))
    const isFixed = (text: string) => !isReadByRow || Object.hasOwn(draft.words[id] ?? {}, text)
    const given = words.filter(({ isOpen, text }) => !isOpen && texts.has(text) && isFixed(text))
    return [id, Object.fromEntries(given.map(({ text, answer }) => [text, answer]))]
  })
  return Object.fromEntries(read)
}
