import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatDays } from '../../../shared/dates/dates.ts'
import { WithTerms } from '../../../shared/glossary/WithTerms.tsx'
import classes from '../country.module.css'
import { Section } from '../Section.tsx'

/** Competent authorities and focal points. */
export function Authorities({ country: { authorities } }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <Section id="authorities">
      {authorities.length === 0 ? (
        <p>{t('informationHub.country.noAuthorities')}</p>
      ) : (
        <ul className={classes.links}>
          {authorities.map(({ name, role, url }) => (
            <li key={`${role} ${name}`}>
              <strong>{name}</strong>
              <br />
              {t(`informationHub.country.roles.${role}`)}
              {url && (
                <>
                  {' · '}
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {t('informationHub.country.site')}
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Conditions that only this country's rules ask about. */
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

/** Open questions of the country's research. */
export function OpenQuestions({ country: { openQuestions } }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <Section id="open" lead={t('informationHub.country.openLead')}>
      {openQuestions.length === 0 ? (
        <p>{t('informationHub.country.noOpen')}</p>
      ) : (
        <ul>
          {openQuestions.map((question) => (
            <li key={question}>{formatDays(question)}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}
