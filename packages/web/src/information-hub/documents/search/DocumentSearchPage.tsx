import { Alert, Button, Group, Text } from '@mantine/core'
import { DOCUMENT_PAGE_SIZE } from '@portal/contract'
import { countryName } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CountryPicture } from '../../../shared/countries/CountryPicture.tsx'
import { formatDay } from '../../../shared/dates/dates.ts'
import { Empty } from '../../../shared/feedback/Empty.tsx'
import { Failure } from '../../../shared/feedback/Failure.tsx'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import { SearchInput } from '../../../shared/list/filters/SearchInput.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { Hero } from '../../Hero.tsx'
import { documentQueries } from '../documents.queries.ts'
import type { Facet } from '../useFacetText.ts'
import { ActiveFilters, DocumentFilters } from './DocumentFilters.tsx'
import classes from './documents.module.css'
import { HitList } from './HitList.tsx'
import { type DocumentSearch, type SearchResult, useDocumentSearch } from './useDocumentSearch.ts'

/** Full-text search over the law of all countries, with its state in the query string. */
export function DocumentSearchPage() {
  const { t } = useTranslation()
  const search = useDocumentSearch()
  const found = useQuery(documentQueries.search(search.filter))
  useLastPage(found, search)
  return (
    <>
      <Hero title={t('informationHub.documents.title')} lead={t('informationHub.documents.lead')}>
        <SearchInput
          label={t('informationHub.documents.search')}
          placeholder={t('informationHub.documents.searchHint')}
          value={search.filter.q}
          onSearch={(q) => search.change({ q }, true)}
        />
        <p className={classes.hint}>{t('informationHub.documents.articleHint')}</p>
      </Hero>
      <div className={classes.content}>
        {found.isError && <Failure reason={t('informationHub.documents.failure')} onRetry={() => found.refetch()} />}
        {found.isPending && <Loading lines={12} />}
        {found.data && <Results found={found.data} search={search} isOld={found.isPlaceholderData} />}
      </div>
    </>
  )
}

type ResultsProps = { found: SearchResult; search: DocumentSearch; isOld: boolean }

function Results({ found, search, isOld }: ResultsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.columns}>
      <DocumentFilters found={found} search={search} />
      <div className={classes.results} aria-busy={isOld}>
        <ActiveFilters found={found} search={search} />
        <Undated found={found} search={search} />
        <div role="status">
          {found.similar && found.total > 0 && (
            <p className={classes.similar}>{t('informationHub.documents.similar')}</p>
          )}
        </div>
        <ProcedureHits procedures={found.procedures} />
        {found.total === 0 ? (
          <NoDocuments loosen={found.loosen} search={search} />
        ) : (
          <HitList found={found} search={search} />
        )}
      </div>
    </div>
  )
}

/** Procedures before authorities that match the search, each linked to the page of its country. */
function ProcedureHits({ procedures }: Pick<SearchResult, 'procedures'>) {
  const { t } = useTranslation()
  if (procedures.length === 0) return null
  return (
    <section className={classes.procedures} aria-labelledby="procedures-found">
      <h2 id="procedures-found">{t('informationHub.documents.procedures')}</h2>
      <ul>
        {procedures.map(({ id, countryId, country, title, authority, confidence }) => (
          <li key={id}>
            <span className={classes.flag}>
              <CountryPicture iso2={countryId} kind="thumbs" />
            </span>
            <span>
              <Link to={{ pathname: paths.country(countryId), hash: id }}>
                <LawText>{title}</LawText>
              </Link>
              <span className={classes.authority}>
                {countryName(countryId, country)} · <LawText>{authority}</LawText> ·{' '}
                {t(`informationHub.confidence.${confidence}`)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { loosen: SearchResult['loosen']; search: DocumentSearch }

/** Empty state: names the filter that excludes everything and offers to remove it. */
function NoDocuments({ loosen, search }: Props) {
  const { t } = useTranslation()
  const filter = loosen ? t(`informationHub.documents.filter.${loosen.filter as Facet | 'validOn'}`) : ''
  return (
    <Empty
      title={t('informationHub.noMatches')}
      hint={loosen ? t('informationHub.documents.emptiedBy', { filter }) : t('informationHub.documents.emptied')}
      action={
        <Group mt="sm">
          {loosen && (
            <Button variant="default" onClick={() => search.change({ [loosen.filter]: '' })}>
              {t('informationHub.documents.without', { filter, count: loosen.total })}
            </Button>
          )}
          <Button variant="subtle" onClick={search.clear}>
            {t('informationHub.documents.clear')}
          </Button>
        </Group>
      }
    />
  )
}

type UndatedProps = { found: SearchResult; search: DocumentSearch }

/** Notes on the date filter: an invalid date, or the number of documents without dates. */
function Undated({ found: { undated }, search }: UndatedProps) {
  const { t } = useTranslation()
  const { filter, badDay, change } = search
  if (badDay !== '') {
    return (
      <Alert color="brick" role="alert" mb="md">
        {t('informationHub.badDay', { day: badDay })} {t('informationHub.documents.badDayLeftOut')}
      </Alert>
    )
  }
  if (!filter.validOn || (undated === 0 && !filter.undated)) return null
  const text = filter.undated ? 'undatedToo' : 'undated'
  return (
    <Alert color="gray" variant="outline" mb="md" className={classes.undated}>
      <Text inherit>{t(`informationHub.documents.${text}`, { count: undated, day: formatDay(filter.validOn) })}</Text>
      <Button mt="sm" variant="default" size="sm" onClick={() => change({ undated: filter.undated ? '' : 'yes' })}>
        {t(`informationHub.documents.${filter.undated ? 'withoutUndated' : 'withUndated'}`, { count: undated })}
      </Button>
    </Alert>
  )
}

type Query = { readonly data: SearchResult | undefined; readonly isPlaceholderData: boolean }

/** Redirects a page number beyond the last page, as in an old link, to the last page. */
function useLastPage({ data, isPlaceholderData }: Query, { page, turnTo }: DocumentSearch): void {
  const last = data && Math.max(Math.ceil(data.total / DOCUMENT_PAGE_SIZE), 1)
  const isPast = last !== undefined && !isPlaceholderData && page > last
  useEffect(() => {
    if (isPast) turnTo(last, true)
  })
}
