import { z } from 'zod'

/** An entry of a country's file: its kind and what identifies it, as the differences of two versions name it. */
const Entry = z
  .string()
  .regex(/^[a-z]+ \S/)
  .max(300)
/** The entry below which another one stands; null for the first of its list. */
const Below = z.string().max(300).nullable()
/** Where an entry stands: `matrix` is the one of a row. */
export const EntryPlace = z.strictObject({ matrix: z.string().max(200).optional(), below: Below })
export type EntryPlace = z.infer<typeof EntryPlace>

export type FileValue = z.infer<ReturnType<typeof z.json>>
/**
 * A value of a file; null is one that is left out. Said without a reference to itself, which generators of clients cannot
 * follow within a response; what it holds is checked with the whole file.
 */
const Value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
]) as z.ZodType<FileValue>

/**
 * One change of a draft with what it replaced, so that nobody's change is overwritten unseen. `field` is the path within
 * the entry, with `/` between steps: `then/reason`, `when/0/accessDate`.
 */
export const ContentOperation = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('set'),
    entry: Entry,
    field: z.string().min(1).max(200),
    before: Value,
    after: Value,
  }),
  z.strictObject({ op: z.literal('add'), entry: Entry, place: EntryPlace, after: Value }),
  z.strictObject({ op: z.literal('remove'), entry: Entry, place: EntryPlace, before: Value }),
  z.strictObject({ op: z.literal('move'), entry: Entry, before: Below, after: Below }),
])
export type ContentOperation = z.infer<typeof ContentOperation>

/** The operation that takes another one back. */
export function inverseOf(operation: ContentOperation): ContentOperation {
  switch (operation.op) {
    case 'set':
      return { ...operation, entry: entryAfter(operation), before: operation.after, after: operation.before }
    case 'move':
      return { ...operation, before: operation.after, after: operation.before }
    case 'add':
      return { op: 'remove', entry: operation.entry, place: operation.place, before: operation.after }
    case 'remove':
      return { op: 'add', entry: operation.entry, place: operation.place, after: operation.before }
  }
}

/** The name of an entry after a change of its field: a measure is named by its day, an authority by role and name. */
function entryAfter({ entry, field, after }: Extract<ContentOperation, { op: 'set' }>): string {
  const [kind, role = '', ...name] = entry.split(' ')
  if (kind === 'measure' && field === 'from') return `measure ${after}`
  if (kind !== 'authority') return entry
  if (field === 'role') return ['authority', after, ...name].join(' ')
  return field === 'name' ? `authority ${role} ${after}` : entry
}
