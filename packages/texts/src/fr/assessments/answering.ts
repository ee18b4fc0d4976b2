import type * as english from '../../en/assessments/answering.ts'
import type { Translation } from '../../translation.ts'
import { form, saving } from './form.ts'

/**
 * The texts of the questions of an assessment, loaded before those of its panel, its review and all other screens. They add
 * to `assessments`.
 */
export const answering = {
  form,
  saving,
} satisfies Translation<typeof english.answering>
