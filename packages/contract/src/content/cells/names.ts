import { editDistance, plain } from '../../http/text.ts'
import { type ReadCell, refused } from './cellProblem.ts'

/** Between names in one line; names may also stand one a line. */
export const BETWEEN = '; '

/** The words in which the reader sees a name. */
export type NameWords = (name: string) => string

/** Reads names separated by semicolons or line breaks, each at most once, as they are or in the words of the reader. */
export function readNames(text: string, known: readonly string[], wordsOf?: NameWords): ReadCell<string[]> {
  const names = text.split('\n').flatMap((line) => namesIn(line, known, wordsOf))
  const strange = names.find((name) => !known.includes(name))
  if (strange !== undefined) return refused('unknownValue', strange, nearestTo(strange, known))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  return twice === undefined ? { value: names } : refused('twice', twice)
}

/** Words may hold a semicolon themselves, so that a whole line is tried first. */
function namesIn(line: string, known: readonly string[], wordsOf?: NameWords): string[] {
  const whole = knownName(line.trim(), known, wordsOf)
  if (known.includes(whole)) return [whole]
  return splitNames(line).map((name) => knownName(name, known, wordsOf))
}

/** Names in one text; one a line where a name has a semicolon itself. */
export const joinNames = (names: readonly string[]): string =>
  names.join(names.some((name) => name.includes(';')) ? '\n' : BETWEEN)

/** The known name that is meant; a text that means none stays as it is. */
export function knownName(typed: string, known: readonly string[], wordsOf?: NameWords): string {
  if (!wordsOf || known.includes(typed)) return typed
  return known.find((name) => plain(wordsOf(name)) === plain(typed)) ?? typed
}

export const splitNames = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** The known name that differs least, if it is near enough to be meant. */
export function nearestTo(name: string, known: readonly string[]): string | undefined {
  const typed = plain(name)
  const distances = known.map((one) => ({ one, distance: editDistance(typed, plain(one)) }))
  const [best] = distances.sort((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(2, name.length / 4) ? best.one : undefined
}
