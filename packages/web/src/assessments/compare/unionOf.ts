/** All that is in one of the lists, once each, in the order of the first list that has it. */
export function unionOf<T>(lists: readonly (readonly T[])[], keyOf: (one: T) => string): readonly T[] {
  const all = new Map<string, T>()
  for (const one of lists.flat()) if (!all.has(keyOf(one))) all.set(keyOf(one), one)
  return [...all.values()]
}
