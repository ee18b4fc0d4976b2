import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGES } from '@portal/texts'
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from '../accounts/index.ts'
import { auditRoutes } from '../audit/index.ts'
import {
  type ActorOf,
  authenticationRoutes,
  countAttempt,
  identifyBy,
  openActors,
  openSecretBox,
} from '../authentication/index.ts'
import {
  assessmentListRoutes,
  assessmentRoutes,
  evaluationRoutes,
  latinNameRoutes,
  numberRoutes,
} from '../cases/index.ts'
import { contentRoutes, openNationalRecords } from '../content/index.ts'
import { countryRoutes, openReference } from '../countries/index.ts'
import { dashboardRoutes } from '../dashboard/index.ts'
import type { Reads } from '../db/standby.ts'
import { dueRoutes, dutyRoutes } from '../duties/index.ts'
import { eventRoutes } from '../events/index.ts'
import { openFileReaders } from '../file-store/index.ts'
import { glossaryRoutes } from '../glossary/index.ts'
import { factsOf } from '../http/databaseErrors.ts'
import { describeApi, serveDocumentation } from '../http/documentation/documentation.ts'
import { createLimits } from '../http/limits.ts'
import { type Serving, serving } from '../http/serve.ts'
import { createServer } from '../http/server/server.ts'
import { serveSpa } from '../http/server/spa.ts'
import { lawChangeRoutes } from '../law-changes/index.ts'
import { lawReportRoutes } from '../law-reports/index.ts'
import { legalDocumentRoutes } from '../legal-documents/index.ts'
import { letterRoutes, packRoutes } from '../letters/index.ts'
import { importRoutes, labelRoutes, sampleRoutes, transferRoutes } from '../material/index.ts'
import { newsRoutes } from '../news/index.ts'
import { notificationRoutes } from '../notifications/index.ts'
import { operationRoutes } from '../operation/index.ts'
import { paletteRoutes } from '../palette/index.ts'
import { certificateRoutes, evidenceRoutes } from '../papers/index.ts'
import { openPdfWorkers } from '../pdf/index.ts'
import { personalDataRoutes } from '../personal-data/index.ts'
import { reportRoutes } from '../reports/index.ts'
import { scimRoutes } from '../scim/index.ts'
import { systemRoutes } from '../system/index.ts'
import { inLanguage } from '../text/language.ts'
import { identifyToken, tokenRoutes } from '../tokens/index.ts'
import { userGroupRoutes } from '../user-groups/index.ts'
import { userRoutes } from '../users/index.ts'
import { verificationRoutes } from '../verification/index.ts'
import { webhookRoutes } from '../webhooks/index.ts'
import type { Deps } from './deps.ts'

/** In development there is none. */
const WEB_BUILD = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')

/** The complete server, ready to listen or for requests by `inject`. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const app = await createServer(deps.settings, deps.log)
  // Where only the files have no space, everything else works, so the portal stays ready.
  app.fullListeners.push((store) => store === 'database' && deps.health.noteStorageFull())
  await app.register(
    async (api) => {
      await describeApi(api, deps.settings.portalName)
      await addFeatures(api, deps)
      await serveDocumentation(api)
    },
    { prefix: '/api' },
  )
  await serveSpa(app, WEB_BUILD)
  return app
}

/** Puts the features together. */
async function addFeatures(api: FastifyInstance, deps: Deps): Promise<void> {
  const { db, keys, law, content, published, health, standby, settings, log } = deps
  const actorOf = openActors(db, settings.secondFactor)
  const identify = identifyToken(db, settings.secondFactor, identifyBy(keys, actorOf))
  const limits = await createLimits(api, settings)
  const all = serving(api, { identify, limits })
  const reads: Reads = standby?.reads ?? ((read) => read(db))
  scimRoutes(api, { db, identify, publicUrl: settings.publicUrl })
  const { serve, serveFile, serveCached } = all
  const box = openSecretBox(settings.portalKey)
  systemRoutes(serve, health, settings)
  operationRoutes(serve, { db, settings })
  authenticationRoutes(serve, { db, keys, box, ...settings })
  tokenRoutes(serve, db)
  personalDataRoutes(all, db)
  webhookRoutes(serve, { db, box, ...settings })
  userRoutes(serve, db)
  userGroupRoutes(serve, db)
  accountRoutes(serve, { db, law })
  auditRoutes({ serve, serveFile }, { db, reads })
  const fillCountries = countryRoutes(all, { reads, law, content, published, ...settings })
  fillCachesOnceListening(api, [fillSurvey(db, law), fillCountries], { health, log })
  legalDocumentRoutes(all, reads, { content, published })
  lawReportRoutes(serve, { db, law, published })
  glossaryRoutes(serveCached, content)
  newsRoutes(serveCached, reads, content, published)
  dashboardRoutes(serve, { db, reads, law })
  paletteRoutes(serve, { db, law, content, published })
  addCaseFeatures(api, all, deps, { reads, actorOf })
  eventRoutes(serve, { db, law })
  notificationRoutes(serve, { db, law })
  verificationRoutes(serve, { db, countAttempt: (attempt) => countAttempt(db, { action: 'verify', ...attempt }) })
}

type Shared = { reads: Reads; actorOf: ActorOf }

/** The seven features of an assessment, which share the threads that write and read files. */
function addCaseFeatures(
  api: FastifyInstance,
  all: Serving,
  { db, keys, law, content, published, files, clearingHouse, settings, log }: Deps,
  { reads, actorOf }: Shared,
): void {
  const { serve, serveFile } = all
  const { portalName, publicUrl } = settings
  const pdfWorkers = openPdfWorkers()
  api.addHook('onClose', pdfWorkers.close)
  const readers = openFileReaders()
  api.addHook('onClose', readers.close)
  const countRead = (call: { who: string; address: string }) => countAttempt(db, { action: 'counsel', ...call })
  const readNational = openNationalRecords(settings.lookups.clearingHouse, log)
  contentRoutes(all, { db, law, published, readers, countRead, readNational, ...settings, files })
  assessmentRoutes(serve, { db, law })
  assessmentListRoutes({ serve, serveFile }, { db, reads, law })
  evaluationRoutes(api, all, { db, law, referenceOf: openReference({ law, content, published }) })
  latinNameRoutes(serve, { db, law, log }, settings)
  numberRoutes(serve, { db, law, log }, settings.lookups)
  certificateRoutes(serve, clearingHouse)
  evidenceRoutes(all, { db, law, files, readers, settings })
  importRoutes(all, { db, law, readers })
  sampleRoutes(all, { db, law, readers })
  labelRoutes(all, { db, pdfWorkers, portalName, publicUrl })
  transferRoutes(all, { db, law, portalName, publicUrl, pdfWorkers, readers, files, settings })
  dutyRoutes(serve, { db, law })
  dueRoutes(all, { db, reads, law, publicUrl })
  reportRoutes(all, { db, law, keys, portalName, publicUrl, actorOf, pdfWorkers })
  letterRoutes(all, { db, law, portalName, publicUrl, pdfWorkers, files, readers, settings })
  packRoutes(all, { db, law, keys, portalName, publicUrl, actorOf, pdfWorkers, readers, files, settings })
  lawChangeRoutes(serve, { db, law, published, secondPerson: settings.secondPerson })
}

type FillCaches = (stop: AbortSignal) => Promise<void>

const fillSurvey =
  (db: Deps['db'], law: Deps['law']): FillCaches =>
  async () => {
    for (const language of LANGUAGES) await inLanguage(language, () => law.survey(db))
  }

const RETRY_MS = 1_000

/**
 * Computes the largest responses in the background once the server listens; until then the portal reports not ready, so
 * that a load balancer sends no request that would wait for them. If that fails, it is tried again.
 */
function fillCachesOnceListening(
  api: FastifyInstance,
  fillers: readonly FillCaches[],
  { health, log }: Pick<Deps, 'health' | 'log'>,
): void {
  const closing = new AbortController()
  const fill = async (): Promise<void> => {
    try {
      for (const fillCache of fillers) await fillCache(closing.signal)
    } catch (err) {
      if (closing.signal.aborted) return
      log.warn(factsOf(err), 'the caches could not be filled')
      await sleep(RETRY_MS)
      await fill()
    }
  }
  api.addHook('onListen', (done) => {
    health.warmUp(fill())
    done()
  })
  api.addHook('onClose', async () => closing.abort())
}
