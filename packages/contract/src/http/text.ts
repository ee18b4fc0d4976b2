import { visibleLength } from '@portal/rules'
import { z } from 'zod'
import { saysTooShort } from './issueMessage.ts'

/** A text normalised for comparison: lower case, without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

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
