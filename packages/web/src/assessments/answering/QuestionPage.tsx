import { useTranslation } from 'react-i18next'
import classes from './form.module.css'
import { NotUsed } from './NotUsed.tsx'
import { PageHeading } from './PageHeading.tsx'
import { QuestionList } from './QuestionList.tsx'
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
