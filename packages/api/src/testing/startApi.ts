import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import {
  authentication,
  type CallInput,
  type CallOutput,
  countries,
  type Endpoint,
  type ErrorBody,
  type Role,
} from '@portal/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import type { Db } from '../db/connect.ts'
import { accounts, memberships, users } from '../db/schema.ts'
import { createLogger } from '../http/server/logger.ts'
import { readSettings } from '../shared/settings/settings.ts'
import { createApp } from '../startup/app.ts'
import { buildDeps } from '../startup/buildDeps.ts'
import type { Deps } from '../startup/deps.ts'
import { freshDatabase } from './freshDatabase.ts'
import { loadedContent } from './loadedContent.ts'

export const PASSWORD = 'correct-Horse!!9'
/** Cheap on purpose, because the tests are not about its cost. The verifier reads the parameters from the hash. */
const HASH = hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 })

export type Reply<E extends Endpoint> = {
  status: number
  body: CallOutput<E> & Partial<Omit<ErrorBody, 'success'>>
  headers: Record<string, string | undefined>
  cookie: string | undefined
}
export type Extra = { headers?: Record<string, string>; address?: string; cookie?: string | undefined }
export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>, extra?: Extra) => Promise<Reply<E>>
export type Person = {
  userId: string
  accountId: string
  email: string
  accessToken: string
  call: Call
  /** Confirms the password again, as required for changes of email, sessions and factors. */
  confirm: () => Promise<unknown>
}
type NewPerson = { account?: string; role?: Role; status?: 'ACTIVE' | 'CREATED' | 'DEACTIVATED'; groups?: string[] }

/** The real application on a database of its own, for the tests of one file. */
export function startApi(environment: Record<string, string> = {}) {
  const database = freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-api-'))
  let app: FastifyInstance
  let deps: Deps
  beforeAll(async () => {
    // REVIEW_MONTHS keeps the shipped facts from becoming overdue. ANSWER_SECONDS allows for the first result map,
    // which takes long on a busy machine.
    const settings = readSettings({
      LOG_LEVEL: 'silent',
      REVIEW_MONTHS: '1200',
      ANSWER_SECONDS: '300',
      DATA_DIR: dataDir,
      // Tests search more often in a minute than a person.
      SEARCHES_A_MINUTE: '100000',
      ...environment,
    })
    deps = await buildDeps(database.current.db, settings, createLogger('silent'), loadedContent)
    app = await createApp(deps)
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const call: Call = (endpoint, input, extra) => inject(app, endpoint, input, extra)
  const signIn = async (described: NewPerson = {}): Promise<Person> => {
    const user = await makeUser(database.current.db, described)
    const { body } = await call(authentication.login, { body: { email: user.email, password: PASSWORD } })
    const accessToken = String(body.accessToken)
    const withToken: Call = (endpoint, input, extra = {}) =>
      call(endpoint, input, { ...extra, headers: { authorization: `Bearer ${accessToken}`, ...extra.headers } })
    const confirm = () => withToken(authentication.confirm, { body: { password: PASSWORD } })
    return { ...user, accessToken, call: withToken, confirm }
  }
  return {
    get app() {
      return app
    },
    get deps() {
      return deps
    },
    get db() {
      return database.current.db
    },
    get pool() {
      return database.current.pool
    },
    /** Calls an endpoint without a token. */
    call,
    makeUser: (described: NewPerson = {}) => makeUser(database.current.db, described),
    /** Creates an active user and signs in; `call` carries the token. */
    signIn,
    /**
     * Compiles every country. On a busy machine the first result map may exceed the time limit of a request, but what
     * is compiled stays cached.
     */
    compileCountries: async () => {
      const person = await signIn()
      const ask = () => person.call(countries.resultMap, { query: {} })
      await vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 100_000 })
    },
  }
}

async function inject<E extends Endpoint>(
  app: FastifyInstance,
  { method, path }: E,
  input: CallInput<E>,
  { headers = {}, address, cookie }: Extra = {},
): Promise<Reply<E>> {
  const {
    params = {},
    query,
    body,
  } = input as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: object
  }
  const answer = await app.inject({
    method,
    url: `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`,
    headers: { ...headers, ...(cookie && { cookie: `refresh=${cookie}` }) },
    ...(query && { query }),
    ...(body !== undefined && { payload: body }),
    ...(address && { remoteAddress: address }),
  })
  return {
    status: answer.statusCode,
    body: answer.body === '' ? undefined : JSON.parse(answer.body),
    headers: answer.headers as Record<string, string | undefined>,
    cookie: answer.cookies.find(({ name }) => name === 'refresh')?.value,
  }
}

async function makeUser(db: Db, { account = 'own', role = 'DPT_USER', status = 'ACTIVE', groups = [] }: NewPerson) {
  const userId = randomUUID()
  // Without hyphens: a short part of an address could by chance occur in a password, which is refused then.
  const email = `${userId.replaceAll('-', '')}@example.org`
  await db
    .insert(accounts)
    .values({ accountId: account, accountName: account, accountType: 'COM' })
    .onConflictDoNothing()
  const passwordHash = await HASH
  await db
    .insert(users)
    .values({ userId, accountId: account, email, passwordHash, firstName: 'Ada', lastName: 'Ng', role, status })
  for (const userGroupId of groups) await db.insert(memberships).values({ accountId: account, userGroupId, userId })
  return { userId, accountId: account, email }
}
