import { createHash } from 'node:crypto'
import type { Job } from '../jobs/runJobs.ts'

/** The Message-ID of a job's mail, the same whenever it is sent again. It starts with the time, so that mails written to files lie in order. */
export function mailIdOf({ id, queuedAt }: Job): string {
  const at = queuedAt.toISOString()
  const hash = createHash('sha256').update(`${id} ${at}`).digest('hex').slice(0, 24)
  return `${at.replace(/\D/g, '')}.${hash}`
}
