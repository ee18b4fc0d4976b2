import { lazyComponent } from '../lazyComponent.tsx'
import { lazyModule } from '../lazyModule.ts'

export const fields = lazyModule(() => import('./fields.tsx'))

export const LazyFields = {
  CountryAnswer: lazyComponent(fields, (module) => module.CountryAnswer),
  LatinNameAnswer: lazyComponent(fields, (module) => module.LatinNameAnswer),
  LongText: lazyComponent(fields, (module) => module.LongText),
  RegionAnswer: lazyComponent(fields, (module) => module.RegionAnswer),
  UseChoice: lazyComponent(fields, (module) => module.UseChoice),
}
