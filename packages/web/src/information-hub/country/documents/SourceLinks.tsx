import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import classes from '../country.module.css'
import { Section } from '../Section.tsx'
import { unionRulesPath } from './unionRulesPath.ts'

/** The ways to the documents and the articles, and to the search among them. */
export const SourceLinks = ({ country }: { country: Country }) => (
  <Section id="sources">
    <ul className={classes.links}>{country.kind === 'union' ? <UnionLink /> : <OwnLinks country={country} />}</ul>
  </Section>
)

function OwnLinks({ country: { iso2, legalDocumentsCount } }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <>
      <li>
        <Link to={paths.legalDocuments(iso2)}>
          {t('informationHub.country.toDocuments', { count: legalDocumentsCount })}
        </Link>
      </li>
      <li>
        <Link to={paths.legalReferences(iso2)}>{t('informationHub.country.toReferences')}</Link>
      </li>
      <li>
        <Link to={`${paths.documentSearch}?${new URLSearchParams({ country: iso2 })}`}>
          {t('informationHub.country.toSearch')}
        </Link>
      </li>
    </>
  )
}

function UnionLink() {
  const { t } = useTranslation()
  return (
    <li>
      <Link to={unionRulesPath}>{t('informationHub.country.toUnionRules')}</Link>
    </li>
  )
}
