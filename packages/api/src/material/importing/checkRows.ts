import type { CheckedRow, HandlerInput, HandlerOutput, importing } from '@portal/contract'
import { canonicalJson, type Status } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import { briefOutcome, type EvaluationDeps } from '../../cases/index.ts'
import type { Actor } from '../../http/actor.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import { importColumns } from './columns/importColumns.ts'
import { findHere, type Here } from './imports.repo.ts'
import { type RowReading, readRows } from './readRows.ts'

type Check = HandlerInput<typeof importing.check>['body']

/** The result that each row would have now, or its errors. Nothing is stored. */
export async function checkRows(
  deps: EvaluationDeps,
  actor: Actor,
  { columns, rows }: Check,
): Promise<HandlerOutput<typeof importing.check>> {
  const readings = await readRows(deps, columns, rows)
  const here = await findHere(deps.db, actor, readings)
  const takeTurn = eventLoopYielder()
  const checked: CheckedRow[] = []
  for (const [index, reading] of readings.entries()) {
    checked.push(checkedRow(columns, reading, here[index]))
    await takeTurn()
  }
  return { rows: checked }
}

function checkedRow(columns: Check['columns'], reading: RowReading, here: Here | undefined): CheckedRow {
  const { row, faults } = reading
  if (here) {
    const { assessmentId, number: id } = here
    return { row, status: null, faults: [], here: { assessmentId, id, differs: differencesOf(reading, here) } }
  }
  const all = [...faults, ...numberFault(columns, reading)]
  return { row, status: all.length > 0 ? null : colourOf(reading), faults: all, here: null }
}

/** A number without an assessment is an error, so that a typing error does not create a new assessment. */
export function numberFault(columns: readonly (string | null)[], { number }: RowReading): CheckedRow['faults'] {
  if (number === '') return []
  return [{ column: columns.indexOf('number'), message: t('importing.faults.noNumber', { number }), suggestions: [] }]
}

/** Null if too few questions are answered, or if the rules cannot decide. */
function colourOf({ law, answers }: RowReading): Status | null {
  try {
    return briefOutcome(law, answers).colour
  } catch {
    return null
  }
}

/** The columns of the row that differ from the assessment; empty cells are ignored. */
function differencesOf({ answers, reference, name, law }: RowReading, here: Here): string[] {
  const own = new Map([
    ['reference', [reference, here.internalReference]],
    ['name', [name, here.name]],
  ])
  const differs = (id: string): boolean => {
    const texts = own.get(id)
    if (texts) return texts[0] !== '' && texts[0] !== texts[1]
    return id in answers && canonicalJson(answers[id] ?? null) !== canonicalJson(here.answers[id] ?? null)
  }
  return importColumns(law.context.survey)
    .filter(({ id }) => differs(id))
    .map(({ label }) => label)
}
