import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { type CaseFacts, CaseName } from '../../assessments/index.ts'

type Props = {
  assessment: CaseFacts & { assessmentId: string }
  /** The number stands behind the name unless the place has no room for it. */
  hasNumber?: boolean
}

/** Leads to an assessment by the name of its case. */
export const AssessmentLink = ({ assessment, hasNumber = true }: Props) => (
  <Anchor component={Link} to={paths.assessment(assessment.assessmentId)} fw={600} underline="hover">
    <CaseName of={assessment} hasNumber={hasNumber} />
  </Anchor>
)
