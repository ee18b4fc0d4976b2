import { lazyComponent } from '../lazyComponent.tsx'
import { lazyModule } from '../lazyModule.ts'

export const fields = lazyModule(() => import('./fields.ts'))

export const LazyFields = {
  CountryAnswer: lazyComponent(fields, (module) => module.CountryAnswer),
  LatinNameAnswer: lazyComponent(fields, (module) => module.LatinNameAnswer),
  RegionAnswer: lazyComponent(fields, (module) => module.RegionAnswer),
  UseChoice: lazyComponent(fields, (module) => module.UseChoice),
}
