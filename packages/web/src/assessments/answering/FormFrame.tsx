import { useMediaQuery } from '@mantine/hooks'
import { type Assessment, assessmentNumber } from '@portal/contract'
import type { SurveyState } from '@portal/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { AssessmentLead } from '../details/AssessmentLead.tsx'
import { AssessmentTools } from '../details/AssessmentTools.tsx'
import classes from './form.module.css'

type Props = { assessment: Assessment; state: SurveyState; nav: ReactNode; panel: ReactNode; children: ReactNode }

/** Title, progress, and the three parts of the form: beside one another where there is room, else below. */
export function FormFrame({ assessment, state, nav, panel, children }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle
        title={t('assessments.one', { number: assessmentNumber(assessment.id) })}
        lead={<AssessmentLead assessment={assessment} />}
        actions={<AssessmentTools assessment={assessment} />}
      />
      <Progress percent={state.progress} />
      <div className={classes.frame} data-panel={panel !== null}>
        {nav}
        <div className={classes.main}>{children}</div>
        {panel}
      </div>
    </>
  )
}

function Progress({ percent }: { percent: number }) {
  const { t } = useTranslation()
  return (
    <div className={classes.progress}>
      <progress max={100} value={percent} aria-label={t('assessments.list.columns.progress')} />
      <span>{t('assessments.form.percent', { percent })}</span>
    </div>
  )
}

/** Room for the three parts beside one another. */
export const useIsWide = () => useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false })
