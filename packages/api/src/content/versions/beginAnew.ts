import {
  type ContentVersionFile,
  CountryFile,
  emptyLaw,
  type HandlerInput,
  isThin,
  type versions,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { todayAnywhere } from '../../shared/days.ts'
import { fileOf, presentFile } from '../stored/presentVersion.ts'
import { storedCases } from '../stored/storedCases.ts'
import { findVersion, listActive, serializeNumbering } from '../stored/versions.repo.ts'
import { insertDraft, type VersionStoreDeps } from './versions.service.ts'

type About = HandlerInput<typeof versions.beginAnew>['body']

/**
 * Begins a draft from nothing. Throws COUNTRY_NOT_FOUND for what is no place that material comes from, and INVALID_INPUT for
 * one whose law rests on documents, and for a search that is still to come.
 */
export function beginAnew(
  { db, law }: VersionStoreDeps,
  actor: Actor,
  id: string,
  { searchedOn: asOf, ...about }: About,
): Promise<ContentVersionFile> {
  if (asOf > todayAnywhere()) throw invalid([{ path: 'searchedOn', message: translate('refusals.stillToCome') }])
  return db.transaction(async (tx) => {
    await serializeNumbering(tx)
    const place = law.places.find(({ iso2 }) => iso2 === id)
    if (!place) throw new AppError('COUNTRY_NOT_FOUND')
    const [active] = await listActive(tx, [id])
    const base = active && (await findVersion(tx, id, active.version))
    if (base && !isThin(fileOf(base)))
      throw invalid([{ path: 'id', message: translate('refusals.hasLaw', { country: place.name }) }])
    const { iso2: country, ...known } = place
    const file = CountryFile.parse(emptyLaw({ ...about, ...known, asOf, country }, 1))
    const beside = { ...storedCases([]), procedures: base?.procedures ?? null }
    const activeWhenBegun = active?.version ?? null
    const row = await insertDraft(tx, law, actor, { contentId: id, base, text: { file, beside }, activeWhenBegun })
    return presentFile(law, row, false)
  })
}
