export const DAY_MS = 86_400_000

/**
 * Does the work as of another time: everything that the portal writes is stamped by `Date`. For the demo alone, which
 * is made before the portal serves anybody.
 */
export async function asOf<T>(time: number, work: () => Promise<T>): Promise<T> {
  const Real = globalThis.Date
  const shift = time - Real.now()
  const now = () => Real.now() + shift
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  try {
    return await work()
  } finally {
    globalThis.Date = Real
  }
}
