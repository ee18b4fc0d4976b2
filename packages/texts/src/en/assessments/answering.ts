import { form, saving } from './form.ts'

/**
 * The texts of the questions of an assessment, loaded before those of its panel, its review and all other screens. They add
 * to `assessments`.
 */
export const answering = {
  form,
  saving,
} as const
