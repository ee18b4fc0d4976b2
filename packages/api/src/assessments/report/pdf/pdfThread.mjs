import { register } from 'tsx/esm/api'

// The hooks of the main thread, which read TypeScript, do not pass on to others.
register()

export const { makePdf, makeSheetPdf } = await import('./makePdf.ts')
export const { makeLetter } = await import('../../letters/writing/writeLetter.ts')
