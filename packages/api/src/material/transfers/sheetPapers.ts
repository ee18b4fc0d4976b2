import type { SheetItem, SheetPaper, TransferList } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { AssessmentRow } from '../../cases/index.ts'
import type { DbOrTransaction } from '../../db/connect.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { type EvidenceRecord, listEvidenceOf, listFileKeys, listFiles, titleOf } from '../../papers/index.ts'
import { today } from '../../shared/days.ts'

/** The kinds of evidence required by Art. 4(3), by the item that they prove. */
export const PAPERS_FOR: { readonly [item in SheetItem['item']]?: readonly EvidenceRecord['kind'][] } = {
  certificate: ['ircc'],
  permits: ['permit', 'pic', 'community_consent'],
  terms: ['mat', 'mta', 'smta'],
  source: ['accession_book', 'invoice', 'label'],
}

const HANDED_OVER = new Set(Object.values(PAPERS_FOR).flat())

type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

/** The papers of an assessment that are neither withdrawn nor expired. */
export const listCountingPapers = async (db: DbOrTransaction, key: Key): Promise<EvidenceRecord[]> =>
  (await listEvidenceOf(db, key)).filter(counts)

const counts = ({ withdrawnAt, expiredAt, validTo }: EvidenceRecord): boolean =>
  withdrawnAt === null && expiredAt === null && (validTo === null || validTo >= today())

/** The files that may be transferred with the material: the latest version of each valid paper that Art. 4(3) names. */
export async function listPapersToHandOver(db: DbOrTransaction, key: Key): Promise<TransferList['papers']> {
  const papers = (await listCountingPapers(db, key)).filter(({ kind }) => HANDED_OVER.has(kind))
  const files = await filesOf(db, papers)
  return papers.flatMap((paper) => {
    const last = files.find(({ evidenceId }) => evidenceId === paper.evidenceId)
    if (!last) return []
    const { fileId, name, size, sha256 } = last
    const { kind, number } = paper
    return [{ fileId, title: titleOf(paper), name, size, sha256, kind, ...(number && { number }) }]
  })
}

const filesOf = (db: DbOrTransaction, papers: readonly EvidenceRecord[]) =>
  listFiles(
    db,
    papers.map(({ evidenceId }) => evidenceId),
  )

/**
 * The papers for a sheet, from the selected files or all. Throws INVALID_INPUT for a file that may not be transferred.
 */
export async function chosenPapers(
  db: DbOrTransaction,
  key: Key,
  fileIds: readonly string[] | undefined,
): Promise<SheetPaper[]> {
  const papers = await listPapersToHandOver(db, key)
  const chosen = fileIds ? papers.filter(({ fileId }) => fileIds.includes(fileId)) : papers
  if (chosen.length < new Set(fileIds).size) {
    throw invalid([{ path: 'fileIds', message: translate('refusals.paperUnknown') }])
  }
  return chosen.map(({ fileId: _file, ...paper }) => paper)
}

/** The papers that a sheet lists, and whether the assessment has a file with the same content as evidence. */
export async function attachedPapers(db: DbOrTransaction, key: Key, listed: readonly SheetPaper[]) {
  const stored = new Set((await filesOf(db, await listEvidenceOf(db, key))).map(({ sha256 }) => sha256))
  return listed.map((paper) => ({ ...paper, attached: stored.has(paper.sha256) }))
}

/**
 * The stored files that a sheet lists, found by content, even if their papers have expired or serve other cases by now.
 */
export async function storedPapers(
  db: DbOrTransaction,
  { accountId }: Pick<Key, 'accountId'>,
  listed: readonly SheetPaper[],
): Promise<(SheetPaper & { fileId: string })[]> {
  const keys = await listFileKeys(
    db,
    accountId,
    listed.map(({ sha256 }) => sha256),
  )
  return listed.map((paper) => {
    const fileId = keys.get(paper.sha256)
    if (!fileId) throw new AppError('FILES_UNAVAILABLE')
    return { ...paper, fileId }
  })
}
