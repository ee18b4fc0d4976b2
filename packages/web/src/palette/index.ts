export { Palette } from './Palette.tsx'
export type { Choice } from './useChoices.ts'
