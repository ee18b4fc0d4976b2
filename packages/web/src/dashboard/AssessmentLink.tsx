import { Anchor } from '@mantine/core'
import { assessmentNumber } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../app/paths.ts'

type Props = { assessment: { assessmentId: string; id: number; geneticResource: string | null } }

/** Leads to an assessment by its number and resource. */
export function AssessmentLink({ assessment: { assessmentId, id, geneticResource } }: Props) {
  const { t } = useTranslation()
  const isNamed = geneticResource !== null && geneticResource !== 'unknown'
  return (
    <Anchor component={Link} to={paths.assessment(assessmentId)} fw={600}>
      {assessmentNumber(id)} {isNamed ? <em>{geneticResource}</em> : t('dashboard.unnamed')}
    </Anchor>
  )
}
