import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { WithTerms } from '../../../shared/glossary/WithTerms.tsx'
import classes from '../country.module.css'
import { Section } from '../Section.tsx'

/** Circumstances that only this country's rules ask for. */
export function Conditions({ country: { conditions } }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <Section id="conditions" lead={t('informationHub.country.conditionsLead')}>
      {conditions.length === 0 ? (
        <p>{t('informationHub.country.noConditions')}</p>
      ) : (
        <dl className={classes.conditions}>
          {conditions.map(({ id, question, help }) => (
            <div key={id}>
              <dt>{question}</dt>
              <dd>
                <WithTerms text={help} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
