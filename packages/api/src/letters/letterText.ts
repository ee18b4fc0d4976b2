import {
  assessmentNumber,
  type CountryProcedure,
  type LetterBlock,
  type LetterField,
  type LetterLanguage,
  type LetterRun,
} from '@portal/contract'
import { durationText, feeText } from '@portal/pdf'
import { isLatinName } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import {
  bulletList,
  factRows,
  type LetterDraft,
  openMark,
  remarks,
  runOf,
  shown,
  text,
  useBlocks,
} from './letterParts.ts'
import { outOfScopeBlocks } from './outOfScope.ts'
import { plainText } from './plainText.ts'

/** A letter as blocks, which the screen, DOCX and PDF all render. Missing values are marked as open. */
export function blocksOfLetter(draft: LetterDraft): LetterBlock[] {
  const { kind } = draft.plan
  const content = {
    application: letterBlocks,
    notice: letterBlocks,
    enquiry: letterBlocks,
    file_note: noteBlocks,
    declaration: declarationBlocks,
    out_of_scope: outOfScopeBlocks,
  }[kind](draft)
  const blocks = [...warnings(draft), ...content, note(madeBy(draft))]
  return withMarks(blocks, draft.fields)
}

const note = (words: string) => text('note', words)

/** The line that names the portal and the assessment, and asks the reader to check the letter. */
const madeBy = ({ portalName, read }: LetterDraft): string =>
  t('letters.made', { portal: portalName, number: assessmentNumber(read.row.number) })

function warnings({ read, gone }: LetterDraft): LetterBlock[] {
  return [
    ...(read.report.assessment.status === 'COMPLETED' ? [] : [text('warning', t('letters.notDecided'))]),
    ...(gone ? [text('warning', t('letters.gone'))] : []),
  ]
}

function letterBlocks(draft: LetterDraft): LetterBlock[] {
  const { plan } = draft
  const { kind, procedure } = plan
  if (!procedure || (kind !== 'application' && kind !== 'notice' && kind !== 'enquiry')) return []
  const sender = ['organisation', 'address', 'contact', 'email', 'phone'] as const
  const receiver = [procedure.authority.name, shown(draft, 'authorityAddress')]
  return [
    text('lines', linesOf(sender.map((id) => shown(draft, id)))),
    text('lines', linesOf(receiver)),
    text('paragraph', [shown(draft, 'place'), shown(draft, 'day')].join(', ')),
    text('subject', t(`letters.subject.${kind}`, { resource: shown(draft, 'resource') })),
    text('paragraph', t('letters.procedure', { procedure: procedureName(draft, procedure) })),
    text('paragraph', t('letters.salutation')),
    text('paragraph', t(`letters.opening.${kind}`)),
    ...useBlocks(draft),
    ...(kind === 'enquiry' ? questionBlocks() : paperBlocks(draft, procedure)),
    ...remarks(draft),
    text('paragraph', t('letters.closing')),
    text('lines', shown(draft, 'signatory')),
  ]
}

const linesOf = (lines: readonly string[]): string => lines.filter(Boolean).join('\n')

/** The procedure as the authority calls it; our own name for it is English. */
function procedureName({ language }: LetterDraft, { title, titleOriginal }: CountryProcedure): string {
  if (titleOriginal) return language === 'en' ? `${titleOriginal} (${title})` : titleOriginal
  return inLanguageOf(language, title)
}

/** Legal content is English: in a letter in another language it is marked as still to be translated. */
const inLanguageOf = (language: LetterLanguage, words: string): string =>
  language === 'en' ? words : t('letters.toTranslate', { what: words })

const questionBlocks = (): LetterBlock[] => [
  text('heading', t('letters.questions')),
  bulletList(QUESTIONS.map((question) => t(`letters.ask.${question}`))),
]

const QUESTIONS = ['needed', 'competent', 'how', 'howLong', 'old'] as const

/** The documents a procedure requires, its fee and its time limit, as far as known. */
function paperBlocks({ language }: LetterDraft, procedure: CountryProcedure): LetterBlock[] {
  const { documents, fee } = procedure
  const price = language === 'en' ? feeText(procedure) : [fee?.amount, fee?.currency].filter(Boolean).join(' ')
  const time = language === 'en' ? durationText(procedure, '; ') : ''
  return [
    text('heading', t('letters.documents')),
    documents
      ? bulletList(documents.map((one) => inLanguageOf(language, one)))
      : text('paragraph', t('letters.documentsUnknown')),
    ...feeBlocks(fee?.amount === '0', price),
    ...(time ? [text('paragraph', t('letters.timeKnown', { time }))] : []),
  ]
}

/** A procedure that is known to be free raises no question about its fee. */
const feeBlocks = (isFree: boolean, price: string): LetterBlock[] =>
  isFree ? [] : [text('paragraph', price ? t('letters.feeKnown', { fee: price }) : t('letters.feeUnknown'))]

function noteBlocks(draft: LetterDraft): LetterBlock[] {
  const { procedure } = draft.plan
  if (!procedure) return []
  return [
    text('title', t('letters.subject.file_note', { resource: shown(draft, 'resource') })),
    text('paragraph', procedure.title),
    text('paragraph', t('letters.opening.file_note')),
    text('heading', t('letters.user')),
    factRows(draft, ['organisation', 'contact', 'email', 'day']),
    ...useBlocks(draft),
    text('heading', t('letters.steps')),
    bulletList(procedure.steps),
    ...(procedure.documents ? [text('heading', t('letters.documents')), bulletList(procedure.documents)] : []),
    ...remarks(draft),
    text('lines', shown(draft, 'signatory')),
  ]
}

/** Lists the fields, each with its value or what is missing. */
function declarationBlocks(draft: LetterDraft): LetterBlock[] {
  const { plan, fields } = draft
  const { procedure } = plan
  if (!procedure?.declares) return []
  const { system, authority } = procedure
  const rows = procedure.declares.flatMap(({ field }) => fields.find(({ id }) => id === field) ?? [])
  return [
    text('title', t('letters.subject.declaration', { resource: shown(draft, 'resource') })),
    text('paragraph', procedureName(draft, procedure)),
    text('paragraph', t('letters.declared.lead')),
    text('paragraph', t('letters.declared.where', { authority: authority.name })),
    ...(system ? [text('paragraph', t('letters.declared.system', { system: system.name }))] : []),
    ...whereAsked(procedure).map((line) => text('paragraph', line)),
    { as: 'facts', rows: rows.map((field) => ({ term: field.label, runs: [declaredRun(field)] })) },
    ...remarks(draft),
    text('paragraph', [shown(draft, 'place'), shown(draft, 'day')].join(', ')),
    text('lines', shown(draft, 'signatory')),
  ]
}

/** The forms of the authority, or else the page that states its requirements. */
function whereAsked({ forms = [], authority, system }: CountryProcedure): string[] {
  const known = forms.flatMap(({ name, url }) =>
    url ? [t('letters.declared.form', { form: name, address: url })] : [],
  )
  const page = system?.url ?? authority.url
  if (known.length > 0 || !page) return known
  return [t('letters.declared.page', { address: page })]
}

const declaredRun = (field: LetterField): LetterRun =>
  field.value === null && field.isOptional ? { text: t('letters.notStated') } : runOf(field)

/** Marks the open fields and the Latin name, wherever they occur in a sentence. */
function withMarks(blocks: readonly LetterBlock[], fields: readonly LetterField[]): LetterBlock[] {
  const name = fields.find(({ id }) => id === 'resource')?.value ?? ''
  const open = fields.filter(({ value }) => value === null).map((field) => marked(openMark(field), { mark: 'open' }))
  const marks = [...open, ...(isLatinName(name) ? [marked(plainText(name), { isLatin: true })] : [])]
  const split = (runs: readonly LetterRun[]) => runs.flatMap((run) => splitRun(run, marks))
  return blocks.map((block) => {
    if (block.as === 'list') return { ...block, items: block.items.map(split) }
    if (block.as === 'facts') return { ...block, rows: block.rows.map((row) => ({ ...row, runs: split(row.runs) })) }
    return { ...block, runs: split(block.runs) }
  })
}

const marked = (text: string, look: Omit<LetterRun, 'text'>): LetterRun => ({ text, ...look })

function splitRun(run: LetterRun, marks: readonly LetterRun[]): LetterRun[] {
  const found = marks.map((mark) => ({ mark, at: run.text.indexOf(mark.text) })).filter(({ at }) => at >= 0)
  const [first] = found.toSorted((one, other) => one.at - other.at)
  if (!first) return run.text === '' ? [] : [run]
  const before = run.text.slice(0, first.at)
  const after = run.text.slice(first.at + first.mark.text.length)
  return [
    ...(before ? [{ ...run, text: before }] : []),
    { ...run, ...first.mark },
    ...splitRun({ ...run, text: after }, marks),
  ]
}
