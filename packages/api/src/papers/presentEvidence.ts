import { type Evidence, EXPIRES_SOON_DAYS, LOST_CERTIFICATE_STATES, plain } from '@portal/contract'
import { dayNumber } from '@portal/rules'
import { type Paper, paperText } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { type AssessmentRow, mayEdit, mayUnlock } from '../cases/index.ts'
import type { DbOrTransaction } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { today } from '../shared/days.ts'
import {
  type EvidenceRecord,
  type FileVersion,
  listFiles,
  listVisibleUses,
  type NamedEvidence,
  type VisibleUse,
} from './evidence.repo.ts'

type Case = Pick<AssessmentRow, 'accountId' | 'ownerId' | 'visibility' | 'ownedInGroups' | 'deletedAt'>

/** Users who work on an assessment may add and change its evidence. */
export const mayAddEvidence = (actor: Actor, row: Case): boolean =>
  row.deletedAt === null &&
  (mayEdit(actor, row) || mayUnlock(actor, row, 'legal') || mayUnlock(actor, row, 'technical'))

/** Papers with their versions and all uses that the actor may read. */
export async function presentAll(
  db: DbOrTransaction,
  actor: Actor,
  rows: readonly NamedEvidence[],
): Promise<Evidence[]> {
  const ids = rows.map(({ evidenceId }) => evidenceId)
  const files = await listFiles(db, ids)
  const uses = await listVisibleUses(db, actor, ids)
  return rows.map((row) =>
    present(actor, row, {
      files: files.filter(({ evidenceId }) => evidenceId === row.evidenceId),
      uses: uses.filter(({ use }) => use.evidenceId === row.evidenceId),
    }),
  )
}

type Parts = { files: readonly FileVersion[]; uses: readonly VisibleUse[] }

function present(actor: Actor, row: NamedEvidence, { files, uses }: Parts): Evidence {
  const { evidenceId, version, kind, number, issuer, madeOn, validFrom, validTo, proves, provesDay, link } = row
  const { holder, material, mark } = row
  const dates = { madeOn, validFrom, validTo, provesDay }
  const fields = { evidenceId, version, kind, number, issuer, ...dates, proves, link, holder, material, mark }
  const mayChange = row.withdrawnAt === null && mayChangeEvidence(actor, row, uses)
  return {
    ...fields,
    notIssuedTo: holder === null || isSameOrganisation(holder, row.account) ? null : row.account,
    state: stateOfPaper(row),
    addedBy: row.addedBy,
    addedAt: row.addedAt.toISOString(),
    check: checkOf(row),
    withdrawn: withdrawalOf(row),
    files: files.map(presentFile),
    uses: uses.map(presentUse),
    usedBy: new Set(uses.map(({ assessmentId }) => assessmentId)).size,
    mayChange,
    mayCheck: mayChange && isSecondPerson(actor, row),
  }
}

/** Whether one of the names has all words of the other: a department, a place or the legal form is often left out. */
export function isSameOrganisation(one: string, other: string): boolean {
  const wordsOf = (name: string): string[] => plain(name).match(/[\p{L}\p{N}]+/gu) ?? []
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  return fewer.every((word) => more.includes(word))
}

export const mayChangeEvidence = (
  actor: Actor,
  { addedById }: Pick<EvidenceRecord, 'addedById'>,
  uses: readonly VisibleUse[],
): boolean => addedById === actor.userId || uses.some((one) => mayAddEvidence(actor, one))

export const isSecondPerson = ({ userId }: Actor, { addedById, changedById }: EvidenceRecord): boolean =>
  userId !== addedById && userId !== changedById

/** Papers in these states no longer prove anything. */
export const ENDED: readonly Evidence['state'][] = ['expired', ...LOST_CERTIFICATE_STATES]

/** The state of the paper on a day. */
export function stateOfPaper(
  { withdrawnAt, recordState, validFrom, validTo }: EvidenceRecord,
  day = today(),
): Evidence['state'] {
  if (withdrawnAt) return 'withdrawn'
  const lost = LOST_CERTIFICATE_STATES.find((state) => state === recordState)
  if (lost) return lost
  if (validTo !== null && validTo < day) return 'expired'
  if (validFrom !== null && validFrom > day) return 'not_yet_valid'
  const isClose = validTo !== null && dayNumber(validTo) - dayNumber(day) <= EXPIRES_SOON_DAYS
  return isClose ? 'expires_soon' : 'valid'
}

export const checkOf = ({ checkOutcome, checkedBy, checkedAt, checkNote }: NamedEvidence): Evidence['check'] =>
  checkOutcome && checkedBy && checkedAt
    ? { outcome: checkOutcome, by: checkedBy, at: checkedAt.toISOString(), note: checkNote }
    : null

export const withdrawalOf = ({ withdrawnBy, withdrawnAt, withdrawnReason }: NamedEvidence): Evidence['withdrawn'] =>
  withdrawnBy && withdrawnAt ? { by: withdrawnBy, at: withdrawnAt.toISOString(), reason: withdrawnReason ?? '' } : null

const presentFile = ({ addedAt, accountId: _a, evidenceId: _e, ...file }: FileVersion) => ({
  ...file,
  addedAt: addedAt.toISOString(),
})

export const presentUse = ({ use, number, ...row }: VisibleUse): Evidence['uses'][number] => ({
  useId: use.useId,
  assessmentId: row.assessmentId,
  id: number,
  name: row.name,
  geneticResource: row.geneticResource,
  providerCountry: row.providerCountry,
  placeType: row.placeType,
  intendedUse: row.intendedUse,
  result: row.result,
  target: { part: use.part, id: use.partId || null },
  settles: use.settles,
})

/** A paper as stored in a message, which every reader reads in their own language. */
export const paperOf = ({ kind, number }: Paper): Paper => ({ kind, number })

/** A paper as named in a sentence. */
export const titleOf = (paper: Paper): string => paperText(translate, paper)
