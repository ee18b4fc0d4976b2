import { type Evidence, type PackGap, screenPaths } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import { readComments, readHistory } from '../../cases/index.ts'
import { readDuties } from '../../duties/index.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { listTransfers, readTransfers, type TransferRecord } from '../../material/index.ts'
import { ENDED, type EvidenceDeps, readEvidenceHistory, readEvidenceOf } from '../../papers/index.ts'
import { namesOf, type ReadReport, type ReportDeps, readReport, whomToAsk } from '../../reports/index.ts'
import type { Settings } from '../../shared/settings/settings.ts'
import { languageNow } from '../../text/language.ts'

export type PackDeps = ReportDeps &
  Omit<EvidenceDeps, 'settings'> & { settings: Pick<Settings, 'files' | 'dataDir' | 'portalKey'> }
export type PackChoice = { names: boolean; comments: boolean; earlierVersions: boolean }

/** A case of a pack with everything included about it. */
export type PackedCase = {
  read: ReadReport
  evidence: readonly Evidence[]
  /** The evidence that was not withdrawn. */
  papers: readonly Evidence[]
  /** The latest version of each transfer. */
  transfers: readonly TransferRecord[]
  gaps: PackGap[]
}

/**
 * Cases of one account, ordered by number. Throws ASSESSMENT_NOT_FOUND, and NOT_FOUND if they belong to different
 * accounts.
 */
export async function readCases(deps: PackDeps, actor: Actor, ids: readonly string[]): Promise<PackedCase[]> {
  const cases: PackedCase[] = []
  for (const assessmentId of new Set(ids)) cases.push(await readCase(deps, actor, assessmentId))
  if (new Set(cases.map(({ read }) => read.row.accountId)).size > 1) throw new AppError('NOT_FOUND')
  return cases.sort((a, b) => a.read.row.number - b.read.row.number)
}

async function readCase(deps: PackDeps, actor: Actor, assessmentId: string): Promise<PackedCase> {
  const read = await readReport(deps, actor, { assessmentId })
  const { rows: evidence } = await readEvidenceOf(deps, actor, assessmentId)
  const { rows: duties } = await readDuties(deps.db, actor, assessmentId)
  const { status, cleared } = read.report.assessment
  const papers = evidence.filter(({ state }) => state !== 'withdrawn')
  const gaps: { [gap in PackGap]: boolean } = {
    inProgress: status !== 'COMPLETED',
    notCleared: !cleared,
    dutiesOpen: duties.some(({ state, goneAt }) => state === 'open' && goneAt === null),
    noEvidence: papers.length === 0,
    notChecked: papers.some(({ check }) => check?.outcome !== 'right'),
    expired: papers.some(({ state }) => ENDED.includes(state)),
  }
  const transfers = await listTransfers(deps.db, read.row)
  return { read, evidence, papers, transfers, gaps: (Object.keys(gaps) as PackGap[]).filter((gap) => gaps[gap]) }
}

/** The report of a case as a PDF, with or without names of persons. */
export function reportOf(
  { pdfWorkers, portalName, publicUrl }: PackDeps,
  { read: { report, context } }: PackedCase,
  { names }: PackChoice,
): Promise<Buffer> {
  return pdfWorkers.makePdf({
    report: names ? report : withoutNames(report),
    portalName,
    verifyAddress: publicUrl + screenPaths.verify,
    short: false,
    names: namesOf(context),
    ...whomToAsk(report, context),
    language: languageNow(),
  })
}

/**
 * Answers, decision with its law, history, duties, evidence, transfers and, if selected, comments, as canonical JSON.
 */
export async function recordOfCase(
  deps: PackDeps,
  actor: Actor,
  { read: { report, row }, evidence }: PackedCase,
  { names, comments }: PackChoice,
): Promise<Buffer> {
  const { assessmentId } = row
  const history = await readHistory(deps.db, actor, assessmentId)
  const papers = []
  for (const paper of evidence) {
    const { rows } = await readEvidenceHistory(deps.db, actor, paper.evidenceId)
    const ownUses = paper.uses.filter((use) => use.assessmentId === assessmentId)
    papers.push({ ...paper, uses: ownUses, history: rows })
  }
  const { rows: transfers, received } = await readTransfers(deps, actor, assessmentId)
  const record = {
    report,
    history: names ? history : { ...history, events: history.events.filter(({ action }) => action !== NAMING_OWNERS) },
    duties: (await readDuties(deps.db, actor, assessmentId)).rows,
    evidence: papers,
    transfers,
    received,
    ...(comments && { comments: (await readComments(deps.db, actor, assessmentId)).rows }),
  }
  return Buffer.from(canonicalJson(JSON.parse(JSON.stringify(names ? record : withoutNames(record)))))
}

/** The action whose text names the previous and the new owner. */
const NAMING_OWNERS = 'ASSESSMENT_DETAILS'

const NAME_FIELDS = new Set([
  ...['by', 'addedBy', 'author', 'decidedBy', 'lockedBy', 'unlockedBy', 'printedBy', 'settledBy'],
  ...['savedBy', 'receivedBy', 'firstName', 'lastName', 'userId'],
])

/** Fields that are left out without names: the owner, and the contact of the recipient of a transfer. */
const isLeftOut = (field: string, content: unknown): boolean =>
  field === 'contact' || (field === 'owner' && typeof content === 'object')

/** A copy with "a person" in every field that names one. Free texts written by users are not changed. */
export function withoutNames<Value>(value: Value): Value {
  const hidden = (field: string, content: unknown): unknown => {
    if (isLeftOut(field, content)) return null
    if (!NAME_FIELDS.has(field) || content === null) return withoutNames(content)
    if (field === 'lastName') return ''
    return field === 'userId' ? null : t('packs.person')
  }
  if (Array.isArray(value)) return value.map((one) => withoutNames(one)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, content]) => [field, hidden(field, content)])) as Value
}
