import type { Obligation, ObligationKind } from '@portal/rules'
import type { PartOfFile } from './checkUnique.ts'
import type { Problem } from './problem.ts'

/**
 * Finds duties that a reader cannot act on: without a kind or a moment, with a condition that does not come first, or
 * with a dangling "this".
 */
export const checkObligations = (parts: readonly PartOfFile[]): Problem[] =>
  parts.flatMap(({ file, part }) =>
    part.obligations.flatMap((obligation) =>
      reasonsAgainst(obligation).map((reason) => ({ file, at: obligation.id, reason })),
    ),
  )

function reasonsAgainst({ kind, text, due }: Obligation): string[] {
  if (!kind) return ['is a duty without a kind']
  const conditional = /^Only (?:if|for)\b/.test(text)
  return [
    ...(kind !== 'only_if' && !due ? ['does not say by when it is to be done: fill in “Due”'] : []),
    ...((kind === 'only_if') === conditional
      ? []
      : [
          conditional
            ? 'begins with “Only if” or “Only for”, so its kind is “Only if it applies”'
            : 'is of the kind “Only if it applies”: begin it with “Only if” or “Only for”',
        ]),
    ...(/\bthis\b/i.test(text) ? ['says “this”: name what is meant'] : []),
  ]
}

/** Whoever has such a duty needs somebody else for it; what is only kept on file, readers can settle themselves. */
const ASKS_SOMEBODY: readonly (ObligationKind | undefined)[] = ['before_use', 'ask_first', 'report_later']

/** Finds shipped duties that do not say who can close them. Those of a draft or of house rules may leave it out. */
export const checkClosers = (parts: readonly PartOfFile[]): Problem[] =>
  parts.flatMap(({ file, part }) =>
    part.obligations
      .filter(({ kind, authority }) => ASKS_SOMEBODY.includes(kind) && !authority)
      .map(({ id }) => ({ file, at: id, reason: 'names nobody who can close it' })),
  )
