import { Anchor, Button, Group, Text } from '@mantine/core'
import { type CallOutput, dashboard, type LawChange } from '@portal/contract'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router'
import { isNotFound } from '../api/ApiError.ts'
import { call } from '../api/call.ts'
import { AssessmentLink, assessmentQueries, useCaseLabel } from '../cases/index.ts'
import { formatInstant } from '../shared/dates/dates.ts'
import { Empty } from '../shared/feedback/Empty.tsx'
import { Failure } from '../shared/feedback/Failure.tsx'
import { Loading } from '../shared/feedback/Loading.tsx'
import { LawText } from '../shared/law/LawText.tsx'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { nextPageStart } from '../shared/list/nextPageStart.ts'
import { paths } from '../shared/navigation/paths.ts'
import classes from './LawChange.module.css'
import { BeforeAndAfter, LawVersionName } from './LawChange.tsx'

type Page = CallOutput<typeof dashboard.lawChange>

/** The user's assessments that an activation changed, paginated. Below those of the assessments, whose changes make it old too. */
const lawChangeQuery = (activationId: string) =>
  infiniteQueryOptions({
    queryKey: [...assessmentQueries.all, 'lawChange', activationId],
    queryFn: ({ pageParam }) => call(dashboard.lawChange, { params: { id: activationId }, query: { from: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => nextPageStart(all, last.count),
  })

/** The user's assessments that a version of the law changed. */
export function LawChangePage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const query = useInfiniteQuery(lawChangeQuery(id))
  const pages = query.data?.pages ?? []
  const [first] = pages
  if (isNotFound(query.error)) return <Navigate to="/404" replace />
  return (
    <>
      <PageTitle title={t('dashboard.lawChange.title')} lead={first && <Lead change={first} />} />
      {query.isError && !first && (
        <Failure error={query.error} safe={t('dashboard.lawChange.safe')} onRetry={() => query.refetch()} />
      )}
      {query.isPending && <Loading lines={8} />}
      {first?.message && (
        <Text mb="md">
          {t('list.labelled', { label: t('dashboard.lawChange.message'), value: '' })} <bdi>{first.message}</bdi>
        </Text>
      )}
      {first && <Changes pages={pages} first={first} />}
      {query.isError && first && <Failure error={query.error} onRetry={() => query.fetchNextPage()} />}
      {query.hasNextPage && !query.isError && (
        <Group mt="md">
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('dashboard.more')}
          </Button>
        </Group>
      )}
    </>
  )
}

function Lead({ change: { country, version, changedAt, finished } }: { change: Page }) {
  const { t } = useTranslation()
  const at = formatInstant(changedAt)
  return (
    <>
      <LawVersionName country={country} version={version} /> · {t('dashboard.lawChange.since', { at })}{' '}
      {!finished && t('dashboard.lawChange.running')}
    </>
  )
}

function Changes({ pages, first }: { pages: readonly Page[]; first: Page }) {
  const { t } = useTranslation()
  const rows = pages.flatMap((page) => page.rows)
  if (rows.length === 0) {
    return <Empty title={t('dashboard.lawChange.empty')} hint={t('dashboard.lawChange.emptyHint')} />
  }
  return (
    <>
      <Text mb="md">{t('dashboard.lawChange.count', { count: first.count })}</Text>
      <ol className={classes.list} aria-label={t('dashboard.lawChange.title')}>
        {rows.map((change) => (
          <LawChangeRow key={change.decisionId} change={change} />
        ))}
      </ol>
      <Text size="sm" c="dimmed" mt="md">
        {t('dashboard.count', { shown: rows.length, count: first.count })}
      </Text>
    </>
  )
}

/** One assessment: its colour before and now, and the obligations and locks that changed. */
function LawChangeRow({ change }: { change: LawChange }) {
  const { t } = useTranslation()
  const { obligations, locks, step } = change
  const isSame = [obligations, locks].every(({ added, removed }) => added.length + removed.length === 0)
  return (
    <li className={classes.change}>
      <h2 className={classes.name}>
        <AssessmentLink assessment={change} />
      </h2>
      <BeforeAndAfter before={change.before} after={change.after} />
      {step && <p className={classes.step}>{t(`dashboard.lawChange.step.${step}`)}</p>}
      {isSame && <p className={classes.same}>{t('dashboard.lawChange.same')}</p>}
      <div className={classes.parts}>
        <Texts title={t('dashboard.lawChange.obligations.added')} texts={obligations.added.map((text) => ({ text }))} />
        <Texts
          title={t('dashboard.lawChange.obligations.removed')}
          texts={obligations.removed.map((text) => ({ text }))}
        />
        <Texts title={t('dashboard.lawChange.locks.added')} texts={locks.added} />
        <Texts title={t('dashboard.lawChange.locks.removed')} texts={locks.removed} />
      </div>
      <Anchor
        component={Link}
        to={paths.comparedInHistory(change.assessmentId, change.decisionId)}
        aria-label={t('dashboard.lawChange.compareOf', { name: useCaseLabel()(change) })}
      >
        {t('dashboard.lawChange.compare')}
      </Anchor>
    </li>
  )
}

type LawTextOf = { text: string; type?: LawChange['locks']['added'][number]['type'] }

/** Duties, or locks with their type. */
function Texts({ title, texts }: { title: string; texts: readonly LawTextOf[] }) {
  const { t } = useTranslation()
  if (texts.length === 0) return null
  return (
    <section>
      <h3 className={classes.what}>{title}</h3>
      <ul className={classes.texts}>
        {texts.map(({ text, type }) => (
          <li key={`${type} ${text}`}>
            {type && t('list.labelled', { label: t(`dashboard.myTurn.lock.${type}`), value: '' })}
            <LawText>{text}</LawText>
          </li>
        ))}
      </ul>
    </section>
  )
}
