import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { type Invitation, type LinkPurpose, MailedLink } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { linkQuery } from '../authentication.queries.ts'
import classes from './MailLink.module.css'

export type LinkParams = { userId: string; token: string }
type Purpose = 'password' | 'email' | 'undoEmail'
/** Facts about a valid link. */
type LinkFacts = { email: string | null; invitation: Invitation | null }
type Props = { purpose: Purpose; children: (link: LinkParams, facts: LinkFacts) => ReactNode }

/** The link that led here (`?i&t`), once the server says that it is still good; otherwise what to do about it. */
export function MailLink({ purpose, children }: Props) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const read = MailedLink.safeParse({ i: search.get('i'), t: search.get('t') })
  if (!read.success) return <LinkFailure reason={t('registration.link.incomplete')} />
  return (
    <CheckedLink query={read.data} purpose={purpose}>
      {children}
    </CheckedLink>
  )
}

function CheckedLink({ query, purpose, children }: Props & { query: { i: string; t: string } }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(linkQuery(query))
  // What was good stays so here: its use makes it void.
  const [good, setGood] = useState<typeof data>()
  if (data && !good) setGood(data)
  if (good)
    return screenOf(good.purpose) === purpose ? children({ userId: query.i, token: query.t }, good) : <LinkFailure />
  if (isLinkRefused(error)) return <LinkFailure />
  if (error) return <Failure error={error} safe={t('registration.link.safe')} onRetry={() => refetch()} />
  return <Loading />
}

/** First and forgotten passwords are set on the same screen. */
const screenOf = (purpose: LinkPurpose): Purpose =>
  purpose === 'validate' || purpose === 'reset' ? 'password' : purpose

type LinkFailureProps = { reason?: string; onDismiss?: () => void }

/** A link that does not work: why, and where to get a fresh one. */
export function LinkFailure({ reason, onDismiss }: LinkFailureProps) {
  const { t } = useTranslation()
  const [isDismissed, setDismissed] = useState(false)
  return (
    <Stack gap="lg">
      {!isDismissed && (
        <Alert
          color="brick"
          role="alert"
          title={t('registration.link.failed')}
          icon={<AlertIcon />}
          withCloseButton
          onClose={onDismiss ?? (() => setDismissed(true))}
          closeButtonLabel={t(onDismiss ? 'registration.link.dismiss' : 'registration.link.close')}
        >
          {reason && <Text size="sm">{reason}</Text>}
          <Text size="sm">{t('registration.link.hint')}</Text>
        </Alert>
      )}
      <Group justify="space-between">
        <Anchor component={Link} to={paths.login} state={{ step: 'forgot' }}>
          {t('registration.link.fresh')}
        </Anchor>
        <Button component={Link} to={paths.login} size="md">
          {t('authentication.toLogin')}
        </Button>
      </Group>
    </Stack>
  )
}

const AlertIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={classes.icon}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 7v6M12 16.6v.2" />
  </svg>
)

/** Whether the error says that the link itself is invalid or expired, as opposed to a refused field or a failing network. */
export const isLinkRefused = (error: unknown): boolean => error instanceof ApiError && error.code === 'LINK_NOT_VALID'
