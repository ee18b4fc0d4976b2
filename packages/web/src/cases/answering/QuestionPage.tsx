import type { Answers, PageState, QuestionState } from '@portal/rules'
import { type ComponentProps, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '../../shared/feedback/LazyPart.tsx'
import { answerText } from '../questions/answerText.ts'
import { QuestionCard } from '../questions/QuestionCard.tsx'
import { QuestionLabel } from '../questions/QuestionLabel.tsx'
import classes from './form.module.css'
import { LazyParts } from './lazyParts.ts'
import { headingId, useNextTypedField } from './navigation/focus.ts'
import type { AssessmentFormState } from './useAssessmentForm.ts'
import { IMPLIED, isOfContext, nameOf, offersEarlierAnswers, shownQuestions, unusedAnswers } from './whatIsShown.ts'

type PageProps = {
  form: AssessmentFormState
  page: PageState
  /** Set after Next was pressed: required questions without an answer show their error. */
  isStopped: boolean
}

/** The questions of one page, and below them what was answered here before and no longer applies. */
export function QuestionPage({ form, page, isStopped }: PageProps) {
  const { t } = useTranslation()
  const shown = shownQuestions(page, form.typed, isStopped)
  return (
    <>
      <h2 id={headingId(page.id)} tabIndex={-1} className={page === form.page ? classes.kicker : classes.below}>
        {page.title}
      </h2>
      {shown.length === 0 && <p>{t('assessments.form.nothingToAsk')}</p>}
      <QuestionList form={form} questions={shown.filter((one) => !isOfContext(one))} isStopped={isStopped} />
      <LazyPart>
        {offersEarlierAnswers(page, form.typed) && !form.readOnly && <LazyParts.SameAsBefore form={form} page={page} />}
      </LazyPart>
      <QuestionList form={form} questions={shown.filter(isOfContext)} isStopped={isStopped} />
      <NotUsed form={form} questions={page.questions} />
    </>
  )
}

type NotUsedProps = { form: AssessmentFormState; questions: readonly QuestionState[] }

/** Answers that no longer apply: kept, struck through. */
export function NotUsed({ form, questions }: NotUsedProps) {
  const { t } = useTranslation()
  const kept = unusedAnswers(questions)
  if (kept.length === 0) return null
  return (
    <section className={classes.notUsed}>
      <h3>{t('assessments.form.notUsed')}</h3>
      <p>{t('assessments.form.notUsedHint')}</p>
      <ul>
        {kept.map(({ question, value }) => (
          <li key={question.id}>
            <s>
              <QuestionLabel question={question} /> {answerText(question, value, form)}
            </s>
          </li>
        ))}
      </ul>
    </section>
  )
}

type QuestionListProps = { form: AssessmentFormState; questions: readonly QuestionState[]; isStopped?: boolean }

const NO_USES: readonly string[] = []

/** Questions one below the other, each saved as it is answered. */
export function QuestionList({ form, questions, isStopped = false }: QuestionListProps) {
  const { t } = useTranslation()
  const { typed, content, country } = form
  const { refused, adopted } = form.saving
  const uses = typed.intendedUse
  const chosenUses = Array.isArray(uses) ? uses : NO_USES
  const needed = t('assessments.form.needsAnswer')
  const list = useRef<HTMLDivElement>(null)
  useNextTypedField(list)
  return (
    <div ref={list} className={classes.questions}>
      {questions.map(({ question, missing, active }) => (
        <FormQuestion
          key={`${question.id} ${adopted}`}
          question={question}
          value={typed[question.id]}
          onAnswers={form.answer}
          implied={active ? undefined : IMPLIED[question.id]}
          name={question.id === 'organismGroup' ? typed.geneticResource : undefined}
          readOnly={form.readOnly}
          error={refused[question.id] ?? (isStopped && missing ? needed : undefined)}
          content={content}
          country={country}
          cropListing={form.cropListing}
          chosenUses={chosenUses}
        />
      ))}
    </div>
  )
}

type QuestionProps = ComponentProps<typeof QuestionCard> & {
  implied: Answers | undefined
  /** Of the material, at the question that may give it. */
  name: unknown
}

/** A question, whose answer may answer another one, too. */
function FormQuestion({ onAnswers, implied, name, ...card }: QuestionProps) {
  const { value } = card
  const answer = useCallback<typeof onAnswers>(
    (given, pace) => onAnswers({ ...implied, ...nameOf(name, value, given), ...given }, pace),
    [onAnswers, implied, name, value],
  )
  return <QuestionCard {...card} onAnswers={answer} />
}
