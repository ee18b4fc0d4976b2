import type { Answers, CountryLaw, SurveyContent } from '@portal/contract'
import type { SurveyState } from '@portal/rules'
import type { Wording } from '../../shared/law/wording.ts'
import type { Decided } from '../decision/Decided.ts'

export type SideLock = {
  readonly id: string
  readonly type: 'legal' | 'technical'
  readonly text: string
  readonly state: 'planned' | 'closed' | 'opened'
}

/** One column of a comparison: an assessment, or one as it could be. */
export type Side = {
  readonly key: string
  readonly title: string
  readonly answers: Answers
  readonly state: SurveyState
  readonly decided: Decided
  readonly locks: readonly SideLock[]
  readonly wording: Wording
  readonly content: SurveyContent
  readonly country: CountryLaw | undefined
}
