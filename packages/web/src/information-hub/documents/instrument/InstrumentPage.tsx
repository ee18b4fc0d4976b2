import '@mantine/core/styles/Breadcrumbs.layer.css'
import { Anchor, Breadcrumbs } from '@mantine/core'
import type { Instrument, LegalDocument } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import { isNotThere } from '../../../api/isNotThere.ts'
import { paths } from '../../../app/paths.ts'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { PageTitle } from '../../../shared/layout/PageTitle.tsx'
import { useTarget } from '../../../shared/navigation/useTarget.ts'
import { ContentFailure } from '../../ContentFailure.tsx'
import { DocumentFacts } from '../DocumentFacts.tsx'
import { documentQueries } from '../documents.queries.ts'
import { InstrumentArticles } from './InstrumentArticles.tsx'
import classes from './instrument.module.css'
import { Parties } from './Parties.tsx'

/** A treaty or another document above the countries: what it is, who is bound by it, and which rules rest on it. */
export function InstrumentPage() {
  const { documentId = '' } = useParams()
  useTarget(useLocation().hash.slice(1))
  const { t } = useTranslation()
  const instrument = useQuery(documentQueries.instrument(documentId))
  if (isNotThere(instrument.error)) return <OfCountry documentId={documentId} />
  if (instrument.isError) {
    return <ContentFailure title={t('informationHub.documents.title')} onRetry={() => instrument.refetch()} />
  }
  if (!instrument.data) return <Loading lines={10} />
  return <Shown instrument={instrument.data} />
}

/** A document of a country has its page there. */
function OfCountry({ documentId }: { documentId: string }) {
  const { t } = useTranslation()
  const document = useQuery(documentQueries.document(documentId))
  if (isNotThere(document.error)) return <Navigate to="/404" replace />
  if (document.isError) {
    return <ContentFailure title={t('informationHub.documents.title')} onRetry={() => document.refetch()} />
  }
  if (!document.data) return <Loading lines={10} />
  return <Navigate to={paths.legalDocument(document.data.countryId, documentId)} replace />
}

function Shown({ instrument: { document, citations, parties } }: { instrument: Instrument }) {
  const { t } = useTranslation()
  const { titleEnglish, titleOriginal, language, summary } = document
  return (
    <>
      <Breadcrumbs mb="sm" className={classes.crumbs}>
        <Anchor component={Link} to={paths.documentSearch}>
          {t('informationHub.documents.title')}
        </Anchor>
        <Anchor component={Link} to={`${paths.documentSearch}?country=treaty`}>
          {t('informationHub.documents.treaties')}
        </Anchor>
      </Breadcrumbs>
      <PageTitle title={titleEnglish} />
      <article className={classes.document}>
        {titleOriginal !== titleEnglish && (
          <p className={classes.original} lang={language[0]}>
            {titleOriginal}
          </p>
        )}
        <DocumentFacts document={document} />
        <p className={classes.summary}>{summary}</p>
        <Text document={document} />
        {parties && <Parties parties={parties} />}
        <InstrumentArticles document={document} citations={citations} />
      </article>
    </>
  )
}

/** Where the text or news of it stands, and what the facts were taken from. */
function Text({ document: { url, source } }: { document: LegalDocument }) {
  const { t } = useTranslation()
  return (
    <>
      {url ? (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('informationHub.instrument.readAt', { host: new URL(url).host.replace(/^www\./, '') })}
          </a>
        </p>
      ) : (
        <p className={classes.quiet}>{t('informationHub.country.noOriginal')}</p>
      )}
      {source && source !== url && <p className={classes.quiet}>{t('informationHub.country.source', { source })}</p>}
    </>
  )
}
