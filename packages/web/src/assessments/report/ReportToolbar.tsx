import { Anchor, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import classes from './report.module.css'

/** The way back and the print button; not on paper. */
export function ReportToolbar({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <nav className={classes.toolbar}>
      <Anchor component={Link} to={paths.assessment(id)}>
        {t('assessments.report.back')}
      </Anchor>
      <div className={classes.print}>
        <Text size="sm" c="dimmed">
          {t('assessments.report.printHint')}
        </Text>
        <Button size="md" onClick={() => window.print()}>
          {t('assessments.report.print')}
        </Button>
      </div>
    </nav>
  )
}
