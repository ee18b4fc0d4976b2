/** What a list keeps between visits in this browser: how many rows, by what they are sorted, and its standing filters. */
export type Remembered = {
  readonly size?: number
  readonly sort?: string
  readonly filters?: Readonly<Record<string, readonly string[]>>
}

const PREFIX = 'abs-portal.list.'
const keyOf = (list: string) => PREFIX + list

export function rememberedList(list: string): Remembered {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(list)) ?? 'null') as Remembered | null) ?? {}
  } catch {
    return {}
  }
}

export function rememberList(list: string, change: Remembered) {
  localStorage.setItem(keyOf(list), JSON.stringify({ ...rememberedList(list), ...change }))
}

/** Lets every list start again with the page size of the user's settings. */
export function forgetListSizes() {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
    const { size: _, ...kept } = rememberedList(key.slice(PREFIX.length))
    localStorage.setItem(key, JSON.stringify(kept))
  }
}
