import type { Answers } from '@portal/contract'

/**
 * A soil bacterium first taken in Brazil in 2019, screened in 2026, by a foreign user without a partner: RED, with a
 * legal and a technical lock. `userOrigin: national` makes it AMBER, with the same legal lock and another one.
 */
export const BRAZIL: Answers = {
  organismGroup: 'bacteria',
  geneticResource: 'Bacillus subtilis',
  materialStatus: 'wild',
  providerCountry: 'BR',
  sourceType: 'collected',
  landOrWaters: ['private_land'],
  accessDate: '2019-03-10',
  intendedUse: 'screening',
  intendedUseDate: '2026-12-01',
  utilisationCheck: 'yes',
  useLocation: ['eu'],
  userOrigin: 'foreign',
  commercialIntent: 'commercial',
  materials: ['living_material'],
  traditionalKnowledge: 'no',
  thirdPartyTransfer: 'no',
  papersHeld: ['none'],
}

/** The same case with every question answered and confirmed. */
export const BRAZIL_CONFIRMED: Answers = {
  ...BRAZIL,
  externalFunding: false,
  br_partner: 'no',
  br_borderArea: 'no',
  confirm: true,
}
