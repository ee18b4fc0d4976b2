import type { Assessment } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/dates/dates.ts'
import classes from './tools.module.css'

/** Below the number: what it is called, whose it is, who can see it. */
export function AssessmentLead({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation()
  const { internalReference, user, visibility, deletedAt } = assessment
  return (
    <span className={classes.lead}>
      {internalReference && <span className={classes.reference}>{internalReference}</span>}
      <span>{t('assessments.manage.ownedBy', { name: t('assessments.manage.person', user) })}</span>
      <span>{t(`assessments.manage.visibilities.${visibility}`)}</span>
      {deletedAt && <strong>{t('assessments.manage.deleted', { at: formatInstant(deletedAt) })}</strong>}
    </span>
  )
}
