import type { ContentDifference } from '@portal/contract'
import { canonicalJson, type Status } from '@portal/rules'
import type { hubScreens } from '@portal/texts/en/information-hub/screens'

export type Field = keyof typeof hubScreens.differences.fields
type Thing = { readonly [field: string]: unknown }
type FieldChange = { readonly field: Field; readonly before: unknown; readonly after: unknown }

/** Fields that summarise an added or removed item. */
const TELLING_FIELDS: { readonly [kind in ContentDifference['kind']]?: readonly string[] } = {
  row: ['when', 'reason'],
  document: ['summary'],
  condition: ['help'],
  fact: ['value'],
  case: ['facts', 'expect'],
}

/** A golden case has facts or answers. */
const tellingOf = (kind: ContentDifference['kind'], thing: Thing) =>
  (TELLING_FIELDS[kind] ?? []).filter((name) => kind !== 'case' || name in thing)

/** Field-level changes of an item; the outcome of a rule is flattened and its colours are separate. */
export function changesOf({ kind, id, change, fields, before, after }: ContentDifference) {
  const old = flat(before)
  const present = flat(after)
  const named = change === 'changed' ? namesOf(fields, old, present) : tellingOf(kind, { ...old, ...present })
  const isColoured = kind === 'row' && (change !== 'changed' || old.status !== present.status)
  return {
    /** Reason of a rule whose colour changed while its reason did not. */
    reason: isColoured && change === 'changed' && !named.includes('reason') ? String(present.reason ?? '') : undefined,
    colours: isColoured ? { before: colourOf(old), after: colourOf(present) } : undefined,
    fields: named
      .filter((name) => name !== 'status')
      .map(
        (name): FieldChange => ({
          field: (kind === 'fact' ? id : name) as Field,
          before: old[name],
          after: present[name],
        }),
      ),
  }
}

const colourOf = ({ status }: Thing) => (status as Status | undefined) ?? null

/** Flattens the outcome into the item. */
function flat(thing: unknown): Thing {
  const { then, ...own } = (thing ?? {}) as Thing
  return { ...own, ...(then as Thing | undefined) }
}

function namesOf(fields: readonly string[], before: Thing, after: Thing): string[] {
  const inside = fields.includes('then')
    ? Object.keys({ ...before, ...after }).filter((name) => !fields.includes(name))
    : []
  const other = inside.filter((name) => textOf(before[name]) !== textOf(after[name]))
  return [...fields.filter((name) => name !== 'then'), ...other]
}

const textOf = (value: unknown) => (value === undefined ? '' : canonicalJson(value))
