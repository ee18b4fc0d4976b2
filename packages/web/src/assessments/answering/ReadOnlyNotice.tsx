import { Alert, Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useTarget } from '../../shared/navigation/useTarget.ts'
import { lockTypes } from '../locks/lockTypes.ts'
import { rolesThatOpen } from '../locks/rolesThatOpen.ts'
import classes from './form.module.css'
import type { AssessmentFormState } from './useAssessmentForm.ts'

/** Says why the answers cannot be changed. */
export function ReadOnlyNotice({ form }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  if (form.unchangeable === null) return null
  return (
    <Alert color="petrol" mb="lg" title={t(`assessments.form.readOnly.${form.unchangeable}`)}>
      {/* The review has the locks themselves, far below. */}
      {form.isReview ? <ToLocks form={form} /> : <WhoMayOpen form={form} />}
    </Alert>
  )
}

function WhoMayOpen({ form: { assessment, activePages } }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  const types = new Set(assessment.locks.filter(({ closed }) => closed).map(({ type }) => type))
  if (types.size === 0) return null
  const mine = lockTypes(assessment)
  return (
    <>
      <ul className={classes.closedLocks}>
        {[...types].map((type) => (
          <li key={type}>
            <strong>{t(`assessments.locks.type.${type}`)}.</strong>{' '}
            {mine.includes(type)
              ? t('assessments.locks.youMayOpen')
              : t('assessments.locks.mayOpen', { roles: rolesThatOpen(type) })}
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={`?page=${activePages.at(-1)?.number}#locks`} underline="always">
        {t('assessments.form.readOnly.toLocks')}
      </Anchor>
    </>
  )
}

/** On the screen that has them. */
function ToLocks({ form: { assessment } }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  const { search, hash } = useLocation()
  useTarget(hash.slice(1))
  if (!assessment.locks.some(({ closed }) => closed)) return null
  return (
    <Anchor component={Link} to={`${search}#locks`} underline="always">
      {t('assessments.form.readOnly.toLocks')}
    </Anchor>
  )
}
