import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Navigation } from './Navigation.tsx'

/** The navigation over the content. */
export function NavigationPanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size="18rem"
      title={t('shell.navigation')}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('shell.closeNavigation') }}
    >
      <Navigation onLeave={onClose} />
    </Drawer>
  )
}
