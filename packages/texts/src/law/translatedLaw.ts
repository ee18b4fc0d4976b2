import type { ContentTexts } from '../content.ts'

/** The files of steps, by the first letters of the English words. */
const STEPS = [
  'stepsAtoAn',
  'stepsAp',
  'stepsArToAs',
  'stepsAtToCh',
  'stepsCiToE',
  'stepsFtoFi',
  'stepsFoToGe',
  'stepsGiToJ',
  'stepsKtoN',
  'stepsOtoQ',
  'stepsRtoSh',
  'stepsSiToSu',
  'stepsTtoZ',
]

/** The steps of procedures in a language other than English. */
export async function stepsIn(language: string): Promise<ContentTexts> {
  const files: { readonly [name: string]: ContentTexts }[] = await Promise.all(
    STEPS.map((name) => import(`../${language}/content/law/steps/${name}.ts`)),
  )
  return Object.assign({}, ...files.flatMap((file) => Object.values(file)))
}

/** The duties, due dates and locks of the law in a language other than English. */
export async function wordsIn(language: string): Promise<ContentTexts> {
  const { lawWords }: { lawWords: ContentTexts } = await import(`../${language}/content/law/lawWords.ts`)
  return lawWords
}
