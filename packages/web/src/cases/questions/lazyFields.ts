import { lazy } from 'react'
import { addTexts } from '../../shared/texts/texts.ts'

async function loadFields() {
  const [fields] = await Promise.all([import('./answerFields.tsx'), addTexts('signedIn', 'wholeForm')])
  return fields
}

export const LazyFields = {
  CertificateDoubt: lazy(async () => {
    const [{ CertificateDoubt }] = await Promise.all([import('./numbers/CertificateDoubt.tsx'), addTexts('numbers')])
    return { default: CertificateDoubt }
  }),
  CountryAnswer: lazy(async () => ({ default: (await loadFields()).CountryAnswer })),
  LatinNameAnswer: lazy(async () => ({ default: (await loadFields()).LatinNameAnswer })),
  LongText: lazy(async () => ({ default: (await loadFields()).LongText })),
  NumberReadings: lazy(async () => {
    const [{ NumberReadings }] = await Promise.all([import('./numbers/NumberReadings.tsx'), addTexts('numbers')])
    return { default: NumberReadings }
  }),
  RegionAnswer: lazy(async () => ({ default: (await loadFields()).RegionAnswer })),
  UseChoice: lazy(async () => ({ default: (await loadFields()).UseChoice })),
}
