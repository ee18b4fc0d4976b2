import { type Assessment, assessmentNumber } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { contentQueries } from '../../shared/law/law.queries.ts'

type Case = Pick<Assessment, 'id' | 'geneticResource' | 'providerCountry' | 'intendedUse'>

/** The name of a case as far as it is known: species, country and uses; without any, its number. */
export function useCaseParts({ id, geneticResource, providerCountry, intendedUse }: Case) {
  const { t } = useTranslation()
  const { data } = useQuery(contentQueries.survey)
  const country = data?.countries.find(({ iso2 }) => iso2 === providerCountry)?.name
  const uses = data?.uses.filter((use) => intendedUse?.includes(use.id)).map(({ title }) => title) ?? []
  const species = geneticResource === 'unknown' ? null : geneticResource
  const others = [...(country ? [country] : []), ...(uses.length > 0 ? [uses.join(', ')] : [])]
  const parts = [...(species ? [species] : []), ...others]
  const title = parts.length > 0 ? parts.join(' · ') : t('assessments.one', { number: assessmentNumber(id) })
  return { species, others, title }
}
