import type { DbOrTransaction } from '../../db/connect.ts'
import { refuseInvalid } from '../stored/presentVersion.ts'
import { findVersion, type VersionName, type VersionRow } from '../stored/versions.repo.ts'
import type { LawStore } from './lawStore.ts'

/** A version that passes its proof, also a draft. Throws VERSION_NOT_FOUND or COUNTRY_NOT_FOUND, and VERSION_NOT_VALID. */
export async function validVersion(
  db: DbOrTransaction,
  { missing, prove }: Pick<LawStore, 'missing' | 'prove'>,
  { contentId, version }: VersionName,
): Promise<VersionRow> {
  const row = await findVersion(db, contentId, version)
  if (!row) throw missing(contentId)
  refuseInvalid(prove, row)
  return row
}
