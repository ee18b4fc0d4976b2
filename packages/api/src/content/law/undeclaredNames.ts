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
