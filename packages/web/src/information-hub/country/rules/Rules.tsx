import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { ContentFailure } from '../../ContentFailure.tsx'
import { Section } from '../Section.tsx'
import type { Chosen } from '../useChosen.ts'
import { RuleTables } from './RuleTables.tsx'
import { useReadLaw } from './useReadLaw.ts'

type Props = { country: Country; chosen: Chosen }

/** The country's rules for a use that one chooses, or all of them. */
export function Rules({ country, chosen }: Props) {
  const { t } = useTranslation()
  const { law, isError, retry } = useReadLaw({ ...country, version: country.version ?? undefined })
  const lead = country.kind === 'union' ? 'informationHub.country.unionRulesLead' : 'informationHub.country.rulesLead'
  return (
    <Section id="rules" lead={t(lead)}>
      {law && <RuleTables country={country} law={law} chosen={chosen} />}
      {!law && (isError ? <ContentFailure onRetry={retry} /> : <Loading lines={8} />)}
    </Section>
  )
}
