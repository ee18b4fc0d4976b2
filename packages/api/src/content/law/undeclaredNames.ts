import type { FieldError } from '@portal/contract'
import { undeclaredName } from '@portal/rules'
import type { DbOrTransaction } from '../../db/connect.ts'
import { AppError } from '../../http/errors.ts'
import { accountOfHouse, PROTOCOL } from '../bundles.ts'
import { listActive, type VersionRow } from '../stored/versions.repo.ts'
import type { LawStore } from './lawStore.ts'
import type { LegalContext } from './legalContext.ts'

/**
 * Throws VERSION_NOT_VALID if the version cannot be joined with the other active laws, with the countries concerned: the
 * treaty level with those whose laws name what only a later one declares. House rules for such names apply to nothing.
 */
export async function refuseUndeclaredNames(db: DbOrTransaction, law: LawStore, row: VersionRow): Promise<void> {
  if (accountOfHouse(row.contentId) !== undefined) return
  const contextOf = law.contextWith(db, row)
  const errors = await undeclaredIn(db, [row.contentId], (provider) => contextOf({ provider }))
  if (errors.length > 0) throw new AppError('VERSION_NOT_VALID', { errors })
}

/**
 * The countries no case of which can be decided, each with the reason: a person chose their law, or the treaty level,
 * and the program now ships the other one without what it names.
 */
export async function undecidableCountries(db: DbOrTransaction, law: LawStore): Promise<string[]> {
  const found = await undeclaredIn(db, law.stored.waiting, (provider) => law.contextFor(db, provider))
  return found.map(({ path, message }) => `${path}: ${message}`)
}

/** The names that laws use and none declares, by country. The treaty level stands for all countries with a law. */
async function undeclaredIn(
  db: DbOrTransaction,
  contentIds: readonly string[],
  contextOf: (country: string) => Promise<LegalContext>,
): Promise<FieldError[]> {
  const ids = contentIds.includes(PROTOCOL) ? (await listActive(db)).map(({ id }) => id) : contentIds
  const errors: FieldError[] = []
  for (const path of ids.filter((id) => id !== PROTOCOL)) {
    const message = undeclaredName((await contextOf(path)).law)
    if (message !== undefined) errors.push({ path, message })
  }
  return errors
}
