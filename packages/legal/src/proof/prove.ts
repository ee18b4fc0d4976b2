import { analyseLaw, type Box, CLOSABLE, compile, type Finding, type Law, type Row } from '@portal/rules'
import type { Problem } from '../checks/problem.ts'

/** Findings that must not ship. A contradiction does not fail: the upper row wins, as authors order them. */
export type Failure = Exclude<Finding, { kind: 'contradiction' }>

/** Proves a law: no gap, no dead row, no row behind scope that nothing can reach. */
function failuresOf(law: Law): Failure[] {
  const forHumans = new Set(rowsOnHumanMaterial(law))
  return analyseLaw(compile(handingOnNothing(law))).filter(
    (finding): finding is Failure =>
      finding.kind !== 'contradiction' && !(finding.kind === 'unreachable' && forHumans.has(finding.row)),
  )
}

/**
 * Where scope ends, only human material is handed on to the provider (nothing else has no organism behind it). As boxes
 * cannot say that the organism group and the material go together, reach is judged as if an end closed the provider,
 * and rows on human material are let through.
 */
const handingOnNothing = (law: Law): Law => ({
  ...law,
  layers: {
    ...law.layers,
    scope: law.layers.scope.map((matrix) => ({
      ...matrix,
      rows: matrix.rows.map((row) => (row.then.ends ? closingAll(row) : row)),
    })),
  },
})

const closingAll = (row: Row): Row => ({
  ...row,
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  then: { ...row.then, closes: CLOSABLE },
})

const rowsOnHumanMaterial = ({ layers }: Law) =>
  layers.provider.flatMap(({ rows }) => rows.filter(({ when }) => when.some(isOnHumans)).map(({ id }) => id))

const isOnHumans = ({ material }: Box) => Array.isArray(material) && material.includes('human')

/** The failures of a law in words, each with the file that its matrix stands in. */
export const problemsOf = (law: Law, fileOf: (matrix: string) => string): Problem[] =>
  failuresOf(law).map((failure) => ({ file: fileOf(failure.matrix), ...describe(failure) }))

function describe(failure: Failure): { at: string; reason: string } {
  if (failure.kind === 'gap') {
    return { at: failure.matrix, reason: `no row decides for ${exampleInWords(failure.example)}` }
  }
  if (failure.kind === 'dead') {
    const shadow = failure.shadowedBy.length > 0 ? `: shadowed by ${failure.shadowedBy.join(', ')}` : ''
    return { at: failure.row, reason: `the row decides nothing${shadow}` }
  }
  if (failure.kind === 'tooLarge') return { at: failure.matrix, reason: 'the rules tell apart too much to be decided' }
  return { at: failure.row, reason: 'scope leaves no facts that reach this row' }
}

const exampleInWords = (example: Readonly<Record<string, string>>) =>
  Object.entries(example)
    .map(([dimension, value]) => `${dimension} ${value}`)
    .join(', ') || 'any facts'
