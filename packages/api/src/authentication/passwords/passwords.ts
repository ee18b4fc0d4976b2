import { hash, verify } from '@node-rs/argon2'

/** argon2id is the library's default algorithm; OWASP recommends these parameters for it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/**
 * Each hash takes 19 MiB and one of the process's four libuv threads, which also serve files, DNS and compression: two
 * stay free.
 */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

/**
 * The hash of a password that no user has: an unknown email is compared with it, so that it costs the same work as a
 * known one.
 */
const decoyHash = hashPassword(crypto.randomUUID())

/**
 * Whether the password matches the hash. Without a hash (an unknown or invited user) it does the same work and returns
 * false.
 */
export async function isPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const against = storedHash ?? (await decoyHash)
  const same = await inTurn(() => verify(against, password))
  return same && storedHash !== undefined && storedHash !== null
}
