import { LIST_SETTINGS } from '../../api/session.ts'

/** The settings of a list that this browser remembers: page size, sort order and default filters. */
type ListSettings = {
  readonly size?: number
  readonly sort?: string
  readonly filters?: Readonly<Record<string, readonly string[]>>
}

const keyOf = (list: string) => LIST_SETTINGS + list

export function readListSettings(list: string): ListSettings {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(list)) ?? 'null') as ListSettings | null) ?? {}
  } catch {
    return {}
  }
}

export function saveListSettings(list: string, change: ListSettings) {
  localStorage.setItem(keyOf(list), JSON.stringify({ ...readListSettings(list), ...change }))
}

/** Makes every list use the page size of the user's preferences again. */
export function resetPageSizes() {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(LIST_SETTINGS))) {
    const { size: _, ...kept } = readListSettings(key.slice(LIST_SETTINGS.length))
    localStorage.setItem(key, JSON.stringify(kept))
  }
}
