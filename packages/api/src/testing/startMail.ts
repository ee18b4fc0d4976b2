import { recordRefusedMail } from '../audit/index.ts'
import { openMailer, type RefusedMail } from '../mail/mailer.ts'
import { readSettings } from '../shared/settings/settings.ts'
import { tasksOf } from '../startup/tasks.ts'
import { startMailServer } from './servers/mailServer.ts'
import type { startApi } from './startApi.ts'
import { workQueue } from './workQueue.ts'

/** The portal's mails on a real mail server, for the tests of one file; `work` runs the queued jobs. */
export function startMail(api: ReturnType<typeof startApi>) {
  const server = startMailServer()
  const workWith = (environment: Record<string, string>) => {
    const record = (refused: RefusedMail) => recordRefusedMail(api.db, api.deps.log, refused)
    return workQueue(api.pool, tasksOf(api.deps, openMailer(readSettings(environment), api.db, record)))
  }
  return {
    to: server.to,
    refuse: server.refuse,
    accept: server.accept,
    setDown: server.setDown,
    work: () => workWith({ SMTP_URL: server.url }),
    /** Runs the queued jobs without a mail server, so that mails are stored in the database. */
    workWithoutServer: () => workWith({}),
  }
}
