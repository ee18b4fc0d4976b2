import type { CheckedRow, HandlerInput, HandlerOutput, ImportColumn, importing } from '@portal/contract'
import { CONFIRM, canonicalJson, questionsOf } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import { type BriefOutcome, briefOutcome, type EvaluationDeps } from '../../cases/index.ts'
import type { Actor } from '../../http/actor.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import { contentText } from '../../text/contentTexts.ts'
import { importColumns } from './columns/importColumns.ts'
import { findHere, type Here } from './imports.repo.ts'
import { openPeople, type People, peopleFaults } from './owners.ts'
import { type RowReading, readRows } from './readRows.ts'
import { presentColumn } from './words.ts'

type Check = HandlerInput<typeof importing.check>['body']

/** The result that each row would have now, or its errors. Nothing is stored. */
export async function checkRows(
  deps: EvaluationDeps,
  actor: Actor,
  list: Check,
): Promise<HandlerOutput<typeof importing.check>> {
  const readings = await readRows(deps, actor, list)
  const here = await findHere(deps.db, actor, readings)
  const people = await openPeople(deps.db, actor, readings)
  const takeTurn = eventLoopYielder()
  const checked: CheckedRow[] = []
  const questions = new Map<string, ImportColumn>()
  for (const [index, reading] of readings.entries()) {
    const row = checkedRow({ columns: list.columns, actor, people }, reading, here[index])
    checked.push(row)
    addQuestions(questions, reading, row.missing)
    await takeTurn()
  }
  return { rows: checked, questions: [...questions.values()] }
}

function addQuestions(questions: Map<string, ImportColumn>, { law }: RowReading, missing: readonly string[]): void {
  if (missing.every((id) => questions.has(id))) return
  for (const question of questionsOf(law.context.survey)) {
    const { id } = question
    if (!missing.includes(id) || questions.has(id)) continue
    questions.set(id, presentColumn(law.context, { id, label: contentText(question.label), question }))
  }
}

type Checking = { columns: Check['columns']; actor: Actor; people: People }

function checkedRow(checking: Checking, reading: RowReading, here: Here | undefined): CheckedRow {
  const { row } = reading
  const isEmpty = isEmptyRow(reading)
  if (here) {
    const { assessmentId, number: id } = here
    const differs = differencesOf(reading, here)
    return { row, status: null, faults: [], missing: [], isEmpty, here: { assessmentId, id, differs } }
  }
  const faults = faultsOfRow(checking, reading)
  if (faults.length > 0) return { row, status: null, faults, missing: [], isEmpty, here: null }
  const { colour, missing } = outcomeOf(reading)
  return { row, status: colour, faults, missing: missing.filter((id) => id !== CONFIRM), isEmpty, here: null }
}

/** Whether a row says nothing but its reference. */
export const isEmptyRow = ({ answers }: RowReading): boolean =>
  Object.values(answers).every((answer) => answer === null)

/** All that is wrong with a row that is not here yet. */
export const faultsOfRow = (checking: Checking, reading: RowReading): CheckedRow['faults'] => [
  ...reading.faults,
  ...numberFault(checking.columns, reading),
  ...peopleFaults(checking, reading),
]

/** A number without an assessment is an error, so that a typing error does not create a new assessment. */
function numberFault(columns: readonly (string | null)[], { number }: RowReading): CheckedRow['faults'] {
  if (number === '') return []
  return [{ column: columns.indexOf('number'), message: t('importing.faults.noNumber', { number }), suggestions: [] }]
}

/** Without a colour if the rules cannot decide. */
function outcomeOf({ law, answers }: RowReading): Pick<BriefOutcome, 'colour' | 'missing'> {
  try {
    return briefOutcome(law, answers)
  } catch {
    return { colour: null, missing: [] }
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
