import type { IntendedUse } from '@portal/contract'
import type { Problem } from './problem.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Every use that the law distinguishes is explained, and no other. */
export function checkUses(file: string, uses: readonly IntendedUse[], { dimensions }: Vocabulary): Problem[] {
  const values = dimensions.get('use')
  const known = values === 'days' || !values ? new Set<string>() : values
  const explained = new Set(uses.map(({ id }) => id))
  return [
    ...uses.filter(({ id }) => !known.has(id)).map(({ id }) => ({ file, at: id, reason: 'is not a use of the law' })),
    ...[...known].filter((id) => !explained.has(id)).map((id) => ({ file, at: id, reason: 'is not explained' })),
  ]
}
