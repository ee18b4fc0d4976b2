import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** The files of a ZIP by path. */
export async function unpackZip(content: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(content)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  zip.close()
  return files
}
