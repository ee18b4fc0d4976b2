/**
 * Keeps what was made last, by a key that says all it was made from: asked again it is not made again. The one that was
 * not asked for longest goes first.
 */
export function keepLatest<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>()
  return (key, make) => {
    const isKept = kept.has(key)
    const value = isKept ? (kept.get(key) as T) : make()
    kept.delete(key)
    kept.set(key, value)
    if (isKept) return value
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    // What failed is not kept.
    if (value instanceof Promise) value.catch(() => kept.delete(key))
    return value
  }
}
