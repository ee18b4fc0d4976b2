import type { Value } from '../../law/model.ts'
import type { SurveyContext } from '../model.ts'
import { NO_COUNTRY, UNKNOWN } from '../questions.ts'
import { known, NONE, oneOf, type Reading, type Readings } from '../reading.ts'
import { type Parts, partOn } from './parts.ts'

const WHOLE = 'whole'

const BY_SOURCE: { readonly [source: Value]: Value } = {
  collected: 'in_situ',
  public_collection: 'ex_situ',
  registered_collection: 'ex_situ',
  private_collection: 'ex_situ',
}

/** The origin of the material: country, region, in situ or ex situ, and the origin of its user. */
export function placePart(context: SurveyContext, readings: Readings): Parts {
  const country = readings.get('providerCountry') ?? known([])
  const codes = country.values.map((code) => (isCode(code) ? code : NO_COUNTRY))
  return [
    ...partOn(context, 'provider', { values: codes.length > 0 ? codes : [NO_COUNTRY], open: country.open }),
    ...partOn(context, 'countryKnown', isNamed(country)),
    ...partOn(context, 'region', regionOf(context, readings.get('providerRegion') ?? known([]))),
    ...partOn(context, 'provenance', provenanceOf(readings.get('sourceType') ?? known([]))),
    ...partOn(context, 'user', readings.get('userOrigin') ?? known([])),
  ]
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

/** Collected material is in situ, material from a collection ex situ; for all other sources it is unknown. */
export function provenanceOf({ values }: Reading): Reading {
  const found = values.flatMap((source) => BY_SOURCE[source] ?? ['in_situ', 'ex_situ'])
  return oneOf(found.length > 0 ? [...new Set(found)] : ['in_situ', 'ex_situ'])
}
