import { useTranslation } from 'react-i18next'
import type { ConflictRow } from '../../shared/dialog/ConflictNotice.tsx'
import type { Details } from './useDetailsForm.ts'

/** What was chosen beside what somebody else saved meanwhile, in words. */
export function useDetailsConflict() {
  const { t } = useTranslation()
  return (mine: Details, theirs: Details): ConflictRow[] => [
    {
      label: t('assessments.manage.reference'),
      mine: mine.internalReference.trim(),
      theirs: theirs.internalReference,
    },
    {
      label: t('assessments.manage.visibility'),
      mine: t(`assessments.manage.visibilities.${mine.visibility}`),
      theirs: t(`assessments.manage.visibilities.${theirs.visibility}`),
    },
    { label: t('assessments.manage.owner'), mine: mine.ownerName, theirs: theirs.ownerName },
  ]
}
