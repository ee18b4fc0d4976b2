import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DecisionHead } from '../../decision/DecisionHead.tsx'
import { ResultSections } from '../../decision/ResultSections.tsx'
import type { AssessmentFormState } from '../useAssessmentForm.ts'
import classes from './review.module.css'

type Props = {
  form: AssessmentFormState
  /** Answers are missing: all that is still possible takes screens to tell, and is shown when it is asked for. */
  folded: boolean
}

/** The result; above the answers once it stands. */
export function ReviewResult({ form, folded }: Props) {
  const { t } = useTranslation()
  const { assessment, shown, wording } = form
  const isCompleted = assessment.status === 'COMPLETED'
  const [unfolded, setUnfolded] = useState(false)
  const sections = shown.decided && (
    <ResultSections {...shown.decided} {...{ assessment, wording }} withQuestions={isCompleted} />
  )
  return (
    <section className={classes.result} data-final={isCompleted}>
      {!isCompleted && (
        <>
          <h2>{t('assessments.result.title')}</h2>
          <p className={classes.note}>{t('assessments.result.provisional')}</p>
        </>
      )}
      <DecisionHead {...shown.decided} />
      {sections && folded ? (
        <details className={classes.folded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
          <summary>{t('assessments.review.inFull')}</summary>
          {unfolded && sections}
        </details>
      ) : (
        sections
      )}
    </section>
  )
}
