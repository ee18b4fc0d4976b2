import { plain } from '@portal/contract'

/** A choice under the names that people give it; the first is the one that is shown. */
export type Choice = { value: string; names: readonly string[] }

const MOST = 3

/** The choices that a text may have meant, nearest first: spelt the same but for some letters, or begun alike. */
export function nearest(text: string, choices: readonly Choice[]): string[] {
  const typed = plain(text).trim()
  const most = Math.max(1, Math.floor(typed.length / 3))
  return choices
    .map(({ names }) => ({
      shown: names[0] ?? '',
      off: Math.min(...names.map((name) => offBy(typed, plain(name), most))),
    }))
    .filter(({ off }) => off <= most)
    .toSorted((a, b) => a.off - b.off)
    .slice(0, MOST)
    .map(({ shown }) => shown)
}

function offBy(typed: string, name: string, most: number): number {
  if (typed.length > 2 && name.startsWith(typed)) return 1
  return Math.abs(typed.length - name.length) > most ? Number.POSITIVE_INFINITY : distance(typed, name)
}

/** Levenshtein: letters to change, add or take away. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
