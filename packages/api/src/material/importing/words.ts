import {
  type HandlerInput,
  type HandlerOutput,
  type importing,
  loadCountryNames,
  type ReadWord,
} from '@portal/contract'
import { type Answer, allowsUnknown, type Question, UNKNOWN } from '@portal/rules'
import type { LegalContext } from '../../content/index.ts'
import { answerLabel, type CellReading, openCellReader } from './columns/cellReader.ts'
import { memoizedChoices } from './columns/choices.ts'
import { type ImportColumn, importColumns } from './columns/importColumns.ts'
import { namesCollections } from './columns/seats.ts'

type Columns = HandlerOutput<typeof importing.columns>['columns']

/** The columns of a list with what can be chosen in each. */
export const presentColumns = (context: LegalContext): Columns =>
  importColumns(context.survey).map((column) => presentColumn(context, column))

export const presentColumn = (context: LegalContext, { id, label, question }: ImportColumn): Columns[number] => ({
  id,
  label,
  hasWords: question !== undefined && hasWords(question),
  choices: question && hasWords(question) ? choicesOfQuestion(context, question) : [],
})

/** Texts are answers in themselves, and what is a region depends on the country of the row. */
const hasWords = ({ type }: Question): boolean => !['text', 'latin_name', 'file_reference', 'region'].includes(type)

function choicesOfQuestion(context: LegalContext, question: Question): Columns[number]['choices'] {
  const values: Answer[] = valuesOfQuestion(context, question)
  if (allowsUnknown(question) && !values.includes(UNKNOWN)) values.push(UNKNOWN)
  return values.map((value) => {
    const answer = question.type === 'multi_choice' && typeof value === 'string' ? [value] : value
    return { answer: asStored(answer), label: answerLabel(context, question, answer) }
  })
}

function valuesOfQuestion(context: LegalContext, question: Question): Answer[] {
  if (question.type === 'boolean') return [true, false]
  return question.type === 'date' ? [] : memoizedChoices(context, question).all.map(({ value }) => value)
}

/** Reads the different texts of each column with words. */
export async function readWords(
  context: LegalContext,
  { columns }: HandlerInput<typeof importing.words>['body'],
): Promise<HandlerOutput<typeof importing.words>> {
  const questions = new Map(importColumns(context.survey).map(({ id, question }) => [id, question]))
  const read = openCellReader(context, await loadCountryNames(), new Map(columns.map((column) => [column.id, column])))
  return {
    columns: columns.map(({ id, texts }) => {
      const question = questions.get(id)
      const isRead = question !== undefined && hasWords(question)
      return {
        id,
        words: isRead ? texts.map((text) => presentWord(context, question, text, read(question, text))) : [],
        isReadByRow: namesCollections(question, texts),
      }
    }),
  }
}

function presentWord(context: LegalContext, question: Question, text: string, reading: CellReading): ReadWord {
  const labelled = (answer: Answer) => ({ answer: asStored(answer), label: answerLabel(context, question, answer) })
  if (reading.kind === 'answer')
    return { text, ...labelled(reading.answer), reason: reading.reason, isOpen: false, proposals: [] }
  const { message: reason, proposals } = reading
  return { text, answer: null, label: '', reason, isOpen: true, proposals: proposals.map(labelled) }
}

const asStored = (answer: Answer) => (Array.isArray(answer) ? [...answer] : (answer as string | boolean | null))
