import type { Activation, FieldError } from '@portal/contract'
import { desc, eq } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/connect.ts'
import { activations } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import type { LawStore } from '../law/lawStore.ts'
import { problemsWith, refuseInvalid, stateOf } from '../versions/presentVersion.ts'
import { findVersion, lockVersion, type VersionRow } from '../versions/versions.repo.ts'
import { type ContentDeps, isActive, type Named, refuseStaleVersion } from '../versions/versions.service.ts'
import { type ActivationRow, type Activator, makeActive } from './makeActive.ts'

/** What keeps a version from being made active. Throws VERSION_NOT_FOUND and COUNTRY_NOT_FOUND. */
export async function validateVersion({ db, law }: ContentDeps, { id, version }: Named): Promise<FieldError[]> {
  const row = await findVersion(db, id, version)
  if (!row) throw law.missing(id)
  return problemsWith(law.prove, row)
}

/** As a user does it: with `secondPerson`, nobody makes active what they were the last to edit. */
export function activateVersion(
  deps: ContentDeps & { secondPerson: boolean },
  actor: Actor,
  named: Named,
): Promise<Activation> {
  const { accountId, userId, address, user } = actor
  const by = { accountId, userId, address, name: `${user.firstName} ${user.lastName}` }
  return deps.db.transaction(async (tx) => {
    const row = await lockInactive(tx, deps.law, named)
    const isOwnDraft = stateOf(row, false) === 'draft' && row.editedBy === userId
    if (deps.secondPerson && isOwnDraft) throw new AppError('VERSION_SECOND_PERSON')
    return presentActivation(await activateLocked(tx, deps.law, row, by))
  })
}

/** As the command line does it. */
export function activateAs({ db, law }: ContentDeps, by: Activator, named: Named): Promise<ActivationRow> {
  return db.transaction(async (tx) => activateLocked(tx, law, await lockInactive(tx, law, named), by))
}

async function lockInactive(tx: Transaction, law: LawStore, named: Named): Promise<VersionRow> {
  const row = await lockVersion(tx, named.id, named.version)
  if (!row) throw law.missing(named.id)
  if (await isActive(tx, row)) throw new AppError('VERSION_ALREADY_ACTIVE')
  refuseStaleVersion(law.prove, row, named.ifMatch, false)
  return row
}

function activateLocked(tx: Transaction, law: LawStore, row: VersionRow, by: Activator): Promise<ActivationRow> {
  refuseInvalid(law.prove, row)
  return makeActive(tx, row, { by, automatic: false })
}

const LISTED = 100

export async function listActivations(db: Db): Promise<{ count: number; rows: Activation[] }> {
  const rows = await db.select().from(activations).orderBy(desc(activations.createdAt)).limit(LISTED)
  return { count: await db.$count(activations), rows: rows.map(presentActivation) }
}

export async function readActivation(db: Db, activationId: string): Promise<Activation> {
  const [row] = await db.select().from(activations).where(eq(activations.activationId, activationId))
  if (!row) throw new AppError('ACTIVATION_NOT_FOUND')
  return presentActivation(row)
}

export const presentActivation = (row: ActivationRow): Activation => ({
  activationId: row.activationId,
  contentId: row.contentId,
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
