import { Anchor } from '@mantine/core'
import type { PageState } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CONFIRM } from '../confirmQuestion.ts'
import { answerText } from '../questions/answerText.ts'
import type { AssessmentFormState } from '../useAssessmentForm.ts'
import classes from './review.module.css'

/** All answers by section, each with a way back to its page. */
export function ReviewAnswers({ form }: { form: AssessmentFormState }) {
  const { sections } = form.state
  return sections.map((section) => {
    const pages = form.activePages.filter((page) => page.section === section.id)
    if (pages.length === 0) return null
    return (
      <section key={section.id} className={classes.reviewSection}>
        <h4>{section.title}</h4>
        <dl>
          {pages.map((page) => (
            <PageAnswers key={page.number} page={page} form={form} />
          ))}
        </dl>
      </section>
    )
  })
}

function PageAnswers({ page, form }: { page: PageState; form: AssessmentFormState }) {
  const { t } = useTranslation()
  const verb = form.readOnly ? 'see' : 'change'
  return page.questions
    .filter(({ active, question }) => active && question.id !== CONFIRM)
    .map(({ question, missing }) => (
      <div key={question.id} className={classes.reviewRow} data-missing={missing}>
        <dt>{question.label}</dt>
        <dd>
          <span>{answerText(question, form.answers[question.id], form)}</span>
          <Anchor
            component={Link}
            to={`?page=${page.number}`}
            aria-label={t(`assessments.review.${verb}Of`, { question: question.label })}
          >
            {t(`assessments.review.${verb}`)}
          </Anchor>
        </dd>
      </div>
    ))
}
