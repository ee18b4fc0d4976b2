import { visibleLength } from '@portal/rules'
import { z } from 'zod'
import { says } from '../../http/issueMessage.ts'
import { plain, visibleText } from '../../http/text.ts'

/** Minimum number of characters in the reason for releasing a lock. */
export const MIN_COMMENT_LENGTH = 10

export const LockType = z.enum(['technical', 'legal'])
export type LockType = z.infer<typeof LockType>
export const LockRef = visibleText(1).max(200)
/** The reason for releasing a lock: one that repeats itself, such as “ok ok ok ok”, says nothing to an inspector. */
export const LockComment = visibleText(MIN_COMMENT_LENGTH)
  .max(5000)
  .refine((text) => visibleLength(text) < MIN_COMMENT_LENGTH || saysEnough(text), { error: says('fields.repeated') })

/** Up to four letters that are repeated at once, as in “ok ok ok”, “abcabcabc” and “.........”. */
const REPEATED = /(.{1,4}?)\1{2,}/gu

/** Whether a text still has the length of a reason if each of its words, and each repeated letter, is counted once. */
function saysEnough(text: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u)
  return visibleLength([...new Set(words)].join('').replace(REPEATED, '$1')) >= MIN_COMMENT_LENGTH - MAX_SPACES
}

/** The longest message with a request for release. */
export const MAX_MESSAGE_LENGTH = 1000
export const ReleaseMessage = visibleText(1).max(MAX_MESSAGE_LENGTH)

/** White space and punctuation within the shortest reason. */
const MAX_SPACES = 3
