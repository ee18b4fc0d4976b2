import type { QuestionType } from '@portal/rules'
import { type ChangeEvent, type ComponentType, Fragment, memo, useCallback, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '../../shared/feedback/LazyPart.tsx'
import { WithTerms } from '../../shared/glossary/WithTerms.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import { useSurvey } from '../../shared/law/useLaw.ts'
import { CONFIRM } from '../core/answers.ts'
import { type AnswerProps, roleOfError, textOf, UNKNOWN } from './AnswerProps.ts'
import { BooleanAnswer, ChoiceGroup, ChoiceRow, MultiChoice, SingleChoice, useLast } from './ChoiceAnswers.tsx'
import { DateAnswer } from './DateAnswer.tsx'
import { LineField, PendingField } from './LineField.tsx'
import { LazyFields } from './lazyFields.ts'
import classes from './questions.module.css'
import { isCondition } from './reasons.ts'
import { WhyQuestion } from './WhyQuestion.tsx'
import { worded } from './worded.ts'

type Props = Omit<AnswerProps, 'labelId' | 'descriptionId' | 'invalid' | 'error' | 'onAnswer'> & {
  /** The validation error of the server. */
  error: string | undefined
}

/**
 * One question: what is asked, help in place, the control, and what is wrong with the answer. Memoised: an answer renders
 * its own question only.
 */
export const QuestionCard = memo(function QuestionCard({ error, ...rest }: Props) {
  const { t } = useTranslation()
  const labelId = useId()
  const descriptionId = useId()
  const { question, value, onAnswers, readOnly } = rest
  // The same functions for the same question, so that of its rows only those are rendered that change.
  const onAnswer: AnswerProps['onAnswer'] = useCallback(
    (answer, pace) => onAnswers({ [question.id]: answer }, pace),
    [onAnswers, question.id],
  )
  const ids = { labelId, descriptionId }
  const props = { ...rest, ...ids, question: worded(question), onAnswer, error, invalid: error !== undefined }
  const Words = isCondition(question.id) ? LawText : Fragment
  const canClear = !question.required && value !== undefined && value !== null && !readOnly
  return (
    <fieldset className={classes.question} id={question.id} aria-describedby={descriptionId}>
      <legend data-optional={!question.required}>
        <h3 id={labelId}>
          {question.id === CONFIRM ? t('assessments.review.confirm') : <Words>{question.label}</Words>}
          {!question.required && <span className={classes.optional}> ({t('assessments.form.optional')})</span>}
        </h3>
      </legend>
      <div id={descriptionId}>
        <p className={classes.help}>
          <Words>
            <WithTerms text={question.help} />
          </Words>
        </p>
        {error && question.type !== 'date' && (
          <p className={classes.error} role={roleOfError(value)}>
            {error}
          </p>
        )}
      </div>
      {question.id === 'utilisationCheck' && <Borderline {...props} />}
      <AnswerField {...props} />
      <NumberReadings {...props} />
      <UnknownTick {...props} />
      <div className={classes.foot}>
        <WhyQuestion question={props.question} countries={props.content.countries} />
        {canClear && (
          <button type="button" className={classes.clear} onClick={() => onAnswer(null)}>
            {t('assessments.form.clear')}
          </button>
        )}
      </div>
    </fieldset>
  )
})

const FIELDS: Record<QuestionType, ComponentType<AnswerProps>> = {
  single_choice: SingleChoice,
  multi_choice: MultiChoice,
  boolean: BooleanAnswer,
  text: TextAnswer,
  latin_name: LazyFields.LatinNameAnswer,
  file_reference: TextAnswer,
  date: DateAnswer,
  country: LazyFields.CountryAnswer,
  region: LazyFields.RegionAnswer,
}

/** The control for a question's type. */
function AnswerField(props: AnswerProps) {
  const isList = props.question.optionsFrom === 'uses'
  const Field = isList ? LazyFields.UseChoice : FIELDS[props.question.type]
  return (
    <LazyPart fallback={<PendingField labelId={props.labelId} isList={isList} />}>
      <Field {...props} />
    </LazyPart>
  )
}

/** What the number on a label may be, or why a certificate does not count; loaded once a number is given. */
function NumberReadings(props: AnswerProps) {
  if (props.question.id === 'irccNumber' && textOf(props.value) !== '')
    return (
      <LazyPart fallback={null}>
        <LazyFields.CertificateDoubt {...props} />
      </LazyPart>
    )
  if (props.question.id !== 'materialIdentifier' || !/\d/.test(textOf(props.value))) return null
  return (
    <LazyPart fallback={null}>
      <LazyFields.NumberReadings {...props} />
    </LazyPart>
  )
}

const DEFAULT_LENGTH = 500

/** Free text; where much may be written, several lines. */
function TextAnswer({ question, value, onAnswer, readOnly, invalid, labelId, descriptionId }: AnswerProps) {
  const { maxLength = DEFAULT_LENGTH } = question
  const field = {
    'aria-labelledby': labelId,
    // Mantine replaces a description by its own, which is none: that of the question is at its group.
    'aria-errormessage': descriptionId,
    maxLength,
    readOnly,
    value: textOf(value),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onAnswer(event.currentTarget.value, 'typing'),
  } as const
  return maxLength <= DEFAULT_LENGTH ? (
    <LineField {...field} invalid={invalid} />
  ) : (
    <LazyFields.LongText {...field} size="lg" error={invalid} />
  )
}

/** "I don't know", where no option says it; taken back, the answer before it is there again. */
function UnknownTick({ question, value, onAnswer, readOnly }: AnswerProps) {
  const { unknown } = question
  const known = useLast(value, value !== UNKNOWN)
  if (!unknown || question.type === 'date' || hasOwnOption(question)) return null
  return (
    <div className={classes.unknown}>
      <ChoiceGroup>
        <ChoiceRow
          type="checkbox"
          name={`${question.id}-unknown`}
          label={unknown.label}
          help={unknown.note}
          quiet
          checked={value === UNKNOWN}
          disabled={readOnly}
          answer={value === UNKNOWN ? (known ?? null) : UNKNOWN}
          onAnswer={onAnswer}
        />
      </ChoiceGroup>
    </div>
  )
}

const hasOwnOption = ({ options }: AnswerProps['question']) => options?.some(({ value }) => value === UNKNOWN) ?? false

/** The short questions of the chosen uses that can be either, to think the answer through. */
function Borderline({ chosenUses }: AnswerProps) {
  const { t } = useTranslation()
  const survey = useSurvey()
  const uses = (survey?.uses ?? []).filter(
    ({ id, utilisation, borderline }) => utilisation === 'depends' && borderline.length > 0 && chosenUses.includes(id),
  )
  if (uses.length === 0) return null
  return (
    <div className={classes.borderline}>
      <p className={classes.groupTitle}>{t('assessments.form.borderline')}</p>
      {uses.map(({ id, title, borderline }) => (
        <div key={id}>
          <p>{title}</p>
          <ul>
            {borderline.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
