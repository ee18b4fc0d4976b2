import {
  type ContentVersion,
  type ContentVersionFile,
  CountryFile,
  type FieldError,
  HOUSE,
  type VersionProcedures,
} from '@portal/contract'
import type { Problem } from '@portal/legal'
import { canonicalJson } from '@portal/rules'
import { translate } from '@portal/texts/translate'
import { AppError, invalid } from '../../http/errors.ts'
import { accountOfHouse, PROTOCOL, type Prove } from '../bundles.ts'
import { hashOf, type ListedVersion, type VersionRow } from './versions.repo.ts'

export const presentVersion = ({ isActive, ...row }: ListedVersion): ContentVersion => ({
  ...row,
  contentId: presentId(row.contentId),
  state: stateOfVersion(row, isActive),
  editedAt: row.editedAt.toISOString(),
  activatedAt: row.activatedAt?.toISOString() ?? null,
})

/** The id of a content as callers name it. */
export const presentId = (contentId: string): string => (accountOfHouse(contentId) === undefined ? contentId : HOUSE)

type StateFields = Pick<VersionRow, 'activatedAt' | 'origin'>

export function stateOfVersion({ activatedAt, origin }: StateFields, isActive: boolean): ContentVersion['state'] {
  if (isActive) return 'active'
  if (activatedAt) return 'retired'
  return origin === 'local' ? 'draft' : 'waiting'
}

/** Problems as field errors, with the row or id concerned as path. */
export const fieldErrors = (problems: readonly Problem[]): FieldError[] =>
  problems.map(({ at, reason }) => ({ path: at ?? 'file', message: reason }))

/** The problems of a version; none for the treaty level, which is shipped and proven at start-up. */
export const problemsWith = (prove: Prove, row: VersionRow): FieldError[] =>
  row.contentId === PROTOCOL ? [] : fieldErrors(prove(fileOf(row), row.procedures).problems)

/** Throws VERSION_NOT_VALID, which names each problem. */
export function refuseInvalid(prove: Prove, row: VersionRow): void {
  const errors = problemsWith(prove, row)
  if (errors.length > 0) throw new AppError('VERSION_NOT_VALID', { errors })
}

/** The author's form of a version. Throws INVALID_INPUT for a version that was stored without one. */
export function fileOf({ source }: VersionRow, path = 'version'): CountryFile {
  if (source === null) throw invalid([{ path, message: translate('refusals.noSource') }])
  return CountryFile.parse(JSON.parse(source))
}

type EditedLaw = { readonly prove: Prove; readonly editedProcedures: (row: VersionRow) => VersionProcedures }

/**
 * Names one exact text of a version: all that its author wrote, its golden cases, and the procedures beside it, also those
 * that come with the program.
 */
export const textSha256 = ({ editedProcedures }: Pick<EditedLaw, 'editedProcedures'>, row: VersionRow): string =>
  hashOf(canonicalJson([row.sha256, row.source, row.casesSha256, editedProcedures(row)]))

/** A version with its content and the problems that prevent its activation. */
export function presentFile(law: EditedLaw, row: VersionRow, isActive: boolean): ContentVersionFile {
  const {
    content: _content,
    source: _source,
    cases: _cases,
    procedures: _procedures,
    editedBy: _editedBy,
    activatorId: _activatorId,
    createdAt: _createdAt,
    ...listed
  } = row
  return {
    version: presentVersion({ ...listed, isActive }),
    file: fileOf(row),
    procedures: law.editedProcedures(row).procedures,
    textSha256: textSha256(law, row),
    problems: problemsWith(law.prove, row),
  }
}
