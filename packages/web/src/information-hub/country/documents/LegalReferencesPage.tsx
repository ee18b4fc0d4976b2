import type { Country } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { ContentFailure } from '../../ContentFailure.tsx'
import { documentQueries } from '../../documents/documents.queries.ts'
import { CountryFrame } from '../CountryFrame.tsx'
import { RuleLinks } from '../rules/RuleLinks.tsx'
import classes from '../rules/rules.module.css'
import { useReadableLaw } from '../rules/useReadableLaw.ts'
import { NoSources } from './NoSources.tsx'

/** Articles that the country's rules cite, with links to those rules. */
export function LegalReferencesPage() {
  const { t } = useTranslation()
  return (
    <CountryFrame title={({ name }) => t('informationHub.country.referencesOf', { name })}>
      {(country) => <References country={country} />}
    </CountryFrame>
  )
}

const COLUMNS = ['document', 'article', 'topic', 'citedBy'] as const

function References({ country }: { country: Country }) {
  const { t } = useTranslation()
  const id = country.iso2
  const references = useQuery(documentQueries.references(id))
  const rows = references.data?.rows ?? []
  // The rule names are part of the table, so it waits for them to avoid a layout shift.
  const { law, isError, retry } = useReadableLaw({ iso2: id, kind: 'state', version: undefined })
  if (references.isError) return <ContentFailure onRetry={() => references.refetch()} />
  if (rows.length > 0 && isError) return <ContentFailure onRetry={retry} />
  if (!references.data || (rows.length > 0 && !law)) return <Loading lines={8} />
  if (rows.length === 0) return <NoSources country={country} sources="references" />
  const labelOf = (column: (typeof COLUMNS)[number]) => t(`informationHub.country.referenceColumns.${column}`)
  return (
    <div className={classes.scroll}>
      <table className={`${classes.rules} ${classes.references}`} aria-label={t('informationHub.country.references')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {labelOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ documentId, documentTitle, article, topic, citedBy }) => (
            <tr key={`${documentId} ${article}`}>
              <th scope="row" data-label={labelOf('document')}>
                <Link to={paths.legalDocument(id, documentId)}>
                  <LawText>{documentTitle}</LawText>
                </Link>
              </th>
              <td data-label={labelOf('article')}>
                {article ? <LawText>{article}</LawText> : <em>{t('informationHub.country.articleNotVerified')}</em>}
              </td>
              <td data-label={labelOf('topic')}>{topic ? <LawText>{topic}</LawText> : '–'}</td>
              <td data-label={labelOf('citedBy')}>
                <RuleLinks country={id} rows={citedBy} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
