import type { SurveyContent } from '@portal/contract'
import { createWording, type Wording } from '@portal/texts'
import type { TFunction } from 'i18next'
import type { DraftFile } from './draft.ts'

/** Facts in the words of the questionnaire; conditions and regions in those of the draft. */
export const wordingOfDraft = (t: TFunction, survey: SurveyContent | undefined, draft: DraftFile): Wording =>
  createWording(t, {
    conditions: new Map(draft.conditions.map(({ id, question }) => [id, question])),
    values: {
      use: new Map(survey?.uses.map(({ id, title }) => [id, title])),
      provider: new Map(survey?.countries.map(({ iso2, name = iso2 }) => [iso2, name])),
      region: new Map(draft.regions.map(({ code, name }) => [code, name])),
    },
  })
