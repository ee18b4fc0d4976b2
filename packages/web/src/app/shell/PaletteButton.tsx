import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { modKeys } from '../../shared/navigation/modKeys.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import classes from './Shell.module.css'

const PortalPalette = lazy(async () => {
  const [{ PortalPalette }] = await Promise.all([import('./PortalPalette.tsx'), addTexts('signedIn')])
  return { default: PortalPalette }
})

/** Opens the palette, by a click or by Ctrl-K (Cmd-K) from anywhere, fields included. */
export function PaletteButton() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  useHotkeys([['mod+K', () => setOpened(!opened)]], [], true)
  const keys = modKeys('K')
  return (
    <>
      <UnstyledButton
        className={classes.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened(true)}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={classes.icon}>
          <path d="M11 4a7 7 0 100 14 7 7 0 000-14M16.2 16.2 21 21" />
        </svg>
        <VisuallyHidden>{t('list.labelled', { label: t('palette.open'), value: '' })}</VisuallyHidden>
        <span className={classes.searchText}>{t('palette.finds')}</span> <kbd>{keys}</kbd>
      </UnstyledButton>
      <Suspense>{opened && <PortalPalette onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
