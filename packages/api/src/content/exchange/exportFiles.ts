import type { Readable } from 'node:stream'
import { countryFiles } from '@portal/legal'
import { ZipFile } from 'yazl'
import type { SentFile } from '../../http/serve.ts'
import { findVersion } from '../stored/versions.repo.ts'
import { versionText } from '../stored/versionText.ts'
import type { VersionRef, VersionStoreDeps } from '../versions/versions.service.ts'

/** A version of the law as the files in which it is shipped. Throws VERSION_NOT_FOUND and COUNTRY_NOT_FOUND. */
export async function exportFiles({ db, law }: VersionStoreDeps, { id, version }: VersionRef): Promise<SentFile> {
  const row = await findVersion(db, id, version)
  if (!row) throw law.missing(id)
  const zip = new ZipFile()
  for (const [path, text] of countryFiles(versionText(law, row)))
    zip.addBuffer(Buffer.from(text), path, { mtime: row.editedAt })
  zip.end()
  return { type: 'application/zip', fileName: `${id}-${version}.zip`, body: zip.outputStream as Readable }
}
