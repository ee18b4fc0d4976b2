import type { ZipPart } from '../../file-store/index.ts'
import { nameOfSheet, pdfOfSheet, type SheetFileDeps } from '../../material/index.ts'
import type { PackChoice, PackedCase } from './packCases.ts'

type Choice = Pick<PackChoice, 'names'> & { folder: string }

/** The signed hand-over sheets of a case. They name the recipient's contact, so a pack without names omits them. */
export async function sheetsOfCase(
  deps: Pick<SheetFileDeps, 'db' | 'pdfWorkers'>,
  { transfers }: PackedCase,
  { folder, names }: Choice,
): Promise<ZipPart[]> {
  const parts: ZipPart[] = []
  for (const transfer of names ? transfers : []) {
    const path = `${folder}/transfers/${nameOfSheet(transfer)}`
    parts.push({ path: `${path}.json`, content: Buffer.from(transfer.sheet) })
    parts.push({ path: `${path}.pdf`, content: await pdfOfSheet(deps, transfer) })
  }
  return parts
}

/** The transfers of a case in the manifest: recipient, code, and whether each still counts. */
export const transfersInManifest = ({ transfers }: PackedCase) =>
  transfers.map(({ code, version, recipient, country, transferredOn, withdrawn, sha256 }) => ({
    code,
    version,
    recipient,
    country,
    transferredOn,
    withdrawn,
    sha256,
  }))
