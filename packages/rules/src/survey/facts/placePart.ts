import type { Value } from '../../law/model.ts'
import type { SurveyContext } from '../model.ts'
import { UNKNOWN } from '../questions.ts'
import { known, NONE, oneOf, type Reading, type Readings } from '../reading.ts'
import { type Parts, partOn } from './parts.ts'

/**
 * The high seas, as a provider. Also where there is no country: in Antarctica, or while none is named
 * (`countryKnown` no); scope closes the provider layer there.
 */
export const NO_COUNTRY = 'XZ'
const WHOLE = 'whole'

const BY_SOURCE: { readonly [source: Value]: Value } = {
  collected: 'in_situ',
  public_collection: 'ex_situ',
  registered_collection: 'ex_situ',
  private_collection: 'ex_situ',
}

/** Where it comes from: country, region, in situ or ex situ, and whose hands it is in. */
export function placePart(context: SurveyContext, readings: Readings): Parts {
  const country = readings.get('providerCountry') ?? known([])
  const codes = country.values.map((code) => (isCode(code) ? code : NO_COUNTRY))
  return {
    ...partOn(context, 'provider', { values: codes.length > 0 ? codes : [NO_COUNTRY], open: country.open }),
    ...partOn(context, 'countryKnown', isNamed(country)),
    ...partOn(context, 'region', regionOf(context, readings.get('providerRegion') ?? known([]))),
    ...partOn(context, 'provenance', provenanceOf(readings.get('sourceType') ?? known([]))),
    ...partOn(context, 'user', readings.get('userOrigin') ?? known([])),
  }
}

const isCode = (code: Value) => code !== UNKNOWN && code !== NONE

function isNamed({ values, open }: Reading): Reading {
  const answers = new Set(values.map((code) => (isCode(code) ? 'yes' : 'no')))
  return answers.size === 0 ? known(['no']) : { values: [...answers], open }
}

/** "I don't know" and not asked are any region of the country; a country whose rules do not differ is one whole. */
function regionOf({ country }: SurveyContext, { values }: Reading): Reading {
  const codes = (country?.regions ?? []).map(({ code }) => code)
  if (codes.length === 0) return known([WHOLE])
  const read = values.flatMap((code) => (code === UNKNOWN ? codes : code === NONE ? [WHOLE] : [code]))
  return oneOf(read.length > 0 ? [...new Set(read)] : codes)
}

/** Collected is in situ, from a collection ex situ; of all other sources it is not known. */
export function provenanceOf({ values }: Reading): Reading {
  const found = values.flatMap((source) => BY_SOURCE[source] ?? ['in_situ', 'ex_situ'])
  return oneOf(found.length > 0 ? [...new Set(found)] : ['in_situ', 'ex_situ'])
}
