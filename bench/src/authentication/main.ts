import { randomInt, randomUUID } from 'node:crypto'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepSection } from '../keepSection.ts'
import { startPortal } from '../portal.ts'

/** `npm run bench:authentication`: does the response time reveal whether an e-mail address has an account? */

/** The portal limits registrations and resets to twenty an hour per e-mail address. */
const KNOWN = 12
const ROUNDS_EACH = 15
/** Milliseconds for the mail of one call to be written before the next is timed. */
const PAUSE_MS = 60
const PASSWORD = 'benchmark-Start!!1'

const portal = await startPortal()
try {
  const known = Array.from({ length: KNOWN }, newEmail)
  for (const email of known) await register(email)
  const rows: string[] = []
  for (const [name, call] of Object.entries({ login, 'reset-password': reset, register })) {
    rows.push(row(name, await compare(known, call)))
  }
  const text = report(rows)
  console.log(text)
  keepSection(text)
} finally {
  await portal.stop()
}

type Times = { known: number[]; unknown: number[] }

function row(name: string, { known, unknown }: Times): string {
  const one = quantile(known, 0.5)
  const other = quantile(unknown, 0.5)
  const cells = [one, other, other - one, quantile(known, 0.75) - quantile(known, 0.25)].map((ms) => ms.toFixed(1))
  return `| ${name} | ${cells.join(' | ')} | ${(other / one).toFixed(2)} |`
}

function report(rows: string[]): string {
  return `# Authentication: results

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}.
Run it with \`npm run bench:authentication\`: it writes this section.

Can one tell by time whether an e-mail has an account? Medians over ${KNOWN * ROUNDS_EACH} calls each to a running portal, known and
unknown e-mails in turns and in either order, each call from another address.

| call | known, ms | unknown, ms | difference, ms | spread of the known (quartiles), ms | unknown / known |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

How to read it: a difference far below the spread is not seen by whoever gets five tries in a quarter of an hour.
`
}

type Call = (email: string) => Promise<void>

async function compare(emails: string[], call: Call): Promise<Times> {
  const times: Times = { known: [], unknown: [] }
  for (let round = 0; round < ROUNDS_EACH; round++) {
    for (const email of emails) {
      const pair = [{ kind: 'known', email } as const, { kind: 'unknown', email: newEmail() } as const]
      // In random order, so that neither kind always follows the other.
      for (const one of randomInt(2) === 0 ? pair : pair.reverse()) times[one.kind].push(await timeOf(call, one.email))
    }
  }
  return times
}

async function timeOf(call: Call, email: string): Promise<number> {
  const start = performance.now()
  await call(email)
  const took = performance.now() - start
  await sleep(PAUSE_MS)
  return took
}

async function login(email: string): Promise<void> {
  await post('login', { email, password: 'wrong' }, 401)
}

async function reset(email: string): Promise<void> {
  await post('reset-password', { email, oldPassword: 'wrong' }, 200)
}

async function register(email: string): Promise<void> {
  const person = { firstName: 'Ada', lastName: 'Ng', accountType: 'COM', role: 0 }
  await post('register', { email, password: PASSWORD, accountId: Date.now(), ...person }, 200)
}

async function post(call: string, body: object, expected: number): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const reply = await fetch(`${portal.address}/api/authentication/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  const text = await reply.text()
  if (reply.status !== expected) throw new Error(`${call}: ${reply.status} ${text}`)
}

function newEmail(): string {
  return `${randomUUID()}@bench.example`
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}
