import { hash, verify } from '@node-rs/argon2'

/** argon2id is the library's default algorithm; these are the parameters OWASP names for it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each hash takes 19 MiB and one of the process's four threads for files, names and compression: two are left. */
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

/** Of a password nobody has: compared with for an unknown e-mail, so that it takes the same work as a known one. */
const nobodys = hashPassword(crypto.randomUUID())

/** Whether the password is the one of the hash; without a hash, of nobody or of an invited user, the same work for a no. */
export async function isPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const against = storedHash ?? (await nobodys)
  const same = await inTurn(() => verify(against, password))
  return same && storedHash !== undefined && storedHash !== null
}
