import type { Permission } from '@portal/contract'
import { Navigate, Outlet } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../paths.ts'

/** The guard of screens that need a permission; whoever lacks it is led to the dashboard. */
export function Permitted({ permission }: { permission: Permission }) {
  const { user } = useSession()
  return user?.allowedActions.includes(permission) ? <Outlet /> : <Navigate to={paths.dashboard} replace />
}
