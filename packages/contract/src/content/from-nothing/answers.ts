import type { Status } from '@portal/rules'
import { applyOperation } from '../operations/applyOperation.ts'
import { citedBy } from '../operations/citedBy.ts'
import { type EditedFile, entryOf, valueIn } from '../operations/entries.ts'
import type { ContentOperation } from '../operations/operations.ts'
import { dutyOf, openRow } from './emptyLaw.ts'
import { CONVENTION_DAY, idIn, LAW_QUESTIONS, type LawQuestionId, rowOfQuestion, rowsIn } from './questions.ts'

type Row = EditedFile['matrices'][number]['rows'][number]

/** What a lawyer answers: the colour, the sentence, and what it rests on. */
export type LawAnswer = {
  readonly light: Status
  readonly reason: string
  readonly basis: Row['then']['basis'][number]
}

/** The answer that a row has; null while it only says what is open. */
export function answerIn(file: EditedFile, question: LawQuestionId): LawAnswer | null {
  const { then: outcome } = rowOfQuestion(file, question) ?? {}
  const [basis] = outcome?.basis ?? []
  if (!outcome?.status || !basis || isOpen(file, outcome)) return null
  return { light: outcome.status, reason: outcome.reason, basis }
}

const isOpen = (file: EditedFile, { status, obligations }: Row['then']): boolean =>
  status === 'AMBER' && obligations.includes(idIn(file, 'clarify'))

/** Writes an answer into the row of its question; null: it is open again. Duties come and go with the rows that name them. */
export function answerOperations(file: EditedFile, question: LawQuestionId, answer: LawAnswer | null) {
  const row = rowWith(file, question, answer)
  const before = rowOfQuestion(file, question)
  const duty = answer && answer.light !== 'RED' ? dutyOf(file, answer.light) : undefined
  const isNew = duty !== undefined && !file.obligations.some(({ id }) => id === duty.id)
  const changes = [
    ...(isNew ? [adding('obligation', duty, file.obligations.at(-1))] : []),
    before ? setting(before, row) : addingRow(file, question, row),
  ]
  return [...changes, ...withoutUnused(changes.reduce(applied, file))]
}

function rowWith(file: EditedFile, question: LawQuestionId, answer: LawAnswer | null): Row {
  const about = LAW_QUESTIONS.find(({ id }) => id === question) ?? LAW_QUESTIONS[0]
  const open = {
    ...openRow(file, about, { source: sourceOf(file) }),
    ...(question === 'before-law' && beforeLaw(file)),
  }
  if (!answer) return open
  const { light: status, reason, basis } = answer
  const confidence = 'article' in basis && basis.article ? 'medium' : 'low'
  const obligations = status === 'RED' ? [idIn(file, 'clarify')] : [dutyOf(file, status).id]
  const locks = [idIn(file, 'legal-confirm')]
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  return { ...open, then: { status, reason, basis: [basis], confidence, obligations, locks } }
}

/** Where the law was searched when it was begun. */
function sourceOf(file: EditedFile): string | undefined {
  const [basis] = rowsIn(file).at(-1)?.then.basis ?? []
  return basis && 'absence' in basis ? basis.source : undefined
}

type Value = Extract<ContentOperation, { op: 'add' }>['after']

const setting = (before: Row, after: Row): ContentOperation => ({
  op: 'set',
  entry: entryOf('row', after),
  field: 'then',
  before: before.then as Value,
  after: after.then as Value,
})

function adding(
  kind: 'obligation' | 'document' | 'measure',
  thing: object,
  last: object | undefined,
): ContentOperation {
  const place = { below: last ? entryOf(kind, last) : null }
  return { op: 'add', entry: entryOf(kind, thing), place, after: thing as Value }
}

/** Below the rows of the questions that come first. */
function addingRow(file: EditedFile, question: LawQuestionId, row: Row): ContentOperation {
  const earlier = LAW_QUESTIONS.slice(
    0,
    LAW_QUESTIONS.findIndex(({ id }) => id === question),
  )
  const above = rowsIn(file).findLast(({ id }) => earlier.some((one) => idIn(file, one.id) === id))
  const place = { matrix: file.matrices[0]?.id ?? '', below: above ? entryOf('row', above) : null }
  return { op: 'add', entry: entryOf('row', row), place, after: row as Value }
}

function applied(file: EditedFile, operation: ContentOperation): EditedFile {
  const result = applyOperation(file, operation)
  return 'file' in result ? result.file : file
}

function withoutUnused(file: EditedFile): ContentOperation[] {
  return [dutyOf(file, 'GREEN'), dutyOf(file, 'AMBER')].flatMap(({ id }) => {
    const entry = `obligation ${id}`
    const before = valueIn(file, entry)
    if (before === undefined || citedBy(file, entry).length > 0) return []
    return [{ op: 'remove', entry, place: { below: null }, before: before as Value } as const]
  })
}

type Measure = Pick<EditedFile['measures'][number], 'from'> & { readonly document: EditedFile['documents'][number] }

/** Adds the document of a rule on access, and since when it holds: from then on there is a question about the time before. */
export function measureOperations(file: EditedFile, { from, document }: Measure): ContentOperation[] {
  const measure = { from, document: document.id, confidence: 'low' }
  const changes = [
    adding('document', document, file.documents.at(-1)),
    adding('measure', measure, file.measures.at(-1)),
  ]
  const after = changes.reduce(applied, file)
  const when = beforeLaw(after)?.when
  const row = rowOfQuestion(after, 'before-law')
  if (row && when) return [...changes, changedWhen(row, when)]
  return when && isAsked(after) ? [...changes, ...answerOperations(after, 'before-law', null)] : changes
}

/** Questions stand as rows once there may be a law. */
const isAsked = (file: EditedFile): boolean => rowsIn(file).length > 1

const changedWhen = (row: Row, when: Row['when']): ContentOperation => ({
  op: 'set',
  entry: entryOf('row', row),
  field: 'when',
  before: row.when as Value,
  after: when as Value,
})

/** The time between the Convention and the first rule on access, if there is any. */
function beforeLaw({ measures }: EditedFile): Pick<Row, 'when'> | undefined {
  const [first] = measures.map(({ from }) => from).toSorted()
  if (first === undefined || first <= CONVENTION_DAY) return undefined
  const about = LAW_QUESTIONS.find(({ id }) => id === 'before-law')
  return { when: [{ accessDate: { from: CONVENTION_DAY, before: first }, ...about?.when }] as Row['when'] }
}
