import type { CountryFile } from '@portal/contract'
import type { Problem } from './problem.ts'

/** Far above the longest shipped sentence; a longer text is a document, and belongs among these. */
const MOST = 2000

/** Sentences that results, reports and mails show whole, and that are too long for that. */
export function checkLengths(file: string, { matrices, obligations, locks, conditions }: CountryFile): Problem[] {
  const ofRows = matrices.flatMap((matrix) =>
    matrix.rows.map(({ id, then }) => ({
      at: id,
      text: then.reason,
      place: { matrix: matrix.id, row: id, field: 'reason' },
    })),
  )
  const others = [
    ...[...obligations, ...locks].map(({ id, text }) => ({ at: id, text })),
    ...conditions.flatMap(({ id, question, help }) => [question, help].map((text) => ({ at: id, text }))),
  ]
  return [...ofRows, ...others].flatMap(({ text, ...where }) =>
    text.length > MOST ? [{ file, ...where, reason: `has a text of ${text.length} characters; at most ${MOST}` }] : [],
  )
}
