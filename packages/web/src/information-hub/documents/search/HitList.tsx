import '@mantine/core/styles/Pagination.layer.css'
import { Pagination, Title } from '@mantine/core'
import { DOCUMENT_PAGE_SIZE } from '@portal/contract'
import dayjs from 'dayjs'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import classes from './documents.module.css'
import { HitCard } from './HitCard.tsx'
import { type DocumentSearch, type Found, LAST_PAGE } from './useDocumentSearch.ts'

type Props = { found: Found; search: DocumentSearch }

/** The found documents, ten a page. A page that is turned begins at its top. */
export function HitList({ found: { total, results }, search }: Props) {
  const { t } = useTranslation()
  const head = useRef<HTMLHeadingElement>(null)
  const order = search.wanted.q.trim() === '' ? 'latest' : 'best'
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
      <ol className={classes.hits} start={search.wanted.from + 1}>
        {results.map((hit) => (
          <HitCard key={hit.documentId} hit={hit} />
        ))}
      </ol>
      <nav className={classes.pages} aria-label={t('list.pages')}>
        <p role="status">
          {t('list.range', { from: search.wanted.from + 1, to: search.wanted.from + results.length, total })}
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
