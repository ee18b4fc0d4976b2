import { randomUUID } from 'node:crypto'
import type { LawVersion } from '@portal/texts'
import { sql } from 'drizzle-orm'
import { type AuditActor, writeAudit } from '../../audit/index.ts'
import type { Transaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { activations, activeContent, contentVersions } from '../../db/schema.ts'
import { EVERYBODY, writeEvent } from '../../events/index.ts'
import { addJob } from '../../jobs/jobs.ts'
import { accountOfHouse, PROTOCOL } from '../bundles.ts'
import { isVersion, selectActiveForUpdate, type VersionRow } from './versions.repo.ts'

export type ActivationRow = typeof activations.$inferSelect

/** A user, the command line or the portal itself, as the audit log and as the record name them. */
export type Activator = AuditActor & { personId: string }

/** `automatic`: newly shipped content replaces shipped content, together with the rest of the release. */
type By = { by: Activator } & ({ automatic: true; releaseId: string } | { automatic: false })

/**
 * Activates a stored version and queues the job that re-evaluates all its assessments. Waits for answers that are being
 * evaluated now; later ones are evaluated with this version.
 */
export async function makeActive(tx: Transaction, row: VersionRow, cause: By): Promise<ActivationRow> {
  const { by, automatic } = cause
  const { contentId, version, sha256 } = row
  const previous = await switchHead(tx, row)
  const at = new Date()
  const activated = { activatedAt: at, activatorId: by.personId }
  await tx.update(contentVersions).set(activated).where(isVersion(contentId, version))
  const values = { activationId: randomUUID(), contentId, version, previous, actorId: by.personId }
  const activation = expectOne(
    await tx
      .insert(activations)
      .values({
        ...values,
        automatic,
        releaseId: cause.automatic ? cause.releaseId : null,
        createdAt: at,
        progressedAt: at,
      })
      .returning(),
  )
  await addJob(tx, 'reevaluate', { activationId: activation.activationId })
  const ofAccount = accountOfHouse(contentId)
  const eventType = contentId === PROTOCOL || ofAccount !== undefined ? 'LEGAL_ACTIVATED' : 'COUNTRY_ACTIVATED'
  const message = { code: 'versionActive', params: versionOf(row) } as const
  await writeEvent(tx, {
    accountId: ofAccount ?? EVERYBODY,
    eventType,
    message,
    assessmentId: null,
    at,
    eventId: activation.activationId,
  })
  const subject = { contentId, version, sha256, previous, activationId: activation.activationId, automatic }
  await writeAudit(tx, by, eventType, subject)
  return activation
}

async function switchHead(tx: Transaction, { contentId, version, sha256 }: VersionRow): Promise<number | null> {
  const head = await selectActiveForUpdate(tx, contentId)
  // Before the first version there is no row that decisions hold. The lock of the table waits for those that are being
  // saved, and later ones read the first version.
  if (!head) await tx.execute(sql`lock table ${activeContent} in exclusive mode`)
  const ref = { version, sha256 }
  await tx
    .insert(activeContent)
    .values({ contentId, ...ref })
    .onConflictDoUpdate({ target: activeContent.contentId, set: ref })
  return head?.version ?? null
}

/** A version as named in texts: with the name of its country, or without one for the treaty level. */
export function versionOf({
  contentId,
  version,
  content,
}: Pick<VersionRow, 'contentId' | 'version' | 'content'>): LawVersion {
  if (contentId === PROTOCOL) return { version, name: null }
  if (accountOfHouse(contentId) !== undefined) return { version, name: null, house: true }
  return { version, name: (JSON.parse(content) as { name: string }).name, iso2: contentId }
}
