import type * as english from '../../en/assessments/answering.ts'
import type { Translation } from '../../translation.ts'
import { form, live, review, saving } from './form.ts'

/** The texts of the questions of an assessment, loaded before those of all its other screens. They add to `assessments`. */
export const answering = {
  form,
  saving,
  live,
  review,
} satisfies Translation<typeof english.answering>
