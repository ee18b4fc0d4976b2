import {
  type evidence as contract,
  type Evidence,
  type HandlerOutput,
  type PageQuery,
  type PaperQuery,
  USES_SHOWN,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { type AssessmentDeps, findReadable } from '../cases/index.ts'
import type { Db, DbOrTransaction, Transaction } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import type { Actor } from '../http/actor.ts'
import { AppError, invalid } from '../http/errors.ts'
import type { SentFile } from '../http/serve.ts'
import {
  type EvidenceRecord,
  findEvidence,
  listEvidenceChanges,
  listEvidenceOf,
  listFiles,
  listVisibleUses,
  pageOfUses,
  searchEvidence,
  selectEvidenceForUpdate,
} from './evidence.repo.ts'
import { mayAddEvidence, mayChangeEvidence, presentAll, presentUse } from './presentEvidence.ts'
import type { FileDeps } from './uploads.ts'

export type EvidenceDeps = AssessmentDeps & FileDeps
export type EvidenceScope = { tx: Transaction; law: AssessmentDeps['law']; actor: Actor }

/** The evidence of an assessment, with all uses in it. Throws ASSESSMENT_NOT_FOUND for missing and forbidden assessments alike. */
export async function readEvidenceOf(
  { db, settings }: EvidenceDeps,
  actor: Actor,
  assessmentId: string,
): Promise<HandlerOutput<typeof contract.ofAssessment>> {
  const row = await findReadable(db, actor, assessmentId)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  const rows = await presentAll(db, actor, await listEvidenceOf(db, row))
  return {
    count: rows.length,
    rows: rows.map((paper) => withFirstUses(paper, assessmentId)),
    limits: limitsOf(settings),
    mayAdd: mayAddEvidence(actor, row),
  }
}

/** Keeps the first uses, and all of them in this assessment, which come first. */
function withFirstUses(paper: Evidence, assessmentId?: string): Evidence {
  const isOwn = (use: Evidence['uses'][number]) => use.assessmentId === assessmentId
  const others = paper.uses.filter((use) => !isOwn(use))
  return { ...paper, uses: [...paper.uses.filter(isOwn), ...others.slice(0, USES_SHOWN)] }
}

const limitsOf = ({ files: { maxBytes, endings } }: EvidenceDeps['settings']) => ({ maxBytes, endings: [...endings] })

/** A page of the papers that are found. */
export async function findPapers(
  { db, settings }: Pick<EvidenceDeps, 'db' | 'settings'>,
  actor: Actor,
  query: PaperQuery,
): Promise<HandlerOutput<typeof contract.list>> {
  const { count, rows } = await searchEvidence(db, actor, query)
  const papers = await presentAll(db, actor, rows)
  return { count, rows: papers.map((paper) => withFirstUses(paper)), limits: limitsOf(settings) }
}

/** Throws NOT_FOUND for missing and forbidden papers alike. */
export async function readEvidence(db: DbOrTransaction, actor: Actor, evidenceId: string): Promise<Evidence> {
  const row = await findEvidence(db, actor, evidenceId)
  if (!row) throw new AppError('NOT_FOUND')
  return withFirstUses(expectOne(await presentAll(db, actor, [row])))
}

/** A page of the uses of a paper. Throws NOT_FOUND like `readEvidence`. */
export async function readUses(
  db: Db,
  actor: Actor,
  query: PageQuery & { evidenceId: string },
): Promise<HandlerOutput<typeof contract.uses>> {
  if (!(await findEvidence(db, actor, query.evidenceId))) throw new AppError('NOT_FOUND')
  const { count, rows } = await pageOfUses(db, actor, query)
  return { count, rows: rows.map(presentUse) }
}

/**
 * A paper that the actor may change, with its row locked; with `byReaders`, every reader may. Throws NOT_FOUND,
 * USER_INVALID_AUTHENTICATION_FORBIDDEN, and INVALID_INPUT for a withdrawn paper.
 */
export async function changing(
  { tx, actor }: EvidenceScope,
  evidenceId: string,
  { byReaders = false }: { byReaders?: boolean } = {},
): Promise<EvidenceRecord> {
  const paper = await selectEvidenceForUpdate(tx, actor, evidenceId)
  if (!paper) throw new AppError('NOT_FOUND')
  const may = byReaders || mayChangeEvidence(actor, paper, await listVisibleUses(tx, actor, [evidenceId]))
  if (!may) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  if (paper.withdrawnAt) throw invalid([{ path: 'evidenceId', message: translate('refusals.evidenceWithdrawn') }])
  return paper
}

/** The history of a paper, newest first. */
export async function readEvidenceHistory(
  db: Db,
  actor: Actor,
  evidenceId: string,
): Promise<HandlerOutput<typeof contract.history>> {
  const paper = await findEvidence(db, actor, evidenceId)
  if (!paper) throw new AppError('NOT_FOUND')
  const rows = await listEvidenceChanges(db, paper)
  const entries = rows.map(({ at, changedBy: by, action, changes }) => ({ at: at.toISOString(), by, action, changes }))
  return { count: entries.length, rows: entries }
}

/** Opens a version of the file as it was uploaded. Throws NOT_FOUND and FILES_UNAVAILABLE. */
export async function openEvidenceFile(
  { db, files }: Pick<EvidenceDeps, 'db' | 'files'>,
  actor: Actor,
  { evidenceId, fileId }: { evidenceId: string; fileId: string },
): Promise<SentFile> {
  const paper = await findEvidence(db, actor, evidenceId)
  const file = paper && (await listFiles(db, [evidenceId])).find((one) => one.fileId === fileId)
  if (!file) throw new AppError('NOT_FOUND')
  return { type: 'application/octet-stream', fileName: file.name, body: await files.read(fileId) }
}
