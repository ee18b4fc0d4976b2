import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { useCreateAssessment } from '../assessments.queries.ts'

/** Starts an assessment and opens it; absent for who may not. */
export function CreateButton() {
  const { t } = useTranslation()
  const create = useCreateAssessment()
  const { user } = useSession()
  if (!user?.allowedActions.includes('CREATE_ASSESSMENTS')) return null
  return (
    <Button size="md" loading={create.isPending} onClick={() => create.mutate(undefined)}>
      {t('assessments.list.create')}
    </Button>
  )
}
