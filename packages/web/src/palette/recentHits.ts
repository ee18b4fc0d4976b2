import { PALETTE_KINDS, type PaletteHit, type SessionUser } from '@portal/contract'

const MAX_HITS = 5
const keyOf = (userId: string) => `abs-portal.palette.${userId}`

/** Recent hits of this user in this browser, latest first; people and laws to change only with the permission. */
export function recentHits({ userId, allowedActions }: SessionUser): PaletteHit[] {
  const isOpen = (kind: PaletteHit['kind']) =>
    (kind !== 'person' || allowedActions.includes('MANAGE_USERS')) &&
    (kind !== 'law' || allowedActions.includes('MANAGE_LEGAL_CONTENT'))
  return stored(userId).filter(({ kind }) => PALETTE_KINDS.includes(kind) && isOpen(kind))
}

export function saveRecentHit({ userId }: SessionUser, hit: PaletteHit): void {
  const others = stored(userId).filter(({ kind, target }) => kind !== hit.kind || target !== hit.target)
  localStorage.setItem(keyOf(userId), JSON.stringify([hit, ...others].slice(0, MAX_HITS)))
}

/** Returns an empty list for content that does not parse. */
function stored(userId: string): PaletteHit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((jump) => typeof jump?.target === 'string') : []
  } catch {
    return []
  }
}
