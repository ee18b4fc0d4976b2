/** What was typed and is not sent, in this tab, until its owner is back. */
const keyOf = (userId: string, name: string) => `abs-portal.draft.${userId}.${name}`

export function keepDraft(userId: string, name: string, draft: unknown) {
  sessionStorage.setItem(keyOf(userId, name), JSON.stringify(draft))
}

/** Hands a draft back, once. */
export function takeDraft<T>(userId: string, name: string): T | null {
  const key = keyOf(userId, name)
  const text = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return text === null ? null : (JSON.parse(text) as T)
}

/** Gives up all that one user left in this tab. */
export function giveUpDrafts(userId: string) {
  const own = Object.keys(sessionStorage).filter((key) => key.startsWith(keyOf(userId, '')))
  for (const key of own) sessionStorage.removeItem(key)
}
