import { expect, test } from 'vitest'
import { loadContent } from '../loadContent.ts'

/** Abbreviations that every user of the portal meets, and names that are no abbreviation. */
const KNOWN = new Set([
  'ABS',
  'CBD',
  'DNA',
  'RNA',
  'FAO',
  'WHO',
  'USD',
  'SMTA',
  'BBNJ',
  'DSI',
  'CITES',
  'CARMABI',
  'RAF',
])

/** "(ABC)", "(SP/ABC)", "ABC (in words)" or "ABC, the …" beside it tells what an abbreviation stands for. */
const isSpelledOut = (text: string, short: string) =>
  new RegExp(`\\((?:\\w+[/-])?${short}|, ${short}\\)|\\b${short} \\([a-z]|\\b${short}, the `).test(text)

test('every duty spells its abbreviations out', () => {
  const { countries, protocol } = loadContent()
  const obligations = [...countries.values()].flatMap(({ source }) => source.obligations)
  const unexplained = [...obligations, ...protocol.obligations].flatMap(({ id, text, authority = '' }) => {
    const all = `${text} ${authority}`
    const short = new Set(all.match(/\b[A-Z]{3,}\b/g))
    return [...short].filter((one) => !KNOWN.has(one) && !isSpelledOut(all, one)).map((one) => `${id}: ${one}`)
  })
  expect(unexplained).toEqual([])
})
