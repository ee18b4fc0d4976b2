import { Anchor } from '@mantine/core'
import { assessmentNumber } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { useLeaveOnFailure } from '../answering/useLeaveOnFailure.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { HistoryList } from './HistoryList.tsx'
import classes from './history.module.css'

/** Every result an assessment ever had, and what else happened to it. */
export function HistoryPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const assessment = useQuery(assessmentQueries.one(id))
  const history = useQuery(assessmentQueries.history(id))
  useLeaveOnFailure(assessment.data ? null : assessment.error)
  return (
    <Loaded query={assessment} lines={8}>
      {({ assessment: { id: number } }) => (
        <>
          <PageTitle
            title={t('assessments.history.title', { number: assessmentNumber(number) })}
            lead={t('assessments.history.lead')}
            actions={<Elsewhere id={id} />}
          />
          <Loaded query={history} lines={8}>
            {(read) =>
              read.count + read.events.length === 0 ? (
                <Empty title={t('assessments.history.empty')} hint={t('assessments.history.emptyHint')} />
              ) : (
                <HistoryList id={id} history={read} />
              )
            }
          </Loaded>
        </>
      )}
    </Loaded>
  )
}

function Elsewhere({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <div className={classes.elsewhere}>
      <Anchor component={Link} to={paths.assessment(id)}>
        {t('assessments.history.back')}
      </Anchor>
      <Anchor component={Link} to={paths.report(id)}>
        {t('assessments.manage.report')}
      </Anchor>
    </div>
  )
}
