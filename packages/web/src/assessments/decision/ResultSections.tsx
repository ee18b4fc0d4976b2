import type { Assessment } from '@portal/contract'
import type { Decision, Explanation } from '@portal/rules'
import type { Wording } from '@portal/texts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DutyList } from '../duties/DutyList.tsx'
import { LockSection } from '../locks/LockSection.tsx'
import { ChangeList } from './ChangeList.tsx'
import { ObligationList } from './ObligationList.tsx'
import { OpenQuestionList } from './OpenQuestionList.tsx'
import { Reasons } from './Reasons.tsx'
import classes from './result.module.css'

type Props = {
  decision: Decision
  explanation: Explanation
  assessment: Assessment
  wording: Wording
  /** Left out where the screen shows them elsewhere. */
  withQuestions: boolean
}

/** All of a result below its light: obligations, locks, what would change it, what is open, and why. */
export function ResultSections({ decision, explanation, assessment, wording, withQuestions }: Props) {
  const { t } = useTranslation()
  const { providerCountry } = assessment
  return (
    <div className={classes.sections}>
      <Part title={t('assessments.result.obligations')}>
        {assessment.status === 'COMPLETED' ? (
          <DutyList {...{ assessment, decision, explanation, wording }} />
        ) : (
          <ObligationList {...{ decision, wording }} obligations={explanation.obligations} provider={providerCountry} />
        )}
      </Part>
      <Part id="locks" title={t('assessments.result.locks')}>
        <LockSection assessment={assessment} planned={explanation.locks} />
      </Part>
      {decision.status !== 'GREEN' && (
        <Part title={t('assessments.result.change')} hint={t('assessments.result.changeHint')}>
          <ChangeList changes={decision.changes} wording={wording} />
        </Part>
      )}
      {withQuestions && decision.questions.length > 0 && (
        <Part title={t('assessments.result.questions')}>
          <OpenQuestionList questions={decision.questions} wording={wording} />
        </Part>
      )}
      <Part title={t('assessments.result.why')} hint={t('assessments.result.whyHint')}>
        <Reasons {...{ decision, explanation, wording }} />
      </Part>
    </div>
  )
}

type PartProps = { id?: string; title: string; hint?: string; children: ReactNode }

/** `id`: links lead to it. */
function Part({ id, title, hint, children }: PartProps) {
  return (
    <section className={classes.part} {...(id && { id, tabIndex: -1 })}>
      <h2>{title}</h2>
      {hint && <p className={classes.quiet}>{hint}</p>}
      {children}
    </section>
  )
}
