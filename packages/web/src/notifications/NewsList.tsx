import { Anchor, Button, CloseButton, Group, Title, VisuallyHidden } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../app/paths.ts'
import { Empty } from '../shared/Empty.tsx'
import { Failure } from '../shared/Failure.tsx'
import { RelativeTime } from '../shared/RelativeTime.tsx'
import classes from './Bell.module.css'
import type { News } from './mergeNews.ts'

const KINDS = { success: 'succeeded', error: 'failed', news: 'news' } as const

export function NewsList({ news, served, onLeave }: { news: News[]; served: UseQueryResult; onLeave: () => void }) {
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
        {entry.assessmentId && (
          <Anchor component={Link} size="sm" to={paths.assessment(entry.assessmentId)} onClick={onLeave}>
            {t('notifications.open')}
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
