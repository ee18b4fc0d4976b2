import { randomUUID } from 'node:crypto'
import type {
  evidence as contract,
  Evidence,
  EvidenceFields,
  EvidenceHistoryEntry,
  HandlerInput,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { writeAudit } from '../audit/index.ts'
import type { AssessmentDeps } from '../cases/index.ts'
import type { Actor } from '../http/actor.ts'
import { invalid } from '../http/errors.ts'
import { refuseStale } from '../http/refuseStale.ts'
import { today } from '../shared/days.ts'
import {
  type EvidenceRecord,
  insertEvidence,
  insertEvidenceChange,
  insertFile,
  listFiles,
  takeUpload,
  UNCHECKED,
  updateEvidence,
} from './evidence.repo.ts'
import { addUse, caseFor } from './evidenceUses.ts'
import { decideAt, decideByPaper, dropProof } from './lostProof.ts'
import { isSecondPerson } from './presentEvidence.ts'
import { changing, type EvidenceScope, readEvidence } from './readEvidence.ts'

type NewEvidence = HandlerInput<typeof contract.add>['body']
type Change = HandlerInput<typeof contract.change>['body']
type Version = HandlerInput<typeof contract.addVersion>['body']
type Check = HandlerInput<typeof contract.check>['body']
type Changes = EvidenceHistoryEntry['changes']

/** Adds evidence with its file to a part of an assessment, in one transaction. */
export const addEvidence = (
  deps: AssessmentDeps,
  actor: Actor,
  assessmentId: string,
  added: NewEvidence,
): Promise<Evidence> => inScope(deps, actor, (scope) => addPaper(scope, assessmentId, added))

/** Adds evidence within a transaction of the caller. */
export async function addPaper(
  scope: EvidenceScope,
  assessmentId: string,
  { target, settles, fileId, kind, ...given }: NewEvidence,
): Promise<Evidence> {
  const { tx, actor } = scope
  const row = await caseFor(scope, assessmentId)
  const fields = fieldsOf(given)
  if (!fileId && !fields.link && !fields.number) throw refuse('fileId', 'evidenceEmpty')
  const at = new Date()
  const by = actor.userId
  const { accountId } = row
  const people = { addedById: by, addedAt: at, changedById: by }
  const paper = await insertEvidence(tx, { accountId, evidenceId: randomUUID(), ...people, ...fields, kind })
  if (fileId) await saveFile(scope, paper, { fileId, number: 1, reason: null, at })
  await note(scope, paper, { action: 'added', changes: {}, at })
  await addUse(scope, paper, row, { target, settles, at })
  await decideAt(tx, scope.law, row, { by, at })
  return readEvidence(tx, actor, paper.evidenceId)
}

const FIELDS = [
  ...(['number', 'issuer', 'madeOn', 'validFrom', 'validTo', 'proves', 'provesDay', 'link'] as const),
  ...(['holder', 'material', 'mark'] as const),
] as const

/**
 * The given fields; an empty text clears a field. Throws INVALID_INPUT for a paper that was made in the future or that
 * expires before it becomes valid.
 */
function fieldsOf(given: Partial<EvidenceFields>, before?: EvidenceRecord) {
  const names = FIELDS.filter((name) => given[name] !== undefined)
  const fields: Partial<Pick<EvidenceRecord, (typeof FIELDS)[number]>> = Object.fromEntries(
    names.map((name) => [name, given[name] || null]),
  )
  const { madeOn, validFrom, validTo } = { ...before, ...fields }
  if (madeOn && madeOn > today()) throw refuse('madeOn', 'paperOfTomorrow')
  if (validFrom && validTo && validTo < validFrom) throw refuse('validTo', 'endsBeforeStart')
  return fields
}

type NewVersion = { fileId: string; number: number; reason: string | null; at: Date }

async function saveFile(
  { tx, actor }: EvidenceScope,
  { accountId, evidenceId }: EvidenceRecord,
  { fileId, number, reason, at }: NewVersion,
): Promise<void> {
  const upload = await takeUpload(tx, actor.userId, fileId)
  if (!upload) throw refuse('fileId', 'fileUnknown')
  const { name, type, size, sha256 } = upload
  const file = { fileId, number, name, type, size, sha256, reason }
  await insertFile(tx, { accountId, evidenceId, ...file, addedById: actor.userId, addedAt: at })
}

type Refused = 'evidenceEmpty' | 'paperOfTomorrow' | 'endsBeforeStart' | 'fileUnknown' | 'evidenceOwn'
const refuse = (path: string, code: Refused) => invalid([{ path, message: translate(`refusals.${code}`) }])

/** Of another number, the ABS Clearing-House has said nothing yet. */
const NOT_ON_RECORD = { recordState: null, recordReadAt: null }

/** Changes the metadata of a paper. Its check is revoked; a later last day makes an expired paper valid again. */
export const changeEvidence = (
  deps: AssessmentDeps,
  actor: Actor,
  evidenceId: string,
  change: PaperChange,
): Promise<Evidence> => inScope(deps, actor, (scope) => changePaper(scope, evidenceId, change))

type PaperChange = { body: Change; ifMatch: string | undefined }

/** Changes a paper within a transaction of the caller. */
export async function changePaper(
  scope: EvidenceScope,
  evidenceId: string,
  { body, ifMatch }: PaperChange,
): Promise<Evidence> {
  const { tx, actor } = scope
  const before = await changing(scope, evidenceId)
  refuseStale(ifMatch, await readEvidence(tx, actor, evidenceId))
  const fields = { ...fieldsOf(body, before), ...(body.kind && { kind: body.kind }) }
  const changes = differencesOf(before, fields)
  if (Object.keys(changes).length === 0) return readEvidence(tx, actor, evidenceId)
  const revived = { ...(changes.validTo && { expiredAt: null }), ...(changes.number && NOT_ON_RECORD) }
  await updateEvidence(tx, before, { ...fields, ...UNCHECKED, ...revived, changedById: actor.userId })
  await note(scope, before, { action: 'changed', changes })
  await decideByPaper(tx, scope.law, { paper: before, by: actor.userId, at: new Date() })
  return readEvidence(tx, actor, evidenceId)
}

function differencesOf(before: EvidenceRecord, fields: Partial<EvidenceRecord>): Changes {
  const names = ([...FIELDS, 'kind'] as const).filter((name) => name in fields && fields[name] !== before[name])
  return Object.fromEntries(names.map((name) => [name, { before: before[name], after: fields[name] ?? null }]))
}

/** Adds a version of the file; older versions stay, and the check is revoked. */
export const addVersion = (
  deps: AssessmentDeps,
  actor: Actor,
  evidenceId: string,
  { fileId, reason }: Version,
): Promise<Evidence> =>
  inScope(deps, actor, async (scope) => {
    const paper = await changing(scope, evidenceId)
    const [last] = await listFiles(scope.tx, [evidenceId])
    const at = new Date()
    const number = (last?.number ?? 0) + 1
    await saveFile(scope, paper, { fileId, number, reason, at })
    await updateEvidence(scope.tx, paper, { ...UNCHECKED, changedById: actor.userId })
    const changes = {
      file: { before: last?.name ?? null, after: String(number) },
      reason: { before: null, after: reason },
    }
    await note(scope, paper, { action: 'file', changes, at })
    await decideByPaper(scope.tx, scope.law, { paper, by: actor.userId, at })
    return readEvidence(scope.tx, actor, evidenceId)
  })

/** Records the check by a second person. Throws INVALID_INPUT for the user who added or last changed the paper. */
export const checkEvidence = (
  deps: AssessmentDeps,
  actor: Actor,
  evidenceId: string,
  { outcome, note: text }: Check,
): Promise<Evidence> =>
  inScope(deps, actor, async (scope) => {
    const paper = await changing(scope, evidenceId)
    if (!isSecondPerson(actor, paper)) throw refuse('outcome', 'evidenceOwn')
    const at = new Date()
    const by = actor.userId
    const check = { checkOutcome: outcome, checkedById: by, checkedAt: at }
    await updateEvidence(scope.tx, paper, { ...check, checkNote: text || null })
    const changes: Changes = { outcome: { before: paper.checkOutcome, after: outcome } }
    if (text) changes.note = { before: null, after: text }
    await note(scope, paper, { action: 'checked', changes, at })
    await decideByPaper(scope.tx, scope.law, { paper, by, at })
    return readEvidence(scope.tx, actor, evidenceId)
  })

/** Withdraws a paper: it stays readable, but what it proved is open again. */
export const withdrawEvidence = (
  deps: AssessmentDeps,
  actor: Actor,
  evidenceId: string,
  reason: string,
): Promise<Evidence> =>
  inScope(deps, actor, async (scope) => {
    const paper = await changing(scope, evidenceId)
    const at = new Date()
    const by = actor.userId
    const withdrawn = { withdrawnAt: at, withdrawnById: by, withdrawnReason: reason }
    await updateEvidence(scope.tx, paper, withdrawn)
    await dropProof(scope.tx, scope.law, { paper: { ...paper, ...withdrawn }, action: 'withdrawn', by, at })
    await note(scope, paper, { action: 'withdrawn', changes: { reason: { before: null, after: reason } }, at })
    return readEvidence(scope.tx, actor, evidenceId)
  })

const inScope = <Result>({ db, law }: AssessmentDeps, actor: Actor, work: (scope: EvidenceScope) => Promise<Result>) =>
  db.transaction((tx) => work({ tx, law, actor }))

type Note = { action: EvidenceHistoryEntry['action']; changes: Changes; at?: Date }

/** Records an action in the paper's history and in the audit log. */
async function note({ tx, actor }: EvidenceScope, paper: EvidenceRecord, { action, changes, at = new Date() }: Note) {
  const { accountId, evidenceId } = paper
  await insertEvidenceChange(tx, { accountId, evidenceId, action, changedById: actor.userId, changes, at })
  await writeAudit(tx, { ...actor, accountId }, `EVIDENCE_${action.toUpperCase()}`, { evidenceId, changes })
}
