import { randomUUID } from 'node:crypto'
import { operation } from '@portal/contract'
import { like, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditEntries, operatorRuns } from '../db/schema.ts'
import { addJob } from '../jobs/jobs.ts'
import { readSettings, SETTING_NAMES } from '../shared/settings/settings.ts'
import { startAssessment } from '../testing/assessing.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { workQueue } from '../testing/workQueue.ts'
import { recordRun, runCheck } from './index.ts'
import { shownSettings } from './shownSettings.ts'

const SECRET = 'Zebra-crossing-9!!'
const api = startApi({ PORTAL_KEY: `${SECRET}${SECRET}`, SMTP_URL: `smtp://post:${SECRET}@mail.example.org:2525` })
let operator = undefined as unknown as Person
beforeAll(async () => {
  operator = await api.signIn({ account: 'operator', role: 'SUPER_ADMIN' })
})

const state = async () => (await operator.call(operation.read, {})).body
const work = () =>
  workQueue(api.pool, {
    runCheck: (payload) => runCheck({ db: api.db, settings: api.deps.settings, log: api.deps.log }, payload),
  })

test('only who operates the portal sees how it stands and starts checks', async () => {
  const admin = await api.signIn({ role: 'ACC_ADMIN' })
  for (const person of [admin, await api.signIn({ role: 'DPT_LEGAL_ADMIN' })]) {
    expect((await person.call(operation.read, {})).status).toBe(403)
    expect((await person.call(operation.check, { params: { check: 'auditLog' } })).status).toBe(403)
  }
  expect((await api.call(operation.read, {})).status).toBe(401)
  expect(await state()).toMatchObject({
    versions: { node: process.versions.node },
    lastBackup: null,
    checks: { auditLog: null, decisions: null },
  })
})

test('every setting is shown, but no secret and no password of an address', () => {
  const withSecrets = readSettings({
    ADMIN_PASSWORD: SECRET,
    PORTAL_KEY: `${SECRET}${SECRET}`,
    DATABASE_URL: `postgres://portal:${SECRET}@db.example.org:5433/abs`,
    DATABASE_READ_URL: `postgres://portal:${SECRET}@standby.example.org/abs`,
    SMTP_URL: `smtps://post:${SECRET}@mail.example.org`,
    TAXONOMY_URL: `https://example.org/${SECRET}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `https://example.org/${SECRET}`,
    FILES_S3_URL: `https://key:${SECRET}@files.example.org/bucket`,
    VIRUS_SCAN: `command:scan --password ${SECRET}`,
    METRICS_PORT: '9100',
  })
  const shown = shownSettings(withSecrets)
  const shownAs = (name: string) => shown.find((setting) => setting.name === name)?.value
  const read = SETTING_NAMES.filter((name) => name !== 'PORTAL_KEY_FILE')

  expect(shown.map(({ name }) => name)).toEqual([...read].sort((one, other) => one.localeCompare(other)))
  expect(JSON.stringify(shown)).not.toContain(SECRET)
  expect(shownAs('DATABASE_URL')).toBe('db.example.org:5433/abs')
  expect(shownAs('SMTP_URL')).toBe('mail.example.org')
  expect(shownAs('FILES_S3_URL')).toBe('files.example.org/bucket')
  expect(shown.filter(({ isSecret }) => isSecret)).toEqual([
    { name: 'ADMIN_PASSWORD', value: 'set', isSecret: true },
    { name: 'PORTAL_KEY', value: 'set', isSecret: true },
  ])
})

test('mails that wait and jobs that were given up are counted', async () => {
  const before = await state()
  await addJob(api.db, 'sendMail', { userId: operator.userId, purpose: 'reset' })
  await addJob(api.db, 'notifyLocked', { accountId: 'own', assessmentId: operator.userId })
  await api.db.execute(sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where task_identifier = 'notifyLocked'), attempts => 10)`)
  const { mails, jobs } = await state()

  expect(mails).toMatchObject({ waiting: before.mails.waiting + 1, oldest: expect.any(String) })
  expect(jobs).toMatchObject({ waiting: before.jobs.waiting + 1, givenUp: [{ kind: 'notifyLocked', count: 1 }] })
  expect(JSON.stringify(await state())).not.toContain(SECRET)
})

test('jobs that were given up are tried again, or deleted with a reason that the audit log keeps', async () => {
  const giveUp = (kind: string) =>
    api.db.execute(sql`select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where task_identifier = ${kind}), attempts => 10)`)
  const kinds = async () => (await state()).jobs.givenUp.map(({ kind }) => kind)
  await addJob(api.db, 'notifyLocked', { accountId: 'own', assessmentId: randomUUID() })
  await giveUp('notifyLocked')
  const params = { kind: 'notifyLocked' }
  const admin = await api.signIn({ role: 'ACC_ADMIN' })
  expect((await admin.call(operation.retryJobs, { params })).status).toBe(403)

  const { waiting } = (await state()).jobs
  const retried = await operator.call(operation.retryJobs, { params })
  expect(retried).toMatchObject({ status: 200, body: { count: expect.any(Number) } })
  expect(await kinds()).not.toContain('notifyLocked')
  expect((await state()).jobs.waiting).toBe(waiting + retried.body.count)
  expect((await operator.call(operation.retryJobs, { params })).status).toBe(404)

  await giveUp('notifyLocked')
  expect((await operator.call(operation.deleteJobs, { params, body: { reason: ' ' } })).status).toBe(422)
  expect((await operator.call(operation.deleteJobs, { params, body: { reason: 'The case is gone.' } })).status).toBe(
    200,
  )
  expect(await kinds()).not.toContain('notifyLocked')
  const kept = await api.db.select().from(auditEntries).where(like(auditEntries.action, 'JOBS\\_%'))
  expect(kept.map(({ action }) => action)).toEqual(['JOBS_RETRIED', 'JOBS_DELETE'])
  expect(JSON.stringify(kept)).toContain('The case is gone.')
})

test('a check runs once in the background, and its outcome and day are shown', async () => {
  await startAssessment(await api.signIn())
  for (const check of ['auditLog', 'auditLog', 'decisions'] as const) {
    expect((await operator.call(operation.check, { params: { check } })).status).toBe(200)
  }
  expect(await state()).toMatchObject({ checks: { auditLog: { endedAt: null }, decisions: { endedAt: null } } })
  await work()
  const { checks } = await state()

  expect(await api.db.$count(operatorRuns)).toBe(2)
  expect(checks).toMatchObject({
    auditLog: { endedAt: expect.any(String), failed: false, faults: 0, findings: [] },
    decisions: { endedAt: expect.any(String), checked: 1, faults: 0 },
  })
})

test('a changed entry is found, and a check that cannot be carried through says so', async () => {
  const [entry] = await api.db.select().from(auditEntries).limit(1)
  await api.db.execute(sql`alter table audit_entries disable trigger user`)
  await api.db.execute(sql`update audit_entries set action = 'USER_CHANGED_BY_HAND'
    where account_id = ${entry?.accountId} and number = ${entry?.number}`)
  await operator.call(operation.check, { params: { check: 'auditLog' } })
  await work()
  expect((await state()).checks.auditLog).toMatchObject({
    faults: 1,
    findings: [`account ${entry?.accountId}, entry ${entry?.number} is not what was written`],
  })

  await operator.call(operation.check, { params: { check: 'auditLog' } })
  const settings = { ...api.deps.settings, auditAnchorFile: '/dev/null/audit-anchors.jsonl' }
  await workQueue(api.pool, {
    runCheck: (payload) => runCheck({ db: api.db, settings, log: api.deps.log }, payload),
  })
  expect((await state()).checks.auditLog).toMatchObject({ failed: true, endedAt: expect.any(String) })
})

test('the day of the last backup is that of the command, not of a check', async () => {
  await recordRun(api.db, { kind: 'backup', startedAt: new Date() })
  expect((await state()).lastBackup).toMatch(/^\d{4}-/)
})
