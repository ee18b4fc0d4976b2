import { authentication } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { linkQuery } from '../authentication.queries.ts'
import { isLinkRefused } from './isLinkRefused.ts'
import { LinkFailure } from './LinkFailure.tsx'

export type Link = { userId: string; token: string }
type Purpose = 'password' | 'email'
type Props = { purpose: Purpose; children: (link: Link) => ReactNode }

/** The link that led here (`?i&t`), once the server says that it is still good; otherwise what to do about it. */
export function MailLink({ purpose, children }: Props) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const read = authentication.link.query.safeParse({ i: search.get('i'), t: search.get('t') })
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
  if (isLinkRefused(error)) return <LinkFailure />
  if (error) return <Failure error={error} safe={t('registration.link.safe')} onRetry={() => refetch()} />
  if (!data) return <Loading />
  if ((data.purpose === 'email') !== (purpose === 'email')) return <LinkFailure />
  return children({ userId: query.i, token: query.t })
}
