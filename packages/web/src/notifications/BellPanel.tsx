import '@mantine/core/styles/Popover.layer.css'
import { Anchor, Button, CloseButton, Group, Popover, Title, VisuallyHidden } from '@mantine/core'
import type { Notification } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RelativeTime } from '../shared/dates/RelativeTime.tsx'
import { useTakenOverFocus } from '../shared/dialog/useTakenOverFocus.ts'
import { Empty } from '../shared/feedback/Empty.tsx'
import { Failure } from '../shared/feedback/Failure.tsx'
import { type Message, takeAction, useMessages } from '../shared/feedback/notify.ts'
import { WithLaw } from '../shared/law/WithLaw.tsx'
import { paths } from '../shared/navigation/paths.ts'
import classes from './Bell.module.css'
import { BellButton } from './BellButton.tsx'
import type { Notifications } from './notifications.queries.ts'

type Props = {
  opened: boolean
  unread: number
  served: Notifications
  onChange: (opened: boolean) => void
  onAllRead: () => void
}

/** The list under the bell. */
export function BellPanel({ opened, unread, served, onChange, onAllRead }: Props) {
  const { t } = useTranslation()
  const { list } = useMessages()
  const { button, isReady } = useTakenOverFocus()
  return (
    <Popover
      opened={opened && isReady}
      onChange={onChange}
      position="bottom-end"
      width={440}
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <BellButton ref={button} unread={unread} onClick={() => onChange(!opened)} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t('notifications.title')}>
        <EntryList
          news={onePerCase(mergeEntries(list, served.rows))}
          served={served.query}
          onLeave={() => onChange(false)}
          {...(unread > 0 && { onAllRead })}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Labels of the results of the reader's own actions; news have no label, because their text says what they are. */
const OUTCOMES = { success: 'succeeded', error: 'failed' } as const

type NewsListProps = {
  news: BellEntry[]
  served: Notifications['query']
  onLeave: () => void
  /** Left out where nothing is unread. */
  onAllRead?: () => void
}

function EntryList({ news, served, onLeave, onAllRead }: NewsListProps) {
  const { t } = useTranslation()
  return (
    <>
      <Group justify="space-between" className={classes.head}>
        <Title order={2} size="h3">
          {t('notifications.title')}
        </Title>
        <Group gap="xs">
          {onAllRead && (
            <Button size="compact-sm" variant="subtle" onClick={onAllRead}>
              {t('notifications.allRead')}
            </Button>
          )}
          <CloseButton aria-label={t('shell.close')} onClick={onLeave} />
        </Group>
      </Group>
      {served.isError && (
        <Failure error={served.error} safe={t('notifications.safe')} onRetry={() => served.refetch()} />
      )}
      {news.length === 0 && !served.isError && (
        <Empty title={t('notifications.empty')} hint={t('notifications.emptyHint')} />
      )}
      <ul className={classes.list}>
        {news.map((entry) => (
          <EntryRow key={entry.key} entry={entry} onLeave={onLeave} />
        ))}
      </ul>
      {served.hasNextPage && (
        <Button fullWidth variant="subtle" loading={served.isFetchingNextPage} onClick={() => served.fetchNextPage()}>
          {t('notifications.older')}
        </Button>
      )}
    </>
  )
}

function EntryRow({ entry, onLeave }: { entry: BellEntry; onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <li className={classes.entry} data-unread={!entry.read}>
      <p className={classes.text}>
        <WithLaw text={entry.text} law={entry.law ?? []} latin={entry.latin} />
      </p>
      <Group gap="xs" className={classes.meta}>
        {entry.kind !== 'news' && <span>{t(`notifications.${OUTCOMES[entry.kind]}`)}</span>}
        <RelativeTime instant={entry.at} />
        {entry.earlier && <span>{t('notifications.earlier', { count: entry.earlier })}</span>}
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

type OfferProps = { entry: BellEntry; action: NonNullable<BellEntry['action']>; onLeave: () => void }

/** Runs the action and closes the list. */
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

/** An entry of the bell: a message of this page or a notification of the server. */
type BellEntry = {
  readonly key: string
  readonly kind: Message['kind'] | 'news'
  readonly text: string
  /** The words of the law in it. */
  readonly law?: readonly string[]
  /** The Latin name in it. */
  readonly latin?: string | undefined
  readonly at: string
  readonly read: boolean
  /** The link of the entry, if it has one. */
  readonly to: {
    readonly path: string
    readonly label: 'open' | 'openDraft' | 'seeChange' | 'seeTurn' | 'seeReports' | 'seeCountry'
  } | null
  /** How many older entries about the same case stand behind this one. */
  readonly earlier?: number
  /** An action that the entry offers, such as Undo. */
  readonly action?: { readonly label: string; readonly onChoose: () => void }
}

/** Merges the messages of this page with the notifications of the server, newest first. */
function mergeEntries(messages: readonly Message[], notifications: readonly Notification[]): BellEntry[] {
  const own = messages.map(
    ({ id, kind, text, at, read, action }): BellEntry => ({
      key: `message-${id}`,
      kind,
      text,
      at,
      read,
      to: null,
      ...(action && { action: { label: action.label, onChoose: () => takeAction(id) } }),
    }),
  )
  // A notification that arrives between two page requests shifts the last row onto the next page: rows are deduplicated.
  const once = new Map(notifications.map((one) => [one.notificationId, one]))
  const served = [...once.values()].map(
    ({ notificationId, text, law = [], latin, createdAt, readAt, ...target }): BellEntry => ({
      key: notificationId,
      kind: 'news',
      text,
      law,
      latin,
      at: createdAt,
      read: readAt !== null,
      to: placeOf(target),
    }),
  )
  return [...own, ...served].sort((a, b) => b.at.localeCompare(a.at))
}

/** The newest entry about each case, unread while any of them is. */
function onePerCase(entries: readonly BellEntry[]): BellEntry[] {
  const shown = new Map<string, BellEntry>()
  for (const entry of entries) {
    const about = entry.to?.label === 'open' ? entry.to.path : entry.key
    const newer = shown.get(about)
    const joined = newer && { ...newer, earlier: (newer.earlier ?? 0) + 1, read: newer.read && entry.read }
    shown.set(about, joined ?? entry)
  }
  return [...shown.values()]
}

type Target = Pick<Notification, 'assessmentId' | 'about' | 'activationId' | 'countryId' | 'draft'>

function placeOf({ assessmentId, about, activationId, countryId, draft }: Target): BellEntry['to'] {
  if (about === 'lawChange' && activationId) return { path: paths.lawChange(activationId), label: 'seeChange' }
  if (draft) return { path: paths.legalDraft(draft.countryId, draft.version), label: 'openDraft' }
  if (about === 'myTurn') return { path: paths.myTurn, label: 'seeTurn' }
  if (about === 'lawReports') return { path: `${paths.legalContent}#reports`, label: 'seeReports' }
  if (countryId) return { path: paths.country(countryId), label: 'seeCountry' }
  return assessmentId ? { path: paths.assessment(assessmentId), label: 'open' } : null
}
