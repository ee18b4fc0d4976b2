import QuickLRU from 'quick-lru'

type CacheOptions = {
  /** Identifies the cache in the metrics; caches of the same name are counted together. */
  name: string
  /** At least this many of the most recently used entries are held, and never twice as many. */
  maxSize: number
  /** Entries older than this are recomputed. */
  maxAgeMs?: number
}

/** A bounded least-recently-used cache. */
export type Cache<Value> = {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
  /** Returns the cached value or computes it. Concurrent callers share one promise; a rejected one is not cached. */
  getOrCompute: (key: string, compute: () => Value) => Value
  delete: (key: string) => void
  clear: () => void
}

/** Hits and misses since the process started, and the current number of entries. */
type CacheStatistics = { name: string; hits: number; misses: number; size: number; maxSize: number }

type Counters = { hits: number; misses: number }
/** Weak references, so that the metrics do not keep unused caches alive. */
type NamedCaches = Counters & { maxSize: number; stores: Set<WeakRef<Store>> }
type Store = QuickLRU<string, { value: unknown }>

const byName = new Map<string, NamedCaches>()

export function createCache<Value>({ name, maxSize, maxAgeMs }: CacheOptions): Cache<Value> {
  // Values are boxed, so that a cached undefined is a hit.
  const store = new QuickLRU<string, { value: Value }>({
    maxSize,
    ...(maxAgeMs !== undefined && { maxAge: maxAgeMs }),
  })
  const counters = register(name, maxSize, store)

  const find = (key: string) => {
    const entry = store.get(key)
    if (entry) counters.hits++
    else counters.misses++
    return entry
  }

  const getOrCompute = (key: string, compute: () => Value): Value => {
    const entry = find(key)
    if (entry) return entry.value
    const computed = { value: compute() }
    store.set(key, computed)
    if (computed.value instanceof Promise) {
      computed.value.catch(() => {
        if (store.peek(key) === computed) store.delete(key)
      })
    }
    return computed.value
  }

  return {
    get: (key) => find(key)?.value,
    set: (key, value) => {
      store.set(key, { value })
    },
    getOrCompute,
    delete: (key) => void store.delete(key),
    clear: () => store.clear(),
  }
}

/** The statistics of every cache of the process, for its metrics. */
export function cacheStatistics(): CacheStatistics[] {
  return [...byName].map(([name, { hits, misses, maxSize, stores }]) => {
    let size = 0
    for (const reference of stores) {
      const store = reference.deref()
      if (store) size += store.size
      else stores.delete(reference)
    }
    return { name, hits, misses, size, maxSize }
  })
}

function register(name: string, maxSize: number, store: Store): Counters {
  const caches = byName.get(name) ?? { hits: 0, misses: 0, maxSize, stores: new Set() }
  byName.set(name, caches)
  caches.stores.add(new WeakRef(store))
  return caches
}
