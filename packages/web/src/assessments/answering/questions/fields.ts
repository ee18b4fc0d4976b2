/** The fields that need more than the controls of a browser, loaded after the first question of a form. */

export { LatinNameAnswer } from '../../latin-names/LatinNameAnswer.tsx'
export { CountryAnswer, RegionAnswer } from './CountryAnswer.tsx'
export { UseChoice } from './UseChoice.tsx'
