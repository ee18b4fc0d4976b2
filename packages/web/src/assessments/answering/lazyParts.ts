import { lazy } from 'react'
import { addTexts } from '../../shared/texts/texts.ts'

/** The parts that follow the first question, with their texts, in one file. */
export async function loadRest() {
  const [rest] = await Promise.all([import('./restOfForm.ts'), addTexts('signedIn', 'assessments')])
  return rest
}

/** The last page, and the record, have most of their code for themselves. */
async function loadLast<Part>(load: () => Promise<Part>) {
  const [part] = await Promise.all([load(), addTexts('signedIn', 'assessments')])
  return part
}

export const LazyParts = {
  FormNotices: lazy(async () => ({ default: (await loadRest()).FormNotices })),
  FormTools: lazy(async () => ({ default: (await loadRest()).FormTools })),
  LeaveDialog: lazy(async () => ({ default: (await loadRest()).LeaveDialog })),
  LivePanel: lazy(async () => ({ default: (await loadRest()).LivePanel })),
  RecordPage: lazy(async () => ({ default: (await loadLast(() => import('./RecordPage.tsx'))).RecordPage })),
  ReviewPage: lazy(async () => ({ default: (await loadLast(() => import('./ReviewPage.tsx'))).ReviewPage })),
}
