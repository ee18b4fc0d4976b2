import { Readable } from 'node:stream'
import { countryFiles } from '@portal/legal'
import type { SentFile } from '../../http/serve.ts'
import { zipArchive } from '../../http/spreadsheet/zipArchive.ts'
import { findVersion } from '../stored/versions.repo.ts'
import { versionText } from '../stored/versionText.ts'
import type { VersionRef, VersionStoreDeps } from '../versions/versions.service.ts'

/** A version of the law as the files in which it is shipped. Throws VERSION_NOT_FOUND and COUNTRY_NOT_FOUND. */
export async function exportFiles({ db, law }: VersionStoreDeps, { id, version }: VersionRef): Promise<SentFile> {
  const row = await findVersion(db, id, version)
  if (!row) throw law.missing(id)
  const parts = [...countryFiles(versionText(law, row))].map(([name, text]) => ({ name, text: [text] }))
  return {
    type: 'application/zip',
    fileName: `${id}-${version}.zip`,
    body: Readable.from(zipArchive(parts), { objectMode: false }),
  }
}
