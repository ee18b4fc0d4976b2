import { currentLanguage, mapCountryName } from './languages.ts'
import type { Translate } from './translate.ts'

type Zone = 'land' | 'territorial_sea' | 'economic_zone' | 'high_seas' | 'antarctica' | 'caspian_sea'

/** Where a point lies; countries by ISO 3166-1 alpha-2. */
export type PlaceFacts = {
  readonly zone: Zone
  readonly country: string | null
  readonly area: string | null
  readonly states: readonly { readonly country: string; readonly km: number }[]
  readonly border: { readonly country: string | null; readonly area: string; readonly km: number } | null
}

type Warning = 'countryDiffers' | 'dateDiffers' | 'nearBorder' | 'severalStates' | 'disputed' | 'swapped'

/** The content that a decision read, by the name of the country: `Brazil (version 3)`, `treaty level (version 2)`. */
export const contentVersionText = (t: Translate, { id, version }: { id: string; version: number }): string =>
  t('assessments.report.contentItem', { name: contentName(t, id), version })

function contentName(t: Translate, id: string): string {
  if (/^[A-Z]{2}$/.test(id)) return mapCountryName(id)
  return t(id === 'protocol' ? 'assessments.report.treatyLevel' : 'assessments.report.houseRules')
}

/** `Brazil`, `probably the territorial sea of Brazil, 4 km from the coast`. */
export function placeText(t: Translate, { zone, country, area, states }: PlaceFacts): string {
  if (zone === 'land' && country === null) return t('assessments.samples.places.disputed', { area: area ?? '' })
  const words = { country: country ? mapCountryName(country) : '', km: kilometres(states[0]?.km ?? 0) }
  return t(`assessments.samples.places.${zone}`, words)
}

/** Why a sample has to be looked at again. `answer`: the country that was answered; null: none. */
export function sampleWarningText(
  t: Translate,
  warning: Warning,
  { place, answer }: { place: PlaceFacts | null; answer: string | null },
): string {
  const states = (place?.states ?? []).map(({ country, km }) =>
    t('assessments.samples.stateAt', { country: mapCountryName(country), km: kilometres(km) }),
  )
  const { border = null } = place ?? {}
  return t(`assessments.samples.warnings.${warning}`, {
    answer: answer ? mapCountryName(answer) : '',
    neighbour: border ? (border.country ? mapCountryName(border.country) : border.area) : '',
    km: kilometres(border?.km ?? 0),
    states: states.join(', '),
  })
}

const kilometres = (km: number): string =>
  km.toLocaleString(currentLanguage(), { maximumFractionDigits: km < 10 ? 1 : 0 })
