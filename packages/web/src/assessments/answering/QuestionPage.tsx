import type { QuestionState } from '@portal/rules'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './form.module.css'
import { answerText } from './questions/answerText.ts'
import { QuestionCard } from './questions/QuestionCard.tsx'
import type { AssessmentFormState } from './useAssessmentForm.ts'

/** The questions of one page, and below them what was answered here before and no longer applies. */
export function QuestionPage({ form }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  const { page, state, activePages } = form
  const section = state.sections.find(({ id }) => id === page.section)
  const questions = page.questions.filter(({ active }) => active)
  return (
    <>
      <PageHeading page={page.id} kicker={section?.title ?? ''} title={page.title}>
        <p className={classes.pageCount}>
          {t('assessments.form.page', { page: activePages.indexOf(page) + 1, last: activePages.length })}
        </p>
      </PageHeading>
      {questions.length === 0 && <p>{t('assessments.form.nothingToAsk')}</p>}
      <QuestionList form={form} questions={questions} />
      <NotUsed form={form} questions={page.questions} />
    </>
  )
}

type Props = {
  /** Identifies the content; the heading takes the focus when it changes. */
  page: string
  kicker?: string
  title: string
  children?: ReactNode
}

/** The heading of a page of the form; takes the focus when the page is turned, or becomes the result. */
export function PageHeading({ page, kicker, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [page])
  return (
    <header className={classes.heading}>
      {kicker && <p className={classes.kicker}>{kicker}</p>}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </header>
  )
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

type QuestionListProps = { form: AssessmentFormState; questions: readonly QuestionState[] }

/** Questions one below the other, each saved as it is answered. */
export function QuestionList({ form, questions }: QuestionListProps) {
  const { typed, save, law, content, country, state } = form
  const uses = typed.intendedUse
  return (
    <div className={classes.questions}>
      {questions.map(({ question }) => (
        <QuestionCard
          key={`${question.id} ${save.adopted}`}
          question={question}
          value={typed[question.id]}
          onAnswer={(answer, isTyping) => form.answer({ [question.id]: answer }, isTyping)}
          onAnswers={(answers) => form.answer(answers)}
          readOnly={form.readOnly}
          error={save.refused[question.id]}
          law={law}
          content={content}
          country={country}
          facts={state.facts}
          chosenUses={Array.isArray(uses) ? uses : []}
        />
      ))}
    </div>
  )
}
