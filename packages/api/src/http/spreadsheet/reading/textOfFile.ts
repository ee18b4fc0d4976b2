import iconv from 'iconv-lite'
import { SpreadsheetError } from './SpreadsheetError.ts'

/** The text of a file. Throws SpreadsheetError for a file that is no text. */
export function textOfFile(file: Buffer): string {
  const text = decoded(file)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters distinguish binary files from text.
  const strange = text.match(/[\u0000-\u0008\u000E-\u001F]/g)?.length ?? 0
  if (strange > 0) throw new SpreadsheetError(strange > text.length * MOST_STRAY ? 'notATable' : 'strayCharacters')
  return text
}

/** The share of control characters up to which a file is a text into which some have strayed, and no binary file. */
const MOST_STRAY = 0.02

/**
 * UTF-8, UTF-16 of both kinds, or else Windows-1252, which spreadsheet programs write where UTF-8 is not chosen. Node's
 * own decoder leaves the bytes 0x80 to 0x9F of Windows-1252 undecoded.
 */
function decoded(file: Buffer): string {
  const encoding = utf16Of(file)
  if (encoding) return iconv.decode(file, encoding)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return iconv.decode(file, 'windows-1252')
  }
}

/** A byte order mark, or letters of which every second byte is zero. */
function utf16Of(file: Buffer): string | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return 'utf-16le'
  if (file[0] === 0xfe && file[1] === 0xff) return 'utf-16be'
  const [first, second, third, fourth] = file
  if (file.length < 4 || file.length % 2 > 0) return undefined
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : undefined
}
