import { MAX_FILES, MAX_SHEET_BYTES } from '@portal/contract'
import { refuseLargeFile } from '../../shared/files/base64Of.ts'

/** The papers in a ZIP make it large: as much as a browser may hold at once. */
const MAX_ZIP_BYTES = 500_000_000
/** How a ZIP begins. */
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04]

/** `papers`: the files in the order in which the sheet lists them, as far as the ZIP holds them. */
type SheetFile = { readonly content: string; readonly papers: ReadonlyMap<number, Blob> }

/**
 * A hand-over sheet: the JSON file itself, or the one in the ZIP that the portal makes of sheet, PDF and papers. Its text is
 * empty if there is none in the ZIP, which the server refuses in its words. Throws FileTooLarge.
 */
export async function readSheetFile(file: File): Promise<SheetFile> {
  const start = new Uint8Array(await file.slice(0, ZIP_MARK.length).arrayBuffer())
  if (ZIP_MARK.every((byte, at) => start[at] === byte)) return fromZip(file)
  refuseLargeFile(file, MAX_SHEET_BYTES)
  return { content: await file.text(), papers: new Map() }
}

async function fromZip(file: File): Promise<SheetFile> {
  refuseLargeFile(file, MAX_ZIP_BYTES)
  const [{ strFromU8, unzip }, bytes] = await Promise.all([import('fflate'), file.arrayBuffer()])
  let left = MAX_ZIP_BYTES
  const isRead = ({ name, originalSize }: { name: string; originalSize: number }) => {
    const isWanted = SHEET_NAME.test(name) ? originalSize <= MAX_SHEET_BYTES : placeOf(name) !== undefined
    if (isWanted) left -= originalSize
    return isWanted && left >= 0
  }
  const found = await new Promise<Record<string, Uint8Array<ArrayBuffer>>>((resolve, reject) => {
    unzip(new Uint8Array(bytes), { filter: isRead }, (error, files) =>
      error ? reject(error) : resolve(files as Record<string, Uint8Array<ArrayBuffer>>),
    )
  }).catch((): Record<string, Uint8Array<ArrayBuffer>> => ({}))
  const files = Object.entries(found)
  const sheet = files.find(([name]) => SHEET_NAME.test(name))?.[1]
  const papers = files.flatMap(([name, content]) => {
    const place = placeOf(name)
    return place === undefined ? [] : [[place, new Blob([content])] as const]
  })
  return { content: sheet ? strFromU8(sheet) : '', papers: new Map(papers) }
}

/** Also in the folder that a program makes when it packs the ZIP anew. */
const SHEET_NAME = /^([^/]+\/)?hand-over-sheet-[^/]+\.json$/
/** Its number is the place on the sheet, counted from 1. */
const PAPER_NAME = /^(?:[^/]+\/)?evidence\/(\d{1,3})-[^/]+$/

function placeOf(name: string): number | undefined {
  const place = Number(PAPER_NAME.exec(name)?.[1] ?? 0) - 1
  return place >= 0 && place < MAX_FILES ? place : undefined
}
