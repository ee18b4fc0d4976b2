import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import classes from './country.module.css'
import { Section } from './Section.tsx'

/** The ways to the documents and the articles, and to the search among them. */
export function SourceLinks({ country }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <Section id="sources">
      <ul className={classes.links}>
        <li>
          <Link to={paths.legalDocuments(country.iso2)}>
            {t('informationHub.country.toDocuments', { count: country.legalDocumentsCount })}
          </Link>
        </li>
        <li>
          <Link to={paths.legalReferences(country.iso2)}>{t('informationHub.country.toReferences')}</Link>
        </li>
        {country.kind === 'union' && (
          <li>
            <Link to={`${paths.documentSearch}?${new URLSearchParams({ q: 'EU', country: 'treaty' })}`}>
              {t('informationHub.country.toUnionRules')}
            </Link>
          </li>
        )}
        <li>
          <Link to={`${paths.documentSearch}?${new URLSearchParams({ country: country.iso2 })}`}>
            {t('informationHub.country.toSearch')}
          </Link>
        </li>
      </ul>
    </Section>
  )
}
