/** The door of the server: what programs outside it, such as the benchmarks, may import. */
export { compactTallies, reevaluate } from './assessments/index.ts'
export { listActivations, shippedContent, storeShipped } from './content/index.ts'
export { type Connection, connect, type Db, ensureDatabase } from './db/connect.ts'
export { type Embedded, startEmbedded } from './db/embedded/embedded.ts'
export { migrate } from './db/migrate.ts'
export { seedDemo } from './demo/seedDemo.ts'
export { createLogger } from './http/server/logger.ts'
export { openDocumentSearch } from './legal-documents/index.ts'
export { buildDeps } from './startup/buildDeps.ts'
export type { Deps } from './startup/deps.ts'
export { readSettings } from './startup/settings.ts'
/** Answers shared by the benchmarks and the tests. */
export { BRAZIL, BRAZIL_CONFIRMED } from './testing/brazil.ts'
