import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpackWoff.ts'

const require = createRequire(import.meta.url)
const read = (style: string): Buffer =>
  unpackWoff(readFileSync(require.resolve(`roboto-fontface/fonts/roboto/Roboto-${style}.woff`)))

/** Roboto has the letters of Latin, Greek and Cyrillic names, and may be embedded (Apache 2.0). */
export const FONTS = {
  regular: read('Regular'),
  bold: read('Bold'),
  italic: read('RegularItalic'),
} as const
