/** The texts of the questions of a form, loaded before all others of assessments. */
async function answeringIn(language: string) {
  const { answering }: typeof import('./en/assessments/answering.ts') = await import(
    `./${language}/assessments/answering.ts`
  )
  return { assessments: answering }
}

/** The texts of a whole form, loaded before those of the other screens of assessments. */
async function wholeFormIn(language: string) {
  const [{ restOfForm }, { assessments }]: [typeof import('./en/assessments/restOfForm.ts'), Answering] =
    await Promise.all([import(`./${language}/assessments/restOfForm.ts`), answeringIn(language)])
  return { assessments: { ...restOfForm, ...assessments } }
}

type Answering = Awaited<ReturnType<typeof answeringIn>>
type WholeForm = Awaited<ReturnType<typeof wholeFormIn>>

/**
 * The parts of the catalogue that are loaded on their own, by the screens that need them, or by the server. Every language
 * has these files, and a build makes a chunk of each.
 */
export const PARTS = {
  public: async (language: string) => {
    const { publicTexts }: typeof import('./en/public.ts') = await import(`./${language}/public.ts`)
    return publicTexts
  },
  fields: async (language: string) => {
    const { fields }: typeof import('./en/shared/fields.ts') = await import(`./${language}/shared/fields.ts`)
    return fields
  },
  signedIn: async (language: string) => {
    const { signedIn }: typeof import('./en/signedIn.ts') = await import(`./${language}/signedIn.ts`)
    return signedIn
  },
  informationHub: async (language: string) => {
    const { hubScreens }: typeof import('./en/information-hub/screens.ts') = await import(
      `./${language}/information-hub/screens.ts`
    )
    return { informationHub: hubScreens }
  },
  assessments: async (language: string) => {
    const [{ assessmentScreens }, { assessments }]: [typeof import('./en/assessments/screens.ts'), WholeForm] =
      await Promise.all([import(`./${language}/assessments/screens.ts`), wholeFormIn(language)])
    return { assessments: { ...assessmentScreens, ...assessments } }
  },
  answering: answeringIn,
  wholeForm: wholeFormIn,
  comparison: async (language: string) => {
    const { assessmentComparison }: typeof import('./en/assessments/comparing/compare.ts') = await import(
      `./${language}/assessments/comparing/compare.ts`
    )
    return { assessments: { compare: assessmentComparison } }
  },
  importing: async (language: string) => {
    const { importing }: typeof import('./en/assessments/importing.ts') = await import(
      `./${language}/assessments/importing.ts`
    )
    return { assessments: { importing } }
  },
  numbers: async (language: string) => {
    const { labels, numbers }: typeof import('./en/material/numbers.ts') = await import(
      `./${language}/material/numbers.ts`
    )
    return { assessments: { labels, numbers } }
  },
  legalContent: async (language: string) => {
    const { legalScreens }: typeof import('./en/legal-content/screens.ts') = await import(
      `./${language}/legal-content/screens.ts`
    )
    return legalScreens
  },
  settings: async (language: string) => {
    const { programs, settings }: typeof import('./en/administration/settings.ts') = await import(
      `./${language}/administration/settings.ts`
    )
    return { programs, settings }
  },
  administration: async (language: string) => {
    const { administrationScreens }: typeof import('./en/administration/screens.ts') = await import(
      `./${language}/administration/screens.ts`
    )
    return administrationScreens
  },
  registration: async (language: string) => {
    const { registration }: typeof import('./en/authentication/registration.ts') = await import(
      `./${language}/authentication/registration.ts`
    )
    return { registration }
  },
  verification: async (language: string) => {
    const { verification }: typeof import('./en/authentication/verification.ts') = await import(
      `./${language}/authentication/verification.ts`
    )
    return { verification }
  },
  dashboard: async (language: string) => {
    const [{ dashboard }, { charts }]: [
      typeof import('./en/dashboard/dashboard.ts'),
      typeof import('./en/assessments/comparing/charts.ts'),
    ] = await Promise.all([
      import(`./${language}/dashboard/dashboard.ts`),
      import(`./${language}/assessments/comparing/charts.ts`),
    ])
    return { dashboard, assessments: { charts } }
  },
  help: async (language: string) => {
    const { help }: typeof import('./en/help/help.ts') = await import(`./${language}/help/help.ts`)
    return { help }
  },
} as const

/** A part that is loaded on its own. */
export type PartName = keyof typeof PARTS
