import { type Operation, operation } from '@portal/contract'
import { CONTENT_RELEASE } from '@portal/legal'
import { translate } from '@portal/texts/translate'
import { lastAnchorOf } from '../audit/index.ts'
import type { Db } from '../db/connect.ts'
import type { Serve } from '../http/serve.ts'
import type { Settings } from '../shared/settings/settings.ts'
import { diskSpace } from '../system/index.ts'
import { lastRuns, presentRun, queueCheck, readDatabase, readQueue } from './operation.repo.ts'
import { shownSettings } from './shownSettings.ts'

type Deps = { db: Db; settings: Settings }

export function operationRoutes(serve: Serve, deps: Deps): void {
  serve(operation.read, () => readOperation(deps))

  serve(operation.check, async ({ params }) => {
    await queueCheck(deps.db, params.check)
    return { success: true, message: translate('replies.checkQueued') } as const
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
