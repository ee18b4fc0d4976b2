import {
  assessmentNumber,
  type CertificateRecord,
  type EvidenceHistoryEntry,
  LOST_CERTIFICATE_STATES,
} from '@portal/contract'
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { type AssessmentDeps, certificateParts } from '../../cases/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { assessments, evidence, evidenceUses, PORTAL } from '../../db/schema.ts'
import { writeEachNotification } from '../../notifications/index.ts'
import { type EvidenceRecord, insertEvidenceChange, UNCHECKED, updateEvidence } from '../evidence.repo.ts'
import { decideByPaper, dropProof } from '../lostProof.ts'
import { isSameOrganisation, paperOf } from '../presentEvidence.ts'
import type { LookUp } from './certificates.ts'

const EVERY = sql`interval '30 days'`
/** Of one run; the others wait for the next one. */
const MOST_PAPERS = 200

type RecheckDeps = { db: Db; law: AssessmentDeps['law'] }

/**
 * Asks the ABS Clearing-House once a month for the certificates on file. One that was revoked or replaced no longer proves
 * anything, and the owners are told; the last day of the record becomes that of the paper, if it is earlier, and so does
 * its holder, if the paper names another. That undoes the check, and the owners are told.
 */
export async function recheckCertificates(deps: RecheckDeps, lookUp: LookUp): Promise<void> {
  for (const paper of await listDue(deps.db)) {
    const parts = certificateParts(paper.number ?? '')
    const record = parts && (await lookUp(parts))
    // Switched off, or away: asked again by the next run.
    if (record?.state === 'off' || record?.state === 'failed') return
    await deps.db.transaction((tx) => keep(tx, deps.law, paper, record))
  }
}

const listDue = (db: Db): Promise<EvidenceRecord[]> =>
  db
    .select()
    .from(evidence)
    .where(
      and(
        eq(evidence.kind, 'ircc'),
        isNull(evidence.withdrawnAt),
        sql`upper(${evidence.number}) like 'ABSCH-IRCC-%'`,
        or(isNull(evidence.recordReadAt), lt(evidence.recordReadAt, sql`now() - ${EVERY}`)),
      ),
    )
    .orderBy(sql`${evidence.recordReadAt} nulls first`, asc(evidence.evidenceId))
    .limit(MOST_PAPERS)

/** Keeps the answer with the paper, unless its number was changed or it was withdrawn meanwhile. */
async function keep(
  tx: Transaction,
  law: AssessmentDeps['law'],
  asked: EvidenceRecord,
  record: CertificateRecord | undefined,
): Promise<void> {
  const [paper] = await tx.select().from(evidence).where(eq(evidence.evidenceId, asked.evidenceId)).for('update')
  if (!paper || paper.withdrawnAt || paper.number !== asked.number) return
  const at = new Date()
  const corrections = correctionsOf(paper, record)
  const losesCheck = corrections.holder !== undefined
  const next = { recordState: record?.state ?? null, recordReadAt: at, ...corrections, ...(losesCheck && UNCHECKED) }
  await updateEvidence(tx, paper, next)
  const changes = changesOf(paper, corrections)
  if (Object.keys(changes).length > 0) await note(tx, paper, { action: 'changed', changes, at })
  await tellOwners(tx, paper, corrections)
  const lost = lostState(record)
  const isNewState = next.recordState !== paper.recordState
  if (!lost && (isNewState || losesCheck)) await decideByPaper(tx, law, { paper, by: PORTAL, at })
  if (!lost || !isNewState) return
  await note(tx, paper, { action: lost, changes: newestNumber(paper, record), at })
  await dropProof(tx, law, { paper: { ...paper, ...next }, action: lost, by: PORTAL, at })
}

/** Of another holder: a certificate that was checked does not count until it is checked again. */
async function tellOwners(tx: Transaction, paper: EvidenceRecord, { holder }: Corrections): Promise<void> {
  if (!holder) return
  const { accountId, assessmentId, ownerId, number } = assessments
  const cases = await tx
    .selectDistinct({ accountId, assessmentId, userId: sql<string>`${ownerId}`, number })
    .from(assessments)
    .innerJoin(evidenceUses, and(eq(evidenceUses.accountId, accountId), eq(evidenceUses.assessmentId, assessmentId)))
    .where(
      and(
        eq(evidenceUses.accountId, paper.accountId),
        eq(evidenceUses.evidenceId, paper.evidenceId),
        isNull(evidenceUses.removedAt),
        isNull(assessments.deletedAt),
        isNotNull(ownerId),
      ),
    )
  await writeEachNotification(
    tx,
    cases.map(({ number, ...to }) => ({
      ...to,
      message: {
        code: 'certificateHolder',
        params: { number: assessmentNumber(number), paper: paperOf(paper), holder },
      },
    })),
  )
}

const newestNumber = ({ number }: EvidenceRecord, record: CertificateRecord | undefined): Note['changes'] => ({
  number: { before: number, after: record?.newest ?? number },
})

const lostState = (record: CertificateRecord | undefined) =>
  LOST_CERTIFICATE_STATES.find((one) => one === record?.state)

type Corrections = Partial<Pick<EvidenceRecord, 'validTo' | 'holder'>>

/** The fields of the paper that the record of the Clearing-House corrects: an earlier last day, another holder. */
function correctionsOf(paper: EvidenceRecord, record: CertificateRecord | undefined): Corrections {
  const validTo = lostState(record) ? paper.validTo : earlier(record?.expiresOn ?? null, paper.validTo)
  const holder = otherHolder(paper, record)
  return { ...(validTo !== paper.validTo && { validTo }), ...(holder && { holder }) }
}

const changesOf = (paper: EvidenceRecord, corrections: Corrections): Note['changes'] =>
  Object.fromEntries(
    (['validTo', 'holder'] as const).flatMap((field) =>
      field in corrections ? [[field, { before: paper[field], after: corrections[field] ?? null }]] : [],
    ),
  )

/** The holder of the record, if the paper names somebody else. */
function otherHolder({ holder }: EvidenceRecord, record: CertificateRecord | undefined): string | undefined {
  const found = record?.holder
  return found && holder && !isSameOrganisation(found, holder) ? found : undefined
}

type Note = Pick<EvidenceHistoryEntry, 'action' | 'changes'> & { at: Date }

const note = (tx: Transaction, { accountId, evidenceId }: EvidenceRecord, noted: Note): Promise<void> =>
  insertEvidenceChange(tx, { accountId, evidenceId, changedById: PORTAL, ...noted })

const earlier = (one: string | null, other: string | null): string | null =>
  one !== null && (other === null || one < other) ? one : other
