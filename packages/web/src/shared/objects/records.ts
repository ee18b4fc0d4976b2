/** The keys of an object that has no others than its type says, such as a constant table. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[]

/** An object with a value for each of these keys. */
export const recordOf = <K extends string, V>(keys: readonly K[], read: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<K, V>
