import type { Answers } from './model.ts'
import { NO_COUNTRY, UNKNOWN } from './questions.ts'

/**
 * The jurisdiction of the provider: the code of a country, `XZ` for the high seas, or undefined if the answers name no
 * country.
 */
export function providerOf({ placeType, providerCountry, organismGroup }: Answers): string | undefined {
  if (organismGroup === 'not_biological') return undefined
  if (placeType === 'high_seas_or_seabed') return NO_COUNTRY
  if ((placeType ?? 'national') !== 'national' || typeof providerCountry !== 'string') return undefined
  return providerCountry === UNKNOWN ? undefined : providerCountry
}
