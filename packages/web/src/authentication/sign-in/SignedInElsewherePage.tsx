import { Alert, Anchor } from '@mantine/core'
import { singleSignOn } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { announceConfirmed } from '../../api/confirmation.ts'
import { startSession } from '../../api/session.ts'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { SignInFrame } from '../frame/SignInFrame.tsx'
import { pathAfterSignIn, rememberedNext } from './nextPath.ts'

/**
 * The page to which a provider sends the browser back: it passes the answer on, once, and leads to where it was going. In the
 * tab in which somebody confirmed who they are it tells the others, and says so.
 */
export function SignedInElsewherePage() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [answer] = useState(() => search.slice(1))
  // Not left in the address of a tab that stays open, nor in the browser's history.
  useEffect(() => void navigate(pathname, { replace: true }), [navigate, pathname])
  const { data, error } = useQuery({
    queryKey: ['signedInElsewhere', answer],
    queryFn: () => call(singleSignOn.finish, { body: { answer } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  useEffect(() => {
    if (!data) return
    if (!data.user || !data.accessToken) return announceConfirmed()
    startSession(data.user, data.accessToken)
    void navigate(pathAfterSignIn(rememberedNext()), { replace: true })
  }, [data, navigate])
  const confirmed = data && !data.user ? data.message : undefined
  return (
    <SignInFrame>
      {error ? (
        <>
          <PageTitle title={t('authentication.elsewhereFailed')} />
          <Alert color="brick" role="alert" mb="lg">
            {errorText(error)}
          </Alert>
          <Anchor component={Link} to={paths.login}>
            {t('authentication.toLogin')}
          </Anchor>
        </>
      ) : (
        <>
          <PageTitle title={confirmed ?? t('authentication.elsewhereWorking')} />
          {!confirmed && <Loading />}
        </>
      )}
    </SignInFrame>
  )
}
