import type { Obligation, ObligationKind } from '@portal/rules'
import type { PartOfFile } from './checkUnique.ts'
import type { Problem } from './problem.ts'

/** Whoever has such a duty needs somebody else for it; what is only kept on file, readers can settle themselves. */
const ASKS_SOMEBODY: ReadonlySet<ObligationKind> = new Set(['before_use', 'ask_first', 'report_later'])

/**
 * Finds duties that a reader cannot act on: without a kind or a moment, without anybody who can close them, with a condition that does not come first, or
 * with a dangling "this".
 */
export const checkObligations = (parts: readonly PartOfFile[]): Problem[] =>
  parts.flatMap(({ file, part }) =>
    part.obligations.flatMap((obligation) =>
      reasonsAgainst(obligation).map((reason) => ({ file, at: obligation.id, reason })),
    ),
  )

function reasonsAgainst({ kind, text, due, authority }: Obligation): string[] {
  if (!kind) return ['is an obligation without a kind']
  const conditional = /^Only (?:if|for)\b/.test(text)
  return [
    ...(kind !== 'only_if' && !due ? ['needs the moment by which it is done: due'] : []),
    ...(ASKS_SOMEBODY.has(kind) && !authority ? ['names nobody who can close it: authority'] : []),
    ...((kind === 'only_if') === conditional
      ? []
      : ['begins with "Only if" or "Only for" exactly where its kind is only_if']),
    ...(/\bthis\b/i.test(text) ? ['says "this": name what is meant'] : []),
  ]
}
