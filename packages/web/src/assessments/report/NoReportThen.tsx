import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import classes from './report.module.css'

/** A time of which there is no report: why, and the ways to those that there are. */
export function NoReportThen({ id, reason }: { id: string; reason: string }) {
  const { t } = useTranslation()
  return (
    <main className={classes.paper}>
      <h1>{t('assessments.report.noneThen')}</h1>
      <p role="alert">{reason}</p>
      <div className={classes.ways}>
        <Anchor component={Link} to={paths.report(id)} underline="always">
          {t('assessments.report.present')}
        </Anchor>
        <Anchor component={Link} to={paths.history(id)} underline="always">
          {t('assessments.report.allResults')}
        </Anchor>
      </div>
    </main>
  )
}
