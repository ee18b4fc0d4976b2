import {
  analyseLaw,
  type Box,
  CLOSABLE,
  type CompiledLaw,
  compile,
  type Finding,
  type Law,
  type Row,
  type SurveyContext,
  surveyState,
} from '@portal/rules'
import type { Problem } from '../checks/problem.ts'
import type { Content } from '../content.ts'

/**
 * Findings that block a release. A contradiction does not: the first matching row wins, in the order set by the author.
 */
export type Failure =
  | Exclude<Finding, { kind: 'contradiction' }>
  | { kind: 'unasked'; matrix: string; row: string; fact: string }

/** Everything that users can be asked: the questionnaire, and the conditions of the countries of the law. */
export type Asking = Pick<SurveyContext, 'survey' | 'uses' | 'annex1' | 'countries'> & {
  readonly conditions: readonly string[]
}

/** The questions and conditions for users of these countries. */
export const askingOf = ({
  survey,
  uses,
  annex1,
  providers,
  countries,
}: Pick<Content, 'survey' | 'uses' | 'annex1' | 'providers' | 'countries'>): Asking => ({
  survey,
  uses,
  annex1,
  countries: providers,
  conditions: [...countries.values()].flatMap(({ conditions }) => conditions.map(({ id }) => id)),
})

/** Proves that a law has no gap, no dead row, and no provider row that is unreachable because of scope. */
export function failuresOf(law: Law, asking: Asking): Failure[] {
  const forHumans = new Set(rowsOnHumanMaterial(law))
  const compiled = compile(handingOnNothing(law))
  const findings = analyseLaw(compiled).filter(
    (finding) => finding.kind !== 'contradiction' && !(finding.kind === 'unreachable' && forHumans.has(finding.row)),
  ) as Failure[]
  return [...findings, ...onUnaskedFacts(law, compiled, asking)]
}

/**
 * Rows that depend on a fact which no answer determines and no table derives: their sentence would rest on an unasked
 * question.
 */
function onUnaskedFacts(law: Law, compiled: CompiledLaw, { conditions, ...asking }: Asking): Failure[] {
  const [facts = {}] = surveyState({ ...asking, law: compiled }, {}).facts.boxes
  const determined = new Set([...Object.keys(facts), ...law.tables.map(({ gives }) => gives), ...conditions])
  const factsOf = ({ when }: Row) => [...new Set(when.flatMap((box) => Object.keys(box)))]
  return Object.values(law.layers)
    .flat()
    .flatMap(({ id: matrix, rows }) =>
      rows.flatMap((row) =>
        factsOf(row)
          .filter((fact) => !determined.has(fact))
          .map((fact) => ({ kind: 'unasked' as const, matrix, row: row.id, fact })),
      ),
    )
}

/**
 * A copy of the law for judging reachability, in which an end of scope closes the provider layer. In reality human
 * material is still handed on where scope ends (all other material comes with its organism), but boxes cannot express
 * that organism group and material go together; rows on human material are therefore exempt.
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

/** The failures of a law in words, each with the file that contains its matrix. */
export const problemsOf = (law: Law, asking: Asking, fileOf: (matrix: string) => string): Problem[] =>
  failuresOf(law, asking).map((failure) => ({ file: fileOf(failure.matrix), ...inSentence(failure) }))

/** A failure with the id of its row or matrix, as the server and the commands say it. */
export function inSentence(failure: Failure): { at: string; reason: string } {
  if (failure.kind === 'gap') {
    return { at: failure.matrix, reason: `has no row that decides ${exampleInWords(failure.example)}` }
  }
  if (failure.kind === 'dead') {
    const shadow = failure.shadowedBy.length > 0 ? `: ${failure.shadowedBy.join(', ')} above it fits first` : ''
    return { at: failure.row, reason: `decides nothing${shadow}` }
  }
  if (failure.kind === 'tooLarge')
    return { at: failure.matrix, reason: 'tells apart more than can be proven: split it into two tables' }
  if (failure.kind === 'unasked')
    return { at: failure.row, reason: `has a condition on “${failure.fact}”, which nobody is asked` }
  return { at: failure.row, reason: 'is never reached: where it fits, no treaty leaves anything for it to decide' }
}

const exampleInWords = (example: Readonly<Record<string, string>>) =>
  Object.entries(example)
    .map(([dimension, value]) => `${dimension} ${value}`)
    .join(', ') || 'any facts'
