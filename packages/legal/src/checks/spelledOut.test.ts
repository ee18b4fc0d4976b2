import { expect, test } from 'vitest'
import { shipped } from '../testing/shipped.ts'

/** Abbreviations that every user of the portal knows, and names that are not abbreviations. */
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

/** An abbreviation counts as explained if the text contains "(ABC)", "(SP/ABC)", "ABC (in words)" or "ABC, the …". */
const isSpelledOut = (text: string, short: string) =>
  new RegExp(`\\((?:\\w+[/-])?${short}|, ${short}\\)|\\b${short} \\([a-z]|\\b${short}, the `).test(text)

test('every duty spells out its abbreviations', () => {
  const { countries, protocol } = shipped
  const obligations = [...countries.values()].flatMap(({ source }) => source.obligations)
  const unexplained = [...obligations, ...protocol.obligations].flatMap(({ id, text, authority = '' }) => {
    const all = `${text} ${authority}`
    const short = new Set(all.match(/\b[A-Z]{3,}\b/g))
    return [...short].filter((one) => !KNOWN.has(one) && !isSpelledOut(all, one)).map((one) => `${id}: ${one}`)
  })
  expect(unexplained).toEqual([])
})
