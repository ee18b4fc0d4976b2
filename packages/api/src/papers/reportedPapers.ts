import { type AssessmentLock, type EvidenceTarget, isSameLock, lockLabel, type ReportedPaper } from '@portal/contract'
import type { IsoDay } from '@portal/rules'
import { type AssessmentRow, listDuties } from '../cases/index.ts'
import type { DbOrTransaction } from '../db/connect.ts'
import { PORTAL } from '../db/schema.ts'
import {
  type FileVersion,
  listChangesOf,
  listFiles,
  listUsesAt,
  type NamedEvidence,
  type PaperChange,
  type UseRecord,
} from './evidence.repo.ts'
import { checkOf, stateOfPaper, withdrawalOf } from './presentEvidence.ts'

/** The moment that a report shows, and the names of the parts of its assessment. */
type MomentOfReport = {
  at: Date
  locks: readonly AssessmentLock[]
  /** The wording of a question. */
  questionOf: (id: string) => string | undefined
}

/** The papers that belonged to an assessment at a moment, as they were then, in the order in which they were filed. */
export async function reportedPapers(
  db: DbOrTransaction,
  row: AssessmentRow,
  shown: MomentOfReport,
): Promise<ReportedPaper[]> {
  const { at } = shown
  const found = await listUsesAt(db, row, at)
  if (found.length === 0) return []
  const papers = new Map(found.map(({ paper }) => [paper.evidenceId, paper]))
  const ids = [...papers.keys()]
  const changes = await listChangesOf(db, row.accountId, ids)
  const files = (await listFiles(db, ids)).filter(({ addedAt }) => addedAt <= at)
  const duties = new Map((await listDuties(db, row)).map(({ dutyId, text }) => [dutyId, text]))
  const partText = (target: EvidenceTarget) => textOf(target, { ...shown, duties })
  return [...papers.values()].map((paper) => {
    const isOf = ({ evidenceId }: { evidenceId: string }) => evidenceId === paper.evidenceId
    const then = paperAt(paper, changes.filter(isOf), at)
    const uses = found.flatMap(({ paper: used, use }) => (isOf(used) ? [use] : []))
    return present(then, { at, file: files.find(isOf), serves: uses.map((use) => servedPart(use, partText)) })
  })
}

type Parts = { at: Date; file: FileVersion | undefined; serves: ReportedPaper['serves'] }

function present(paper: NamedEvidence, { at, file, serves }: Parts): ReportedPaper {
  const { evidenceId, kind, number, issuer, madeOn, validFrom, validTo, proves, provesDay } = paper
  const { holder, material, mark, addedBy, addedAt } = paper
  return {
    evidenceId,
    kind,
    number,
    issuer,
    madeOn,
    validFrom,
    validTo,
    proves,
    provesDay,
    holder,
    material,
    mark,
    addedBy,
    addedAt: addedAt.toISOString(),
    state: stateOfPaper(paper, at.toISOString().slice(0, 10) as IsoDay),
    check: checkOf(paper),
    withdrawn: withdrawalOf(paper),
    file: file ? { name: file.name, number: file.number, sha256: file.sha256 } : null,
    serves,
  }
}

/** The paper without what happened to it after a moment; its history is newest first. */
function paperAt(paper: NamedEvidence, history: readonly PaperChange[], at: Date): NamedEvidence {
  const later = history.filter((change) => change.at > at)
  const before = later
    .filter(({ action }) => action === 'changed')
    .flatMap(({ changes }) => Object.entries(changes).map(([field, { before: was }]) => [field, was]))
  const isCheckOther = later.some(affectsCheck)
  return {
    ...paper,
    ...Object.fromEntries(before),
    ...(isCheckOther && checkIn(history.filter((change) => change.at <= at))),
    ...(paper.withdrawnAt !== null && paper.withdrawnAt > at && { withdrawnAt: null }),
  }
}

/** Whether a change records a check or revokes it. An earlier last day that the ABS Clearing-House told does neither. */
const affectsCheck = ({ action, changedById, changes }: PaperChange): boolean =>
  action === 'checked' || action === 'file' || (action === 'changed' && (changedById !== PORTAL || 'holder' in changes))

/** The check that holds at the end of a history, newest first. */
function checkIn(history: readonly PaperChange[]): Partial<NamedEvidence> {
  const last = history.find(affectsCheck)
  if (last?.action !== 'checked') return { checkOutcome: null }
  const { outcome, note } = last.changes
  const checkOutcome = outcome?.after as NamedEvidence['checkOutcome']
  return { checkOutcome, checkedBy: last.changedBy, checkedAt: last.at, checkNote: note?.after ?? null }
}

function servedPart({ part, partId, settles }: UseRecord, partText: (target: EvidenceTarget) => string | null) {
  return { part, text: partText({ part, id: partId || null }), settles }
}

type PartNames = MomentOfReport & { duties: ReadonlyMap<string, string> }

/** A lock is named as `legal:<ref>`. */
function textOf({ part, id }: EvidenceTarget, { locks, duties, questionOf }: PartNames): string | null {
  if (part === 'assessment' || id === null) return null
  if (part === 'duty') return duties.get(id) ?? null
  if (part === 'answer') return questionOf(id) ?? null
  const [type = '', ...ref] = id.split(':')
  const lock = locks.find((one) => isSameLock(one, { ref: ref.join(':'), type: type as AssessmentLock['type'] }))
  return lock ? lockLabel(lock) : null
}
