import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { SearchInput } from '../../../shared/list/filters/SearchInput.tsx'
import { Hero } from '../../Hero.tsx'
import { documentQueries } from '../documents.queries.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import classes from './documents.module.css'
import { FilterPlace } from './FilterPlace.tsx'
import { HitList } from './HitList.tsx'
import { NoDocument } from './NoDocument.tsx'
import { SearchFailure } from './SearchFailure.tsx'
import { Undated } from './Undated.tsx'
import { type DocumentSearch, type Found, useDocumentSearch } from './useDocumentSearch.ts'
import { useLastPage } from './useLastPage.ts'

/** Full-text search over the law of all countries; all of its state is in the address. */
export function DocumentSearchPage() {
  const { t } = useTranslation()
  const search = useDocumentSearch()
  const found = useQuery(documentQueries.search(search.wanted))
  useLastPage(found, search)
  return (
    <>
      <Hero title={t('informationHub.documents.title')} lead={t('informationHub.documents.lead')}>
        <SearchInput
          label={t('informationHub.documents.search')}
          placeholder={t('informationHub.documents.searchHint')}
          given={search.wanted.q}
          onSearch={(q) => search.change({ q }, true)}
        />
        <p className={classes.hint}>{t('informationHub.documents.articleHint')}</p>
      </Hero>
      <div className={classes.content}>
        {found.isError && <SearchFailure onRetry={() => found.refetch()} />}
        {found.isPending && <Loading lines={12} />}
        {found.data && <Results found={found.data} search={search} isOld={found.isPlaceholderData} />}
      </div>
    </>
  )
}

type ResultsProps = { found: Found; search: DocumentSearch; isOld: boolean }

function Results({ found, search, isOld }: ResultsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.columns}>
      <FilterPlace found={found} search={search} />
      <div className={classes.results} aria-busy={isOld}>
        <ActiveFilters found={found} search={search} />
        <Undated found={found} search={search} />
        <div role="status">
          {found.similar && found.total > 0 && (
            <p className={classes.similar}>{t('informationHub.documents.similar')}</p>
          )}
        </div>
        {found.total === 0 ? (
          <NoDocument loosen={found.loosen} search={search} />
        ) : (
          <HitList found={found} search={search} />
        )}
      </div>
    </div>
  )
}
