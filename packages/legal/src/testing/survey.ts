import { type Answers, compile, factsOf, providerOf, type SurveyContext, surveyState } from '@portal/rules'
import { readContent } from '../loadContent.ts'
import { SHIPPED } from '../reading/readFolder.ts'

const { value, problems } = readContent(SHIPPED, [
  ...['ar', 'au', 'bn', 'bo', 'br', 'ca', 'cl', 'cn', 'hk', 'mn', 'mv', 'my', 'tc', 'us', 'vg', 'xz'],
])
if (!value) throw new Error(problems.map(({ reason }) => reason).join('\n'))

/** The shipped law of the countries that the questionnaire is tried on; any other country has none here, add it above. */
export const content = value

const contexts = new Map<string | undefined, SurveyContext>()

/** The context of the survey for a set of answers, as server and browser build it. */
export function contextOf(answers: Answers): SurveyContext {
  const provider = providerOf(answers)
  const made = contexts.get(provider) ?? makeContext(provider)
  contexts.set(provider, made)
  return made
}

function makeContext(provider: string | undefined): SurveyContext {
  const { survey, uses, annex1, providers, countries, lawFor } = content
  const country = provider === undefined ? undefined : countries.get(provider)
  return {
    survey,
    uses,
    annex1,
    countries: providers.filter((code) => code !== 'XZ'),
    ...(country && { country }),
    law: compile(lawFor(country ? [country.country] : [])),
  }
}

export const state = (answers: Answers) => surveyState(contextOf(answers), answers)
export const facts = (answers: Answers) => factsOf(contextOf(answers), answers)
/** The questions that are asked. */
export const active = (answers: Answers) =>
  state(answers).pages.flatMap(({ questions }) => questions.filter((q) => q.active).map(({ question }) => question.id))

/** A soil bacterium from private land in Brazil, taken by its user. */
export const soil: Answers = {
  organismGroup: 'bacteria',
  geneticResource: 'Streptomyces',
  materialStatus: 'wild',
  placeType: 'national',
  providerCountry: 'BR',
  sourceType: 'collected',
  landOrWaters: ['private_land'],
  accessDate: '2019-03-10',
  intendedUse: ['screening'],
  intendedUseDate: '2026-12-01',
  utilisationCheck: 'yes',
  useLocation: ['eu'],
  userOrigin: 'foreign',
  commercialIntent: 'commercial',
  externalFunding: false,
  thirdPartyTransfer: 'no',
  materials: ['living_material'],
  traditionalKnowledge: 'no',
  associatedOrganism: 'no',
  papersHeld: ['none'],
  br_partner: 'no',
}
