import { Alert, Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './form.module.css'
import type { AssessmentFormState } from './useAssessmentForm.ts'

/** Says why the answers cannot be changed, and of a lock what it is and where to see who may open it. */
export function ReadOnlyNotice({ form }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  if (form.unchangeable === null) return null
  const closed = form.assessment.locks.filter((lock) => lock.closed)
  const last = form.activePages.at(-1)
  return (
    <Alert color="petrol" mb="lg" title={t(`assessments.form.readOnly.${form.unchangeable}`)}>
      {closed.length > 0 && (
        <ul className={classes.closedLocks}>
          {closed.map(({ ref, type, text }) => (
            <li key={ref}>
              <strong>{t(`assessments.locks.type.${type}`)}:</strong> {text}
            </li>
          ))}
        </ul>
      )}
      {closed.length > 0 && last && !form.isReview && (
        <Anchor component={Link} to={`?page=${last.number}`}>
          {t('assessments.form.readOnly.toLocks')}
        </Anchor>
      )}
    </Alert>
  )
}
