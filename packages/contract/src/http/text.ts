import { visibleLength } from '@portal/rules'
import { z } from 'zod'
import { says, saysTooShort } from './issueMessage.ts'

/** A text normalised for comparison: lower case, without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Number of letters to change, insert, delete or swap with the next one (optimal string alignment distance). */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = []
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  const costOf = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const change = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1])
    const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : change
    return Math.min(change, swap, at(i - 1, j) + 1, at(i, j - 1) + 1)
  }
  for (let i = 0; i <= a.length; i++) {
    const row: number[] = []
    rows.push(row)
    for (let j = 0; j <= b.length; j++) row.push(costOf(i, j))
  }
  return at(a.length, b.length)
}

/** A trimmed text with at least `least` visible characters: white space and zero-width characters do not count. */
export const visibleText = (least: number, error = saysTooShort(least)) =>
  z
    .string()
    .trim()
    .min(least, { error })
    .refine((text) => visibleLength(text) >= least, { error })

/** Percent-encodes letters beyond ASCII (RFC 3986), as a browser would send them. */
const asUri = (address: string): string =>
  address.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^\x20-\x7e]+/gu, (letters) => encodeURIComponent(letters))

/**
 * A link that is safe to follow: `javascript:`, `data:` and `file:` addresses are refused, and so are credentials in an
 * address, which would be stored and shown.
 */
export const WebAddress = z
  .url({ protocol: /^https?$/ })
  .refine((address) => !/^https?:\/*[^/?#\\]*@/i.test(address), { error: says('fields.forms.url') })
  .overwrite(asUri)
