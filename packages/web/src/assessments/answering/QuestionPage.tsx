import type { Condition, QuestionState } from '@portal/rules'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './form.module.css'
import { answerText } from './questions/answerText.ts'
import { QuestionCard } from './questions/QuestionCard.tsx'
import { SameAsBefore } from './SameAsBefore.tsx'
import type { AssessmentFormState } from './useAssessmentForm.ts'

type PageProps = {
  form: AssessmentFormState
  /** Set after Next was pressed: required questions without an answer show their error. */
  isStopped: boolean
  heading: RefObject<HTMLHeadingElement | null>
}

/** The questions of one page, and below them what was answered here before and no longer applies. */
export function QuestionPage({ form, isStopped, heading }: PageProps) {
  const { t } = useTranslation()
  const { page } = form
  const questions = page.questions.filter(({ active }) => active)
  const shown = questions.filter((one) => isStopped || !isWaiting(one, form))
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={classes.kicker}>
        {page.title}
      </h2>
      {questions.length === 0 && <p>{t('assessments.form.nothingToAsk')}</p>}
      <SameAsBefore form={form} heading={heading} />
      <QuestionList form={form} questions={shown} isStopped={isStopped} />
      <NotUsed form={form} questions={page.questions} />
    </>
  )
}

/** Its turn comes after another question that is not answered in any way yet. */
const isWaiting = (one: QuestionState, form: AssessmentFormState) => openQuestionBefore(one, form.typed) !== undefined

/** The question on whose "I don't know" or skip this one hangs, while it is not answered in any way. */
export function openQuestionBefore(
  { question: { shownWhen }, value }: QuestionState,
  typed: AssessmentFormState['typed'],
): string | undefined {
  if (value !== undefined || shownWhen === undefined) return undefined
  return waitsFor(shownWhen, (id) => typed[id] === undefined)
}

function waitsFor(condition: Condition, isOpen: (question: string) => boolean): string | undefined {
  if ('answered' in condition) return !condition.answered && isOpen(condition.q) ? condition.q : undefined
  if (!('all' in condition)) return undefined
  return condition.all.map((one) => waitsFor(one, isOpen)).find((question) => question !== undefined)
}

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
              {question.label} {answerText(question, value, form)}
            </s>
          </li>
        ))}
      </ul>
    </section>
  )
}

type QuestionListProps = { form: AssessmentFormState; questions: readonly QuestionState[]; isStopped?: boolean }

/** Questions one below the other, each saved as it is answered. */
export function QuestionList({ form, questions, isStopped = false }: QuestionListProps) {
  const { t } = useTranslation()
  const { typed, save, content, country, state } = form
  const uses = typed.intendedUse
  const needed = t('assessments.form.needsAnswer')
  return (
    <div className={classes.questions}>
      {questions.map(({ question, missing }) => (
        <QuestionCard
          key={`${question.id} ${save.adopted}`}
          question={question}
          value={typed[question.id]}
          onAnswer={(answer, isTyping) => form.answer({ [question.id]: answer }, isTyping)}
          onAnswers={(answers) => form.answer(answers)}
          readOnly={form.readOnly}
          error={save.refused[question.id] ?? (isStopped && missing ? needed : undefined)}
          content={content}
          country={country}
          facts={state.facts}
          chosenUses={Array.isArray(uses) ? uses : []}
        />
      ))}
    </div>
  )
}
