import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../shared/dialog/SidePanel.tsx'
import { Navigation } from './Navigation.tsx'

/** The navigation over the content. */
export function NavigationPanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <SidePanel opened={opened} onClose={onClose} size="18rem" title={t('shell.navigation')}>
      <Navigation onLeave={onClose} />
    </SidePanel>
  )
}
