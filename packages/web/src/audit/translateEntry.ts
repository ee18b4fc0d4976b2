import type { AuditEntry } from '@portal/contract'
import type { TFunction } from 'i18next'

type EntryCode = Pick<AuditEntry, 'subject' | 'action'>
type EntryText = { readonly domain: string; readonly action: string }

/** Translates the code of an entry; a code without a text is split into its words. */
export function translateEntry(t: TFunction, { subject, action }: EntryCode): EntryText {
  const domains: Words = t('happened.domain', { returnObjects: true })
  const actions: Words = t('happened.action', { returnObjects: true })
  const code = action.slice(subject.length + 1)
  return { domain: domains[subject] ?? splitWords(subject), action: actions[code] ?? splitWords(code) }
}

/** Subject and action in one text: `Assessment: update`. */
export const describeEntry = (t: TFunction, entry: EntryCode): string => t('happened.what', translateEntry(t, entry))

type Words = Readonly<Record<string, string>>

/** Splits an identifier into words: `mainUserGroup` and `MAIN_USER_GROUP` become `main user group`. */
export const splitWords = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()

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
