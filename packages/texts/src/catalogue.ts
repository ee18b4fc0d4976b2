import type { administrationScreens } from './en/administration/screens.ts'
import type { programs, settings } from './en/administration/settings.ts'
import type { answering } from './en/assessments/answering.ts'
import type { charts } from './en/assessments/comparing/charts.ts'
import type { assessmentComparison } from './en/assessments/comparing/compare.ts'
import type { importing } from './en/assessments/importing.ts'
import type { restOfForm } from './en/assessments/restOfForm.ts'
import type { assessmentScreens } from './en/assessments/screens.ts'
import type { registration } from './en/authentication/registration.ts'
import type { verification } from './en/authentication/verification.ts'
import type { dashboard } from './en/dashboard/dashboard.ts'
import type { help } from './en/help/help.ts'
import type { hubScreens } from './en/information-hub/screens.ts'
import type { legalScreens } from './en/legal-content/screens.ts'
import type { labels, numbers } from './en/material/numbers.ts'
import type { publicTexts } from './en/public.ts'
import type { serverTexts } from './en/server.ts'
import type { signedIn } from './en/signedIn.ts'

/** i18next's name of the one namespace in which all texts lie. */
export const NAMESPACE = 'translation'

/** Every text of the portal by its key; English is the reference that the other languages follow. */
export type Catalogue = typeof publicTexts &
  typeof signedIn &
  typeof serverTexts &
  typeof administrationScreens &
  typeof legalScreens & {
    programs: typeof programs
    settings: typeof settings
    assessments: typeof assessmentScreens &
      typeof answering &
      typeof restOfForm & {
        charts: typeof charts
        compare: typeof assessmentComparison
        importing: typeof importing
        labels: typeof labels
        numbers: typeof numbers
      }
    registration: typeof registration
    verification: typeof verification
    dashboard: typeof dashboard
    informationHub: typeof hubScreens
    help: typeof help
  }

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { [NAMESPACE]: Catalogue }
  }
}
