import type { FastifyBaseLogger } from 'fastify'
import type { Keys } from './authentication/keys.ts'
import type { LawStore } from './content/lawStore.ts'
import type { Db } from './db/connect.ts'
import type { Settings } from './settings.ts'

export type { ContextAt, LawStore } from './content/lawStore.ts'
export type { LegalContext } from './content/legalContext.ts'

/** What the features are made from; built once at start, and in tests. */
export type Deps = { db: Db; keys: Keys; law: LawStore; settings: Settings; log: FastifyBaseLogger }
