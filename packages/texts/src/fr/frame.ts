import type * as english from '../en/frame.ts'
import type { Translation } from '../translation.ts'
import { assessments } from './assessments/assessments.ts'
import { notifications } from './dashboard/notifications.ts'
import { links } from './shared/links.ts'
import { list } from './shared/list.ts'
import { palette, shell } from './shared/shell.ts'

/** The texts that every signed-in screen needs at once: its frame, and the names of cases. */
export const frame = {
  assessments,
  links,
  list,
  notifications,
  palette,
  shell,
} satisfies Translation<typeof english.frame>
