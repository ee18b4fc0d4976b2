import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Dialog.module.css'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** Wide enough for a list beside the form. */
  isWide?: boolean
}

const WIDE_PX = 1080

/** A modal dialog with a name, which can be closed by Escape, by its button and by a click outside. */
export function Dialog({ title, onClose, children, isWide = false }: Props) {
  const { t } = useTranslation()
  useReturnFocus()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={isWide ? WIDE_PX : 'lg'}
      classNames={{ title: classes.title }}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('administration.close') }}
    >
      {children}
    </Modal>
  )
}

/** Returns the focus when the dialog is unmounted, a case that Mantine's own handling does not cover. */
function useReturnFocus() {
  const [before] = useState(() => document.activeElement)
  const [around] = useState(() => before?.closest('[tabindex="-1"]'))
  useEffect(
    () => () => {
      // The dialog may have removed the button that opened it.
      const target = before?.isConnected ? before : around
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
    [before, around],
  )
}
