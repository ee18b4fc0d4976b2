import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { ActionIcon, Drawer } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigation } from './Navigation.tsx'
import classes from './Shell.module.css'

/** The navigation where there is no room for it beside the content: a phone, or a page at 400 % zoom. */
export function NavigationDrawer() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={40}
        className={classes.burger}
        aria-label={t('shell.openNavigation')}
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={classes.icon}>
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </ActionIcon>
      <Drawer
        opened={opened}
        onClose={close}
        size="18rem"
        title={t('shell.navigation')}
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': t('shell.closeNavigation') }}
      >
        <Navigation onLeave={close} />
      </Drawer>
    </>
  )
}
