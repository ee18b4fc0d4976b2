import type { CountryFile, FieldError } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import type { DbOrTransaction } from '../../db/connect.ts'
import { AppError } from '../../http/errors.ts'
import { accountOfHouse } from '../bundles.ts'
import type { LawStore } from '../law/lawStore.ts'
import { fieldErrors, fileOf, stateOfVersion } from '../stored/presentVersion.ts'
import { casesOf } from '../stored/storedCases.ts'
import { findVersion, listActive, type VersionRow } from '../stored/versions.repo.ts'

/**
 * Cases of a draft that do not hold, and its rows that decide otherwise than in the active version, but in no case that
 * holds: all of them where no version is active. A version that was active before has passed already, and house rules have
 * no cases.
 */
export async function caseProblems(db: DbOrTransaction, law: LawStore, row: VersionRow): Promise<FieldError[]> {
  const [active] = await listActive(db, [row.contentId])
  const isHouse = accountOfHouse(row.contentId) !== undefined
  if (isHouse || stateOfVersion(row, active?.version === row.version) !== 'draft') return []
  const present = active && (await findVersion(db, row.contentId, active.version))
  const file = fileOf(row)
  const changed = present?.source ? changedRows(fileOf(present), file) : decidingOf(file).map(({ id }) => id)
  return fieldErrors(law.proveCases(file, casesOf(row), changed))
}

/** Throws VERSION_NOT_VALID, which names each case and row. */
export async function refuseUnprovenCases(db: DbOrTransaction, law: LawStore, row: VersionRow): Promise<void> {
  const errors = await caseProblems(db, law, row)
  if (errors.length > 0) throw new AppError('VERSION_NOT_VALID', { errors })
}

/** The rows that decide other facts, or decide them otherwise; a case cannot tell other words of a reason apart. */
export function changedRows(before: CountryFile, after: CountryFile): string[] {
  const known = new Set(decidingOf(before).map(({ text }) => text))
  return decidingOf(after)
    .filter(({ text }) => !known.has(text))
    .map(({ id }) => id)
}

const decidingOf = ({ matrices }: CountryFile) =>
  matrices.flatMap(({ id: matrix, rows }) =>
    rows.map(({ id, when, trigger = null, then: { status = null, obligations, locks } }) => ({
      id,
      text: canonicalJson({ matrix, id, when, trigger, status, obligations, locks }),
    })),
  )
