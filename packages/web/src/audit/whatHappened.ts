import type { AuditEntry } from '@portal/contract'
import type { TFunction } from 'i18next'

type Coded = Pick<AuditEntry, 'subject' | 'action'>
type Happened = { readonly domain: string; readonly action: string }

/** An entry's code in the words that events have; a code that has none yet, in its own. */
export function whatHappened(t: TFunction, { subject, action }: Coded): Happened {
  const domains: Words = t('happened.domain', { returnObjects: true })
  const actions: Words = t('happened.action', { returnObjects: true })
  const code = action.slice(subject.length + 1)
  return { domain: domains[subject] ?? splitWords(subject), action: actions[code] ?? splitWords(code) }
}

/** Both, as events say it: `Assessment: update`. */
export const whatText = (t: TFunction, entry: Coded): string => t('happened.what', whatHappened(t, entry))

type Words = Readonly<Record<string, string>>

/** The words of a name as programs write it: of `mainUserGroup` and of `MAIN_USER_GROUP` they are `main user group`. */
export const splitWords = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
