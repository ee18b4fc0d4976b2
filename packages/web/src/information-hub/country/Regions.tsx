import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import classes from './country.module.css'
import { Section } from './Section.tsx'

/** Parts of the country with rules of their own, and territories with their own status. */
export function Regions({ country }: { country: Country }) {
  const { t } = useTranslation()
  const { regionNotes, territories, parent } = country
  return (
    <Section id="regions">
      {parent && (
        <p>
          {t('informationHub.country.belongsTo')} <Link to={paths.country(parent)}>{parent}</Link>
        </p>
      )}
      {regionNotes.length + territories.length === 0 && <p>{t('informationHub.country.noRegions')}</p>}
      <ul className={classes.links}>
        {regionNotes.map(({ code, name, note }) => (
          <li key={code}>
            <strong>{name}</strong> ({code}){note && <p>{note}</p>}
          </li>
        ))}
        {territories.map(({ iso2, name, partyStatus, lawStatus }) => (
          <li key={iso2}>
            <Link to={paths.country(iso2)}>{name}</Link>: {t(`informationHub.partyStatus.${partyStatus}`)},{' '}
            {t(`informationHub.lawStatus.${lawStatus}`)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
