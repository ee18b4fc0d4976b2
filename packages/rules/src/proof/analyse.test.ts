import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyseLaw, analyseMatrix, compile, type Finding, joinLaw, type Matrix } from '../index.ts'
import { matrixOf, someLaw } from '../testing/randomLaw.ts'
import { firstFit, fits, readPoint } from '../testing/readPoint.ts'
import { smallLaw } from '../testing/smallLaw.ts'
import { POINTS_WITH_PARTY, WINDOW } from '../testing/smallSpace.ts'

const rowsOf = (findings: readonly Finding[], kind: 'dead' | 'unreachable') =>
  findings.flatMap((finding) => (finding.kind === kind ? [finding.row] : []))

test('gaps and dead rows are exactly those that trying every point finds', () => {
  fc.assert(
    fc.property(someLaw, matrixOf('provider', 9), (law, matrix) => {
      const compiled = compile({ ...law, layers: { scope: [], provider: [matrix], user: [] } })
      const findings = analyseMatrix(compiled, matrix.id, [{ accessDate: WINDOW, useDate: WINDOW }])
      const covered = POINTS_WITH_PARTY.filter((point) => fits(matrix.covers ?? {}, point))
      const gaps = covered.filter((point) => !firstFit(matrix, point))
      const examples = findings.flatMap((finding) => (finding.kind === 'gap' ? [finding.example] : []))
      expect(examples.length > 0).toBe(gaps.length > 0)
      for (const example of examples)
        expect(gaps.some((point) => Object.entries(example).every(([id, value]) => point[id] === value))).toBe(true)
      const alive = new Set(covered.map((point) => firstFit(matrix, point)?.id))
      expect(rowsOf(findings, 'dead')).toEqual(matrix.rows.map(({ id }) => id).filter((id) => !alive.has(id)))
    }),
    { numRuns: 400 },
  )
})

test('a row is called unreachable where it takes points of its matrix and no use case comes to it', () => {
  fc.assert(
    fc.property(someLaw, (law) => {
      const unreachable = rowsOf(analyseLaw(compile(law)), 'unreachable')
      const reads = POINTS_WITH_PARTY.map((point) => readPoint(law, point))
      const reached = new Set(reads.flatMap(({ verdicts }) => verdicts.map(({ row }) => row.id)))
      const matrices = Object.values(law.layers).flat()
      const alive = new Set(matrices.flatMap((matrix) => POINTS_WITH_PARTY.map((point) => firstFit(matrix, point)?.id)))
      const expected = matrices.flatMap(({ rows }) => rows.filter(({ id }) => alive.has(id) && !reached.has(id)))
      // Days beyond the window are not tried: a row that only they reach is neither.
      expect(unreachable.filter((id) => reached.has(id))).toEqual([])
      expect(expected.map(({ id }) => id)).toEqual(expect.arrayContaining(unreachable.filter((id) => alive.has(id))))
    }),
    { numRuns: 60 },
  )
})

describe('a law', () => {
  const [main] = smallLaw.layers.provider ?? []
  const withMain = (matrix: Partial<Matrix>) =>
    analyseLaw(
      compile(
        joinLaw([{ ...smallLaw, layers: { ...smallLaw.layers, provider: main ? [{ ...main, ...matrix }] : [] } }]),
      ),
    )

  test('has a gap where no main matrix of a country covers its space', () => {
    const covers = { use: ['research', 'ipr'] }
    expect(withMain({ covers }).filter(({ kind }) => kind === 'gap')).toEqual([
      { kind: 'gap', matrix: 'xx-main', example: { use: 'storage' } },
    ])
  })

  test('tells a dead row with what shadows it, and rows that scope leaves nothing to', () => {
    const [storage, old, ...rest] = main?.rows ?? []
    const first =
      storage && old
        ? [{ ...old, trigger: 'access' as const, when: [{ accessDate: { before: '1990-01-01' } }] }, old]
        : []
    const again = old ? [{ ...old, id: 'xx-again' }] : []
    const findings = withMain({ rows: [...first.map((row, i) => ({ ...row, id: `xx-${i}` })), ...again, ...rest] })
    expect(findings).toContainEqual({ kind: 'dead', matrix: 'xx-main', row: 'xx-again', shadowedBy: ['xx-0', 'xx-1'] })
    expect(findings).toContainEqual({ kind: 'unreachable', matrix: 'xx-main', row: 'xx-0' })
  })

  test('lists rows of different colour that meet, for information, with a point where they do', () => {
    expect(withMain({})).toContainEqual({
      kind: 'contradiction',
      matrix: 'xx-main',
      rows: ['xx-storage', 'xx-partner'],
      example: { use: 'storage', partner: 'yes' },
    })
  })
})
