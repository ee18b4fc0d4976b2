import {
  type CellType,
  type CellVocabulary,
  type CountryFile,
  cellVocabulary,
  entryColumns,
  FACT_COLUMNS,
  outcomeColumns,
  readCell,
  SHEET_KINDS,
  writeCell,
} from '@portal/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shipped } from '../testing/shipped.ts'

const { protocol, countries } = shipped

type Cell = { at: string; type: CellType; value: unknown }
type Thing = Readonly<Record<string, unknown>>

const reach = (thing: unknown, field: string): unknown =>
  field.split('/').reduce<unknown>((within, step) => (within as Thing | undefined)?.[step], thing)

function* cellsOf(file: CountryFile, words: CellVocabulary): Generator<Cell> {
  const sheets = entryColumns(words)
  const lists = {
    obligation: file.obligations,
    lock: file.locks,
    condition: file.conditions,
    document: file.documents,
    authority: file.authorities,
    measure: file.measures,
    region: file.regions,
    matrix: file.matrices,
  }
  for (const kind of SHEET_KINDS)
    for (const thing of lists[kind])
      for (const { field, type } of sheets[kind]) yield { at: `${kind} ${field}`, type, value: reach(thing, field) }
  for (const [fact, type] of Object.entries(FACT_COLUMNS)) yield { at: fact, type, value: file[fact as 'name'] }
  for (const { rows } of file.matrices) for (const row of rows) yield* cellsOfRow(row, words)
}

function* cellsOfRow(row: CountryFile['matrices'][number]['rows'][number], words: CellVocabulary): Generator<Cell> {
  for (const { field, type } of outcomeColumns(words))
    yield { at: `${row.id} ${field}`, type, value: reach(row, field) }
  for (const box of row.when)
    for (const [id, value] of Object.entries(box)) {
      const dimension = words.dimensions.find((one) => one.id === id)
      if (!dimension) throw new Error(`${row.id}: no dimension ${id}`)
      yield { at: `${row.id} ${id}`, type: { kind: 'part', dimension }, value }
    }
}

test('each cell of each shipped country is written as a text that reads back to the same value', () => {
  let count = 0
  for (const { source } of countries.values()) {
    const words = cellVocabulary(source, protocol)
    for (const { at, type, value } of cellsOf(source, words)) {
      count += 1
      expect({ at, value: readCell(type, writeCell(type, value)) }).toEqual({
        at,
        value: { value: value ?? undefined },
      })
    }
  }
  expect(count).toBeGreaterThan(30_000)
})

const words = cellVocabulary(countries.get('KE')?.source as CountryFile, protocol)
const dimensionOf = (id: string) => words.dimensions.find((one) => one.id === id) ?? { id, values: [] }
const use: CellType = { kind: 'part', dimension: dimensionOf('use') }
const day: CellType = { kind: 'part', dimension: dimensionOf('accessDate') }
const basis: CellType = { kind: 'basis', documents: words.documents }

test.each([
  [use, 'screning', { code: 'unknownValue', text: 'screning', nearest: 'screening' }],
  [use, 'screening; zzzzzzzzz', { code: 'unknownValue', text: 'zzzzzzzzz' }],
  [use, 'ipr; ipr', { code: 'twice', text: 'ipr' }],
  [day, 'before 2006-02-31', { code: 'notDay', text: '2006-02-31' }],
  [day, '2006', { code: 'notSpan', text: '2006' }],
  [day, 'from 2006-12-01 before 2006-12-01', { code: 'spanOrder', text: 'from 2006-12-01 before 2006-12-01' }],
  [basis, 'ke-ln-160-2007 | reg. 3', { code: 'unknownValue', text: 'ke-ln-160-2007', nearest: 'ke-ln-160-2006' }],
  [basis, 'absence: Nothing found', { code: 'notBasis', text: 'absence: Nothing found' }],
  [
    { kind: 'choice', values: ['GREEN', 'AMBER', 'RED'] } as CellType,
    'gren',
    { code: 'unknownValue', text: 'gren', nearest: 'GREEN' },
  ],
])('what cannot be read is named, with what was probably meant: %#', (type, text, problem) => {
  expect(readCell(type, text)).toEqual({ problem })
})

test('days are read as they are typed, and any letter case', () => {
  expect(readCell(day, 'Before 1/11/2006')).toEqual({ value: { before: '2006-11-01' } })
  expect(readCell({ kind: 'choice', values: ['GREEN'] }, 'green')).toEqual({ value: 'GREEN' })
  expect(readCell(use, 'any')).toEqual({ value: undefined })
})

const words1 = fc
  .string({ minLength: 1 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !text.includes('\r'))

test('any words of an article or of an absence keep their bars, backslashes and line breaks', () => {
  const absence = fc.record({ absence: words1, source: words1, asOf: fc.constant('2026-11-20') })
  const article = fc.record({ document: fc.constant('ke-ln-160-2006'), article: words1 })
  fc.assert(
    fc.property(fc.array(fc.oneof(absence, article)), (value) => {
      expect(readCell(basis, writeCell(basis, value))).toEqual({ value })
    }),
  )
})
