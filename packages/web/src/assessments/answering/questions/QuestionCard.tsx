import type { Law } from '@portal/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { WithTerms } from '../../../shared/glossary/WithTerms.tsx'
import { CONFIRM } from '../confirmQuestion.ts'
import { AnswerField } from './AnswerField.tsx'
import type { AnswerProps } from './AnswerProps.ts'
import { Borderline } from './Borderline.tsx'
import classes from './questions.module.css'
import { UnknownTick } from './UnknownTick.tsx'
import { WhyQuestion } from './WhyQuestion.tsx'

type Props = Omit<AnswerProps, 'labelId' | 'descriptionId' | 'invalid'> & {
  /** Why the server did not accept the answer. */
  error: string | undefined
  /** Says why the question is asked. */
  law: Law
}

/** One question: what is asked, help in place, the control, and what is wrong with the answer. */
export function QuestionCard({ error, law, ...rest }: Props) {
  const { t } = useTranslation()
  const labelId = useId()
  const descriptionId = useId()
  const props = { ...rest, labelId, descriptionId, invalid: error !== undefined }
  const { question, value, onAnswer, readOnly } = props
  const canClear = !question.required && value !== undefined && value !== null && !readOnly
  return (
    <fieldset className={classes.question} id={question.id}>
      <legend id={labelId}>
        {question.id === CONFIRM ? t('assessments.review.confirm') : question.label}
        {!question.required && <span className={classes.optional}> ({t('assessments.form.optional')})</span>}
      </legend>
      <div id={descriptionId}>
        <p className={classes.help}>
          <WithTerms text={question.help} />
        </p>
        {error && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
      </div>
      {question.id === 'utilisationCheck' && <Borderline {...props} />}
      <AnswerField {...props} />
      <UnknownTick {...props} />
      <div className={classes.foot}>
        <WhyQuestion law={law} questionId={question.id} />
        {canClear && (
          <button type="button" className={classes.clear} onClick={() => onAnswer(null)}>
            {t('assessments.form.clear')}
          </button>
        )}
      </div>
    </fieldset>
  )
}
