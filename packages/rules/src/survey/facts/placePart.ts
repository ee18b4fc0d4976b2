import type { Value } from '../../law/model.ts'
import type { SurveyContext } from '../model.ts'
import { LAND_OR_WATERS, NO_COUNTRY, UNKNOWN } from '../questions.ts'
import { known, NONE, oneOf, type Reading, type Readings } from '../reading.ts'
import { type Parts, partOn, valuesIn } from './parts.ts'

const WHOLE = 'whole'
const OTHER = 'other'

const BY_SOURCE: { readonly [source: Value]: Value } = {
  collected: 'in_situ',
  public_collection: 'ex_situ',
  registered_collection: 'ex_situ',
  private_collection: 'ex_situ',
}

/** The origin of the material: country, region, land or waters, in situ or ex situ, and the origin of its user. */
export function placePart(context: SurveyContext, readings: Readings): Parts {
  const country = readings.get('providerCountry') ?? known([])
  const codes = country.values.map((code) => (isCode(code) ? code : NO_COUNTRY))
  return [
    ...partOn(context, 'provider', { values: codes.length > 0 ? codes : [NO_COUNTRY], open: country.open }),
    ...partOn(context, 'countryKnown', isNamed(country)),
    ...partOn(context, 'region', regionOf(context, readings.get('providerRegion') ?? known([]))),
    ...partOn(context, LAND_OR_WATERS, landOrWatersOf(context, readings)),
    ...partOn(context, 'provenance', provenanceOf(readings.get('sourceType') ?? known([]))),
    ...partOn(context, 'user', readings.get('userOrigin') ?? known([])),
    ...partOn(context, 'userCountry', userCountryOf(context, readings.get('userCountry') ?? known([]))),
  ]
}

/** The law names only some States of users: all others count as "other", and so does one that is unknown or not asked. */
function userCountryOf(context: SurveyContext, { values, open }: Reading): Reading {
  const named = valuesIn(context, 'userCountry')
  const read = values.map((code) => (Array.isArray(named) && named.includes(code) ? code : OTHER))
  return read.length > 0 ? { values: [...new Set(read)], open } : known([OTHER])
}

const isCode = (code: Value) => code !== UNKNOWN && code !== NONE

function isNamed({ values, open }: Reading): Reading {
  const answers = new Set(values.map((code) => (isCode(code) ? 'yes' : 'no')))
  return answers.size === 0 ? known(['no']) : { values: [...answers], open }
}

/**
 * "I don't know" and an unanswered question allow any region; a country without regional rules has one region, the
 * whole.
 */
function regionOf({ country }: SurveyContext, { values }: Reading): Reading {
  const codes = (country?.regions ?? []).map(({ code }) => code)
  if (codes.length === 0) return known([WHOLE])
  const read = values.flatMap((code) => (code === UNKNOWN ? codes : code === NONE ? [WHOLE] : [code]))
  return oneOf(read.length > 0 ? [...new Set(read)] : codes)
}

/**
 * A "yes" to one of the country's own earlier questions is one of its places; a "no" leaves the other places open, as
 * "not in a park" does not say on whose land.
 */
function landOrWatersOf(context: SurveyContext, readings: Readings): Reading {
  const placesAnswered = (answer: Value) =>
    (context.country?.conditions ?? []).flatMap(({ id, places = [] }) => {
      const { values, open } = readings.get(id) ?? known([])
      return !open && values.includes(answer) ? places : []
    })
  const taken = placesAnswered('yes')
  if (taken.length > 0) return oneOf(taken)
  const reading = readings.get(LAND_OR_WATERS) ?? known([])
  const all = valuesIn(context, LAND_OR_WATERS)
  if (!Array.isArray(all) || (!reading.open && reading.values.some((value) => all.includes(value)))) return reading
  const excluded = placesAnswered('no')
  return oneOf(all.filter((value) => !excluded.includes(value)))
}

/** Collected material is in situ, material from a collection ex situ; for all other sources it is unknown. */
export function provenanceOf({ values }: Reading): Reading {
  const found = values.flatMap((source) => BY_SOURCE[source] ?? ['in_situ', 'ex_situ'])
  return oneOf(found.length > 0 ? [...new Set(found)] : ['in_situ', 'ex_situ'])
}
