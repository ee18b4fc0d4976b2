import { mailAnchor, openAnchors } from '../audit/index.ts'
import { openSecretBox, purgeAuthentication, sendMail } from '../authentication/index.ts'
import { compactTallies, mailReleaseAsked, notifyUnlockers } from '../cases/index.ts'
import { createMissingDuties, mailDuties, queueDutyMails } from '../duties/index.ts'
import type { Schedule, Tasks } from '../jobs/runJobs.ts'
import { mailOwners, notifyLawUnlockers, reevaluate, resumeActivations } from '../law-changes/index.ts'
import type { Mailer } from '../mail/mailer.ts'
import { runImport } from '../material/index.ts'
import { runCheck } from '../operation/index.ts'
import { expireEvidence, recheckCertificates, sweepFiles } from '../papers/index.ts'
import { applyRetention } from '../personal-data/index.ts'
import { deliverWebhook, purgeDeliveries } from '../webhooks/index.ts'
import type { Deps } from './deps.ts'

/** The background tasks of all features. */
export function tasksOf({ db, law, files, clearingHouse, settings, log }: Deps, mailer: Mailer): Tasks {
  const anchors = openAnchors(db, settings)
  const anchorAudit: Tasks['anchorAudit'] = (_payload, job) => mailAnchor({ db, anchors, mailer, settings }, job)
  return {
    purgeAuthentication: () => purgeAuthentication(db),
    anchorAudit,
    anchorChain: (_payload, job) => anchorAudit({}, job),
    notifyLocked: (payload) => notifyUnlockers(db, payload),
    notifyLawLocks: (payload) => notifyLawUnlockers({ db, law }, payload),
    reevaluate: (payload) => reevaluate({ db, law, log }, payload),
    resumeActivations: () => resumeActivations(db),
    runImport: (payload) => runImport({ db, law }, payload),
    applyRetention: async () => {
      await applyRetention(db)
      await purgeDeliveries(db)
    },
    deliverWebhook: (payload) => deliverWebhook({ db, box: openSecretBox(settings.portalKey), settings, log }, payload),
    compactTallies: () => compactTallies(db),
    createMissingDuties: () => createMissingDuties({ db, law }),
    expireEvidence: () => expireEvidence({ db, law }),
    recheckCertificates: () => recheckCertificates({ db, law }, clearingHouse),
    sweepFiles: () => sweepFiles({ db, files }),
    runCheck: (payload) => runCheck({ db, settings, log }, payload),
    queueDutyMails: () => queueDutyMails(db),
    mailDuties: (payload, job) => mailDuties({ db, law, mailer, settings }, payload, job),
    mailLawChange: (payload, job) => mailOwners({ db, law, mailer, settings }, payload, job),
    mailReleaseAsked: (payload, job) => mailReleaseAsked({ db, law, mailer, settings }, payload, job),
    sendMail: (payload, job) => sendMail({ db, mailer, settings }, payload, job),
  }
}

/** The interval of recurring jobs in minutes. */
export const SCHEDULE: Schedule = {
  anchorAudit: 1,
  applyRetention: 60,
  purgeAuthentication: 60,
  resumeActivations: 5,
  compactTallies: 1,
  queueDutyMails: 60,
  expireEvidence: 60,
  recheckCertificates: 60,
  sweepFiles: 6 * 60,
}
