import { Title } from '@mantine/core'
import { type Country, hostOf, type LegalDocument } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { ApiError } from '../../../api/ApiError.ts'
import type { Subject } from '../../../law-reports/index.ts'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { OpenDocumentFile } from '../../../shared/law/OpenDocumentFile.tsx'
import { SourceLink } from '../../../shared/law/SourceLink.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { ContentFailure } from '../../ContentFailure.tsx'
import { DocumentFacts } from '../../documents/DocumentFacts.tsx'
import { documentQueries } from '../../documents/documents.queries.ts'
import { CountryFrame, useCountryId } from '../CountryFrame.tsx'
import classes from '../country.module.css'
import { ReportLaw } from '../ReportLaw.tsx'
import { RuleLinks } from '../rules/RuleLinks.tsx'

/** A legal document with its dates, confidence and the rules that cite it. */
export function LegalDocumentPage() {
  const { documentId = '' } = useParams()
  const { t } = useTranslation()
  const id = useCountryId()
  const document = useQuery(documentQueries.document(documentId))
  if (document.error instanceof ApiError && document.error.status === 404) return <Navigate to="/404" replace />
  if (document.isError) {
    return <ContentFailure title={t('informationHub.documents.title')} onRetry={() => document.refetch()} />
  }
  if (!document.data) return <Loading lines={8} />
  const legalDocument = document.data
  // The canonical address names the document's own country.
  if (legalDocument.countryId !== id)
    return <Navigate to={paths.legalDocument(legalDocument.countryId, documentId)} replace />
  return (
    <CountryFrame title={() => legalDocument.titleEnglish}>
      {(country) => <DocumentContent document={legalDocument} country={country} />}
    </CountryFrame>
  )
}

type ContentProps = { document: LegalDocument; country: Country }

function DocumentContent({ document, country }: ContentProps) {
  const { t } = useTranslation()
  return (
    <article className={classes.section}>
      <p className={classes.original} lang={document.language[0]}>
        {document.titleOriginal}
      </p>
      <DocumentFacts document={document} />
      <p>
        <LawText>{document.summary}</LawText>
      </p>
      {document.url ? (
        <p>
          <SourceLink url={document.url} kind={document.linkKind} />{' '}
          <span className={classes.quiet}>{hostOf(document.url)}</span>
        </p>
      ) : (
        <p className={classes.quiet}>{t('informationHub.country.noOriginal')}</p>
      )}
      {document.file && (
        <p>
          <OpenDocumentFile country={country.countryId} file={document.file} />
        </p>
      )}
      {document.source && (
        <p className={classes.quiet}>{t('informationHub.country.source', { source: document.source })}</p>
      )}
      <KeyArticles document={document} />
      <CitedBy document={document} />
      <p>
        <ReportLaw country={country} subjects={[subjectOf(document)]} chosen={document.documentId} />
      </p>
    </article>
  )
}

const subjectOf = ({ documentId: id, titleEnglish: label }: LegalDocument): Subject => ({ kind: 'document', id, label })

function KeyArticles({ document: { keyArticles } }: { document: LegalDocument }) {
  const { t } = useTranslation()
  if (keyArticles.length === 0) return null
  return (
    <section>
      <Title order={2}>{t('informationHub.country.keyArticles')}</Title>
      <dl className={classes.conditions}>
        {keyArticles.map(({ article, topic }) => (
          <div key={`${article} ${topic}`} id={`article-${article.replace(/\W+/g, '-')}`}>
            <dt>{article}</dt>
            <dd>
              <LawText>{topic}</LawText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Rules of this country that cite the document. */
function CitedBy({ document: { documentId } }: { document: LegalDocument }) {
  const { t } = useTranslation()
  const id = useCountryId()
  const references = useQuery(documentQueries.references(id))
  const own = references.data?.rows.filter((one) => one.documentId === documentId) ?? []
  if (own.length === 0) return null
  return (
    <section>
      <Title order={2}>{t('informationHub.country.citedBy')}</Title>
      <ul className={classes.links}>
        {own.map(({ article, citedBy }) => (
          <li key={article}>
            <strong>{article ?? t('informationHub.country.articleNotVerified')}</strong>
            <RuleLinks country={id} rows={citedBy} />
          </li>
        ))}
      </ul>
    </section>
  )
}
