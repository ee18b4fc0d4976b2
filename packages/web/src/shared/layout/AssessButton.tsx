import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../navigation/paths.ts'

/** The main action of the portal, called the same everywhere; absent for who may not. */
export function AssessButton({ variant = 'filled' }: { variant?: 'filled' | 'default' }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const navigate = useNavigate()
  if (!user?.allowedActions.includes('CREATE_ASSESSMENTS')) return null
  return (
    <Button data-tour="assess" variant={variant} onClick={() => void navigate(paths.newAssessment)}>
      {t('shell.assess')}
    </Button>
  )
}
