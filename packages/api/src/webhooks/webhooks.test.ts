import { createHmac, randomUUID } from 'node:crypto'
import dns from 'node:dns'
import names from 'node:dns/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answers, cases, webhooks } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSecretBox } from '../authentication/index.ts'
import { auditEntries, webhookDeliveries, webhooks as webhookTable } from '../db/schema.ts'
import { isPublicAddress, resolvePublic } from '../http/publicAddresses.ts'
import { runJobs } from '../jobs/runJobs.ts'
import { openMailer } from '../mail/mailer.ts'
import { createApp } from '../startup/app.ts'
import { tasksOf } from '../startup/tasks.ts'
import { BRAZIL } from '../testing/brazil.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { deliverWebhook, purgeDeliveries } from './deliveries.ts'
import { postMessage, signatureOf } from './postMessage.ts'

const api = startApi()
let server: Server
let address: string
const received: { headers: IncomingHttpHeaders; body: string }[] = []
let answer: { status: number; headers?: Record<string, string>; body?: string } = { status: 204 }

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
})
afterAll(() => server.close())
beforeEach(() => {
  received.length = 0
  answer = { status: 204 }
})

const box = openSecretBox(undefined)
const deliver = (deliveryId: string, webhookPrivateAddresses = true) =>
  deliverWebhook(
    { db: api.db, box, settings: { webhookPrivateAddresses, webhookPorts: undefined }, log: api.deps.log },
    { deliveryId },
  )
/** Runs all waiting jobs and returns how many messages were refused. */
async function deliverAll(): Promise<number> {
  const waiting = await api.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.status, 'waiting'))
  const ends = await Promise.allSettled(waiting.map(({ deliveryId }) => deliver(deliveryId)))
  return ends.filter(({ status }) => status === 'rejected').length
}

/** An administrator in an account of their own, with a webhook to this test's server. */
async function withWebhook(account: string) {
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  await admin.confirm()
  const made = await callAllowingPrivate(admin)
  return { admin, ...made }
}
let appAllowingPrivate: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  appAllowingPrivate = await createApp({
    ...api.deps,
    settings: { ...api.deps.settings, webhookPrivateAddresses: true, webhookPorts: undefined },
  })
})
afterAll(() => appAllowingPrivate.close())
async function callAllowingPrivate(admin: Person) {
  const reply = await appAllowingPrivate.inject({
    method: 'POST',
    url: `/api${webhooks.create.path}`,
    headers: { authorization: `Bearer ${admin.accessToken}` },
    payload: { address, events: ['assessment.completed', 'assessment.colour-changed', 'assessment.lock-opened'] },
  })
  expect(reply.json()).toMatchObject({ success: true })
  const { secret, webhook } = reply.json()
  return { secret: String(secret), webhookId: String(webhook.webhookId) }
}
const deliveriesOf = async (admin: Person, id: string) =>
  (await admin.call(webhooks.deliveries, { params: { id } })).body.rows

/** RED in Brazil; `userOrigin: national` makes it AMBER. */
const RED: Answers = { ...BRAZIL, geneticResource: 'Secret species' }
const REST: Answers = { externalFunding: false, br_partner: 'no', br_borderArea: 'no', confirm: true }
const start = async (person: Person) =>
  (await person.call(cases.create, { body: { answers: RED } })).body.assessment.assessmentId
const answerMore = async (person: Person, id: string, body: Answers) =>
  (await person.call(cases.addAnswer, { params: { id }, query: {}, body })).body.assessment

describe('a message', () => {
  test('is signed as the Standard Webhooks specification requires', async () => {
    // The example with which the specification's libraries are tested.
    const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
    const messageId = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
    const example = { messageId, seconds: 1614265330, body: '{"test": 2432232314}' }
    expect(signatureOf(secret, example)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  test('carries its id, its time and a signature over both and the body', async () => {
    const { admin, webhookId, secret } = await withWebhook('signed')
    await admin.call(webhooks.test, { params: { id: webhookId } })
    expect(await deliverAll()).toBe(0)

    const [message] = received
    const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = message?.headers ?? {}
    expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60)
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const mac = createHmac('sha256', key).update(`${id}.${seconds}.${message?.body}`).digest('base64')
    expect(signature).toBe(`v1,${mac}`)
    expect(JSON.parse(message?.body ?? '')).toMatchObject({ type: 'test', data: { accountId: 'signed' } })
    expect(await deliveriesOf(admin, webhookId)).toMatchObject([
      { event: 'test', status: 'delivered', attempts: 1, reached: true, responseStatus: null, failure: null },
    ])
  })

  test('carries a signature with a new secret and, for a day, with the previous one', async () => {
    const { admin, webhookId, secret } = await withWebhook('renewed')
    const params = { id: webhookId }
    const renewed = await admin.call(webhooks.renewSecret, { params })
    expect(renewed.body.webhook.formerSecretUntil).not.toBeNull()
    const signedWith = async () => {
      received.length = 0
      await admin.call(webhooks.test, { params })
      await deliverAll()
      const [message] = received
      const {
        'webhook-id': messageId,
        'webhook-timestamp': seconds,
        'webhook-signature': signatures,
      } = message?.headers ?? {}
      const signed = { messageId: String(messageId), seconds: Number(seconds), body: message?.body ?? '' }
      return [renewed.body.secret, secret].map((one) =>
        String(signatures)
          .split(' ')
          .includes(signatureOf(Buffer.from(one.replace('whsec_', ''), 'base64'), signed)),
      )
    }
    expect(await signedWith()).toEqual([true, true])
    const dayAgo = { formerSecretUntil: new Date(Date.now() - 1) }
    await api.db.update(webhookTable).set(dayAgo).where(eq(webhookTable.webhookId, webhookId))
    expect(await signedWith()).toEqual([true, false])
    expect(
      (await (await api.signIn({ account: 'renewed', role: 'ACC_ADMIN' })).call(webhooks.renewSecret, { params })).body,
    ).toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
  })

  test('reports completion, a changed colour and an opened lock with ids only, to the account of the assessment', async () => {
    const { admin } = await withWebhook('told')
    await withWebhook('elsewhere')
    const assessmentId = await start(admin)
    await answerMore(admin, assessmentId, { userOrigin: 'national' })
    const { locks } = await answerMore(admin, assessmentId, { ...REST, userOrigin: 'foreign' })
    for (const { ref, type } of locks) {
      const body = { ref, type, comment: 'The permit was granted.' }
      expect((await admin.call(cases.unlock, { params: { id: assessmentId }, body })).status).toBe(200)
    }
    await deliverAll()

    const messages = received.map(({ body }) => JSON.parse(body))
    const said = messages.map(
      ({ type, data }) => `${type} ${data.colour ?? data.lock ?? `${data.before} ${data.after}`}`,
    )
    expect(locks.length).toBeGreaterThan(0)
    expect(said.toSorted()).toEqual(
      [
        'assessment.completed RED',
        'assessment.colour-changed RED AMBER',
        'assessment.colour-changed AMBER RED',
        ...locks.map(({ type }) => `assessment.lock-opened ${type}`),
      ].toSorted(),
    )
    expect(messages.every(({ data }) => data.assessmentId === assessmentId)).toBe(true)
    expect(JSON.stringify(received)).not.toContain('Secret species')
  })

  test('that fails is retried until accepted or given up, and can be sent again on request', async () => {
    const { admin, webhookId } = await withWebhook('retried')
    answer = { status: 500 }
    await admin.call(webhooks.test, { params: { id: webhookId } })
    expect(await deliverAll()).toBe(1)
    const [first] = await deliveriesOf(admin, webhookId)
    expect(first).toMatchObject({ status: 'waiting', attempts: 1, reached: false })
    const deliveryId = String(first?.deliveryId)
    for (let more = 2; more <= 12; more++) await deliver(deliveryId).catch(() => undefined)
    expect((await deliveriesOf(admin, webhookId))[0]).toMatchObject({ status: 'failed', attempts: 12 })

    answer = { status: 200 }
    await deliver(deliveryId)
    expect(received).toHaveLength(12)
    await admin.call(webhooks.sendAgain, { params: { id: webhookId, deliveryId } })
    expect(await deliverAll()).toBe(0)
    expect((await deliveriesOf(admin, webhookId))[0]).toMatchObject({ status: 'delivered', reached: true })
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([`msg_${deliveryId}`]))
  })

  test('that does not reach its receiver is one line of the log for each attempt, and one once it is given up', async () => {
    const { admin, webhookId } = await withWebhook('unreached')
    const params = { id: webhookId }
    await api.db
      .update(webhookTable)
      .set({ address: 'http://127.0.0.1:1/' })
      .where(eq(webhookTable.webhookId, webhookId))
    await admin.call(webhooks.test, { params })
    await api.db.update(webhookDeliveries).set({ attempts: 11 }).where(eq(webhookDeliveries.webhookId, webhookId))
    await admin.call(webhooks.test, { params })
    const written: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void written.push(line) })
    const settings = { ...api.deps.settings, webhookPrivateAddresses: true, webhookPorts: undefined }
    const mailer = openMailer(settings, api.db, async () => undefined)
    const stop = runJobs(api.pool, tasksOf({ ...api.deps, settings, log }, mailer), {}, log)
    const lines = () => written.filter((line) => line.includes(webhookId)).map((line) => JSON.parse(line))
    await vi.waitFor(() => expect(lines()).toHaveLength(2), { timeout: 60_000 })
    await stop()

    const WARN = 40
    const reason = 'no answer'
    expect(lines()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          level: WARN,
          attempts: 1,
          most: 12,
          reason,
          msg: 'a webhook did not take a message',
        }),
        expect.objectContaining({ level: WARN, attempts: 12, reason, msg: 'a message to a webhook is given up' }),
      ]),
    )
    expect(written.join('')).not.toMatch(/ {4}at |127\.0\.0\.1/)
  })

  test('is not sent while the webhook is off, and its delivery is deleted after a month', async () => {
    const { admin, webhookId } = await withWebhook('off')
    await admin.call(webhooks.test, { params: { id: webhookId } })
    const month = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
    await api.db.update(webhookDeliveries).set({ createdAt: month }).where(eq(webhookDeliveries.webhookId, webhookId))
    await purgeDeliveries(api.db)
    expect(await deliveriesOf(admin, webhookId)).toEqual([])
    expect((await admin.call(webhooks.update, { params: { id: webhookId }, body: { active: false } })).status).toBe(200)
    await answerMore(admin, await start(admin), { userOrigin: 'national' })
    expect(await deliveriesOf(admin, webhookId)).toEqual([])
  })
})

describe('server-side request forgery', () => {
  test.each([
    'http://webhooks.example/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://10.1.2.3/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/hook',
    'https://db.localhost/hook',
    'https://user:secret@webhooks.example/hook',
    'file:///etc/passwd',
  ])('%s is refused', async (forbidden) => {
    const admin = await api.signIn({ account: 'led', role: 'ACC_ADMIN' })
    await admin.confirm()
    const body = { address: forbidden, events: ['assessment.completed' as const] }
    const reply = await admin.call(webhooks.create, { body })
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'address' }] } })
  })

  test('a name that resolves to a private address is refused when it is saved, unlike one that does not resolve', async () => {
    const admin = await api.signIn({ account: 'named', role: 'ACC_ADMIN' })
    await admin.confirm()
    const body = { address: 'https://intranet.example/hook', events: ['assessment.completed' as const] }
    const save = () => admin.call(webhooks.create, { body })
    const answered = vi.spyOn(names, 'lookup')
    answered.mockResolvedValueOnce([{ address: '10.0.0.7', family: 4 }] as never)
    expect(await save()).toMatchObject({ status: 422, body: { errors: [{ path: 'address' }] } })
    answered.mockRejectedValueOnce(new Error('ENOTFOUND'))
    expect((await save()).status).toBe(200)
    answered.mockRestore()
  })

  test('a name that resolves to a private address is refused at delivery, which shows the same as one that is not reached', async () => {
    const { admin, webhookId } = await withWebhook('rebound')
    const shownAfter = async (send: (deliveryId: string) => Promise<void>) => {
      await admin.call(webhooks.test, { params: { id: webhookId } })
      const [{ deliveryId } = { deliveryId: '' }] = await deliveriesOf(admin, webhookId)
      await expect(send(deliveryId)).rejects.toThrow()
      const [shown] = await deliveriesOf(admin, webhookId)
      return { ...shown, deliveryId: '', createdAt: '', triedAt: '' }
    }
    const refused = await shownAfter((deliveryId) => deliver(deliveryId, false))
    expect(received).toEqual([])
    expect(refused).toMatchObject({
      reached: false,
      responseStatus: null,
      failure: expect.stringContaining('not reached'),
    })
    const closed = { address: 'http://127.0.0.1:1/' }
    await api.db.update(webhookTable).set(closed).where(eq(webhookTable.webhookId, webhookId))
    expect(await shownAfter((deliveryId) => deliver(deliveryId))).toEqual(refused)
    answer = { status: 500 }
    await api.db.update(webhookTable).set({ address }).where(eq(webhookTable.webhookId, webhookId))
    expect(await shownAfter((deliveryId) => deliver(deliveryId))).toEqual(refused)
    await expect(resolvePublic('localhost', false)).rejects.toThrow()
  })

  test.each([
    ['93.184.215.14', true],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['::ffff:127.0.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['2002:7f00:1::', false],
    ['64:ff9b::7f00:1', false],
    ['no address', false],
  ])('%s: public is %s', (candidate, isPublic) => {
    expect(isPublicAddress(candidate)).toBe(isPublic)
  })

  test('the connection goes to the address that was checked, without a second DNS look-up', async () => {
    const again = vi.spyOn(dns, 'lookup').mockImplementation(() => {
      throw new Error('looked up again')
    })
    const named = address.replace('127.0.0.1', 'localhost')
    const sent = await postMessage(
      { address: named, messageId: 'msg_1', body: '{}', secrets: [Buffer.from('s')] },
      { privateAllowed: true },
    )
    again.mockRestore()
    expect(sent).toEqual({ status: 204 })
  })

  test('a redirect is not followed, a long response is cut off, and a refused connection is a failure of its own', async () => {
    const message = { address, messageId: 'msg_1', body: '{}', secrets: [Buffer.from('secret')] }
    answer = { status: 302, headers: { location: address } }
    expect(await postMessage(message, { privateAllowed: true })).toEqual({ status: 302 })
    expect(received).toHaveLength(1)
    answer = { status: 200, body: 'x'.repeat(100_000) }
    expect(await postMessage(message, { privateAllowed: true })).toEqual({ failure: 'too much' })
    expect(await postMessage({ ...message, address: 'http://127.0.0.1:1/' }, { privateAllowed: true })).toEqual({
      failure: 'no answer',
    })
  })
})

test('a webhook shows how its own last message went, not that of another one', async () => {
  const { admin, webhookId } = await withWebhook('status')
  await admin.call(webhooks.test, { params: { id: webhookId } })
  await deliverAll()
  const other = await withWebhook('status')

  const { rows } = (await admin.call(webhooks.list, {})).body
  const statuses = new Map(rows.map((row) => [row.webhookId, row.lastStatus]))
  expect([statuses.get(webhookId), statuses.get(other.webhookId)]).toEqual(['delivered', null])
})

test('changes of webhooks are in the audit log, without the secret', async () => {
  const { secret, webhookId, admin } = await withWebhook('logged')
  await admin.call(webhooks.remove, { params: { id: webhookId } })
  const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.accountId, 'logged'))
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['ACCOUNT_WEBHOOK_CREATED', 'ACCOUNT_WEBHOOK_DELETE']),
  )
  expect(JSON.stringify(entries)).not.toContain(secret.slice(6))
  expect((await admin.call(webhooks.deliveries, { params: { id: webhookId } })).status).toBe(404)
})

test('only the ports 443 and 8443 are reached unless the operator allows others; the rest is tried neither', async () => {
  const admin = await api.signIn({ role: 'ACC_ADMIN' })
  const { createWebhook } = await import('./webhooks.service.ts')
  const deps = { db: api.db, box, webhookPrivateAddresses: false, webhookPorts: [443, 8443] }
  const actor = { userId: admin.userId, accountId: admin.accountId, role: 'ACC_ADMIN' } as never
  const create = (port: string) =>
    createWebhook(deps, actor, { address: `https://93.184.215.14${port}/hook`, events: ['assessment.completed'] })
  for (const port of [':22', ':5432', ':80']) {
    await expect(create(port)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const message = { address: `https://93.184.215.14${port}/`, messageId: 'msg_1', body: '{}', secrets: [] }
    const reach = { privateAllowed: true, ports: [443, 8443] }
    expect(await postMessage(message, reach)).toEqual({ failure: 'not allowed' })
  }
})

test('the number of messages is that of all, also of those beyond the list', async () => {
  const { admin, webhookId } = await withWebhook('Many messages')
  const messages = Array.from({ length: 120 }, () => ({ deliveryId: randomUUID(), webhookId, body: '' }))
  await api.db.insert(webhookDeliveries).values(messages.map((one) => ({ ...one, event: 'test' as const })))
  const { count, rows } = (await admin.call(webhooks.deliveries, { params: { id: webhookId } })).body
  expect([count, rows.length]).toEqual([120, 100])
})
