import type { QuestionState } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import classes from './form.module.css'
import { answerText } from './questions/answerText.ts'
import type { AssessmentFormState } from './useAssessmentForm.ts'

type Props = { form: AssessmentFormState; questions: readonly QuestionState[] }

/** Answers that no longer apply: kept, struck through. */
export function NotUsed({ form, questions }: Props) {
  const { t } = useTranslation()
  const kept = questions.filter(({ active, value }) => !active && value !== undefined && value !== null)
  if (kept.length === 0) return null
  return (
    <section className={classes.notUsed}>
      <h3>{t('assessments.form.notUsed')}</h3>
      <p>{t('assessments.form.notUsedHint')}</p>
      <ul>
        {kept.map(({ question, value }) => (
          <li key={question.id}>
            <s>
              {question.label} {answerText(question, value, form)}
            </s>
          </li>
        ))}
      </ul>
    </section>
  )
}
