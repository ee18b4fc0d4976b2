import '@mantine/core/styles/Pagination.layer.css'
import { Pagination, Title } from '@mantine/core'
import { DOCUMENT_PAGE_SIZE } from '@portal/contract'
import { countryName } from '@portal/texts'
import dayjs from 'dayjs'
import { Fragment, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CountryPicture } from '../../../shared/countries/CountryPicture.tsx'
import { formatDay } from '../../../shared/dates/dates.ts'
import { LawText } from '../../../shared/law/LawText.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { documentStatusOf } from '../DocumentFacts.tsx'
import { useFacetText } from '../useFacetText.ts'
import classes from './documents.module.css'
import { type DocumentHit, type DocumentSearch, LAST_PAGE, type SearchResult } from './useDocumentSearch.ts'

type Props = { found: SearchResult; search: DocumentSearch }

/** Search results with pagination; a new page moves the focus to the heading. */
export function HitList({ found: { total, results }, search }: Props) {
  const { t } = useTranslation()
  const head = useRef<HTMLHeadingElement>(null)
  const order = search.filter.q.trim() === '' ? 'latest' : 'best'
  const turn = (page: number) => {
    search.turnTo(page)
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <Title order={2} ref={head} tabIndex={-1} className={classes.total}>
        {t('informationHub.documents.found', { count: total })}
      </Title>
      <p className={classes.quiet}>
        {t(`informationHub.documents.order.${order}`)} ·{' '}
        {t('informationHub.documents.statusOn', { day: formatDay(dayjs().format('YYYY-MM-DD')) })}
      </p>
      <ol className={classes.hits} start={search.filter.from + 1}>
        {results.map((hit) => (
          <HitCard key={hit.documentId} hit={hit} />
        ))}
      </ol>
      <nav className={classes.pages} aria-label={t('list.pages')}>
        <p role="status">
          {t('list.range', { from: search.filter.from + 1, to: search.filter.from + results.length, total })}
        </p>
        <Pagination
          size="md"
          siblings={1}
          hideWithOnePage
          total={Math.min(Math.ceil(total / DOCUMENT_PAGE_SIZE), LAST_PAGE)}
          value={search.page}
          onChange={turn}
          getControlProps={(control) => ({ 'aria-label': t(control === 'previous' ? 'list.previous' : 'list.next') })}
        />
      </nav>
    </>
  )
}

/** A search result with facts, highlighted passage and matching articles. */
function HitCard({ hit }: { hit: DocumentHit }) {
  const { t } = useTranslation()
  return (
    <li className={classes.hit}>
      <h3>
        <Link to={paths.legalDocument(hit.countryId, hit.documentId)}>
          <LawText>
            <Marked text={hit.titleMarked} />
          </LawText>
        </Link>
      </h3>
      {hit.titleOriginal !== hit.titleEnglish && (
        <p className={classes.original} lang={hit.language[0]}>
          <Marked text={hit.originalMarked} />
        </p>
      )}
      <p className={classes.facts}>
        {hit.countryId && (
          <span className={classes.flag}>
            <CountryPicture iso2={hit.countryId} kind="thumbs" />
          </span>
        )}
        <strong>
          {hit.countryId && hit.country
            ? countryName(hit.countryId, hit.country)
            : t('informationHub.documents.treaties')}
        </strong>
        <HitFacts hit={hit} />
      </p>
      <p>
        <LawText>
          <Marked text={hit.passage} />
        </LawText>
        {isCut(hit) && ' …'}
      </p>
      <Articles hit={hit} />
    </li>
  )
}

/** True if the summary continues after the passage. */
const isCut = ({ passage, summary }: DocumentHit) => {
  const last =
    passage
      .replaceAll(/\[\[|\]\]/g, '')
      .split(' ... ')
      .at(-1) ?? ''
  return !summary.trim().endsWith(last.trim())
}

function HitFacts({ hit }: { hit: DocumentHit }) {
  const { t } = useTranslation()
  const facetText = useFacetText()
  const days = (['adopted', 'inForce', 'repealed'] as const).flatMap((name) => {
    const day = hit[name]
    return day ? [t(`informationHub.documentDays.${name}`, { day: formatDay(day) })] : []
  })
  const parts = [
    facetText('kind', hit.kind),
    ...days,
    hit.language.map((code) => facetText('language', code)).join(', '),
    ...(hit.hasOfficialEnglish ? [t('informationHub.countries.english')] : []),
    t(`informationHub.confidence.${hit.confidence}`),
  ]
  return (
    <>
      {' · '}
      <span className={classes.status} data-status={hit.status}>
        {t(`informationHub.documentStatus.${documentStatusOf(hit)}`)}
      </span>
      {` · ${parts.join(' · ')}`}
    </>
  )
}

function Articles({ hit: { articles } }: { hit: DocumentHit }) {
  const { t } = useTranslation()
  if (articles.length === 0) return null
  return (
    <>
      <p className={classes.articlesTitle}>{t('informationHub.documents.articles')}</p>
      <ul className={classes.articles}>
        {articles.map(({ article, topic }) => (
          <li key={`${article} ${topic}`}>
            <mark>{article}</mark>: {topic ?? t('informationHub.documents.citedByRules')}
          </li>
        ))}
      </ul>
    </>
  )
}

const MATCH = /\[\[(.+?)\]\]/

/** Highlights the matches, which the server puts between `[[` and `]]`. */
const Marked = ({ text }: { text: string }) =>
  text.split(MATCH).map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>
  })
