import { useTranslation } from 'react-i18next'
import { PageTitle } from '../shared/PageTitle.tsx'
import { Events } from './Events.tsx'
import { StartCards } from './StartCards.tsx'

export function DashboardPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('dashboard.title')} lead={t('dashboard.lead')} />
      <StartCards />
      <Events />
    </>
  )
}
