import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useHotkeys, useWindowEvent } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { modKeys } from '../../shared/navigation/modKeys.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import classes from './Shell.module.css'

const PortalPalette = lazy(async () => {
  const [{ PortalPalette }] = await Promise.all([import('./PortalPalette.tsx'), addTexts('signedIn')])
  return { default: PortalPalette }
})

/**
 * Opens the palette, by a click or by Ctrl-K (Cmd-K) from anywhere, fields included. What is typed until its field has the
 * focus is for it, not for the page behind it.
 */
export function PaletteButton() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const setOpen = (open: boolean) => {
    setTyped('')
    setOpened(open)
  }
  useHotkeys([['mod+K', () => setOpen(!opened)]], [], true)
  useWindowEvent(
    'keydown',
    (event) => {
      if (!opened || !isLetter(event) || isInDialog(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      setTyped((before) => before + event.key)
    },
    CAPTURE,
  )
  const keys = modKeys('K')
  return (
    <>
      <UnstyledButton
        className={classes.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={classes.icon}>
          <path d="M11 4a7 7 0 100 14 7 7 0 000-14M16.2 16.2 21 21" />
        </svg>
        <VisuallyHidden>{t('list.labelled', { label: t('palette.open'), value: '' })}</VisuallyHidden>
        <span className={classes.searchText}>{t('palette.finds')}</span> <kbd>{keys}</kbd>
      </UnstyledButton>
      <Suspense>{opened && <PortalPalette typed={typed} onType={setTyped} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** Before any key of the page, such as those of a table. */
const CAPTURE = { capture: true } as const

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null
