import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu, UnstyledButton } from '@mantine/core'
import { type SessionUser, THEMES } from '@portal/contract'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../api/session.ts'
import { paths } from './paths.ts'
import classes from './Shell.module.css'
import { useLogOut } from './useLogOut.ts'
import { usePreferences } from './usePreferences.ts'

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('../authentication/ChangePasswordDialog.tsx')).ChangePasswordDialog,
}))

/** The user's own corner: password, theme, and out. */
export function UserMenu() {
  const { user } = useSession()
  const [changing, setChanging] = useState(false)
  if (!user) return null
  return (
    <>
      <UserMenuList user={user} onChangePassword={() => setChanging(true)} />
      <Suspense>{changing && <ChangePasswordDialog email={user.email} onClose={() => setChanging(false)} />}</Suspense>
    </>
  )
}

function UserMenuList({ user, onChangePassword }: { user: SessionUser; onChangePassword: () => void }) {
  const { t } = useTranslation()
  const logOut = useLogOut()
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email
  return (
    <Menu position="bottom-end" width={260} shadow="lg" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton
          className={classes.initials}
          aria-label={t('shell.account', { name, initials: initialsOf(name) })}
        >
          {initialsOf(name)}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name}
          <br />
          {user.email}
        </Menu.Label>
        <Menu.Item component={Link} to={paths.settings}>
          {t('shell.settings')}
        </Menu.Item>
        <Menu.Item onClick={onChangePassword}>{t('shell.changePassword')}</Menu.Item>
        <Menu.Divider />
        <ThemeChoice />
        <Menu.Divider />
        <Menu.Item onClick={() => logOut.mutate()}>{t('shell.logOut')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function ThemeChoice() {
  const { t } = useTranslation()
  const { preferences, choose } = usePreferences()
  return (
    <>
      <Menu.Label>{t('shell.theme')}</Menu.Label>
      <Menu.RadioGroup
        value={preferences.theme}
        onChange={(value) => choose({ theme: value as (typeof THEMES)[number] })}
      >
        {THEMES.map((theme) => (
          <Menu.RadioItem key={theme} value={theme}>
            {t(`shell.themes.${theme}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

const initialsOf = (name: string) =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('')
