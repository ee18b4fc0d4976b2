import { type Operation, operation } from '@portal/contract'
import { CONTENT_RELEASE } from '@portal/legal'
import { translate } from '@portal/texts/translate'
import { lastAnchorOf, writeAudit } from '../audit/index.ts'
import type { Db, Transaction } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import type { Serve } from '../http/serve.ts'
import type { Settings } from '../shared/settings/settings.ts'
import { diskSpace } from '../system/index.ts'
import {
  deleteGivenUp,
  lastRuns,
  presentRun,
  queueCheck,
  readDatabase,
  readQueue,
  retryGivenUp,
} from './operation.repo.ts'
import { shownSettings } from './shownSettings.ts'

type Deps = { db: Db; settings: Settings }

export function operationRoutes(serve: Serve, deps: Deps): void {
  serve(operation.read, () => readOperation(deps))

  serve(operation.check, async ({ params }) => {
    await queueCheck(deps.db, params.check)
    return { success: true, message: translate('replies.checkQueued') } as const
  })

  serve(operation.retryJobs, ({ params: { kind } }, { actor }) =>
    changeGivenUp(deps.db, actor, { action: 'JOBS_RETRIED', kind, change: retryGivenUp }),
  )
  serve(operation.deleteJobs, ({ params: { kind }, body: { reason } }, { actor }) =>
    changeGivenUp(deps.db, actor, { action: 'JOBS_DELETE', kind, reason, change: deleteGivenUp }),
  )
}

type Changed = { count: number }
type GivenUpChange = {
  action: 'JOBS_RETRIED' | 'JOBS_DELETE'
  kind: string
  reason?: string
  change: (tx: Transaction, kind: string) => Promise<number>
}

/** Changes given-up jobs, and keeps who did it. Throws NOT_FOUND if there are none: somebody else may have been faster. */
async function changeGivenUp(db: Db, actor: Actor, { action, change, ...details }: GivenUpChange): Promise<Changed> {
  return db.transaction(async (tx) => {
    const count = await change(tx, details.kind)
    if (count === 0) throw new AppError('NOT_FOUND')
    await writeAudit(tx, actor, action, { ...details, count })
    return { count }
  })
}

async function readOperation({ db, settings }: Deps): Promise<Operation> {
  const [queue, database, runs, disk, lastAnchor] = await Promise.all([
    readQueue(db),
    readDatabase(db),
    lastRuns(db),
    readDisk(settings),
    // A file that cannot be read must not hide the rest.
    lastAnchorOf(settings).catch(() => undefined),
  ])
  const lastOf = (kind: 'auditLog' | 'decisions') => {
    const run = runs.get(kind)
    return run ? presentRun(run) : null
  }
  return {
    ...queue,
    versions: {
      build: settings.buildNumber,
      law: CONTENT_RELEASE,
      node: process.versions.node,
      database: database.version,
    },
    settings: shownSettings(settings),
    disk,
    databaseBytes: database.bytes,
    lastBackup: runs.get('backup')?.endedAt?.toISOString() ?? null,
    lastAnchor: lastAnchor?.at ?? null,
    checks: { auditLog: lastOf('auditLog'), decisions: lastOf('decisions') },
  }
}

const MB = 1024 * 1024

async function readDisk({ dataDir, diskWarningMb }: Settings): Promise<Operation['disk']> {
  const space = await diskSpace(dataDir).catch(() => undefined)
  return space ? { ...space, warnBelow: diskWarningMb * MB } : null
}
