import type { Activation, ActivationPreview, HandlerInput, versions } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { desc, eq, getTableColumns, notLike } from 'drizzle-orm'
import {
  type ActivationRow,
  type Activator,
  accountOfHouse,
  decideHandOver,
  differencesOf,
  findHandOver,
  findVersion,
  houseOf,
  isActive,
  isEditor,
  type LawStore,
  makeActive,
  outdatedBy,
  presentId,
  refuseInvalid,
  refuseStaleVersion,
  refuseUndeclaredNames,
  refuseUnknownFiles,
  refuseUnprovenCases,
  selectActiveForUpdate,
  selectVersionForUpdate,
  stateOfVersion,
  textSha256,
  type VersionRef,
  type VersionRow,
  type VersionStoreDeps,
  versionText,
} from '../../content/index.ts'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { personName } from '../../db/people.ts'
import { activations } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'

type FourEyes = { secondPerson: boolean }
/** The hand-over that a second person has reviewed, with the hash of its text. */
type Approved = HandlerInput<typeof versions.approve>['body']

const isKeptFrom = async (db: DbOrTransaction, { secondPerson }: FourEyes, userId: string, row: VersionRow) =>
  secondPerson && isDraft(row) && (await isEditor(db, row, userId))

const isDraft = (row: VersionRow): boolean => stateOfVersion(row, false) === 'draft'

type Obstacles = Pick<ActivationPreview, 'needsSecondPerson' | 'outdated'>

/** What keeps this user from activating the version besides its problems, see `activateVersion`. */
export async function obstaclesTo(
  deps: FourEyes & { db: Db },
  { userId }: Actor,
  { id, version }: VersionRef,
): Promise<Obstacles> {
  const row = await findVersion(deps.db, id, version)
  if (!row) return { needsSecondPerson: false, outdated: null }
  return {
    needsSecondPerson: await isKeptFrom(deps.db, deps, userId, row),
    outdated: await outdatedBy(deps.db, row),
  }
}

/**
 * Activates a version for a user; with `secondPerson` set, a draft cannot be activated by anybody who wrote in it
 * (four-eyes principle). `approved`: only if the draft still is what was handed over.
 */
export function activateVersion(
  deps: VersionStoreDeps & FourEyes,
  actor: Actor,
  ref: VersionRef,
  approved?: Approved,
): Promise<Activation> {
  const { accountId, userId, address } = actor
  const by = { accountId, userId, address, personId: userId }
  return deps.db.transaction(async (tx) => {
    const row = await selectInactiveForUpdate(tx, deps.law, ref)
    if (await isKeptFrom(tx, deps, userId, row)) throw new AppError('VERSION_SECOND_PERSON')
    if (approved) await refuseOtherText(tx, actor, { row, text: textSha256(deps.law, row) }, approved)
    const { activationId } = await activateSelected(tx, deps.law, row, by)
    return readActivation(tx, activationId)
  })
}

/** Throws HAND_OVER_OVER unless the draft still is the text that was handed over, and nobody has decided on it yet. */
async function refuseOtherText(
  tx: Transaction,
  { userId: reader }: Actor,
  { row, text }: { row: VersionRow; text: string },
  approved: Approved,
): Promise<void> {
  const found = await findHandOver(tx, row, { reader, text })
  const isThis = found?.handOverId === approved.handOverId && found.outcome === null
  if (!isThis || text !== approved.sha256) throw new AppError('HAND_OVER_OVER')
}

/** Activates a version from the command line. */
export function activateAs({ db, law }: VersionStoreDeps, by: Activator, ref: VersionRef): Promise<ActivationRow> {
  return db.transaction(async (tx) => activateSelected(tx, law, await selectInactiveForUpdate(tx, law, ref), by))
}

async function selectInactiveForUpdate(tx: Transaction, law: LawStore, ref: VersionRef): Promise<VersionRow> {
  const row = await selectVersionForUpdate(tx, ref.id, ref.version)
  if (!row) throw law.missing(ref.id)
  if (await isActive(tx, row)) throw new AppError('VERSION_ALREADY_ACTIVE')
  refuseStaleVersion(law, row, ref.ifMatch, false)
  return row
}

async function activateSelected(tx: Transaction, law: LawStore, row: VersionRow, by: Activator) {
  await refuseOutdated(tx, law, row)
  refuseInvalid(law.prove, row)
  await refuseUndeclaredNames(tx, law, row)
  await refuseUnknownFiles(tx, row)
  await refuseUnprovenCases(tx, law, row)
  await decideHandOver(tx, row, { text: textSha256(law, row), outcome: 'approved', decidedBy: by.userId })
  return makeActive(tx, row, { by, automatic: false })
}

/** Throws VERSION_OUTDATED with what changed in the law since the draft was begun and would be lost with it. */
async function refuseOutdated(tx: Transaction, law: LawStore, row: VersionRow): Promise<void> {
  await selectActiveForUpdate(tx, row.contentId)
  const outdated = await outdatedBy(tx, row)
  if (!outdated) return
  const { from, to } = outdated
  const [before, after] = await Promise.all([from, to].map((version) => findVersion(tx, row.contentId, version)))
  const changes = before && after ? differencesOf(versionText(law, before), versionText(law, after)) : []
  const errors = changes.map(({ kind, id, change }) => ({
    path: `${kind} ${id}`,
    message: translate(`refusals.lawChange.${change}`, { version: to }),
  }))
  throw new AppError('VERSION_OUTDATED', { errors })
}

const MAX_LISTED = 100

export async function listActivations(db: Db): Promise<{ count: number; rows: Activation[] }> {
  const ofLaw = notLike(activations.contentId, `${houseOf('')}%`)
  const rows = await selectNamed(db).where(ofLaw).orderBy(desc(activations.createdAt)).limit(MAX_LISTED)
  return { count: await db.$count(activations, ofLaw), rows: rows.map(presentActivation) }
}

/** Throws ACTIVATION_NOT_FOUND for the house rules of another account, and for a law that the actor may not edit. */
export async function readActivationFor(db: Db, { accountId, user }: Actor, activationId: string): Promise<Activation> {
  const [row] = await selectNamed(db).where(eq(activations.activationId, activationId))
  const ofAccount = row && accountOfHouse(row.contentId)
  const isReadable =
    ofAccount === undefined ? user.allowedActions.includes('MANAGE_LEGAL_CONTENT') : ofAccount === accountId
  if (!row || !isReadable) throw new AppError('ACTIVATION_NOT_FOUND')
  return presentActivation(row)
}

export async function readActivation(db: DbOrTransaction, activationId: string): Promise<Activation> {
  const [row] = await selectNamed(db).where(eq(activations.activationId, activationId))
  if (!row) throw new AppError('ACTIVATION_NOT_FOUND')
  return presentActivation(row)
}

const selectNamed = (db: DbOrTransaction) =>
  db.select({ ...getTableColumns(activations), actor: personName(activations.actorId) }).from(activations)

const presentActivation = (row: ActivationRow & { actor: string }): Activation => ({
  activationId: row.activationId,
  contentId: presentId(row.contentId),
  version: row.version,
  previous: row.previous,
  actor: row.actor,
  automatic: row.automatic,
  createdAt: row.createdAt.toISOString(),
  state: progressOf(row),
  total: row.total,
  done: row.done,
  changed: row.changed,
  failed: row.failed,
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

function progressOf({ finishedAt, superseded, total }: ActivationRow): Activation['state'] {
  if (superseded) return 'superseded'
  if (finishedAt) return 'done'
  return total === null ? 'queued' : 'running'
}
