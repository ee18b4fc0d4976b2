import { Readable } from 'node:stream'
import type { letters as contract, EvidenceKind, HandlerInput, Letter } from '@portal/contract'
import { dateInWords } from '@portal/pdf'
import { translate as t } from '@portal/texts/translate'
import { type AssessmentRow, type DutyRecord, listDuties, mayChangeDuty } from '../cases/index.ts'
import { changeDutyIn } from '../duties/index.ts'
import type { Actor } from '../http/actor.ts'
import { AppError, invalid } from '../http/errors.ts'
import { addPaper, changePaper, type EvidenceScope, type FileDeps, receiveUpload } from '../papers/index.ts'
import { today } from '../shared/days.ts'
import { type LetterFileDeps, writtenAs } from './letterFile.ts'
import type { LetterPlan } from './letterPlans.ts'
import { type LetterRecord, listLetters } from './letters.repo.ts'
import { draftLetter, type LetterKey, readLetter } from './readLetters.ts'
import { changeableCase, recordLetter } from './saveLetter.ts'

export type SendDeps = LetterFileDeps & FileDeps
type Sending = HandlerInput<typeof contract.send>['body']
type Answer = HandlerInput<typeof contract.answer>['body']

/**
 * Records that a letter was sent: its present text becomes evidence, and open duties of its procedure become due on the
 * day on which to remind of a missing answer. Throws the same errors as reading it, and INVALID_INPUT for impossible
 * days.
 */
export async function sendLetter(deps: SendDeps, actor: Actor, key: LetterKey, sending: Sending): Promise<Letter> {
  const { on, language, remindOn } = sending
  if (on > today()) throw refuse('on', 'stillToCome')
  if (remindOn && remindOn < on) throw refuse('remindOn', 'letterDays')
  const drafted = await draftLetter(deps, actor, { ...key, language })
  if (!drafted.letter.mayChange) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  const { fileId } = await pdfOf(deps, actor, key, drafted)
  await deps.db.transaction(async (tx) => {
    const row = await changeableCase(tx, actor, key.id)
    const scope = { tx, law: deps.law, actor }
    const { plan } = drafted.draft
    const duties = dutiesOf(plan, await listDuties(tx, row))
    const paper = await addPaper(scope, key.id, { ...paperOf(drafted.letter, sending), fileId, ...useOf(duties) })
    const { evidenceId } = paper
    const { to, way } = sending
    const sent = { on, to, way, remindOn: remindOn ?? null, evidenceId, answer: null }
    const before = await recordOf(scope, row, key)
    const changes = { sent: { before: before?.sent?.on ?? null, after: on } }
    await recordLetter(tx, actor, row, { plan, before, after: { sent }, action: 'sent', changes })
    if (remindOn) await remind(scope, row, duties, remindOn)
  })
  return readLetter(deps, actor, { ...key, language })
}

/** Stores the PDF as an upload, which the evidence takes over; otherwise it is removed after a day. */
async function pdfOf(
  deps: SendDeps,
  actor: Actor,
  { letterId }: LetterKey,
  drafted: Awaited<ReturnType<typeof draftLetter>>,
) {
  const pdf = await deps.pdfWorkers.inTurn(actor.userId, () => writtenAs(deps, 'pdf', drafted))
  const file = { name: `${letterId}-${drafted.letter.language}.pdf`, sha256: undefined }
  return receiveUpload(deps, actor, { ...file, body: Readable.from([pdf]), announced: pdf.length })
}

const recordOf = async ({ tx }: EvidenceScope, row: AssessmentRow, key: LetterKey): Promise<LetterRecord | undefined> =>
  (await listLetters(tx, row)).find(({ letterId }) => letterId === key.letterId)

const dutiesOf = <Duty extends DutyRecord>({ procedure }: LetterPlan, duties: readonly Duty[]): Duty[] =>
  duties.filter(
    ({ obligationId, state, goneAt }) =>
      state === 'open' && goneAt === null && procedure?.for.obligations.includes(obligationId),
  )

/** Attaches the evidence to the first duty concerned, or to the whole assessment. */
const useOf = ([first]: readonly DutyRecord[]) => ({
  target: first ? { part: 'duty' as const, id: first.dutyId } : { part: 'assessment' as const, id: null },
  settles: false,
})

const KINDS: { readonly [kind in LetterPlan['kind']]: EvidenceKind } = {
  application: 'correspondence',
  notice: 'correspondence',
  enquiry: 'enquiry',
  file_note: 'other',
  declaration: 'declaration',
  out_of_scope: 'declaration',
}

/** Maximum number of characters in the number of a paper. */
const MAX_NUMBER_LENGTH = 300

const paperOf = ({ kind, title }: Letter, { on, to, way }: Sending) => ({
  kind: KINDS[kind],
  number: title.slice(0, MAX_NUMBER_LENGTH),
  madeOn: on,
  provesDay: on,
  proves: t('letters.enquirySent', { day: dateInWords(on), to, way: t(`letters.ways.${way}`) }),
})

/** Duties that are due earlier keep their day. */
async function remind(
  scope: EvidenceScope,
  row: AssessmentRow,
  duties: Awaited<ReturnType<typeof listDuties>>,
  dueDay: string,
): Promise<void> {
  const later = duties.filter((duty) => duty.dueDay === null || duty.dueDay > dueDay)
  for (const duty of later.filter((one) => mayChangeDuty(scope.actor, row, one))) {
    await changeDutyIn(scope, duty.dutyId, { body: { dueDay }, ifMatch: undefined })
  }
}

/** Records the answer, or that none came by a day: the evidence then is an unanswered enquiry with both dates. */
export async function answerLetter(
  deps: SendDeps,
  actor: Actor,
  key: LetterKey,
  { outcome, on }: Answer,
): Promise<Letter> {
  if (on > today()) throw refuse('on', 'stillToCome')
  const { draft } = await draftLetter(deps, actor, { ...key, language: 'en' })
  await deps.db.transaction(async (tx) => {
    const row = await changeableCase(tx, actor, key.id)
    const scope = { tx, law: deps.law, actor }
    const before = await recordOf(scope, row, key)
    if (!before?.sent) throw refuse('outcome', 'letterNotSent')
    const { sent } = before
    if (on < sent.on) throw refuse('on', 'letterDays')
    const words = { day: dateInWords(sent.on), to: sent.to, way: t(`letters.ways.${sent.way}`), on: dateInWords(on) }
    const isUnanswered = outcome === 'none'
    const proves = t(isUnanswered ? 'letters.enquiryUnanswered' : 'letters.enquiryAnswered', words)
    const body = { proves, ...(isUnanswered && { kind: 'unanswered_enquiry' as const }) }
    await changePaper(scope, sent.evidenceId, { body, ifMatch: undefined })
    const after = { sent: { ...sent, answer: { outcome, on } } }
    const changes = { answer: { before: sent.answer?.on ?? null, after: on } }
    const action = isUnanswered ? 'unanswered' : 'answered'
    await recordLetter(tx, actor, row, { plan: draft.plan, before, after, action, changes })
  })
  return readLetter(deps, actor, { ...key, language: 'en' })
}

const refuse = (path: string, code: 'stillToCome' | 'letterDays' | 'letterNotSent') =>
  invalid([{ path, message: t(`refusals.${code}`) }])
