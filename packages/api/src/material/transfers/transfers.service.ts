import { randomUUID } from 'node:crypto'
import {
  assessmentNumber,
  HandOverSheet,
  type SheetPaper,
  screenPaths,
  type Transfer,
  type TransferFields,
  type TransferList,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import {
  type AssessmentDeps,
  type AssessmentRow,
  factsOfMaterial,
  findDecision,
  findReadable,
  mayEdit,
  newVerificationCode,
  recordAssessment,
  selectForUpdateIfAllowed,
} from '../../cases/index.ts'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { type Facts, openPackSigner, type PackSigner, parseSheet, signSheet } from '../../file-store/index.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { refuseStale } from '../../http/refuseStale.ts'
import { today } from '../../shared/days.ts'
import type { Settings } from '../../shared/settings/settings.ts'
import { listSamples } from '../samples/samples.repo.ts'
import { doneByTransfer, reopenDoneByTransfer } from './passOnDuties.ts'
import { sheetItems } from './sheetItems.ts'
import { attachedPapers, chosenPapers, listPapersToHandOver } from './sheetPapers.ts'
import {
  findReceived,
  findTransfer,
  listTransferMoments,
  listTransfers,
  type NamedTransfer,
  saveTransfer,
  type TransferRecord,
} from './transfers.repo.ts'

export type TransferDeps = AssessmentDeps & {
  settings: Pick<Settings, 'dataDir' | 'portalKey' | 'trustedSenders'>
  portalName: string
  publicUrl: string
}

/** The transfers of the material of an assessment, and where it came from. Throws ASSESSMENT_NOT_FOUND. */
export async function readTransfers(deps: AssessmentDeps, actor: Actor, assessmentId: string): Promise<TransferList> {
  const row = await findReadable(deps.db, actor, assessmentId)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  return presentList(deps, actor, row)
}

type Reading = { db: DbOrTransaction; law: AssessmentDeps['law'] }

async function presentList({ db, law }: Reading, actor: Actor, row: AssessmentRow): Promise<TransferList> {
  const rows = await listTransfers(db, row)
  const received = await findReceived(db, row)
  const facts = await factsOfMaterial({ db, law, actor }, row)
  return {
    rows: rows.map(present),
    received: received ? await presentReceived(db, row, received) : null,
    items: await sheetItems(db, row, facts, {}),
    papers: await listPapersToHandOver(db, row),
    mayChange: mayEdit(actor, row) && row.deletedAt === null,
  }
}

function present({ sheet, savedAt, savedById: _savedById, ...record }: NamedTransfer): Transfer {
  const { evidence, transfer } = parseSheet(sheet)
  return { ...record, lockReason: transfer.lockReason ?? null, evidence, savedAt: savedAt.toISOString() }
}

type Received = NonNullable<Awaited<ReturnType<typeof findReceived>>>

async function presentReceived(db: DbOrTransaction, row: AssessmentRow, received: Received) {
  const { code, version, sender, portal, verifyAt, publicKey, transfer, evidence } = parseSheet(received.sheet)
  const { signer, receivedBy, receivedAt } = received
  return {
    code,
    version,
    sender,
    portal,
    verifyAt,
    publicKey,
    signer,
    transferredOn: transfer.transferredOn,
    lockReason: transfer.lockReason ?? null,
    receivedBy,
    receivedAt: receivedAt.toISOString(),
    evidence: await attachedPapers(db, row, evidence),
  }
}

/** Records a transfer with its signed sheet, and settles the duties to pass information on. */
export const addTransfer = (deps: TransferDeps, actor: Actor, assessmentId: string, body: TransferFields) =>
  saving(deps, actor, assessmentId, async (tx, row) => ({
    transferId: randomUUID(),
    version: 1,
    code: newVerificationCode('HS'),
    withdrawn: false,
    reason: null,
    fields: { ...body, lockReason: row.locked ? body.lockReason : null },
    evidence: await chosenPapers(tx, row, body.fileIds),
  }))

type Change = { ifMatch: string | undefined; reason: string }

/** Corrects a transfer: its sheet gets a new version, which supersedes the previous one. */
export async function correctTransfer(
  deps: TransferDeps,
  actor: Actor,
  transferId: string,
  { fields, ifMatch, reason }: Change & { fields: TransferFields },
): Promise<TransferList> {
  const { assessmentId } = await found(deps, actor, transferId)
  return saving(deps, actor, assessmentId, async (tx, row) => {
    const before = await selectLast(tx, actor, transferId, ifMatch)
    const evidence = await chosenPapers(tx, row, fields.fileIds)
    // The lock was closed when the material went, also if it is open by now.
    const lockReason = row.locked ? fields.lockReason : parseSheet(before.sheet).transfer.lockReason
    const next = { transferId, version: before.version + 1, code: before.code, withdrawn: false, reason, evidence }
    return { ...next, fields: { ...fields, lockReason } }
  })
}

/** Withdraws a transfer: its sheet stays readable but no longer counts. */
export async function withdrawTransfer(
  deps: TransferDeps,
  actor: Actor,
  transferId: string,
  { ifMatch, reason }: Change,
): Promise<TransferList> {
  const { assessmentId } = await found(deps, actor, transferId)
  return saving(deps, actor, assessmentId, async (tx) => {
    const before = await selectLast(tx, actor, transferId, ifMatch)
    const { version, code, recipient, contact, country, transferredOn, sampleIds, amount, use } = before
    const { terms, link, obligations } = before
    const { evidence, transfer } = parseSheet(before.sheet)
    const given = { recipient, contact, country, transferredOn, sampleIds, amount, use, terms, link, obligations }
    const fields = { ...given, lockReason: transfer.lockReason }
    return { transferId, version: version + 1, code, withdrawn: true, reason, fields, evidence }
  })
}

async function found({ db }: TransferDeps, actor: Actor, transferId: string): Promise<NamedTransfer> {
  const transfer = await findTransfer(db, actor, transferId)
  if (!transfer) throw new AppError('NOT_FOUND')
  return transfer
}

/** The version that a change is based on; a withdrawn transfer cannot be changed. */
async function selectLast(tx: Transaction, actor: Actor, transferId: string, ifMatch: string | undefined) {
  const before = await findTransfer(tx, actor, transferId)
  if (!before) throw new AppError('NOT_FOUND')
  refuseStale(ifMatch, present(before))
  if (before.withdrawn) throw invalid([{ path: 'transferId', message: translate('refusals.transferWithdrawn') }])
  return before
}

type Next = Pick<TransferRecord, 'transferId' | 'version' | 'code' | 'withdrawn' | 'reason'> & {
  fields: TransferFields
  evidence: SheetPaper[]
}

/** Saves the next version of a transfer with its sheet, and records it, in one transaction. */
async function saving(
  deps: TransferDeps,
  actor: Actor,
  assessmentId: string,
  nextOf: (tx: Transaction, row: AssessmentRow) => Promise<Next>,
): Promise<TransferList> {
  const signer = await openPackSigner(deps.settings)
  return deps.db.transaction(async (tx) => {
    const scope = { db: tx, law: deps.law, actor }
    const conditions = { ifMatch: undefined, may: (row: AssessmentRow) => mayEdit(actor, row) }
    const row = await selectForUpdateIfAllowed(scope, assessmentId, conditions)
    const { fields, evidence, ...head } = await nextOf(tx, row)
    const at = new Date()
    const by = actor.userId
    if (!head.withdrawn) refuseTransfer(row, fields)
    const facts = await factsOfMaterial(scope, row)
    const file = await sheetOf(deps, tx, { row, facts, signer, head: { ...head, at }, fields, evidence })
    const record: TransferRecord = {
      accountId: row.accountId,
      assessmentId,
      ...head,
      ...columnsOf(fields),
      sheet: file.text,
      sha256: file.sha256,
      pdfSha256: [],
      savedById: by,
      savedAt: at,
      endedAt: null,
    }
    await saveTransfer(tx, record)
    await settleDuties(tx, row, { ...head, recipient: fields.recipient, by, at })
    const { code, version, withdrawn, reason } = head
    await recordAssessment(tx, actor, row, {
      eventType: 'ASSESSMENT_UPDATE',
      action: withdrawn ? 'ASSESSMENT_TRANSFER_WITHDRAWN' : 'ASSESSMENT_TRANSFER',
      message: { code: 'transferSaved', params: { number: assessmentNumber(row.number), recipient: fields.recipient } },
      subject: { transferId: head.transferId, code, version, recipient: fields.recipient, sha256: file.sha256, reason },
      at,
    })
    return presentList({ db: tx, law: deps.law }, actor, row)
  })
}

/** Throws INVALID_INPUT for a day in the future, and for a closed lock without the reason why the material goes on. */
function refuseTransfer({ locked }: AssessmentRow, { transferredOn, lockReason }: TransferFields): void {
  if (transferredOn > today()) {
    throw invalid([{ path: 'transferredOn', message: translate('refusals.stillToCome') }])
  }
  if (locked && !lockReason) throw invalid([{ path: 'lockReason', message: translate('refusals.handOverLocked') }])
}

type Settling = Pick<TransferRecord, 'withdrawn' | 'reason' | 'recipient'> & { by: string; at: Date }

/**
 * Settles the duties to pass information on while a transfer counts, and reopens them once the last one is withdrawn.
 */
async function settleDuties(
  tx: Transaction,
  row: AssessmentRow,
  { withdrawn, reason, ...transfer }: Settling,
): Promise<void> {
  if (!withdrawn) return doneByTransfer(tx, row, transfer)
  const counting = (await listTransfers(tx, row)).filter((transfer) => !transfer.withdrawn)
  if (counting.length > 0) return
  const transferredAt = await listTransferMoments(tx, row)
  await reopenDoneByTransfer(tx, row, { ...transfer, reason: reason ?? '', transferredAt })
}

/** The fields as they are stored; files and the reason for a transfer in spite of a lock are on the sheet alone. */
function columnsOf({ fileIds: _files, lockReason: _reason, ...given }: TransferFields) {
  const { contact, amount, use, terms, link, obligations, ...fields } = given
  return {
    ...fields,
    contact: contact || null,
    amount: amount || null,
    use: use || null,
    terms: terms || null,
    link: link || null,
    obligations: obligations || null,
  }
}

type Parts = {
  row: AssessmentRow
  facts: Facts
  signer: PackSigner
  head: { code: string; version: number; at: Date }
  fields: TransferFields
  evidence: SheetPaper[]
}

async function sheetOf(
  { portalName, publicUrl, law }: TransferDeps,
  tx: Transaction,
  { row, facts, signer, head: { code, version, at }, fields, evidence }: Parts,
): Promise<{ text: string; sha256: string }> {
  const { sampleIds, ...columns } = columnsOf(fields)
  const transfer = { ...columns, ...(fields.lockReason && { lockReason: fields.lockReason }) }
  const samples = (await listSamples(tx, row)).filter(
    (one) => sampleIds.length === 0 || sampleIds.includes(one.sampleId),
  )
  if (samples.length < sampleIds.length) {
    throw invalid([{ path: 'sampleIds', message: translate('refusals.sampleUnknown') }])
  }
  const decision = await findDecision(tx, row)
  const ids = new Set(facts.map(({ id }) => id))
  const { content } = await law.contextForShare(tx, row.providerCountry ?? undefined, undefined)
  return signSheet(
    {
      format: 'abs-hand-over-sheet',
      formatVersion: 1,
      code,
      version,
      issuedAt: at.toISOString(),
      portal: portalName,
      verifyAt: publicUrl + screenPaths.verifyCode(code),
      sender: row.account,
      transfer,
      assessment: { number: assessmentNumber(row.number), result: row.result, reportCode: decision?.code ?? null },
      answers: Object.fromEntries(Object.entries(row.answers).filter(([id]) => ids.has(id))),
      content: content.map(({ id, version }) => ({ id, version })),
      facts: facts.map(({ question, value }) => ({ question, value })),
      samples: samples.map((sample) => HandOverSheet.shape.samples.element.strip().parse(sample)),
      items: await sheetItems(tx, row, facts, fields),
      evidence,
    },
    signer,
  )
}
