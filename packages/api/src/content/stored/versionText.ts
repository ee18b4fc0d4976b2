import {
  type CountryFile,
  type CountryProcedure,
  type GoldenCase,
  isOfAnyOrigin,
  isSameValue,
  VersionProcedures,
} from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import type { ShippedContent } from '../bundles.ts'
import { fileOf } from './presentVersion.ts'
import { casesOf } from './storedCases.ts'
import type { VersionRow } from './versions.repo.ts'

/** All that an author writes of a version: the law, its golden cases, and the procedures beside it. */
export type VersionText = {
  readonly file: CountryFile
  readonly cases: readonly GoldenCase[]
  readonly procedures: VersionProcedures
}

type Law = { readonly editedProcedures: (row: VersionRow) => VersionProcedures }

/** Throws INVALID_INPUT for a version that was stored without its author's form. */
export const versionText = (law: Law, row: VersionRow): VersionText => ({
  file: fileOf(row),
  cases: casesOf(row),
  procedures: law.editedProcedures(row),
})

/** The column that procedures become; those that nobody changed stay as the version has them, which may be as shipped. */
export const storedProcedures = (law: Law, row: VersionRow, procedures: VersionProcedures) => ({
  procedures: isSameValue(law.editedProcedures(row), procedures) ? row.procedures : canonicalJson(procedures),
})

/** The procedures that a version keeps; undefined if it has those that the program ships. */
export const proceduresIn = ({ procedures }: Pick<VersionRow, 'procedures'>): VersionProcedures | undefined =>
  procedures === null ? undefined : VersionProcedures.parse(JSON.parse(procedures))

/** The same as served; undefined if the version has those that the program ships. */
export function servedProcedures(
  { checkProcedures }: Pick<ShippedContent, 'checkProcedures'>,
  row: VersionRow,
): readonly CountryProcedure[] | undefined {
  const own = proceduresIn(row)
  return own && checkProcedures(fileOf(row), own).value
}

/** The procedures of a version as its author edits them. */
export function editedProcedures(
  { procedures }: Pick<ShippedContent, 'procedures'>,
  row: Pick<VersionRow, 'contentId' | 'procedures'>,
): VersionProcedures {
  const shipped = procedures.filter((one) => one.country === row.contentId && !isOfAnyOrigin(one))
  const written = () => ({ languages: shipped[0]?.languages ?? ['en'], procedures: shipped.map(authored) })
  return proceduresIn(row) ?? VersionProcedures.parse(written())
}

const authored = ({ country: _country, languages: _languages, linkKinds: _kinds, ...procedure }: CountryProcedure) =>
  procedure
