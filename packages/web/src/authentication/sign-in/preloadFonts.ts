import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url'
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { preload } from 'react-dom'

/** Asks for the letters of the sign-in screen together with its code: it is the first screen that most people see. */
export function preloadFonts(): null {
  for (const font of [sans, serif]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return null
}
