import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyseLaw, analyseMatrix, compile, type Finding, joinLaw, type Matrix } from '../index.ts'
import { matrixOf, someLaw } from '../testing/randomLaw.ts'
import { firstFit, fits, readPoint } from '../testing/readPoint.ts'
import { smallLaw } from '../testing/smallLaw.ts'
import { POINTS, POINTS_WITH_PARTY, WINDOW } from '../testing/smallSpace.ts'

const rowsOf = (findings: readonly Finding[], kind: 'dead' | 'unreachable') =>
  findings.flatMap((finding) => (finding.kind === kind ? [finding.row] : []))

test('finds exactly the gaps and dead rows that trying every point finds', () => {
  fc.assert(
    fc.property(someLaw, matrixOf('provider', 9), (law, matrix) => {
      const compiled = compile({ ...law, layers: { scope: [], provider: [matrix], user: [], house: [] } })
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

test('reports a row as unreachable only if scope leaves no point for it', () => {
  fc.assert(
    fc.property(someLaw, (law) => {
      const unreachable = rowsOf(analyseLaw(compile(law)), 'unreachable')
      fc.pre(unreachable.length > 0)
      const reached = new Set(POINTS.flatMap((point) => readPoint(law, point).verdicts.map(({ row }) => row.id)))
      expect(unreachable.filter((id) => reached.has(id))).toEqual([])
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

  test('has a gap where no main matrix covers the facts of a country', () => {
    const covers = { use: ['research', 'ipr'] }
    expect(withMain({ covers }).filter(({ kind }) => kind === 'gap')).toEqual([
      { kind: 'gap', matrix: 'xx-main', example: { use: 'storage' } },
    ])
  })

  test('reports dead rows with the rows that shadow them, and rows that scope makes unreachable', () => {
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

  test('lists overlapping rows of different colours, for information, with a point of the overlap', () => {
    expect(withMain({})).toContainEqual({
      kind: 'contradiction',
      matrix: 'xx-main',
      rows: ['xx-storage', 'xx-partner'],
      example: { use: 'storage', partner: 'yes' },
    })
  })
})
