import type { AuditEntry } from '@portal/contract'

/** A field that a change set to another value. */
export type Change = { readonly name: string; readonly before: unknown; readonly after: unknown }

/** What an entry records as changed: the fields of `changed` whose value differs from that in `before`. */
export function changesOf({ changed, before }: AuditEntry['details']): Change[] {
  if (!isRecord(changed)) return []
  const former = isRecord(before) ? before : {}
  return Object.entries(changed)
    .map(([name, after]) => ({ name, before: former[name] ?? null, after }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
