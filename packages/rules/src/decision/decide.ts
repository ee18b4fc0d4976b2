import { type CompiledLaw, inside } from '../diagram/compile.ts'
import { levelOf } from '../diagram/rows.ts'
import { DECISION_FORM, type Decision, type Facts } from '../law/model.ts'
import { findChanges } from './changes/changes.ts'
import { decidingRows } from './deciding.ts'
import { obligationsOf, ordinaryFacts } from './obligations.ts'
import { findQuestions } from './questions.ts'
import { readLaw, writeCells } from './reading.ts'
import { coloursOf } from './statusOf.ts'
import { decideTooLarge } from './tooLarge.ts'
import { traceOf } from './trace.ts'

/**
 * The traffic light of a use case with its reasons. The same law and facts give the same bytes in `canonicalJson`.
 * No clock: the days of access and use are facts. Nothing known, or nothing said by the law, is AMBER, never GREEN.
 */
export function decide(law: CompiledLaw, facts: Facts): Decision {
  const compiled = inside(law)
  if (compiled.isTooLarge) return decideTooLarge(compiled, facts)
  const reading = readLaw(compiled, facts)
  const colours = coloursOf(compiled, reading.boxes)
  const questions = findQuestions(reading)
  const ordinary = ordinaryFacts(reading, new Set(questions.map(({ dimension }) => dimension)))
  return {
    form: DECISION_FORM,
    ...colours,
    deciding: decidingRows(reading, ordinary, colours),
    cells: writeCells(reading),
    obligations: obligationsOf(reading, ordinary),
    locks: [
      ...new Set(reading.parts.flatMap(({ cells }) => cells.flatMap(({ verdict }) => verdict.row.outcome.locks))),
    ],
    questions,
    changes: findChanges(reading, questions, levelOf(colours.status)),
    trace: { content: compiled.law.content, facts, steps: traceOf(reading) },
  }
}
