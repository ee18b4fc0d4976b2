import type * as english from '../../en/assessments/restOfForm.ts'
import type { Translation } from '../../translation.ts'
import { refusedAnswer } from './answering/refusedAnswer.ts'
import { uses } from './answering/uses.ts'
import { same } from './form.ts'
import { comments } from './history.ts'
import { locks } from './locks.ts'
import { manage } from './manage.ts'
import { live } from './result.ts'

/** The texts that a form needs after its first question: those of its panel, its tools and its notices. They add to `assessments`. */
export const restOfForm = {
  live,
  manage,
  locks,
  comments,
  uses,
  refusedAnswer,
  same,
} satisfies Translation<typeof english.restOfForm>
