import type { Content } from '@portal/legal'
import type { FastifyBaseLogger } from 'fastify'
import type { Keys } from '../authentication/index.ts'
import type { LawStore } from '../content/lawStore.ts'
import type { PublishedContent } from '../content/publishedContent.ts'
import type { Db } from '../db/connect.ts'
import type { Settings } from './settings.ts'

export { PROTOCOL } from '../content/bundles.ts'
export { reviewOf, today } from '../content/freshness.ts'
export type { ContextAt, LawStore } from '../content/lawStore.ts'
export type { LegalContext } from '../content/legalContext.ts'
export type { ActiveCountry, Current, PublishedContent, PublishedCountry } from '../content/publishedContent.ts'
export { regionOfState } from '../content/regionOfState.ts'

/** What the features are made from; built once at start, and in tests. */
export type Deps = {
  db: Db
  keys: Keys
  law: LawStore
  content: Content
  published: PublishedContent
  settings: Settings
  log: FastifyBaseLogger
}
