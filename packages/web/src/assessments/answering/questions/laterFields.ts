import { later, laterModule } from '../later.ts'

export const fields = laterModule(() => import('./fields.ts'))

export const CountryAnswer = later(fields, (module) => module.CountryAnswer)
export const LatinNameAnswer = later(fields, (module) => module.LatinNameAnswer)
export const RegionAnswer = later(fields, (module) => module.RegionAnswer)
export const UseChoice = later(fields, (module) => module.UseChoice)
