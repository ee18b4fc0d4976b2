import { editDistance, plain } from '../../http/text.ts'
import { type ReadCell, refused } from './cellProblem.ts'

/** Between names in one line; names may also stand one a line. */
export const BETWEEN = '; '

/** Reads names separated by semicolons or line breaks, each at most once. */
export function readNames(text: string, known: readonly string[]): ReadCell<string[]> {
  const names = splitNames(text)
  const strange = names.find((name) => !known.includes(name))
  if (strange !== undefined) return refused('unknownValue', strange, nearestTo(strange, known))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  return twice === undefined ? { value: names } : refused('twice', twice)
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
