import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer, type DrawerRootProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Dialog.module.css'

type Props = Pick<DrawerRootProps, 'onClose' | 'size'> & {
  title: ReactNode
  children: ReactNode
  opened?: boolean
  /** At the end of the line, where the page is read beside it; otherwise at its start. */
  atEnd?: boolean
  /** The page beside it stays in use. */
  isBeside?: boolean
}

/** A panel with a name at one edge of the screen, over the page or beside it. */
export function SidePanel({ title, children, opened = true, atEnd = false, isBeside = false, ...root }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer.Root
      {...root}
      opened={opened}
      padding="lg"
      position={atEnd ? 'right' : 'left'}
      lockScroll={!isBeside}
      trapFocus={!isBeside}
    >
      {!isBeside && <Drawer.Overlay />}
      <Drawer.Content>
        <Drawer.Header role="presentation">
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('shell.close')} />
        </Drawer.Header>
        <div className={classes.body}>{children}</div>
      </Drawer.Content>
    </Drawer.Root>
  )
}
