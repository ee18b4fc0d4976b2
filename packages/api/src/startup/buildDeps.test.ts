import { versions } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { accounts } from '../db/schema.ts'
import { startApi } from '../testing/startApi.ts'
import { buildDeps } from './buildDeps.ts'

const api = startApi()
const LAWYER = { account: 'operator', role: 'DPT_LEGAL_ADMIN' } as const

test('shipped laws that wait for adoption beside edited ones are named at the start, in one line', async () => {
  const editor = await api.signIn(LAWYER)
  await api.db.update(accounts).set({ operator: true }).where(eq(accounts.accountId, 'operator'))
  const second = await api.signIn(LAWYER)
  const { version, file } = (await editor.call(versions.create, { params: { id: 'MX' }, body: { from: 1 } })).body
  const params = { id: 'MX', version: version.version }
  await editor.call(versions.replace, { params, body: { ...file, name: 'Mexico, ours' } })
  await second.call(versions.activate, { params })

  const entries: { level: number; laws?: string; msg: string }[] = []
  const log = pino({}, { write: (line: string) => void entries.push(JSON.parse(line)) })
  await buildDeps(api.db, api.deps.settings, log)
  expect(entries).toEqual([
    expect.objectContaining({
      level: 40,
      laws: 'MX',
      msg: 'shipped laws wait for adoption beside those that were edited here',
    }),
  ])
})
