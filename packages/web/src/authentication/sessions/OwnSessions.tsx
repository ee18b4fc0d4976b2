import { Button, Text } from '@mantine/core'
import type { OwnSession } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../shared/dates/RelativeTime.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { sessionsQuery, useEndSession } from '../authentication.queries.ts'
import { browserOf } from '../browserOf.ts'
import classes from '../EntryList.module.css'

/** The user's active sessions, each of which can be ended. */
export function OwnSessions() {
  const { t } = useTranslation()
  const sessions = useQuery(sessionsQuery)
  const list = useRef<HTMLUListElement>(null)
  // The button goes with its row.
  const { ending, end } = useEnding(() => list.current?.focus({ preventScroll: true }))
  return (
    <Loaded query={sessions}>
      {({ rows }) => (
        <ul ref={list} tabIndex={-1} className={classes.list} aria-label={t('settings.sessions.label')}>
          {rows.map((session) => (
            <Row
              key={session.sessionId}
              session={session}
              isEnding={ending === session.sessionId}
              onEnd={() => end(session.sessionId)}
            />
          ))}
        </ul>
      )}
    </Loaded>
  )
}

/** Ends a session, and says so. `ending` is the one that is being ended. */
function useEnding(onEnded: () => void) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { mutate, isPending, variables } = useEndSession()
  const end = (id: string) =>
    mutate(id, {
      onSuccess: () => {
        notify.success(t('settings.sessions.ended'))
        onEnded()
      },
      onError: (error) => notify.error(errorText(error)),
    })
  return { ending: isPending ? variables : null, end }
}

type RowProps = { session: OwnSession; isEnding: boolean; onEnd: () => void }

/** Its button is described by when and where the session was used, because several can be of the same browser. */
function Row({ session, isEnding, onEnd }: RowProps) {
  const { t } = useTranslation()
  const detailsId = useId()
  const known = browserOf(session.userAgent)
  const browser = known ? t('settings.sessions.browserOn', known) : t('settings.sessions.unknown')
  return (
    <li className={classes.entry}>
      <div>
        <Text fw={600}>{browser}</Text>
        <Text size="sm" c="dimmed" id={detailsId}>
          {t('settings.sessions.used')} <RelativeTime instant={session.usedAt} />
          {session.address && ` ${t('settings.sessions.from', { address: session.address })}`}
          {' · '}
          {t('settings.sessions.since')} <RelativeTime instant={session.createdAt} />
        </Text>
      </div>
      {session.current ? (
        <span className={classes.current}>{t('settings.sessions.current')}</span>
      ) : (
        <Button
          variant="default"
          aria-label={t('settings.sessions.endOf', { browser })}
          aria-describedby={detailsId}
          loading={isEnding}
          onClick={onEnd}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  )
}
