import { Alert, Anchor } from '@mantine/core'
import type { Answers, Assessment, AssessmentAnswer } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { EXAMPLE_ID, paths } from '../../shared/navigation/paths.ts'
import { WhatIfBoard } from './WhatIfBoard.tsx'

/** A soil bacterium from Brazil that is screened for a product: every question that its law asks is answered. */
const ANSWERS: Answers = {
  organismGroup: 'bacteria',
  geneticResource: 'Streptomyces griseus',
  materials: ['living_material'],
  materialStatus: 'wild',
  providerCountry: 'BR',
  placeType: 'national',
  accessDate: '2019-03-10',
  sourceType: 'collected',
  landOrWaters: ['private_land'],
  intendedUse: ['screening'],
  intendedUseDate: '2026-12-01',
  utilisationCheck: 'yes',
  useLocation: ['eu'],
  userOrigin: 'foreign',
  commercialIntent: 'commercial',
  externalFunding: false,
  thirdPartyTransfer: 'no',
  traditionalKnowledge: 'no',
  br_partner: 'no',
  br_borderArea: 'no',
  papersHeld: ['none'],
  confirm: true,
}

/** What the variant beside it changes. */
const NATIONAL: Answers = { userOrigin: 'national' }

/**
 * An example to play with: the law decides it as any case, but it is made in the browser alone. It is stored nowhere and
 * counted nowhere; what was tried in it is taken back by its own buttons. It opens as a finished record with one variant.
 */
export function ExamplePage() {
  const { t } = useTranslation()
  const content = useQuery(contentQueries.survey)
  const title = t('assessments.example.title')
  const variant = { number: 1, name: t('assessments.example.variant'), changes: NATIONAL }
  return (
    <>
      <PageTitle title={title} lead={t('assessments.example.lead')} />
      <Alert color="petrol" mb="md" title={t('assessments.example.marked')}>
        {t('assessments.example.text')}{' '}
        <Anchor component={Link} to={paths.help('whatIf')} inherit underline="always">
          {t('assessments.example.help')}
        </Anchor>
      </Alert>
      <Loaded query={content} lines={8}>
        {(survey) => <WhatIfBoard saved={EXAMPLE} content={survey} opening={[variant]} />}
      </Loaded>
    </>
  )
}

const NEVER = '2026-01-01T00:00:00.000Z'

const CASE: Assessment = {
  assessmentId: EXAMPLE_ID,
  id: 0,
  version: 0,
  user: { userId: null, firstName: '', lastName: '' },
  createdAt: NEVER,
  updatedAt: NEVER,
  status: 'COMPLETED',
  result: null,
  reviewOverdueSince: null,
  progress: 100,
  name: null,
  internalReference: null,
  visibility: 'PRIVATE',
  geneticResource: 'Streptomyces griseus',
  providerCountry: 'BR',
  placeType: null,
  accessDate: '2019-03-10',
  intendedUse: ['screening'],
  intendedUseDate: '2026-12-01',
  cleared: true,
  favorite: false,
  deletedAt: null,
  rights: [],
  provenance: [],
  exceptions: [],
  locks: [],
  decision: null,
  explanation: null,
  decisionSummary: null,
  decisionSha256: null,
  decidedAt: null,
  reopened: null,
  pageCurrent: 1,
  pageLast: 1,
  pageTotal: 1,
}

const question = ([id, value]: [string, Answers[string]]) => ({
  id,
  value,
  title: '',
  active: true,
  required: false,
  missing: false,
})

const EXAMPLE: AssessmentAnswer = {
  assessment: CASE,
  survey: {
    pages: { 1: { num_section: 1, title: '', active: true, questions: Object.entries(ANSWERS).map(question) } },
    sections: [],
    notUsed: [],
    canComplete: false,
  },
}
