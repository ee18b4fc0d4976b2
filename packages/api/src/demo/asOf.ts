export const DAY_MS = 86_400_000

/**
 * Runs work with `Date` set to another time, which stamps everything the portal writes. Only for the demo, which is
 * created before the portal serves requests.
 */
export async function asOf<T>(time: number, work: () => Promise<T>): Promise<T> {
  const Real = globalThis.Date
  const shift = time - Real.now()
  const now = () => Real.now() + shift
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  try {
    return await work()
  } finally {
    globalThis.Date = Real
  }
}
