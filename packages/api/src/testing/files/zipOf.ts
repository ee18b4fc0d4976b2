import { ZipFile } from 'yazl'

/** A ZIP with these files, such as the parts of a spreadsheet. */
export async function zipOf(parts: { [name: string]: Buffer | string }): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
