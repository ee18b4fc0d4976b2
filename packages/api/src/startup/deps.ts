import type { Content } from '@portal/legal'
import type { FastifyBaseLogger } from 'fastify'
import type { Keys } from '../authentication/index.ts'
import type { LawStore, PublishedContent } from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import type { Standby } from '../db/standby.ts'
import type { FileStore } from '../file-store/index.ts'
import type { LookUp } from '../papers/index.ts'
import type { Settings } from '../shared/settings/settings.ts'
import type { Health } from '../system/index.ts'

/** The dependencies of the features, built once at start and in tests. */
export type Deps = {
  db: Db
  keys: Keys
  law: LawStore
  content: Content
  published: PublishedContent
  files: FileStore
  /** One for routes and jobs, which share its answers and its pauses. */
  clearingHouse: LookUp
  health: Health
  /** Serves reads that may lag, if there is one. */
  standby?: Standby
  settings: Settings
  log: FastifyBaseLogger
}
