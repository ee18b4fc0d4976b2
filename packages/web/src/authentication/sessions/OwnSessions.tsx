import { Button, Text } from '@mantine/core'
import type { OwnSession } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../shared/dates/RelativeTime.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { sessionsQuery, useEndSession } from '../authentication.queries.ts'
import classes from '../EntryList.module.css'
import { browserOf } from './browserOf.ts'

/** The user's active sessions, each of which can be ended. */
export function OwnSessions() {
  const { t } = useTranslation()
  const sessions = useQuery(sessionsQuery)
  return (
    <Loaded query={sessions}>
      {({ rows }) => (
        <ul className={classes.list} aria-label={t('settings.sessions.label')}>
          {rows.map((session) => (
            <Row key={session.sessionId} session={session} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function Row({ session }: { session: OwnSession }) {
  const { t } = useTranslation()
  const known = browserOf(session.userAgent)
  const browser = known ? t('settings.sessions.browserOn', known) : t('settings.sessions.unknown')
  return (
    <li className={classes.entry}>
      <div>
        <Text fw={600}>{browser}</Text>
        <Text size="sm" c="dimmed">
          {t('settings.sessions.used')} <RelativeTime instant={session.usedAt} />
          {session.address && ` ${t('settings.sessions.from', { address: session.address })}`}
          {' · '}
          {t('settings.sessions.since')} <RelativeTime instant={session.createdAt} />
        </Text>
      </div>
      {session.current ? (
        <span className={classes.current}>{t('settings.sessions.current')}</span>
      ) : (
        <EndButton id={session.sessionId} browser={browser} />
      )}
    </li>
  )
}

function EndButton({ id, browser }: { id: string; browser: string }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const end = useEndSession()
  return (
    <Button
      variant="default"
      aria-label={t('settings.sessions.endOf', { browser })}
      loading={end.isPending}
      onClick={() =>
        end.mutate(id, {
          onSuccess: () => notify.success(t('settings.sessions.ended')),
          onError: (error) => notify.error(errorText(error)),
        })
      }
    >
      {t('settings.sessions.end')}
    </Button>
  )
}
