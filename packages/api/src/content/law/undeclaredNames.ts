import type { FieldError } from '@portal/contract'
import { undeclaredName } from '@portal/rules'
import type { DbOrTransaction } from '../../db/connect.ts'
import { AppError } from '../../http/errors.ts'
import { accountOfHouse, PROTOCOL } from '../bundles.ts'
import { listActive, type VersionRow } from '../stored/versions.repo.ts'
import type { LawStore } from './lawStore.ts'

/**
 * Throws VERSION_NOT_VALID if the version cannot be joined with the other active laws, with the countries concerned: the
 * treaty level with those whose laws name what only a later one declares. House rules for such names apply to nothing.
 */
export async function refuseUndeclaredNames(db: DbOrTransaction, law: LawStore, row: VersionRow): Promise<void> {
  const { contentId } = row
  if (accountOfHouse(contentId) !== undefined) return
  const active = contentId === PROTOCOL ? (await listActive(db)).map(({ id }) => id) : [contentId]
  const errors: FieldError[] = []
  for (const provider of active.filter((id) => id !== PROTOCOL)) {
    const message = undeclaredName((await law.contextWith(db, row, { provider })).law)
    if (message !== undefined) errors.push({ path: provider, message })
  }
  if (errors.length > 0) throw new AppError('VERSION_NOT_VALID', { errors })
}

/**
 * The countries no case of which can be decided, each with the reason: a person chose their law, or the treaty level,
 * and the program now ships the other one without what it names.
 */
export async function undecidableCountries(db: DbOrTransaction, law: LawStore): Promise<string[]> {
  const { waiting } = law.stored
  const ids = waiting.includes(PROTOCOL) ? (await listActive(db)).map(({ id }) => id) : waiting
  const found: string[] = []
  for (const id of ids.filter((id) => id !== PROTOCOL)) {
    const name = undeclaredName((await law.contextFor(db, id)).law)
    if (name !== undefined) found.push(`${id}: ${name}`)
  }
  return found
}
