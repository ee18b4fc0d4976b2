import { visibleLength } from '@portal/rules'
import { z } from 'zod'
import { saysTooShort } from './issueMessage.ts'

/** A text normalised for comparison: lower case, without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Letters to change, add, take away or swap with the next one (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** A trimmed text with at least `least` visible characters: white space and zero-width characters do not count. */
export const visibleText = (least: number, error = saysTooShort(least)) =>
  z
    .string()
    .trim()
    .min(least, { error })
    .refine((text) => visibleLength(text) >= least, { error })

/** Letters beyond ASCII are written as a URI (RFC 3986) has them, as the browser would send them. */
const asUri = (address: string): string =>
  address.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^\x20-\x7e]+/gu, (letters) => encodeURIComponent(letters))

/** A link that is safe to follow: `javascript:`, `data:` and `file:` addresses are refused. */
export const WebAddress = z.url({ protocol: /^https?$/ }).overwrite(asUri)
