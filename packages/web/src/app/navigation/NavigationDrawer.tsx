import { ActionIcon } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../shell/Shell.module.css'

/** Loaded when it is first opened, which wide screens never do. */
const NavigationPanel = lazy(async () => ({ default: (await import('./NavigationPanel.tsx')).NavigationPanel }))

/** The navigation where there is no room for it beside the content: a phone, or a page at 400 % zoom. */
export function NavigationDrawer() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpened(true)
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={40}
        className={classes.burger}
        aria-label={t('shell.openNavigation')}
        aria-expanded={opened}
        onClick={open}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={classes.icon}>
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </ActionIcon>
      <Suspense>{wasOpened && <NavigationPanel opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
