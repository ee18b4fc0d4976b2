import {
  type ContentVersionFile,
  emptyHouse,
  type HandlerInput,
  type HandlerOutput,
  type merging,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { writeAudit } from '../../audit/index.ts'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { presentFile, problemsWith, stateOfVersion } from '../stored/presentVersion.ts'
import { storedCases } from '../stored/storedCases.ts'
import { findVersion, type VersionRow } from '../stored/versions.repo.ts'
import { storedProcedures, type VersionText, versionText } from '../stored/versionText.ts'
import { caseProblems } from '../versions/caseProblems.ts'
import { addEditor } from '../versions/draftEditors.repo.ts'
import {
  isActive,
  selectDraftForUpdate,
  textOf,
  type VersionRef,
  type VersionStoreDeps,
  writeDraft,
} from '../versions/versions.service.ts'
import { listChoices, type StoredChoice, saveChoices } from './choices.repo.ts'
import { type MergeResult, mergeFiles } from './mergeFiles.ts'
import { shippedWithin, type Upstream, upstreamOf } from './upstream.ts'

type Merge = HandlerOutput<typeof merging.read>
type Choices = HandlerInput<typeof merging.choose>['body']['choices']

/** A draft with what it is merged with, and the choices so far. */
type Merging = {
  readonly row: VersionRow
  readonly upstream: Upstream
  readonly choices: readonly StoredChoice[]
  readonly result: MergeResult
}

/** Throws VERSION_NOT_FOUND, COUNTRY_NOT_FOUND, VERSION_NOT_DRAFT, and INVALID_INPUT for a draft that is up to date. */
export async function readMerge(deps: VersionStoreDeps, { id, version }: VersionRef): Promise<Merge> {
  const row = await findVersion(deps.db, id, version)
  if (!row) throw deps.law.missing(id)
  return present(deps, deps.db, await mergingOf(deps, deps.db, row))
}

/** Stores choices. Throws also INVALID_INPUT for a field that is no conflict, or of which both sides cannot be taken. */
export function chooseSides(deps: VersionStoreDeps, actor: Actor, ref: VersionRef, choices: Choices): Promise<Merge> {
  return deps.db.transaction(async (tx) => {
    const row = await selectDraftForUpdate(tx, deps.law, ref)
    const { upstream, result } = await mergingOf(deps, tx, row)
    refuseStrange(choices, result)
    await saveChoices(tx, row, choices, { upstream: upstream.to, userId: actor.userId, at: new Date() })
    await addEditor(tx, row, actor.userId)
    const { contentId, version, revision } = row
    await writeAudit(tx, actor, 'COUNTRY_UPDATE', { contentId, version, revision, upstream: upstream.to, choices })
    return present(deps, tx, await mergingOf(deps, tx, row))
  })
}

/** Writes the merged text into the draft. Throws also INVALID_INPUT that names each field which is undecided. */
export function mergeDraft(deps: VersionStoreDeps, actor: Actor, ref: VersionRef): Promise<ContentVersionFile> {
  return deps.db.transaction(async (tx) => {
    const row = await selectDraftForUpdate(tx, deps.law, ref)
    const { upstream, choices, result } = await mergingOf(deps, tx, row)
    const undecided = result.conflicts.filter((place) => !choiceIn(choices, place))
    if (undecided.length > 0)
      throw invalid(
        undecided.map(({ entry, field }) => ({ path: `${entry} ${field}`, message: translate('refusals.undecided') })),
      )
    const { file, cases, procedures } = result.text
    const beside = { ...storedCases(cases), ...storedProcedures(deps.law, row, procedures) }
    const text = { ...textOf(deps.law, file), ...beside }
    const changed = await writeDraft(tx, actor, row, { ...text, ...(await mergedColumns(tx, row, upstream)) })
    const { contentId, version, revision, sha256 } = changed
    await writeAudit(tx, actor, 'COUNTRY_UPDATE', { contentId, version, revision, sha256, merged: upstream.to })
    return presentFile(deps.law, changed, false)
  })
}

async function mergingOf({ law }: VersionStoreDeps, db: DbOrTransaction, row: VersionRow): Promise<Merging> {
  if (stateOfVersion(row, await isActive(db, row)) !== 'draft') throw new AppError('VERSION_NOT_DRAFT')
  const upstream = await upstreamOf(db, row)
  if (!upstream) throw invalid([{ path: 'version', message: translate('refusals.upToDate') }])
  const [base, theirs] = [
    await findVersion(db, row.contentId, upstream.from),
    await findVersion(db, row.contentId, upstream.to),
  ]
  if (!theirs) throw law.missing(row.contentId)
  const choices = await listChoices(db, row, upstream.to)
  const ours = versionText(law, row)
  const three = { base: base ? versionText(law, base) : emptyText(ours), ours, theirs: versionText(law, theirs) }
  const result = mergeFiles(three, (place) => choiceIn(choices, place)?.side)
  return { row, upstream, choices, result }
}

/** House rules that were begun while none were in force descend from rules without a light. */
const emptyText = ({ file, procedures }: VersionText): VersionText => ({
  file: emptyHouse(file.asOf, translate('replies.houseRules', { returnObjects: true })),
  cases: [],
  procedures,
})

/** What a merged draft knows from now on: the version in force, with the shipped one in it, or the one that waited. */
async function mergedColumns(tx: Transaction, row: VersionRow, { source, to }: Upstream) {
  if (source === 'shipped') return { mergedShipped: to }
  const theirs = await findVersion(tx, row.contentId, to)
  const known = [await shippedWithin(tx, row), theirs && (await shippedWithin(tx, theirs))]
  const newest = Math.max(0, ...known.filter((version) => version !== undefined))
  return { activeWhenBegun: to, ...(newest > 0 && { mergedShipped: newest }) }
}

type Place = { readonly entry: string; readonly field: string }

const choiceIn = (choices: readonly StoredChoice[], { entry, field }: Place) =>
  choices.find((choice) => choice.entry === entry && choice.field === field)

/** The merged text is proven as if it were the draft already. */
async function present({ law }: VersionStoreDeps, db: DbOrTransaction, merging: Merging): Promise<Merge> {
  const { row, upstream, choices, result } = merging
  const conflicts = result.conflicts.map((conflict) => {
    const choice = choiceIn(choices, conflict)
    return { ...conflict, choice: choice ? { side: choice.side, by: choice.by, at: choice.at.toISOString() } : null }
  })
  const isDecided = conflicts.every(({ choice }) => choice !== null)
  const { file, cases, procedures } = result.text
  const beside = { ...storedCases(cases), ...storedProcedures(law, row, procedures) }
  const merged = { ...row, source: JSON.stringify(file), ...beside }
  const lawProblems = isDecided ? problemsWith(law.prove, merged) : []
  const problems = isDecided && lawProblems.length === 0 ? await caseProblems(db, law, merged) : lawProblems
  return { ...upstream, revision: row.revision, taken: [...result.taken], conflicts, problems }
}

function refuseStrange(choices: Choices, { conflicts }: MergeResult): void {
  const errors = choices.flatMap(({ entry, field, side }, index) => {
    const conflict = conflicts.find((one) => one.entry === entry && one.field === field)
    if (conflict && (side !== 'both' || conflict.mayTakeBoth)) return []
    const message = translate(conflict ? 'refusals.notBoth' : 'refusals.noConflict', { place: `${entry} ${field}` })
    return [{ path: `choices.${index}`, message }]
  })
  if (errors.length > 0) throw invalid(errors)
}
