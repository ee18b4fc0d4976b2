import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import { type SessionUser, THEMES } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLogOut } from '../../authentication/index.ts'
import { useTakenOverFocus } from '../../shared/dialog/useTakenOverFocus.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { usePreferences } from '../../shared/preferences/usePreferences.ts'
import { InitialsButton, nameOf } from './InitialsButton.tsx'

/** The content of the user menu, open from the start. */
export function UserMenuList({ user, onChangePassword }: { user: SessionUser; onChangePassword: () => void }) {
  const { t } = useTranslation()
  const logOut = useLogOut()
  const [opened, setOpened] = useState(true)
  const { button, isReady } = useTakenOverFocus()
  return (
    <Menu
      opened={opened && isReady}
      onChange={setOpened}
      returnFocus
      position="bottom-end"
      width={260}
      shadow="lg"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <InitialsButton ref={button} name={nameOf(user)} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {nameOf(user)}
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
