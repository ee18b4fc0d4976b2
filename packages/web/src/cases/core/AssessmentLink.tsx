import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../shared/navigation/paths.ts'
import { type CaseFacts, CaseName } from './CaseName.tsx'

/** Leads to an assessment by the name of its case. */
export const AssessmentLink = ({ assessment }: { assessment: CaseFacts & { assessmentId: string } }) => (
  <Anchor component={Link} to={paths.assessment(assessment.assessmentId)} fw={600} underline="hover">
    <CaseName of={assessment} />
  </Anchor>
)
