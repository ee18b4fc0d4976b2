import { visibleLength } from '@portal/rules'
import { z } from 'zod'

/** A text for people to read, of which at least so many characters can be seen. */
export const visibleText = (least: number, message = leastText(least)) =>
  z
    .string()
    .trim()
    .min(least, message)
    .refine((text) => visibleLength(text) >= least, message)

const leastText = (least: number): string => (least === 1 ? 'This field is required' : `At least ${least} characters.`)
