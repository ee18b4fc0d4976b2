import {
  applyOperation,
  type ContentEdit,
  type ContentOperation,
  CountryFile,
  citedBy,
  type EditedFile,
  EditedProcedure,
  type editing,
  entryOf,
  type HandlerInput,
  type HandlerOutput,
  renames,
  valueIn,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { z } from 'zod'
import { writeAudit } from '../../audit/index.ts'
import type { Transaction } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { waitingFor } from '../merging/upstream.ts'
import { fileOf, presentVersion, textSha256 } from '../stored/presentVersion.ts'
import { findVersion, type VersionRow } from '../stored/versions.repo.ts'
import { storedProcedures } from '../stored/versionText.ts'
import { listEditorNames } from '../versions/draftEditors.repo.ts'
import {
  isActive,
  outdatedBy,
  selectDraftForUpdate,
  textOf,
  type VersionRef,
  type VersionStoreDeps,
  writeDraft,
} from '../versions/versions.service.ts'
import { listComments } from './comments.repo.ts'
import { insertEdit, lastEditAt, listEdits } from './edits.repo.ts'
import { findHandOver } from './handOvers.repo.ts'

type Changes = HandlerInput<typeof editing.change>['body']

/** The most revisions of a response; who has missed more reads the whole draft again. */
const MAX_EDITS = 200
/** Changes with no longer break between them are one sitting, which is one entry of the audit log. */
const SITTING_MS = 30 * 60_000

/**
 * Applies operations to the newest text of a draft, all or none. Throws STALE_VERSION with what stands in the place of
 * what an operation replaces, ENTRY_USED for an entry that others name, and INVALID_INPUT for a file that cannot be read.
 */
export function changeDraft(
  { db, law }: VersionStoreDeps,
  actor: Actor,
  ref: VersionRef,
  { after, operations }: Changes,
): Promise<HandlerOutput<typeof editing.change>> {
  return db.transaction(async (tx) => {
    const row = await selectDraftForUpdate(tx, law, ref)
    const reader = actor.userId
    const others = await listEdits(tx, row, { after, reader, limit: MAX_EDITS })
    const { languages, procedures } = law.editedProcedures(row)
    const applied = applyAll({ ...fileOf(row), procedures }, operations, others)
    const { file, procedures: edited } = checkedText(applied, row.version)
    const beside = storedProcedures(law, row, { ...(languages && { languages }), procedures: edited })
    const changed = await writeDraft(tx, actor, row, { ...textOf(law, file), ...beside })
    await auditSitting(tx, actor, changed)
    await insertEdit(tx, changed, { userId: actor.userId, operations, at: changed.editedAt })
    const edits = await listEdits(tx, row, { after, reader, limit: MAX_EDITS })
    return { version: presentVersion({ ...changed, isActive: false }), edits }
  })
}

function applyAll(file: EditedFile, operations: readonly ContentOperation[], others: readonly ContentEdit[]) {
  return operations.reduce((changed, operation, index) => {
    refuseRenaming(operation, index)
    refuseUsed(changed, operation)
    const applied = applyOperation(changed, operation)
    if ('now' in applied || movesLines(operation, others)) throw conflict(changed, operation, { index, others })
    return applied.file
  }, file)
}

function refuseRenaming(operation: ContentOperation, index: number): void {
  const kind = operation.entry.slice(0, operation.entry.indexOf(' ')) as 'row'
  const isOther = operation.op === 'add' && entryOf(kind, operation.after as object) !== operation.entry
  if (!renames(operation) && !isOther) return
  throw invalid([{ path: `operations.${index}.entry`, message: translate('refusals.entryNamed') }])
}

function refuseUsed(file: EditedFile, { op, entry }: ContentOperation): void {
  if (op !== 'remove') return
  const errors = citedBy(file, entry).map((path) => ({ path, message: translate('refusals.entryUsed', { entry }) }))
  if (errors.length > 0) throw new AppError('ENTRY_USED', { errors })
}

/**
 * Whether somebody else changed the lines of the row, or the steps of the procedure, meanwhile, so that a number of a line
 * means another one.
 */
function movesLines(operation: ContentOperation, others: readonly ContentEdit[]): boolean {
  const [, list] = (operation.op === 'set' && /^(when|steps|declares)\//.exec(operation.field)) || []
  if (list === undefined) return false
  return others.some(
    ({ isMine, operations }) =>
      !isMine && operations.some((one) => one.entry === operation.entry && one.op === 'set' && one.field === list),
  )
}

type Where = { index: number; others: readonly ContentEdit[] }

/** The refusal with the entry as it stands now and who changed it last. */
function conflict(file: EditedFile, { entry }: ContentOperation, { index, others }: Where): AppError {
  const last = others.findLast(({ operations }) => operations.some((one) => one.entry === entry))
  const now = valueIn(file, entry) ?? null
  return new AppError('STALE_VERSION', {
    current: { operation: index, entry, now, by: last?.by ?? null, at: last?.at ?? null },
  })
}

const Procedures = z.object({ procedures: z.array(EditedProcedure) })

function checkedText({ procedures = [], ...law }: EditedFile, version: number) {
  const file = CountryFile.safeParse({ ...law, version })
  const beside = Procedures.safeParse({ procedures })
  if (file.success && beside.success) return { file: file.data, procedures: beside.data.procedures }
  const issues = [...(file.error?.issues ?? []), ...(beside.error?.issues ?? [])]
  throw invalid(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

/** The changes themselves are kept as edits; the log says who began when, on which text. */
async function auditSitting(tx: Transaction, actor: Actor, row: VersionRow): Promise<void> {
  const last = await lastEditAt(tx, row, actor.userId)
  if (last && row.editedAt.getTime() - last.getTime() < SITTING_MS) return
  const { contentId, version, revision, sha256 } = row
  await writeAudit(tx, actor, 'COUNTRY_UPDATE', { contentId, version, revision, sha256 })
}

/** What happened in a draft after a revision. Throws VERSION_NOT_FOUND and COUNTRY_NOT_FOUND. */
export async function readEdits(
  { db, law }: VersionStoreDeps,
  { userId: reader }: Actor,
  { id, version }: VersionRef,
  after: number,
): Promise<HandlerOutput<typeof editing.edits>> {
  const row = await findVersion(db, id, version)
  if (!row) throw law.missing(id)
  const [edits, outdated, waiting, handOver, comments, writers] = await Promise.all([
    listEdits(db, row, { after, reader, limit: MAX_EDITS }),
    outdatedBy(db, row),
    waitingFor(db, row),
    findHandOver(db, row, { reader, text: textSha256(law, row) }),
    listComments(db, row, reader),
    listEditorNames(db, row),
  ])
  const isNow = await isActive(db, row)
  return {
    version: presentVersion({ ...row, isActive: isNow }),
    edits,
    writers,
    outdated,
    waiting,
    handOver: handOver ?? null,
    comments,
  }
}
