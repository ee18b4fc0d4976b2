import '@mantine/core/styles/Breadcrumbs.layer.css'
import { Anchor, Breadcrumbs, Title } from '@mantine/core'
import { hostOf, type Instrument, type LegalDocument } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import { isNotFound } from '../../../api/ApiError.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { LawWithTerms } from '../../../shared/glossary/LawWithTerms.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { SourceLink } from '../../../shared/law/SourceLink.tsx'
import { Details } from '../../../shared/layout/Details.tsx'
import { PageTitle } from '../../../shared/layout/PageTitle.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { useScrollToTarget } from '../../../shared/navigation/useScrollToTarget.ts'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { ContentFailure } from '../../ContentFailure.tsx'
import { DocumentFacts } from '../DocumentFacts.tsx'
import { documentQueries } from '../documents.queries.ts'
import classes from './instrument.module.css'

/** A treaty or other document above country level: facts, parties and the rules that cite it. */
export function InstrumentPage() {
  const { documentId = '' } = useParams()
  useScrollToTarget(useLocation().hash.slice(1))
  const { t } = useTranslation()
  const instrument = useQuery(documentQueries.instrument(documentId))
  if (isNotFound(instrument.error)) return <OfCountry documentId={documentId} />
  if (instrument.isError) {
    return <ContentFailure title={t('informationHub.documents.title')} onRetry={() => instrument.refetch()} />
  }
  if (!instrument.data) return <Loading lines={10} />
  return <InstrumentContent instrument={instrument.data} />
}

/** Redirects a country's document to its page in that country. */
function OfCountry({ documentId }: { documentId: string }) {
  const { t } = useTranslation()
  const document = useQuery(documentQueries.document(documentId))
  if (isNotFound(document.error)) return <Navigate to="/404" replace />
  if (document.isError) {
    return <ContentFailure title={t('informationHub.documents.title')} onRetry={() => document.refetch()} />
  }
  if (!document.data) return <Loading lines={10} />
  return <Navigate to={paths.legalDocument(document.data.countryId, documentId)} replace />
}

function InstrumentContent({ instrument: { document, citations, parties } }: { instrument: Instrument }) {
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
      <PageTitle title={titleEnglish} heading={<LawText>{titleEnglish}</LawText>} />
      <article className={classes.document}>
        {titleOriginal !== titleEnglish && (
          <p className={classes.original} lang={language[0]}>
            {titleOriginal}
          </p>
        )}
        <DocumentFacts document={document} />
        <p className={classes.summary}>
          <LawText>{summary}</LawText>
        </p>
        <Text document={document} />
        {parties && <Parties parties={parties} />}
        <InstrumentArticles document={document} citations={citations} />
      </article>
    </>
  )
}

/** Link to the text, and the source of the facts. */
function Text({ document: { url, linkKind, source } }: { document: LegalDocument }) {
  const { t } = useTranslation()
  return (
    <>
      {url ? (
        <p>
          <SourceLink url={url} kind={linkKind} /> <span className={classes.quiet}>{hostOf(url)}</span>
        </p>
      ) : (
        <p className={classes.quiet}>{t('informationHub.country.noOriginal')}</p>
      )}
      {source && source !== url && <p className={classes.quiet}>{t('informationHub.country.source', { source })}</p>}
    </>
  )
}

type Props = { parties: NonNullable<Instrument['parties']> }

/** Number of parties with the date of that count, and a collapsible list. */
function Parties({ parties: { asOf, note, rows } }: Props) {
  const { t } = useTranslation()
  return (
    <section id="parties" tabIndex={-1} className={classes.section}>
      <Title order={2}>{t('informationHub.instrument.parties')}</Title>
      <p>
        <strong>{t('informationHub.instrument.partiesCount', { count: rows.length })}</strong>{' '}
        {t('informationHub.country.treatiesAsOf', { day: formatDay(asOf) })}
      </p>
      <p className={classes.quiet}>
        <LawText>{note}</LawText>
      </p>
      <Details className={classes.parties} summary={t('informationHub.instrument.showParties')}>
        <ul>
          {rows.map(({ iso2, name, since }) => (
            <li key={iso2}>
              <Link to={paths.country(iso2)}>{name}</Link>{' '}
              <span className={classes.quiet}>
                {since
                  ? t('informationHub.instrument.partySince', { day: formatDay(since) })
                  : t('informationHub.instrument.noDay')}
              </span>
            </li>
          ))}
        </ul>
      </Details>
    </section>
  )
}

type Citation = Instrument['citations'][number]
type InstrumentArticlesProps = { document: LegalDocument; citations: Instrument['citations'] }

/** Key articles and cited articles, each with the rules that cite it. */
function InstrumentArticles({ document: { keyArticles }, citations }: InstrumentArticlesProps) {
  const { t } = useTranslation()
  const uncited = keyArticles
    .filter(({ article }) => !citations.some((one) => one.article === article))
    .map((one): Citation => ({ ...one, rules: [] }))
  const articles = [...citations, ...uncited]
  return (
    <section className={classes.section}>
      <Title order={2}>{t('informationHub.instrument.articles')}</Title>
      {articles.length === 0 ? (
        <p>{t('informationHub.instrument.noArticles')}</p>
      ) : (
        <p className={classes.quiet}>{t('informationHub.instrument.articlesLead')}</p>
      )}
      {articles.map((citation) => (
        <Article key={`${citation.article} ${citation.topic}`} citation={citation} />
      ))}
    </section>
  )
}

function Article({ citation: { article, topic, rules } }: { citation: Citation }) {
  const { t } = useTranslation()
  return (
    <section className={classes.article}>
      <Title order={3} size="h4">
        {article ?? t('informationHub.instrument.whole')}
        {topic && (
          <span className={classes.topic}>
            : <LawText>{topic}</LawText>
          </span>
        )}
      </Title>
      {rules.length === 0 ? (
        <p className={classes.quiet}>{t('informationHub.instrument.notCited')}</p>
      ) : (
        <ul className={classes.rules}>
          {rules.map(({ row, test, status, reason }) => (
            <li key={row}>
              <span>
                {status ? (
                  <TrafficLight status={status} />
                ) : (
                  <span className={classes.quiet}>{t('informationHub.instrument.noColour')}</span>
                )}
              </span>
              <span>
                <strong>
                  <LawText>{test}</LawText>
                </strong>{' '}
                <LawWithTerms text={reason} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
