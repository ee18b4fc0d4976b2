import {
  type letters as contract,
  type HandlerOutput,
  LETTER_LANGUAGES,
  type Letter,
  type LetterHead,
  type LetterLanguage,
  OUT_OF_SCOPE,
  screenPaths,
} from '@portal/contract'
import { eitherOf, languageName } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { type AssessmentDeps, findReadable } from '../cases/index.ts'
import type { Actor } from '../http/actor.ts'
import { AppError, invalid } from '../http/errors.ts'
import { listEvidenceOf, mayAddEvidence } from '../papers/index.ts'
import { readReport } from '../reports/index.ts'
import { inLanguage, languageNow } from '../text/language.ts'
import { factsOf, type LetterCase } from './letterFacts.ts'
import { fieldsOf, openFields, type SavedFields } from './letterFields.ts'
import type { LetterDraft } from './letterParts.ts'
import { type LetterPlan, liesOutOfScope, plansOf } from './letterPlans.ts'
import { findEmail, listChangesOfLetter, listLetters, type NamedLetter } from './letters.repo.ts'
import { blocksOfLetter } from './letterText.ts'

export type LetterDeps = AssessmentDeps & { portalName: string; publicUrl: string }
export type LetterKey = { id: string; letterId: string }
/** `nameless` leaves out names of persons, for packs without names. */
export type LetterChoice = LetterKey & { language: LetterLanguage; nameless?: boolean }

/** A case with all of its letters. */
export type LettersOfCase = { of: LetterCase; entries: readonly Entry[] }
/** A letter that is required, or that was saved but is no longer required (`gone`); `record` is what was saved. */
type Entry = { plan: LetterPlan; record: NamedLetter | undefined; gone: boolean }

/** The letters of an assessment. Throws ASSESSMENT_NOT_FOUND for missing and forbidden assessments alike. */
export async function readLetters(
  deps: LetterDeps,
  actor: Actor,
  id: string,
): Promise<HandlerOutput<typeof contract.ofAssessment>> {
  const found = await lettersOfCase(deps, actor, { id })
  const rows = found.entries.map((entry) => headOf(found.of, entry, fieldsIn(found.of, entry, languageNow())))
  return { count: rows.length, rows }
}

/** All letters of a case, in the current language. */
export async function lettersOfCase(
  deps: AssessmentDeps,
  actor: Actor,
  { id: assessmentId, nameless = false }: Pick<LetterChoice, 'id' | 'nameless'>,
): Promise<LettersOfCase> {
  const read = await readReport(deps, actor, { assessmentId })
  const papers = await listEvidenceOf(deps.db, read.row)
  const of = { read, papers, email: await findEmail(deps.db, read.row.ownerId), nameless }
  const records = await listLetters(deps.db, read.row)
  const plans = plansOf(read)
  const needed = plans.map((plan) => ({ plan, record: records.find(isOf(plan)), gone: false }))
  const gone = records
    .filter((record) => !plans.some((plan) => isOf(plan)(record)))
    .map((record) => ({ plan: planOfRecord(record), record, gone: true }))
  return { of, entries: [...needed, ...gone] }
}

const isOf =
  ({ letterId }: LetterPlan) =>
  (record: NamedLetter): boolean =>
    record.letterId === letterId

const planOfRecord = ({ letterId, kind, procedure }: NamedLetter): LetterPlan => ({ letterId, kind, procedure })

const fieldsIn = (of: LetterCase, { plan, record }: Entry, language: LetterLanguage) =>
  fieldsOf(plan, factsOf(of), { saved: of.nameless ? withoutPeople(record?.fields) : (record?.fields ?? {}), language })

const PEOPLE = ['contact', 'email', 'phone', 'recipients', 'signatory']

const withoutPeople = (fields: SavedFields = {}): SavedFields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !PEOPLE.includes(field)))

function headOf({ read }: LetterCase, { plan, record, gone }: Entry, fields: Letter['fields']): LetterHead {
  const { letterId, kind, procedure } = plan
  const { assessment } = read.report
  return {
    letterId,
    kind,
    title: titleOf(plan),
    law: procedure ? [procedure.title] : [],
    addressee: kind === 'file_note' || kind === 'out_of_scope' ? null : (procedure?.authority.name ?? null),
    languages: languagesOf(plan),
    open: openFields(fields).length,
    version: record?.version ?? 0,
    savedBy: record?.savedBy ?? null,
    savedAt: record?.savedAt.toISOString() ?? null,
    provisional: assessment.status !== 'COMPLETED',
    outdated: record !== undefined && record.decisionId !== read.decisionId,
    gone,
    sent: record?.sent ?? null,
  }
}

const titleOf = ({ kind, procedure }: LetterPlan): string =>
  t(`letters.titles.${kind}`, { procedure: procedure?.title ?? '' })

/** A file note is for the user's own file, while an out-of-scope declaration can be addressed to anyone. */
function languagesOf({ kind, procedure }: LetterPlan): LetterLanguage[] {
  if (kind === 'out_of_scope') return [...LETTER_LANGUAGES]
  return kind === 'file_note' ? ['en'] : (procedure?.languages ?? ['en'])
}

/**
 * Reads a letter in one of its languages. Throws ASSESSMENT_NOT_FOUND, NOT_FOUND for a letter that the case does not
 * require, and INVALID_INPUT for another language or a declaration that the result does not support.
 */
export async function readLetter(deps: LetterDeps, actor: Actor, choice: LetterChoice): Promise<Letter> {
  const { letter } = await draftLetter(deps, actor, choice)
  return letter
}

export type Drafted = { letter: Letter; draft: LetterDraft }

/** The texts are in the language of the letter, its title in that of the reader. */
export async function draftLetter(
  deps: LetterDeps,
  actor: Actor,
  { letterId, language, ...choice }: LetterChoice,
): Promise<Drafted> {
  const { of, entries } = await inLanguage(language, () => lettersOfCase(deps, actor, choice))
  const entry = entries.find(({ plan }) => plan.letterId === letterId)
  // An out-of-scope declaration that no longer applies is not written any more.
  if (!entry || (entry.gone && letterId === OUT_OF_SCOPE)) throw refusalOf(of, letterId)
  const languages = languagesOf(entry.plan)
  if (!languages.includes(language))
    throw refuse('language', 'letterLanguage', { languages: eitherOf(languages.map(languageName)) })
  const title = titleOf(entry.plan)
  return inLanguage(language, () => written(deps, actor, { of, entry, language }, title))
}

type InLanguage = { of: LetterCase; entry: Entry; language: LetterLanguage }

function written(deps: LetterDeps, actor: Actor, { of, entry, language }: InLanguage, title: string): Drafted {
  const { plan, gone } = entry
  const fields = fieldsIn(of, entry, language)
  const names = { portalName: deps.portalName, verifyAddress: deps.publicUrl + screenPaths.verify }
  const draft = { plan, fields, read: of.read, language, gone, ...names }
  const mayChange = mayAddEvidence(actor, of.read.row)
  const letter = { ...headOf(of, entry, fields), title, language, fields, blocks: blocksOfLetter(draft), mayChange }
  return { letter, draft }
}

function refusalOf({ read }: LetterCase, letterId: string): AppError {
  if (letterId !== OUT_OF_SCOPE) return new AppError('NOT_FOUND')
  return refuse('letterId', liesOutOfScope(read) ? 'letterNotDecided' : 'letterInScope', {})
}

const refuse = (path: string, code: 'letterLanguage' | 'letterNotDecided' | 'letterInScope', words: object): AppError =>
  invalid([{ path, message: t(`refusals.${code}`, { languages: '', ...words }) }])

/** The history of a letter, newest first. */
export async function readLetterHistory(
  { db }: Pick<AssessmentDeps, 'db'>,
  actor: Actor,
  { id, letterId }: LetterKey,
): Promise<HandlerOutput<typeof contract.history>> {
  const row = await findReadable(db, actor, id)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  const rows = (await listChangesOfLetter(db, { ...row, letterId })).map(({ at, changedBy: by, action, changes }) => ({
    at: at.toISOString(),
    by,
    action,
    changes,
  }))
  return { count: rows.length, rows }
}
