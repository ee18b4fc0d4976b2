import type { ContentVersionFile, CountryFile, FieldError } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { translate } from '@portal/texts/translate'
import { writeAudit } from '../../audit/index.ts'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { contentVersions } from '../../db/schema.ts'
import { EVERYBODY, writeEvent } from '../../events/index.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { isStale } from '../../http/refuseStale.ts'
import { accountOfHouse } from '../bundles.ts'
import type { LawStore } from '../law/lawStore.ts'
import { versionOf } from '../stored/makeActive.ts'
import { fileOf, presentFile, problemsWith, stateOfVersion } from '../stored/presentVersion.ts'
import {
  findVersion,
  hashOf,
  isVersion,
  listActive,
  nextNumber,
  selectVersionForUpdate,
  serializeNumbering,
  type VersionRow,
  versionColumns,
} from '../stored/versions.repo.ts'
import { caseProblems } from './caseProblems.ts'
import { addEditor, copyEditors } from './draftEditors.repo.ts'

export type VersionStoreDeps = { db: Db; law: LawStore }
/** A reference to a version; `ifMatch` is the revision that the caller has read (optimistic locking). */
export type VersionRef = { id: string; version: number; ifMatch?: string | undefined }

/** A version in its author's form. Throws VERSION_NOT_FOUND and COUNTRY_NOT_FOUND. */
export async function readVersion(
  { db, law }: VersionStoreDeps,
  { id, version }: VersionRef,
): Promise<ContentVersionFile> {
  const row = await findVersion(db, id, version)
  if (!row) throw law.missing(id)
  return presentFile(law, row, await isActive(db, row))
}

/** The problems that prevent the activation of a version. Throws VERSION_NOT_FOUND and COUNTRY_NOT_FOUND. */
export async function validateVersion(
  { db, law }: VersionStoreDeps,
  { id, version }: VersionRef,
): Promise<FieldError[]> {
  const row = await findVersion(db, id, version)
  if (!row) throw law.missing(id)
  const problems = problemsWith(law.prove, row)
  return problems.length > 0 ? problems : caseProblems(db, law, row)
}

/** Creates a draft as a copy of a stored version, whatever its state. */
export function createDraft({ db, law }: VersionStoreDeps, actor: Actor, id: string, from: number) {
  return db.transaction(async (tx) => {
    await serializeNumbering(tx)
    const base = await findVersion(tx, id, from)
    if (!base) throw law.missing(id)
    const { cases, casesSha256, procedures } = base
    const text = { file: fileOf(base, 'from'), beside: { cases, casesSha256, procedures } }
    const knows = await activeWhenBegun(tx, base)
    const row = await insertDraft(tx, law, actor, { contentId: id, base, text, activeWhenBegun: knows })
    return presentFile(law, row, false)
  })
}

type NewDraft = {
  readonly contentId: string
  /** The version that it was copied from; undefined for a draft from nothing. */
  readonly base: VersionRow | undefined
  readonly text: {
    readonly file: CountryFile
    readonly beside: Partial<Pick<VersionRow, 'cases' | 'casesSha256' | 'procedures'>>
  }
  /** The version in force whose changes the text has. */
  readonly activeWhenBegun: number | null
}

/** Stores a draft with this text. Call `serializeNumbering` first. */
export async function insertDraft(
  tx: Transaction,
  law: LawStore,
  actor: Actor,
  { contentId, base, text: { file, beside }, activeWhenBegun }: NewDraft,
): Promise<VersionRow> {
  const version = await nextNumber(tx, contentId)
  const content = { ...textOf(law, { ...file, version }), ...beside }
  const begun = { basedOn: base?.version ?? null, activeWhenBegun }
  const values = { contentId, version, ...content, origin: 'local' as const, ...begun, ...editorOf(actor) }
  const row = expectOne(await tx.insert(contentVersions).values(values).returning(versionColumns()))
  if (base) await copyEditors(tx, base, version)
  await addEditor(tx, row, actor.userId)
  await record(tx, actor, row, { eventType: 'COUNTRY_DRAFTING', ...(base && { from: base.version }) })
  return row
}

/** A copy of a draft was begun when that draft was, because it knows no more of the law than that. */
async function activeWhenBegun(tx: Transaction, base: VersionRow): Promise<number | null> {
  const [active] = await listActive(tx, [base.contentId])
  const isDraft = stateOfVersion(base, active?.version === base.version) === 'draft'
  return isDraft ? base.activeWhenBegun : (active?.version ?? null)
}

/** Replaces the content of a draft, even if incomplete, and returns it with its problems. */
export function replaceDraft({ db, law }: VersionStoreDeps, actor: Actor, ref: VersionRef, file: CountryFile) {
  if (file.country !== ref.id)
    throw invalid([{ path: 'country', message: translate('refusals.versionOf', { country: ref.id }) }])
  return db.transaction(async (tx) => {
    const row = await selectDraftForUpdate(tx, law, ref)
    const text = textOf(law, { ...file, version: row.version })
    const changed = await writeDraft(tx, actor, row, text)
    await record(tx, actor, changed, { eventType: 'COUNTRY_UPDATE' })
    return presentFile(law, changed, false)
  })
}

export function removeDraft({ db, law }: VersionStoreDeps, actor: Actor, ref: VersionRef): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await selectDraftForUpdate(tx, law, ref)
    await tx.delete(contentVersions).where(isVersion(row.contentId, row.version))
    await record(tx, actor, row, { eventType: 'COUNTRY_DELETE' })
  })
}

/**
 * A draft, locked FOR UPDATE. Throws the error that `missing` returns, VERSION_NOT_DRAFT, and STALE_VERSION with the
 * current state.
 */
export async function selectDraftForUpdate(tx: Transaction, law: LawStore, ref: VersionRef): Promise<VersionRow> {
  const row = await selectVersionForUpdate(tx, ref.id, ref.version)
  if (!row) throw law.missing(ref.id)
  const active = await isActive(tx, row)
  if (stateOfVersion(row, active) !== 'draft') throw new AppError('VERSION_NOT_DRAFT')
  refuseStaleVersion(law, row, ref.ifMatch, active)
  return row
}

export function refuseStaleVersion(law: LawStore, row: VersionRow, ifMatch: string | undefined, active: boolean): void {
  if (!isStale(ifMatch, row.revision)) return
  throw new AppError('STALE_VERSION', { current: presentFile(law, row, active) })
}

export async function isActive(db: Db | Transaction, { contentId, version }: VersionRow): Promise<boolean> {
  const [active] = await listActive(db, [contentId])
  return active?.version === version
}

/** The version that was active when a draft was begun, 0 if none was, and the one that is active now, if they differ. */
export async function outdatedBy(db: DbOrTransaction, row: VersionRow): Promise<{ from: number; to: number } | null> {
  const from = row.activeWhenBegun ?? row.basedOn
  const [active] = await listActive(db, [row.contentId])
  const isDraft = stateOfVersion(row, active?.version === row.version) === 'draft'
  if (!isDraft || !active || active.version === from) return null
  return { from: from ?? 0, to: active.version }
}

/** The columns of a version that its file becomes. */
export function textOf(law: LawStore, file: CountryFile) {
  const content = canonicalJson(law.prove(file).bundle)
  return { content, sha256: hashOf(content), source: canonicalJson(file) }
}

/** Writes columns of a locked draft as its next revision, by somebody who is then one of its editors. */
export async function writeDraft(
  tx: Transaction,
  actor: Actor,
  row: VersionRow,
  columns: Partial<VersionRow>,
): Promise<VersionRow> {
  const change = { ...columns, ...editorOf(actor), revision: row.revision + 1 }
  const changed = await tx
    .update(contentVersions)
    .set(change)
    .where(isVersion(row.contentId, row.version))
    .returning(versionColumns())
  await addEditor(tx, row, actor.userId)
  return expectOne(changed)
}

const editorOf = ({ userId }: Actor) => ({
  editedBy: userId,
  editedAt: new Date(),
})

const MESSAGES = {
  COUNTRY_DRAFTING: 'versionDrafted',
  COUNTRY_UPDATE: 'versionChanged',
  COUNTRY_DELETE: 'versionDeleted',
} as const

/** `from`: the version that a new draft copies. */
type DraftChange = { eventType: keyof typeof MESSAGES; from?: number }

/** Notifies the users who edit legal content, in every account, and writes the audit log; of house rules only the latter. */
async function record(tx: Transaction, actor: Actor, row: VersionRow, { eventType, from }: DraftChange): Promise<void> {
  const { contentId, version, revision, sha256 } = row
  if (accountOfHouse(contentId) === undefined) {
    const params = { ...versionOf(row), ...(from && { from }) }
    const isBegun = eventType === 'COUNTRY_DRAFTING' && from === undefined
    const message = isBegun ? ({ code: 'versionBegun', params } as const) : { code: MESSAGES[eventType], params }
    await writeEvent(tx, { accountId: EVERYBODY, eventType, message, assessmentId: null, at: new Date() })
  }
  await writeAudit(tx, actor, eventType, { contentId, version, revision, sha256 })
}
