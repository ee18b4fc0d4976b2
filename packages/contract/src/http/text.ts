import { visibleLength } from '@portal/rules'
import { z } from 'zod'
import { says, saysTooShort } from './issueMessage.ts'

/** A text normalised for comparison: lower case, without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Number of letters to change, insert, delete or swap with the next one (optimal string alignment distance); infinite
 * as soon as it is certain to be more than `most`.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let above: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  const at = (all: readonly number[], j: number) => all[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    const [twoAbove, oneAbove] = [above, row]
    row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = at(oneAbove, j - 1) + Number(a[i - 1] !== b[j - 1])
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(twoAbove, j - 2) + 1 : change
      row.push(Math.min(change, swap, at(oneAbove, j) + 1, at(row, j - 1) + 1))
    }
    if (Math.min(...oneAbove, ...row) > most) return Number.POSITIVE_INFINITY
    above = oneAbove
  }
  return at(row, b.length)
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
