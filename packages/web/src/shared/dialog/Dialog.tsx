import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Dialog.module.css'
import { useReturnFocus } from './useReturnFocus.ts'

type Props = {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Wide enough for a list beside the form. */
  isWide?: boolean
  /** A question is short enough to be its own description: screen readers read it whole when it opens. */
  isQuestion?: boolean
}

const WIDE_PX = 1080

/** Without movement: a transform, which stays afterwards, would cut off lists that open at the dialog's edge. */
const FADE = { transition: 'fade' } as const

/** The focus starts at the title rather than on Close, unless something in the dialog asks for it. */
function startAtTitle(title: HTMLElement | null) {
  if (title && !title.closest('[role="dialog"]')?.querySelector('[data-autofocus]')) title.dataset.autofocus = ''
}

/** A modal dialog with a name, which can be closed by Escape, by its button and by a click outside. */
export function Dialog({ title, onClose, children, isWide = false, isQuestion = false }: Props) {
  const { t } = useTranslation()
  useReturnFocus()
  return (
    <Modal.Root opened onClose={onClose} size={isWide ? WIDE_PX : 'lg'} padding="lg" transitionProps={FADE}>
      <Modal.Overlay />
      <Modal.Content radius="lg" className={classes.content}>
        <Modal.Header role="presentation">
          <Modal.Title ref={startAtTitle} tabIndex={-1} className={classes.title}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label={t('shell.close')} />
        </Modal.Header>
        {/* Modal.Body makes its whole text the description of the dialog. */}
        {isQuestion ? <Modal.Body>{children}</Modal.Body> : <div className={classes.body}>{children}</div>}
      </Modal.Content>
    </Modal.Root>
  )
}
