import { Title } from '@mantine/core'
import type { Country, LegalDocument } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { ContentFailure } from '../../ContentFailure.tsx'
import { DocumentFacts } from '../../documents/DocumentFacts.tsx'
import { documentQueries } from '../../documents/documents.queries.ts'
import { CountryFrame } from '../CountryFrame.tsx'
import classes from '../country.module.css'
import { NoSources } from './NoSources.tsx'

/** List of a country's legal documents. */
export function LegalDocumentsPage() {
  const { t } = useTranslation()
  return (
    <CountryFrame title={({ name }) => t('informationHub.country.documentsOf', { name })}>
      {(country) => <Documents country={country} />}
    </CountryFrame>
  )
}

function Documents({ country }: { country: Country }) {
  const id = country.iso2
  const documents = useQuery(documentQueries.documents(id))
  if (documents.isError) return <ContentFailure onRetry={() => documents.refetch()} />
  if (!documents.data) return <Loading lines={8} />
  if (documents.data.count === 0) return <NoSources country={country} sources="documents" />
  return (
    <ul className={classes.links}>
      {documents.data.rows.map((document) => (
        <OneDocument key={document.documentId} id={id} document={document} />
      ))}
    </ul>
  )
}

const OneDocument = ({ id, document }: { id: string; document: LegalDocument }) => (
  <li>
    <Title order={2} size="h4">
      <Link to={paths.legalDocument(id, document.documentId)}>
        <LawText>{document.titleEnglish}</LawText>
      </Link>
    </Title>
    <p className={classes.quiet} lang={document.language[0]}>
      {document.titleOriginal}
    </p>
    <p>
      <LawText>{document.summary}</LawText>
    </p>
    <DocumentFacts document={document} />
  </li>
)
