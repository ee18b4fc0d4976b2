import { CONTENT_RELEASE, type Content, loadContent } from '@portal/legal'
import type { FastifyBaseLogger } from 'fastify'
import { loadKeys, openSecretBox } from '../authentication/index.ts'
import {
  type LawStore,
  openLawStore,
  openPublishedContent,
  shippedContent,
  undecidableCountries,
} from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import { openFileStore } from '../file-store/index.ts'
import { storeTreatyDocuments } from '../legal-documents/index.ts'
import { openClearingHouse } from '../papers/index.ts'
import type { Settings } from '../shared/settings/settings.ts'
import { openHealth } from '../system/index.ts'
import type { Deps } from './deps.ts'

/**
 * Builds the dependencies of the features on a migrated database; validates, proves and stores the shipped legal
 * content.
 */
export async function buildDeps(db: Db, settings: Settings, log: FastifyBaseLogger, shipped?: Content): Promise<Deps> {
  // First, because a wrong PORTAL_KEY is refused here, and loading and proving the content takes long.
  const keys = await loadKeys(db, openSecretBox(settings.portalKey))
  const content = shipped ?? loadContent()
  const law = await openLawStore(db, shippedContent(content), settings.reviewMonths)
  logStoredLaw(law.stored, log)
  for (const reason of await undecidableCountries(db, law))
    log.error(`no case of this country can be decided: ${reason}`)
  if (law.stored.newer === undefined) await storeTreatyDocuments(db, content)
  const published = openPublishedContent(db, law)
  return {
    db,
    keys,
    law,
    content,
    published,
    files: openFileStore(settings),
    clearingHouse: openClearingHouse(settings.lookups.clearingHouse, log),
    health: openHealth(db),
    settings,
    log,
  }
}

function logStoredLaw({ newer, waiting }: LawStore['stored'], log: FastifyBaseLogger): void {
  if (newer !== undefined) {
    log.warn(
      `the law in the database is of release ${newer}, newer than that of this program (${CONTENT_RELEASE}): it stays`,
    )
  }
  if (waiting.length > 0) {
    log.warn({ laws: waiting.join(' ') }, 'shipped laws wait for adoption beside those that were edited here')
  }
}
