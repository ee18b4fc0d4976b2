/**
 * JSON with sorted keys and no spaces: equal values give equal bytes, so that a stored decision can be reproduced
 * and a content's SHA-256 does not depend on how it was written. Members that are undefined are left out.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => (isRecord(member) ? sorted(member) : member))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** By code unit, so that no language setting of the machine matters; whole numbers as keys come first, as in any object. */
const sorted = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
