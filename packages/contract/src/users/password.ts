import { z } from 'zod'
import { says } from '../http/issueMessage.ts'

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

/** The policy, rule by rule, so that a form can show when each is met. */
export const PASSWORD_RULES = [
  { id: 'length', holds: (text: string) => text.length >= MIN_PASSWORD_LENGTH && text.length <= MAX_PASSWORD_LENGTH },
  { id: 'forbidden', holds: (text: string) => !/[\s<>'"%\\]/.test(text) },
  { id: 'alphanumeric', holds: (text: string) => (text.match(/[a-z0-9]/gi) ?? []).length >= 6 },
  { id: 'special', holds: (text: string) => (text.match(/[@#$!_+.?^&=:;*]/g) ?? []).length >= 2 },
] as const

export const NewPassword = z
  .string()
  .min(1)
  .refine((text) => PASSWORD_RULES.every((rule) => rule.holds(text)), { error: says('fields.password') })

/**
 * Deliberately loose: some text, '@', some text. Invisible characters are refused and full-width letters normalised, so
 * that no two addresses look the same. Compared case-insensitively.
 */
export const Email = z
  .string()
  .normalize('NFKC')
  .trim()
  .min(1)
  .max(320)
  .regex(/^[^\p{C}@]+@[^\p{C}@]+$/u, { error: says('fields.forms.email') })
