import {
  assessmentNumber,
  type letters as contract,
  type HandlerInput,
  LETTER_FIELDS,
  type Letter,
  type LetterHistoryEntry,
} from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { type AssessmentRow, recordAssessment, selectForUpdate } from '../cases/index.ts'
import type { Transaction } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { AppError, invalid } from '../http/errors.ts'
import { isStale } from '../http/refuseStale.ts'
import { mayAddEvidence } from '../papers/index.ts'
import { inLanguage } from '../text/language.ts'
import { keyOf, type SavedFields } from './letterFields.ts'
import type { LetterPlan } from './letterPlans.ts'
import { insertLetterChange, type LetterRecord, listLetters, saveLetterRecord } from './letters.repo.ts'
import { plainText } from './plainText.ts'
import { draftLetter, type LetterDeps, type LetterKey, readLetter } from './readLetters.ts'

type Save = HandlerInput<typeof contract.save>
type Language = Save['query']['language']
type Fields = Save['body']['fields']
type Change = { key: LetterKey; language: Language; fields: Fields; ifMatch: string | undefined }

/**
 * Saves the field values of a letter. Null, or the same value as in the assessment, is not stored, so that the field
 * follows the assessment. Throws the same errors as reading a letter, and USER_INVALID_AUTHENTICATION_FORBIDDEN and
 * STALE_VERSION.
 */
export async function saveLetter(deps: LetterDeps, actor: Actor, change: Change): Promise<Letter> {
  const { key, language, fields, ifMatch } = change
  const { letter, draft } = await draftLetter(deps, actor, { ...key, language })
  refuseForeignFields(letter, fields)
  await deps.db.transaction(async (tx) => {
    const row = await changeableCase(tx, actor, key.id)
    const record = (await listLetters(tx, row)).find(({ letterId }) => letterId === key.letterId)
    if (isStale(ifMatch, record?.version ?? 0)) {
      throw new AppError('STALE_VERSION', { current: await readLetter(deps, actor, { ...key, language }) })
    }
    const saved = savedFields(record?.fields ?? {}, letter, { language, fields })
    const changes = differencesOf(record?.fields ?? {}, saved)
    if (Object.keys(changes).length === 0) return
    await recordLetter(tx, actor, row, { plan: draft.plan, before: record, after: { fields: saved }, changes })
  })
  return readLetter(deps, actor, { ...key, language })
}

/** Locks the assessment FOR UPDATE; the actor must be allowed to work on it. */
export async function changeableCase(tx: Transaction, actor: Actor, assessmentId: string): Promise<AssessmentRow> {
  const row = await selectForUpdate(tx, actor, assessmentId)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  if (!mayAddEvidence(actor, row)) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  return row
}

function refuseForeignFields(letter: Letter, fields: Fields): void {
  const own = new Set<string>(letter.fields.map(({ id }) => id))
  const foreign = Object.keys(fields).filter((id) => !own.has(id))
  if (foreign.length === 0) return
  throw invalid(foreign.map((id) => ({ path: `fields.${id}`, message: t('refusals.letterField') })))
}

function savedFields(
  before: SavedFields,
  { fields: present }: Letter,
  { language, fields }: Pick<Change, 'language' | 'fields'>,
): SavedFields {
  const after = { ...before }
  for (const { id, suggested } of present.filter((field) => field.id in fields)) {
    const value = plainText(fields[id] ?? '').trim()
    const key = keyOf(id, language)
    delete after[key]
    if (value && value !== suggested) after[key] = value
  }
  return after
}

type Changes = LetterHistoryEntry['changes']

/** The changed values, by the key under which a field is saved. */
function differencesOf(before: SavedFields, after: SavedFields): Changes {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key])
  const ordered = keys.sort((one, other) => placeOf(one) - placeOf(other))
  return Object.fromEntries(ordered.map((key) => [key, { before: before[key] ?? null, after: after[key] ?? null }]))
}

const placeOf = (key: string): number => (LETTER_FIELDS as readonly string[]).indexOf(key.split('.')[0] ?? '')

type Recorded = {
  plan: LetterPlan
  before: LetterRecord | undefined
  after: Partial<Pick<LetterRecord, 'fields' | 'sent'>>
  action?: LetterHistoryEntry['action']
  changes: Changes
}

/** Saves a letter with its history, and records it in the history of the assessment and in the audit log. */
export async function recordLetter(
  tx: Transaction,
  actor: Actor,
  row: AssessmentRow,
  { plan, before, after, action = 'saved', changes }: Recorded,
): Promise<void> {
  const { accountId, assessmentId, decisionId } = row
  const { letterId, kind, procedure } = plan
  const at = new Date()
  const by = actor.userId
  const title = nameOf(plan)
  await saveLetterRecord(tx, {
    accountId,
    assessmentId,
    letterId,
    kind,
    procedure,
    decisionId,
    fields: before?.fields ?? {},
    sent: before?.sent ?? null,
    ...after,
    version: (before?.version ?? 0) + 1,
    savedById: by,
    savedAt: at,
  })
  await insertLetterChange(tx, { accountId, assessmentId, letterId, title, action, changedById: by, changes, at })
  await recordAssessment(tx, actor, row, {
    eventType: 'ASSESSMENT_UPDATE',
    action: `ASSESSMENT_LETTER_${action.toUpperCase()}`,
    message: {
      code: action === 'sent' ? 'letterSent' : 'letterChanged',
      params: { number: assessmentNumber(row.number), letter: title },
    },
    subject: { letterId, changes },
    at,
  })
}

/** The letter's procedure by its English name in the legal content. */
const nameOf = ({ kind, procedure }: LetterPlan): string =>
  procedure?.title ?? inLanguage('en', () => t(`letters.titles.${kind}`, { procedure: '' }))
