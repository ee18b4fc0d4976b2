import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from '../country.module.css'
import { Section } from '../Section.tsx'

/** Whom to ask. */
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
