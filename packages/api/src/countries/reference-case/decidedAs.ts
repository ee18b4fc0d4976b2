import type { Treaty } from '@portal/contract'
import type { Current } from '../../content/index.ts'
import { invalid } from '../../http/errors.ts'
import { lawOf } from '../country/lawOf.ts'
import type { CaseQuery } from './referenceCase.ts'

/** The country whose law decides, and the case as it is decided there. */
export type DecidedAs = { readonly provider: string; readonly query: CaseQuery }
type Asked = { readonly iso2: string; readonly query: CaseQuery }
type Places = { readonly treaties: readonly Treaty[]; readonly current: Pick<Current, 'countries'> }

/** A place is decided by its own law; a territory that has the law of its state, as that state's region. */
export function decidedAs({ iso2, query }: Asked, { treaties, current }: Places): DecidedAs {
  const treaty = treaties.find((one) => one.iso2 === iso2)
  const law = treaty && lawOf(treaty, current.countries)
  return law ? { provider: law.iso2, query: { ...query, region: law.region } } : { provider: iso2, query }
}

/** The same for a place that is asked about alone: another region than it is cannot be asked for. Throws INVALID_INPUT. */
export function decidedAlone(asked: Asked, places: Places): DecidedAs {
  const decided = decidedAs(asked, places)
  const { region } = asked.query
  if (decided.provider !== asked.iso2 && region !== undefined && region !== decided.query.region) {
    throw invalid([{ path: 'region', message: `"${region}" is not in ${asked.iso2}.` }])
  }
  return decided
}
