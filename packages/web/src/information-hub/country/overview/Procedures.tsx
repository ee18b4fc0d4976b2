import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Procedure } from '../../../shared/procedures/Procedure.tsx'
import { NoProcedure } from '../access/NoProcedure.tsx'
import { Section, type SectionId } from '../Section.tsx'

/** How a user gets access if no assessed law can answer a case, and what is required for work done there. */
export function Procedures({ country }: { country: Country }) {
  const { t } = useTranslation()
  const { name, procedures } = country
  const ids = procedureSections(country)
  return (
    <>
      {country.version === null && ids.includes('access') && (
        <Section id="access" lead={t('informationHub.country.accessLead', { name })}>
          <ProcedureList procedures={procedures.filter(({ concerns }) => concerns === 'access')} />
          {!procedures.some(({ concerns }) => concerns === 'access') && <NoProcedure country={country} />}
        </Section>
      )}
      {ids.includes('workThere') && (
        <Section id="workThere" lead={t('informationHub.country.workThereLead', { name })}>
          <ProcedureList procedures={procedures.filter(({ concerns }) => concerns === 'use')} />
        </Section>
      )}
    </>
  )
}

/**
 * The European Union grants no access, an area has no authority, and some territories are under their parent state's
 * law.
 */
export function procedureSections({ kind, lawOf, procedures }: Country): SectionId[] {
  const concerned = new Set(procedures.map(({ concerns }) => concerns))
  const canGrantAccess = kind !== 'union' && kind !== 'area' && !lawOf
  return [
    ...(canGrantAccess || concerned.has('access') ? (['access'] as const) : []),
    ...(concerned.has('use') ? (['workThere'] as const) : []),
  ]
}

const ProcedureList = ({ procedures }: Pick<Country, 'procedures'>) =>
  procedures.map((procedure) => <Procedure key={procedure.id} procedure={procedure} />)
