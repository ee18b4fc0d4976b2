import { Anchor } from '@mantine/core'
import type { PageState } from '@portal/rules'
import { isLatinName } from '@portal/texts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LawLabel } from '../../shared/law/LawLabel.tsx'
import { CONFIRM } from '../core/answers.ts'
import { answerText } from '../questions/answerText.ts'
import { lawOfQuestion, QuestionLabel } from '../questions/QuestionLabel.tsx'
import { NotUsed } from './QuestionPage.tsx'
import classes from './review.module.css'
import type { AssessmentFormState } from './useAssessmentForm.ts'

/** All answers by section, one line each with a way back to its page, and those that no longer apply; `without`: a page that is asked here. */
export function ReviewAnswers({ form, without }: { form: AssessmentFormState; without?: PageState }) {
  return (
    <>
      {form.state.sections.map((section) => {
        const pages = form.activePages.filter((page) => page.section === section.id && page !== without)
        if (pages.length === 0) return null
        return (
          <section key={section.id} className={classes.section}>
            <h3>{section.title}</h3>
            <dl>
              {pages.map((page) => (
                <PageAnswers key={page.number} page={page} form={form} />
              ))}
            </dl>
          </section>
        )
      })}
      <NotUsed form={form} questions={form.state.pages.flatMap(({ questions }) => questions)} />
    </>
  )
}

function PageAnswers({ page, form }: { page: PageState; form: AssessmentFormState }) {
  return page.questions
    .filter(({ active, question }) => active && question.id !== CONFIRM)
    .map(({ question, missing }) => (
      <div key={question.id} className={classes.row} data-missing={missing}>
        <dt>
          <QuestionLabel question={question} />
        </dt>
        <dd data-latin={question.type === 'latin_name' && isLatinName(String(form.answers[question.id]))}>
          {answerText(question, form.answers[question.id], form)}
        </dd>
        <dd>
          <ToQuestion question={question} page={page.number} verb={form.readOnly ? 'see' : 'change'} />
        </dd>
      </div>
    ))
}

type ToQuestionProps = { question: PageState['questions'][number]['question']; page: number; verb: 'see' | 'change' }

function ToQuestion({ question, page, verb }: ToQuestionProps) {
  const { t } = useTranslation()
  const id = useId()
  const text = t(`assessments.review.${verb}Of`, { question: question.label })
  return (
    <Anchor component={Link} to={`?page=${page}`} size="sm" aria-labelledby={id}>
      {t(`assessments.review.${verb}`)}
      <LawLabel id={id} text={text} law={lawOfQuestion(question)} />
    </Anchor>
  )
}
