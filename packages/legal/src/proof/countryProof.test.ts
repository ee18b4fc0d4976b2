import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CountryFile } from '@portal/contract'
import { type Box, compile, joinLaw, type Matrix, type Move, movedBetween } from '@portal/rules'
import { describe, expect, test } from 'vitest'
import { readCases } from '../reading/readCases.ts'
import { SHIPPED } from '../reading/readFolder.ts'
import { shipped } from '../testing/shipped.ts'
import { openCountryProof } from './countryProof.ts'
import { inSentence } from './prove.ts'
import { randomFrom } from './sampledCases.ts'

/** As a browser has it. */
const treaty: typeof shipped.treaty = JSON.parse(JSON.stringify(shipped.treaty))
const fileOf = (code: string) => structuredClone(shipped.countries.get(code)?.source) as Writable<CountryFile>
type Writable<T> = { -readonly [Key in keyof T]: Writable<T[Key]> }

/** The row that is most of the law: the first with a condition in the matrix with most rows. */
function firstCondition(file: Writable<CountryFile>) {
  const matrix = file.matrices.toSorted((a, b) => b.rows.length - a.rows.length)[0] as Matrix
  const row = matrix.rows.find(({ when }) => Object.keys(when[0] ?? {}).length > 0)
  return { matrix, box: row?.when[0] as Record<string, unknown> | undefined }
}

const CHANGES: { what: string; change: (file: Writable<CountryFile>) => void }[] = [
  {
    what: 'with a condition less',
    change: (file) => {
      const { box = {} } = firstCondition(file)
      delete box[Object.keys(box).at(-1) ?? '']
    },
  },
  {
    what: 'without a last row',
    change: (file) => void (file.matrices[0] as { rows: unknown[] }).rows.pop(),
  },
]

/** Proving takes most of the time of these tests: the countries take turns with the changes. */
const CHANGED = [...shipped.countries.keys()].map((code, index) => ({
  code,
  ...(CHANGES[index % CHANGES.length] as (typeof CHANGES)[number]),
}))

test.each(CHANGED)('finds in $code $what what the server finds, and gaps and dead rows at once', ({ code, change }) => {
  const proof = openCountryProof(treaty, fileOf(code))
  const file = fileOf(code)
  change(file)
  if (file.matrices[0]?.rows.length === 0) return
  const server = shipped.proveCountry(file).problems
  const { problems, findings } = proof.quick(file)
  const { failures = [] } = proof.whole(file, []) ?? {}
  const sentences = failures.map((failure) => ({
    file: `countries/${code.toLowerCase()}.yaml`,
    ...inSentence(failure),
  }))
  expect(problems.length > 0 ? problems : sentences).toEqual(server)
  const atOnce = findings?.filter(({ kind }) => kind !== 'contradiction')
  expect(failures.filter(({ kind }) => kind === 'gap' || kind === 'dead')).toEqual(atOnce)
})

describe('what moved', () => {
  const DRAWN = 60

  test('is in all countries what reading the rows of drawn facts one by one finds', () => {
    const random = randomFrom(45)
    for (const code of shipped.countries.keys()) {
      const { matrix, box } = firstCondition(fileOf(code))
      const before = structuredClone(matrix)
      if (!box) continue
      delete box[Object.keys(box)[0] as string]
      const moves = movedBetween(compiledAlone(code, before), compiledAlone(code, matrix), matrix.id)
      const draw = () => drawPoint(code, [before, matrix], random)
      const moved = Array.from({ length: DRAWN }, draw).filter((one) => firstFit(before, one) !== firstFit(matrix, one))
      for (const point of moved)
        expect(
          moves.filter((move) => holds(move, [before, matrix], point)),
          code,
        ).toHaveLength(1)
      const examples = moves.map((move) => holds(move, [before, matrix], possible(draw(), move.example)))
      expect(examples, code).not.toContain(false)
    }
  })

  /** The use case with the values of an example; no use comes before its access. */
  function possible(drawn: Point, example: Point): Point {
    const point = { ...drawn, ...example }
    const { accessDate = '', useDate = '' } = point
    if (accessDate <= useDate) return point
    return example.useDate ? { ...point, accessDate: useDate } : { ...point, useDate: accessDate }
  }

  /** Whether a use case is one of those that a move names. */
  const holds = ({ before, after, box }: Move, [was, is]: readonly [Matrix, Matrix], point: Point) =>
    firstFit(was, point) === before?.row && firstFit(is, point) === after?.row && fits(box, point)

  const compiledAlone = (code: string, matrix: Matrix) => {
    const { law } = shipped.countries.get(code) as NonNullable<ReturnType<typeof shipped.countries.get>>
    return compile(
      joinLaw([
        { ...treaty.part, layers: {}, tables: [] },
        { ...law, tables: [], layers: { provider: [matrix] } },
      ]),
    )
  }

  type Point = Readonly<Record<string, string>>
  const fits = (box: Box, point: Point): boolean =>
    Object.entries(box).every(([id, part]) => {
      const value = point[id] ?? ''
      if (Array.isArray(part)) return part.includes(value)
      const { from = '', before = '9999' } = part as { from?: string; before?: string }
      return from <= value && value < before
    })
  const firstFit = (matrix: Matrix, point: Point) =>
    fits(matrix.covers ?? {}, point)
      ? matrix.rows.find(({ when }) => when.some((box) => fits(box, point)))?.id
      : undefined

  /** A value of each dimension; days near those that the rows name, and use on the day of access or later. */
  function drawPoint(code: string, matrices: readonly Matrix[], random: () => number): Point {
    const { law } = shipped.countries.get(code) as NonNullable<ReturnType<typeof shipped.countries.get>>
    const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
    const boxes = matrices.flatMap(({ rows }) => rows.flatMap(({ when }) => when))
    const days = boxes.flatMap((box) =>
      Object.values(box).flatMap((part) => (Array.isArray(part) ? [] : (Object.values(part as object) as string[]))),
    )
    const { dimensions } = joinLaw([treaty.part, law])
    const day = () => oneOf([...days, '1990-01-01', '2019-05-01', '2026-11-01'])
    const [access, use] = [day(), day()].toSorted() as [string, string]
    const values = dimensions.map(({ id, values: all }) => [id, all === 'days' ? day() : oneOf(all)])
    return { ...Object.fromEntries(values), provider: code, accessDate: access, useDate: use }
  }
})

describe('in Kenya, where a row ends a month earlier', () => {
  const cases = readCases(SHIPPED, 'ke').value ?? []
  const proof = openCountryProof(treaty, fileOf('KE'))
  const changed = (change: (row: Matrix['rows'][number] & { when: Record<string, unknown>[] }) => void) => {
    const file = fileOf('KE')
    for (const { rows } of file.matrices as Matrix[])
      for (const row of rows) if (row.id === 'ke-1993-2006') change(row as never)
    return file
  }
  const earlier = changed(({ when }) => {
    for (const box of when) box.accessDate = { before: '2006-11-01' }
  })

  test('nothing is dead and nothing is open, but November 2006 moves from amber to red, which one case catches', () => {
    const { problems, findings } = proof.quick(earlier)
    const whole = proof.whole(earlier, cases)
    expect(problems).toEqual([])
    expect(findings).toEqual([])
    expect(whole?.failures).toEqual([])
    expect(whole?.moved[0]).toMatchObject({
      before: { row: 'ke-1993-2006', status: 'AMBER' },
      after: { status: 'RED' },
      box: { accessDate: { from: '2006-11-01', before: '2006-12-01' } },
      lights: { before: 'AMBER', after: 'RED' },
    })
    expect(whole?.cases.filter(({ differences }) => differences.length > 0)).toEqual([
      expect.objectContaining({
        name: 'taken on the last day before the regulations',
        differences: expect.arrayContaining([
          { kind: 'other', what: 'light provider', expected: 'AMBER', actual: 'RED' },
        ]),
      }),
    ])
    expect(whole?.line.before).not.toEqual(whole?.line.after)
  })

  test('an example of what moved is a case that holds', () => {
    const added = proof.whole(earlier, cases)?.moved.map(({ example }, i) => ({ ...example, name: `moved ${i}` })) ?? []
    expect(added.length).toBeGreaterThan(0)
    expect(proof.whole(earlier, added)?.cases.flatMap(({ differences }) => differences)).toEqual([])
    expect(proof.whole(fileOf('KE'), added)?.cases.every(({ differences }) => differences.length > 0)).toBe(true)
  })

  test('a row that is emptied by mistake shadows those below it, and an unknown value is named with its cell', () => {
    const emptied = changed((row) => row.when.splice(0, row.when.length, {}))
    const dead = proof.quick(emptied).findings?.filter(({ kind }) => kind === 'dead') ?? []
    expect(dead.length).toBeGreaterThan(4)
    expect(dead.every((one) => one.kind === 'dead' && one.shadowedBy.includes('ke-1993-2006'))).toBe(true)

    const misspelt = changed((row) => void Object.assign(row.when[0] as object, { use: ['screning'] }))
    expect(proof.quick(misspelt)).toMatchObject({
      problems: [{ place: { matrix: 'ke-genetic-resources', row: 'ke-1993-2006', field: 'use' } }],
      findings: null,
    })
    expect(proof.whole(misspelt, cases)).toBeNull()
  })
})

test('imports no module of Node and no reader of texts', () => {
  const seen = new Map<string, string[]>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    const names = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^'"]*from '([^']+)'/gm)].map(
      ([, name = '']) => name,
    )
    seen.set(file, names)
    for (const name of names) if (name.startsWith('.')) visit(join(dirname(file), name))
  }
  visit(join(import.meta.dirname, 'index.ts'))
  expect(seen.size).toBeGreaterThan(8)
  expect(new Set([...seen.values()].flat().filter((name) => !name.startsWith('.')))).toEqual(new Set(['@portal/rules']))
})
