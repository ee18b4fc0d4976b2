import { Anchor, Button, CloseButton, Group, Title, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RelativeTime } from '../shared/dates/RelativeTime.tsx'
import { Empty } from '../shared/feedback/Empty.tsx'
import { Failure } from '../shared/feedback/Failure.tsx'
import classes from './Bell.module.css'
import type { News } from './mergeNews.ts'
import type { Served } from './notifications.queries.ts'

const KINDS = { success: 'succeeded', error: 'failed', news: 'news' } as const

type Props = { news: News[]; served: Served['query']; onLeave: () => void }

export function NewsList({ news, served, onLeave }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Group justify="space-between" className={classes.head}>
        <Title order={2} size="h3">
          {t('notifications.title')}
        </Title>
        <CloseButton aria-label={t('shell.close')} onClick={onLeave} />
      </Group>
      {served.isError && (
        <Failure error={served.error} safe={t('notifications.safe')} onRetry={() => served.refetch()} />
      )}
      {news.length === 0 && !served.isError && (
        <Empty title={t('notifications.empty')} hint={t('notifications.emptyHint')} />
      )}
      <ul className={classes.list}>
        {news.map((entry) => (
          <Entry key={entry.key} entry={entry} onLeave={onLeave} />
        ))}
      </ul>
      {served.hasNextPage && (
        <Button
          mt="sm"
          fullWidth
          variant="default"
          loading={served.isFetchingNextPage}
          onClick={() => served.fetchNextPage()}
        >
          {t('notifications.older')}
        </Button>
      )}
    </>
  )
}

function Entry({ entry, onLeave }: { entry: News; onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <li className={classes.entry} data-unread={!entry.read}>
      <p className={classes.text}>{entry.text}</p>
      <Group gap="xs" className={classes.meta}>
        <span>{t(`notifications.${KINDS[entry.kind]}`)}</span>
        <RelativeTime instant={entry.at} />
        {!entry.read && <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>}
        {entry.action && <Offer entry={entry} action={entry.action} onLeave={onLeave} />}
        {entry.to && (
          <Anchor component={Link} size="sm" to={entry.to.path} onClick={onLeave}>
            {t(`notifications.${entry.to.label}`)}
          </Anchor>
        )}
      </Group>
    </li>
  )
}

type OfferProps = { entry: News; action: NonNullable<News['action']>; onLeave: () => void }

/** The list closes with it: what it offered is not there any more. */
function Offer({ entry, action, onLeave }: OfferProps) {
  const { t } = useTranslation()
  const take = () => {
    onLeave()
    action.onChoose()
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={t('notifications.offer', { action: action.label, message: entry.text })}
      onClick={take}
    >
      {action.label}
    </Button>
  )
}
