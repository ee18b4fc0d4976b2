import { MAX_SHEET_BYTES } from '@portal/contract'
import { refuseLargeFile } from '../../shared/files/base64Of.ts'

/** The papers in a ZIP make it large: as much as a browser may hold at once. */
const MAX_ZIP_BYTES = 500_000_000
/** How a ZIP begins. */
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04]

/**
 * The text of a hand-over sheet: of the JSON file itself, or of the one in the ZIP that the portal makes of sheet, PDF and
 * papers. Empty if there is none in the ZIP, which the server refuses in its words. Throws FileTooLarge.
 */
export async function sheetText(file: File): Promise<string> {
  const start = new Uint8Array(await file.slice(0, ZIP_MARK.length).arrayBuffer())
  if (ZIP_MARK.every((byte, at) => start[at] === byte)) return textInZip(file)
  refuseLargeFile(file, MAX_SHEET_BYTES)
  return file.text()
}

async function textInZip(file: File): Promise<string> {
  refuseLargeFile(file, MAX_ZIP_BYTES)
  const [{ strFromU8, unzip }, bytes] = await Promise.all([import('fflate'), file.arrayBuffer()])
  const isSheet = ({ name, originalSize }: { name: string; originalSize: number }) =>
    SHEET_NAME.test(name) && originalSize <= MAX_SHEET_BYTES
  const found = await new Promise<Record<string, Uint8Array>>((resolve, reject) => {
    unzip(new Uint8Array(bytes), { filter: isSheet }, (error, files) => (error ? reject(error) : resolve(files)))
  }).catch((): Record<string, Uint8Array> => ({}))
  const [sheet] = Object.values(found)
  return sheet ? strFromU8(sheet) : ''
}

/** Also in the folder that a program makes when it packs the ZIP anew. */
const SHEET_NAME = /^([^/]+\/)?hand-over-sheet-[^/]+\.json$/
