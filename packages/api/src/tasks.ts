import { notifyLocked } from './assessments/notifyLocked.ts'
import { purgeAuthentication } from './authentication/purge.ts'
import { sendMail } from './authentication/sendMail.ts'
import type { Deps } from './deps.ts'
import type { Schedule, Tasks } from './jobs/runJobs.ts'
import type { Mailer } from './mail/mailer.ts'

/** Where the background work of the features meets. */
export const tasksOf = ({ db, settings }: Deps, mailer: Mailer): Tasks => ({
  purgeAuthentication: () => purgeAuthentication(db),
  notifyLocked: (payload) => notifyLocked(db, payload),
  sendMail: (payload, job) => sendMail({ db, mailer, settings }, payload, job),
})

export const SCHEDULE: Schedule = { purgeAuthentication: '17 * * * *' }
