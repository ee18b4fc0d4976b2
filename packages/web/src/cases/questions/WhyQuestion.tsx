import type { Questionnaire } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Details } from '../../shared/layout/Details.tsx'
import classes from './questions.module.css'

/** Why each question of the questionnaire is asked; the others are conditions of one country's law. */
const REASONS = {
  organismGroup: 'organism',
  geneticResource: 'name',
  materialIdentifier: 'record',
  materialStatus: 'state',
  labStrainEvidence: 'state',
  placeType: 'place',
  providerCountry: 'place',
  providerRegion: 'region',
  providerSearchDone: 'search',
  sourceType: 'source',
  supplierName: 'record',
  alienEstablished: 'alien',
  accessDate: 'date',
  accessPeriod: 'date',
  accessEvidenceKind: 'proof',
  accessEvidenceProves: 'proof',
  accessEvidence: 'proof',
  intendedUse: 'use',
  intendedUseDate: 'useDate',
  utilisationCheck: 'utilisation',
  useLocation: 'workplace',
  userOrigin: 'user',
  commercialIntent: 'intent',
  externalFunding: 'funding',
  thirdPartyTransfer: 'transfer',
  materials: 'materials',
  derivativeLink: 'derivative',
  traditionalKnowledge: 'knowledge',
  dsiSource: 'sequence',
  dsiLargeCompany: 'sequence',
  associatedOrganism: 'associated',
  smta: 'treaty',
  smtaPurpose: 'treaty',
  multilateralSystem: 'treaty',
  pip: 'pathogen',
  host: 'pathogen',
  emergencyPathogen: 'pathogen',
  emergencyStillDeclared: 'pathogen',
  emergencyDays: 'record',
  unintentionalIntroduction: 'pathogen',
  commodity: 'goods',
  referenceProduct: 'goods',
  papersHeld: 'papers',
  irccNumber: 'record',
  papersCoverUse: 'papers',
  papersFiles: 'record',
  changeOfIntent: 'papers',
  remarks: 'record',
  confirm: 'declaration',
} as const

const isOfSurvey = (id: string): id is keyof typeof REASONS => id in REASONS

/** Whether a question is a condition of one country's law, in the words of that law. */
export const isCondition = (id: string): boolean => !isOfSurvey(id)

type Props = { questionId: string; countries: Questionnaire['countries'] }

/** "Why this question?": what the law does with the answer, in a sentence or two. */
export function WhyQuestion({ questionId, countries }: Props) {
  const { t } = useTranslation()
  return (
    <Details className={classes.why} summary={t('assessments.form.why')}>
      <p>
        {isOfSurvey(questionId)
          ? t(`assessments.form.reasons.${REASONS[questionId]}`)
          : t('assessments.form.reasons.condition', { country: countryOf(questionId, countries) })}
      </p>
    </Details>
  )
}

/** A condition is called by its country first: `br_partner`. */
function countryOf(questionId: string, countries: Props['countries']): string {
  const code = questionId.slice(0, 2).toUpperCase()
  return countries.find(({ iso2 }) => iso2 === code)?.name ?? code
}
