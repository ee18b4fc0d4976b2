import type { Permission } from '@portal/contract'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../../api/session.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { loginThenBack, paths } from '../../shared/navigation/paths.ts'

/** The guard of screens that need a permission; users without it are told so and redirected to the dashboard. */
export function RequirePermission({ permission }: { permission: Permission }) {
  const { user } = useSession()
  return user?.allowedActions.includes(permission) ? <Outlet /> : <RedirectWithReason />
}

function RedirectWithReason() {
  const { t } = useTranslation()
  const say = useEffectEvent(() => notify.error(t('system.notAllowed')))
  useEffect(() => say(), [])
  return <Navigate to={paths.dashboard} replace />
}

/**
 * The guard of every screen that needs a session. A stored user without a token passes: the first call of the screen
 * gets a new token without asking. When that is refused the session ends, and this leads to the sign-in screen.
 */
export function RequireSession() {
  const { user, ended } = useSession()
  const { pathname, search } = useLocation()
  if (user?.mustAddFactor && pathname !== paths.addFactor) return <Navigate to={paths.addFactor} replace />
  if (user) return <Outlet />
  return <Navigate to={ended === 'loggedOut' ? paths.login : loginThenBack(pathname + search)} replace />
}
