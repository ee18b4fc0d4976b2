import type { CasesOfVersion, FieldError, GoldenCase } from '@portal/contract'
import { expectsSomething } from '@portal/legal'
import { translate } from '@portal/texts/translate'
import { writeAudit } from '../../audit/index.ts'
import type { DbOrTransaction } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { invalid } from '../../http/errors.ts'
import type { LawStore } from '../law/lawStore.ts'
import { casesOf, storedCases } from '../stored/storedCases.ts'
import { findVersion, type VersionRow } from '../stored/versions.repo.ts'
import { caseProblems } from './caseProblems.ts'
import { selectDraftForUpdate, type VersionRef, type VersionStoreDeps, writeDraft } from './versions.service.ts'

/** The golden cases of a version. Throws VERSION_NOT_FOUND and COUNTRY_NOT_FOUND. */
export async function readGoldenCases({ db, law }: VersionStoreDeps, ref: VersionRef): Promise<CasesOfVersion> {
  const row = await findVersion(db, ref.id, ref.version)
  if (!row) throw law.missing(ref.id)
  return present(db, law, row)
}

/**
 * Replaces the golden cases of a draft. Throws also VERSION_NOT_DRAFT, STALE_VERSION, and INVALID_INPUT for two of one
 * name and for one that expects nothing.
 */
export function replaceGoldenCases(
  { db, law }: VersionStoreDeps,
  actor: Actor,
  ref: VersionRef,
  cases: readonly GoldenCase[],
): Promise<CasesOfVersion> {
  refuseStrange(cases)
  return db.transaction(async (tx) => {
    const row = await selectDraftForUpdate(tx, law, ref)
    const changed = await writeDraft(tx, actor, row, storedCases(cases))
    const { contentId, version, revision, casesSha256 } = changed
    await writeAudit(tx, actor, 'COUNTRY_UPDATE', { contentId, version, revision, casesSha256 })
    return present(tx, law, changed)
  })
}

const present = async (db: DbOrTransaction, law: LawStore, row: VersionRow): Promise<CasesOfVersion> => ({
  revision: row.revision,
  cases: casesOf(row),
  problems: await caseProblems(db, law, row),
})

function refuseStrange(cases: readonly GoldenCase[]): void {
  const names = cases.map(({ name }) => name)
  const errors = cases.flatMap(({ name, expect }, index): FieldError[] => {
    const path = `cases.${index}`
    if (names.indexOf(name) < index)
      return [{ path: `${path}.name`, message: translate('refusals.caseNamedTwice', { name }) }]
    return expectsSomething(expect)
      ? []
      : [{ path: `${path}.expect`, message: translate('refusals.caseExpectsNothing', { name }) }]
  })
  if (errors.length > 0) throw invalid(errors)
}
