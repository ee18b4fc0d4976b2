import { type Answers, openQuestionBefore, type PageState, type QuestionState } from '@portal/rules'
import { type ComponentProps, type RefObject, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './form.module.css'
import { PAGE_TITLE } from './navigation/PageButtons.tsx'
import { answerText } from './questions/answerText.ts'
import { QuestionCard } from './questions/QuestionCard.tsx'
import { QuestionLabel } from './questions/QuestionLabel.tsx'
import { useNextTypedField } from './questions/typedField.ts'
import { isOfContext, SameAsBefore } from './SameAsBefore.tsx'
import type { AnswerSaver } from './saving/answerSaver.ts'
import { useDraftAnswer } from './saving/useAnswerSaver.ts'
import type { AssessmentFormState } from './useAssessmentForm.ts'

type PageProps = {
  form: AssessmentFormState
  page: PageState
  /** Set after Next was pressed: required questions without an answer show their error. */
  isStopped: boolean
  /** The first page on the screen gives the screen its name. */
  isFirst: boolean
  heading: RefObject<HTMLHeadingElement | null>
}

/** The questions of one page, and below them what was answered here before and no longer applies. */
export function QuestionPage({ form, page, isStopped, isFirst, heading }: PageProps) {
  const { t } = useTranslation()
  const own = useRef<HTMLHeadingElement>(null)
  const questions = page.questions.filter((one) => one.active || isAskedAhead(one, page, form))
  const shown = questions.filter((one) => isStopped || !isWaiting(one, form))
  const place = isFirst ? heading : own
  return (
    <>
      <h2
        ref={place}
        id={isFirst ? PAGE_TITLE : headingId(page.id)}
        tabIndex={-1}
        className={isFirst ? classes.kicker : classes.below}
      >
        {page.title}
      </h2>
      {questions.length === 0 && <p>{t('assessments.form.nothingToAsk')}</p>}
      <QuestionList form={form} questions={shown.filter((one) => !isOfContext(one))} isStopped={isStopped} />
      <SameAsBefore form={form} page={page} heading={place} />
      <QuestionList form={form} questions={shown.filter(isOfContext)} isStopped={isStopped} />
      <NotUsed form={form} questions={page.questions} />
    </>
  )
}

/** The heading of a page that stands below another one. */
export const headingId = (page: string): string => `page-${page}`

/** Its turn comes after another question that is not answered in any way yet. */
const isWaiting = (one: QuestionState, { typed }: AssessmentFormState) =>
  openQuestionBefore(one, (id) => typed[id] === undefined) !== undefined && IMPLIED[one.question.id] === undefined

/** Naming the country also says that the material comes from one. */
const IMPLIED: { readonly [question: string]: Answers | undefined } = {
  providerCountry: { placeType: 'national' },
}

/** A question whose answer also answers the one that it hangs on is asked beside that, while neither is answered. */
const isAskedAhead = ({ question }: QuestionState, page: PageState, { typed }: AssessmentFormState): boolean =>
  Object.keys(IMPLIED[question.id] ?? {}).some(
    (id) => typed[id] === undefined && page.questions.some((one) => one.question.id === id && one.active),
  )

type NotUsedProps = { form: AssessmentFormState; questions: readonly QuestionState[] }

/** Answers that no longer apply: kept, struck through. */
export function NotUsed({ form, questions }: NotUsedProps) {
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
  const { typed, content, country, refused } = form
  const uses = typed.intendedUse
  const chosenUses = Array.isArray(uses) ? uses : NO_USES
  const needed = t('assessments.form.needsAnswer')
  const list = useRef<HTMLDivElement>(null)
  useNextTypedField(list)
  return (
    <div ref={list} className={classes.questions}>
      {questions.map(({ question, missing, active }) => (
        <FormQuestion
          key={`${question.id} ${form.adopted}`}
          question={question}
          saver={form.saver}
          value={typed[question.id]}
          onAnswers={form.answer}
          implied={active ? undefined : IMPLIED[question.id]}
          onPressed={form.press}
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

type QuestionProps = ComponentProps<typeof QuestionCard> & { saver: AnswerSaver; implied: Answers | undefined }

/** A question shows its own answer at once, ahead of the form. */
function FormQuestion({ saver, value, onAnswers, implied, ...card }: QuestionProps) {
  const draft = useDraftAnswer(saver, card.question.id)
  const answer = useCallback<typeof onAnswers>(
    (given, pace) => onAnswers({ ...implied, ...given }, pace),
    [onAnswers, implied],
  )
  return <QuestionCard {...card} onAnswers={answer} value={draft === undefined ? value : draft} />
}
