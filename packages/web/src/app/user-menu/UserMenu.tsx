import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { loadChangePassword } from '../../authentication/index.ts'
import { InitialsButton, nameOf } from './InitialsButton.tsx'

const ChangePasswordDialog = lazy(async () => ({
  default: (await loadChangePassword()).ChangePasswordDialog,
}))

const loadMenu = () => import('./UserMenuList.tsx')
/** Loaded on hover or focus, before the first click. */
const UserMenuList = lazy(async () => ({ default: (await loadMenu()).UserMenuList }))

/** The user menu: settings, password, theme and sign-out. */
export function UserMenu() {
  const { user } = useSession()
  const [wanted, setWanted] = useState(false)
  const [changing, setChanging] = useState(false)
  if (!user) return null
  const button = (
    <InitialsButton
      name={nameOf(user)}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      onClick={() => setWanted(true)}
    />
  )
  return (
    <>
      {wanted ? (
        <Suspense fallback={button}>
          <UserMenuList user={user} onChangePassword={() => setChanging(true)} />
        </Suspense>
      ) : (
        button
      )}
      <Suspense>{changing && <ChangePasswordDialog email={user.email} onClose={() => setChanging(false)} />}</Suspense>
    </>
  )
}
