import { lazy } from 'react'
import { addTexts } from '../../shared/texts/texts.ts'

/** The parts that follow the first question, with their texts, in one file. */
export async function loadRest() {
  const [rest] = await Promise.all([import('./restOfForm.ts'), addTexts('signedIn', 'wholeForm')])
  return rest
}

export const LazyParts = {
  FormNotices: lazy(async () => ({ default: (await loadRest()).FormNotices })),
  FormTools: lazy(async () => ({ default: (await loadRest()).FormTools })),
  LeaveDialog: lazy(async () => ({ default: (await loadRest()).LeaveDialog })),
  SameAsBefore: lazy(async () => ({ default: (await loadRest()).SameAsBefore })),
  LivePanel: lazy(async () => ({ default: (await loadRest()).LivePanel })),
}
