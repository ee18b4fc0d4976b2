import { type Compiled, type CompiledLaw, internalsOf } from '../diagram/compile.ts'
import { levelOf } from '../diagram/rows.ts'
import { type Cell, DECISION_FORM, type Decision, type Facts, type LockId, type OpenQuestion } from '../law/model.ts'
import { findChanges } from './changes/changes.ts'
import { decidingRows } from './deciding.ts'
import { obligationsOf, ordinaryFacts } from './obligations.ts'
import { findQuestions } from './questions.ts'
import { type FactsReading, readLaw, writeCells } from './reading.ts'
import { coloursOf } from './statusOf.ts'
import { decideTooLarge, orTooLarge } from './tooLarge.ts'
import { traceOf } from './trace.ts'

/**
 * Decides a use case: its colour with all reasons. Deterministic: the same law and facts give the same bytes in
 * `canonicalJson`; there is no clock, as the days of access and use are facts. Where nothing is known or the law says
 * nothing, the colour is AMBER, never GREEN. Facts that exceed the limit on nodes get the worst colour of their rows
 * and `tooOpen`. Does not throw.
 */
export function decide(law: CompiledLaw, facts: Facts): Decision {
  const compiled = internalsOf(law)
  return orTooLarge(
    compiled,
    () => decideWhole(compiled, facts),
    () => decideTooLarge(compiled, facts),
  )
}

function decideWhole(compiled: Compiled, facts: Facts): Decision {
  const reading = readLaw(compiled, facts)
  const questions = findQuestions(reading)
  const brief = briefOf(reading, questions)
  return {
    form: DECISION_FORM,
    ...brief,
    cells: writeCells(reading),
    questions,
    changes: findChanges(reading, questions, levelOf(brief.status)),
    trace: { content: compiled.law.content, facts, steps: traceOf(reading) },
  }
}

/** The colour with its deciding rows, obligations and locks. */
export type BriefDecision = Pick<Decision, 'status' | 'lights' | 'deciding' | 'tooOpen' | 'obligations' | 'locks'>

/**
 * The same as `decide`, but without cells, questions, changes and trace, which are most of the work: for batches of
 * cases.
 */
export function decideBriefly(law: CompiledLaw, facts: Facts): BriefDecision {
  const compiled = internalsOf(law)
  return orTooLarge<BriefDecision>(
    compiled,
    () => {
      const reading = readLaw(compiled, facts)
      return briefOf(reading, findQuestions(reading))
    },
    () => decideTooLarge(compiled, facts),
  )
}

/** The rows that decide at least a part of the facts, each once: the rows of `decide(…).cells`, without their boxes. */
export function cellsOf(law: CompiledLaw, facts: Facts): Pick<Cell, 'layer' | 'matrix' | 'row'>[] {
  const compiled = internalsOf(law)
  return orTooLarge(
    compiled,
    () =>
      readLaw(compiled, facts).matrices.flatMap(({ diagrams: { layer, matrix }, cells }) => {
        const rows = new Set(cells.map(({ verdict }) => verdict.row.id))
        return [...rows].map((row) => ({ layer, matrix: matrix.id, row }))
      }),
    () => [],
  )
}

function briefOf(reading: FactsReading, questions: readonly OpenQuestion[]): BriefDecision {
  const colours = coloursOf(reading.law, reading.boxes)
  const ordinary = ordinaryFacts(reading, new Set(questions.map(({ dimension }) => dimension)))
  return {
    ...colours,
    deciding: decidingRows(reading, ordinary, colours),
    obligations: obligationsOf(reading, ordinary),
    locks: locksOf(reading),
  }
}

function locksOf({ matrices }: FactsReading): LockId[] {
  const locks = new Set<LockId>()
  for (const { cells } of matrices)
    for (const { verdict } of cells) for (const lock of verdict.row.outcome.locks) locks.add(lock)
  return [...locks]
}
