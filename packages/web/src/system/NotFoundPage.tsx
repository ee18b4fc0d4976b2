import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { paths } from '../shared/navigation/paths.ts'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('system.notFound')} lead={t('system.notFoundText')} />
      <Button component={Link} to={paths.dashboard} size="md">
        {t('system.home')}
      </Button>
    </>
  )
}
