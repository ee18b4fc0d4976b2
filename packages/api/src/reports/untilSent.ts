import type { SentFile } from '../http/serve.ts'
import type { PdfWorkers } from '../pdf/index.ts'

/** Makes a file and keeps its turn until the file is sent, or its receiver has gone. Throws what `make` throws. */
export function untilSent(
  inTurn: PdfWorkers['oneAtATime'],
  key: string,
  make: () => Promise<SentFile>,
): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    inTurn(key, async () => {
      const file = await make()
      resolve(file)
      // A download that was broken off closes without an end.
      await new Promise((done) => file.body.once('end', done).once('close', done))
    }).catch(reject)
  })
}
