import type { ContentTexts } from '../content.ts'

/** The steps of procedures in a language other than English. */
export async function stepsIn(language: string): Promise<ContentTexts> {
  const files: { readonly [name: string]: ContentTexts }[] = await Promise.all([
    import(`../${language}/content/law/steps/stepsAtoB.ts`),
    import(`../${language}/content/law/steps/stepsCtoE.ts`),
    import(`../${language}/content/law/steps/stepsFtoG.ts`),
    import(`../${language}/content/law/steps/stepsHtoR.ts`),
    import(`../${language}/content/law/steps/stepsStoZ.ts`),
  ])
  return Object.assign({}, ...files.flatMap((file) => Object.values(file)))
}

/** The duties, due dates and locks of the law in a language other than English. */
export async function wordsIn(language: string): Promise<ContentTexts> {
  const { lawWords }: { lawWords: ContentTexts } = await import(`../${language}/content/law/lawWords.ts`)
  return lawWords
}
