import { register } from 'tsx/esm/api'

// Worker threads do not inherit the main thread's loader hooks for TypeScript.
register()

export const { makePdf, makeSheetPdf } = await import('./makePdf.ts')
export const { makeLetter } = await import('../../letters/writing/writeLetter.ts')
