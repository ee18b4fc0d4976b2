import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Empty } from '../../../shared/feedback/Empty.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import classes from '../country.module.css'
import { Section } from '../Section.tsx'

type Props = { country: Country; sources: 'documents' | 'references' }

/** Empty state of documents and references: says why there are none and where to look instead. */
export function NoSources({ country, sources }: Props) {
  const { t } = useTranslation()
  const { kind, lawOf, name, version } = country
  if (kind === 'union') {
    return (
      <Empty
        title={t('informationHub.country.notHere')}
        hint={t('informationHub.country.union')}
        action={<Link to={unionRulesPath}>{t('informationHub.country.toUnionRules')}</Link>}
      />
    )
  }
  if (lawOf) return <Elsewhere name={name} lawOf={lawOf} sources={sources} />
  const unassessed = kind === 'area' ? 'unassessedArea' : 'unassessed'
  const hint = version === null ? unassessed : HINTS[sources]
  return <Empty title={t(`informationHub.country.${TITLES[sources]}`)} hint={t(`informationHub.country.${hint}`)} />
}

const TITLES = { documents: 'noDocuments', references: 'noReferences' } as const
const HINTS = { documents: 'noDocumentsHint', references: 'noReferencesHint' } as const

type ElsewhereProps = Pick<Props, 'sources'> & { name: string; lawOf: NonNullable<Country['lawOf']> }

function Elsewhere({ name, lawOf: { iso2, name: country, regionName: region }, sources }: ElsewhereProps) {
  const { t } = useTranslation()
  const path = { documents: paths.legalDocuments, references: paths.legalReferences }[sources](iso2)
  return (
    <Empty
      title={t('informationHub.country.notHere')}
      hint={t('informationHub.country.lawElsewhere', { name, country, region })}
      action={<Link to={path}>{t(`informationHub.country.${sources}Of`, { name: country })}</Link>}
    />
  )
}

/** Links to the country's documents, cited articles and document search. */
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

/** Search for EU regulations, which are filed with the treaties. */
const unionRulesPath = `${paths.documentSearch}?${new URLSearchParams({ q: 'EU', country: 'treaty' })}`
