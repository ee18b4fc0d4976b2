export type Axis = 'latitude' | 'longitude'

/** Why a text is not a latitude or longitude; `swapped`: its size, or its letter, belongs to the other one. */
export type CoordinateFault = 'unreadable' | 'outOfRange' | 'swapped' | 'swappedLetters' | 'minutes'
export type CoordinateReading = { degrees: number } | { fault: CoordinateFault }

const MAX_DEGREES: { readonly [axis in Axis]: number } = { latitude: 90, longitude: 180 }
const LETTERS: { readonly [axis in Axis]: string } = { latitude: 'NS', longitude: 'EWO' }
/** Six decimals are a precision of about ten centimetres. */
const DECIMALS = 1e6

/**
 * Reads degrees of WGS 84 as people write them: `-3.1256`, `3,1256° S`, `3°07'32"S`, `S 3 7.53`. West and south are
 * negative; the letter O means west, as in French, Spanish and Portuguese.
 */
export function readDegrees(axis: Axis, text: string): CoordinateReading {
  const plain = text.trim().toUpperCase().replaceAll('−', '-').replaceAll(',', '.')
  const letters = plain.replaceAll(/[^A-Z]/g, '')
  const parts = numbersOf(plain)
  if (!parts || letters.length > 1) return { fault: 'unreadable' }
  if (!LETTERS[axis].includes(letters)) return { fault: letterFault(letters) }
  const [whole, minutes = 0, seconds = 0] = parts
  if (minutes >= 60 || seconds >= 60) return { fault: 'minutes' }
  const size = whole + minutes / 60 + seconds / 3600
  if (size > MAX_DEGREES[axis]) return { fault: sizeFault(axis, size) }
  const isNegative = plain.includes('-') || (letters !== '' && 'SWO'.includes(letters))
  return { degrees: (isNegative && size > 0 ? -1 : 1) * (Math.round(size * DECIMALS) / DECIMALS) }
}

const letterFault = (letter: string): CoordinateFault =>
  Object.values(LETTERS).some((letters) => letters.includes(letter)) ? 'swappedLetters' : 'unreadable'

const sizeFault = (axis: Axis, size: number): CoordinateFault =>
  axis === 'latitude' && size <= MAX_DEGREES.longitude ? 'swapped' : 'outOfRange'

/** Degrees, and minutes and seconds if given; only the last of them may have decimals. */
function numbersOf(plain: string): [number, ...number[]] | undefined {
  const rest = plain.replaceAll(/[A-Z]/g, ' ').trim()
  const [, degrees, minutes, seconds] =
    /^[-+]?\s*(\d{1,3}(?:\.\d+)?)(?:[\s°ºD:]+(\d{1,2}(?:\.\d+)?)(?:[\s'′’:]+(\d{1,2}(?:\.\d+)?))?)?[\s°º'′’"″”]*$/.exec(
      rest,
    ) ?? []
  if (degrees === undefined) return undefined
  const given = [degrees, minutes, seconds].filter((part) => part !== undefined)
  if (given.slice(0, -1).some((part) => part.includes('.'))) return undefined
  const [first = 0, ...others] = given.map(Number)
  return [first, ...others]
}

/**
 * Ways in which a pair is separated: by the letter of the first value, by a semicolon or tab, or by a comma or space
 * that is not a decimal separator.
 */
const PAIRS = [
  /^(.*[NS]|[NS][^NSEWO]*)[,;\s]+(.*[EWO]|[EWO].*)$/i,
  /^([^;\t]+)[;\t]\s*(.+)$/,
  /^(-?\d+(?:\.\d+)?),\s+(-?\d+(?:\.\d+)?)$/,
  /^(-?\d+\.\d+),(-?\d+\.\d+)$/,
  /^(-?\d+[.,]\d+)\s+(-?\d+[.,]\d+)$/,
]

/**
 * Splits a latitude and a longitude that were pasted as one text, such as `3.1° S, 60.02° W`; undefined if the text is
 * not a pair.
 */
export function splitPair(text: string): readonly [latitude: string, longitude: string] | undefined {
  const pair = text.trim()
  const [, latitude, longitude] = PAIRS.map((form) => form.exec(pair)).find((found) => found !== null) ?? []
  return latitude !== undefined && longitude !== undefined ? [latitude.trim(), longitude.trim()] : undefined
}
