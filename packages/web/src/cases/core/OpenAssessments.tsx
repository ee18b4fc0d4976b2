import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../shared/navigation/paths.ts'

/** The next step on a screen that is empty until an assessment has something for it. */
export function OpenAssessments() {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={paths.assessments} variant="default">
      {t('assessments.list.openList')}
    </Button>
  )
}
