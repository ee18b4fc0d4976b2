import { z } from 'zod'
import { visibleText } from '../../http/text.ts'

/** Minimum number of characters in the reason for releasing a lock. */
export const MIN_COMMENT_LENGTH = 10

export const LockType = z.enum(['technical', 'legal'])
export type LockType = z.infer<typeof LockType>
export const LockRef = visibleText(1).max(200)
export const LockComment = visibleText(MIN_COMMENT_LENGTH).max(5000)
