import { createHash } from 'node:crypto'
import type { CountryMap, Days } from './countryMap.ts'

/** JSON of some countries, each with a comma after it, and a hash of it. */
export type Piece = { readonly text: Buffer; readonly hash: Hash }
/** SHA-256 in eight numbers. */
export type Hash = Int32Array
export type PieceOn = (access: number, use: number) => Piece

/** Countries in one piece: more are written in fewer steps, and have more pieces between their cut points. */
const TOGETHER = 16
/**
 * The countries of a result map in pieces. Between two cut points of its countries a piece never changes, so the text of
 * each field of that grid is made once, when it is first asked for.
 */
export function mapPieces(countries: readonly CountryMap[]): PieceOn[] {
  const starts = countries.map((_, index) => index).filter((index) => index % TOGETHER === 0)
  return starts.map((start) => openPiece(countries.slice(start, start + TOGETHER)))
}

function openPiece(countries: readonly CountryMap[]): PieceOn {
  const accessCuts = merged(countries.map(({ cuts }) => cuts.access))
  const useCuts = merged(countries.map(({ cuts }) => cuts.use))
  const made: Piece[] = []
  return (access, use) => {
    const field = indexOf(accessCuts, access) * (useCuts.length + 1) + indexOf(useCuts, use)
    made[field] ??= pieceOf(countries.map((country) => textOf(country, access, use)).join(''))
    return made[field]
  }
}

const textOf = ({ iso2, name, statusesOn }: CountryMap, access: number, use: number): string =>
  `${JSON.stringify({ iso2, name, statuses: statusesOn(access, use) })},`

function pieceOf(json: string): Piece {
  const text = Buffer.from(json)
  return { text, hash: hashOf(text) }
}

export function hashOf(text: string | Buffer): Hash {
  const digest = createHash('sha256').update(text).digest()
  return new Int32Array(Uint8Array.from(digest).buffer)
}

const merged = (all: readonly Days[]): Days => Int32Array.from(new Set(all.flatMap((days) => [...days]))).sort()

/** How many cut points lie at or before a day. */
function indexOf(cuts: Days, day: number): number {
  let [from, to] = [0, cuts.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((cuts[middle] as number) <= day) from = middle + 1
    else to = middle
  }
  return from
}
