import { Anchor } from '@mantine/core'
import { assessments } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import classes from './report.module.css'

type Props = { id: string; asKnownOn: string | undefined; reason: string }

/** A time of which there is no report: why, and the ways to those that there are. */
export function NoReportThen({ id, asKnownOn = '', reason }: Props) {
  const { t } = useTranslation()
  const isTime = assessments.report.query.safeParse({ asKnownOn }).success
  return (
    <main className={classes.paper}>
      <h1>{t(isTime ? 'assessments.report.noneThen' : 'assessments.report.noDay')}</h1>
      <p role="alert">{isTime ? reason : t('assessments.report.noDayText', { day: asKnownOn })}</p>
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
