import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { audit } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { links, users } from '../../db/schema.ts'
import { addJob, type MailPurpose } from '../../jobs/jobs.ts'
import { writeMails } from '../../mail/storedMails.ts'
import { startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'
import { payloadsOf } from '../../testing/workQueue.ts'

const api = startApi()
const mail = startMail(api)
const { work } = mail

const queue = (userId: string, purpose: MailPurpose) => addJob(api.db, 'sendMail', { userId, purpose })
const waiting = async (userId: string) => {
  const mails = await payloadsOf(api.pool, 'sendMail')
  return mails.filter((mail) => mail.userId === userId).length
}
const linksOf = (userId: string) => api.db.select().from(links).where(eq(links.userId, userId))

describe('a queued mail', () => {
  test('is sent as text and HTML with a link from PUBLIC_URL, whose token is stored hashed', async () => {
    const { userId, email } = await api.makeUser({ status: 'CREATED' })
    await queue(userId, 'validate')
    await work()
    const [sent] = mail.to(email)
    const token = sent?.link?.searchParams.get('t') ?? ''

    expect(sent?.link?.href).toMatch(new RegExp(`^http://localhost:3000/validate\\?i=${userId}&t=[\\w-]{43}$`))
    expect(sent?.raw).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(sent?.raw).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(sent?.raw).toMatch(/^X-Portal-Mail: validation/m)
    expect(sent?.raw).not.toMatch(/<img|<script|url\(|@import/)
    expect(JSON.stringify(await linksOf(userId))).not.toContain(token)
  })

  test('waits while the mail server is down, then is sent once under the same Message-ID', async () => {
    const { userId, email } = await api.makeUser()
    await queue(userId, 'reset')
    mail.setDown(true)
    await work()
    const [first] = await linksOf(userId)
    await work()
    expect(mail.to(email)).toEqual([])

    mail.setDown(false)
    await work()
    await work()
    expect(mail.to(email).map(({ messageId }) => messageId)).toEqual([`<${first?.mailId}@localhost>`])
  })

  test('that the mail server refuses for good is given up, and the administrators see it in the audit log', async () => {
    const admin = await api.signIn({ role: 'ACC_ADMIN' })
    const { userId, email } = await api.makeUser({ account: admin.accountId })
    mail.refuse(email, '550 5.1.1 No such user')
    await queue(userId, 'reset')
    await work()

    expect(await waiting(userId)).toBe(0)
    const { body } = await admin.call(audit.list, { body: { filter: { action: ['USER_MAIL_REFUSED'] } } })
    expect(body.rows).toMatchObject([
      { actor: 'Portal', subjectId: userId, details: { kind: 'reset', reply: '550 5.1.1' }, address: null },
    ])
  })

  test.each(['450 4.2.1 Greylisted', '554 5.7.1 Relay access denied', '530 5.7.0 Authentication required'])(
    'that the mail server refuses with %s waits, because that can change',
    async (reply) => {
      const { userId, email } = await api.makeUser()
      mail.refuse(email, reply)
      await queue(userId, 'reset')
      await work()
      expect(await waiting(userId)).toBe(1)
      mail.accept(email)
      await work()
      expect(mail.to(email)).toHaveLength(1)
    },
  )

  test('to a former address that no longer exists does not keep the link from the new one', async () => {
    const { userId, email } = await api.makeUser()
    const pendingEmail = `new-${email}`
    await api.db.update(users).set({ pendingEmail }).where(eq(users.userId, userId))
    mail.refuse(email, '550 5.1.1 No such user')
    await queue(userId, 'email')
    await work()
    expect(mail.to(pendingEmail)).toHaveLength(1)
  })

  test('is queued only once at a time, and not at all if its transaction rolls back', async () => {
    const { userId, email } = await api.makeUser()
    await queue(userId, 'reset')
    await queue(userId, 'reset')
    const failing = api.db.transaction(async (tx) => {
      await addJob(tx, 'sendMail', { userId, purpose: 'alreadyRegistered' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await work()

    expect(mail.to(email)).toHaveLength(1)
  })

  test('has one receiver, whatever was entered as the email', async () => {
    const { userId } = await api.makeUser()
    const email = `x, ${userId}@evil.example`
    await api.db.update(users).set({ email }).where(eq(users.userId, userId))
    await queue(userId, 'reset')
    await work()

    expect(mail.to(`${userId}@evil.example`)).toEqual([])
  })

  test('is stored in the database without a mail server, and exported as a file that only its owner can read', async () => {
    const { userId, email } = await api.makeUser()
    await queue(userId, 'reset')
    await mail.workWithoutServer()
    const folder = join(mkdtempSync(join(tmpdir(), 'portal-mail-')), 'mail')
    await writeMails(api.db, folder)
    const contents = (name: string) => readFileSync(join(folder, name), 'utf8')
    const file = readdirSync(folder).find((name) => contents(name).includes(`To: ${email}`)) ?? ''

    expect(file).toMatch(/\.eml$/)
    expect([statSync(folder).mode & 0o777, statSync(join(folder, file)).mode & 0o777]).toEqual([0o700, 0o600])
    expect(contents(file)).toContain('/reset-password?i=')
    rmSync(dirname(folder), { recursive: true })
  })
})

describe('the content of a mail depends on the status of its user when it is sent', () => {
  test.each([
    { status: 'CREATED', purpose: 'reset', page: '/validate' },
    { status: 'CREATED', purpose: 'alreadyRegistered', page: '/validate' },
    { status: 'ACTIVE', purpose: 'resetWrongPassword', page: '/reset-password' },
    { status: 'ACTIVE', purpose: 'alreadyRegistered', page: undefined },
    { status: 'DEACTIVATED', purpose: 'reset', page: undefined },
  ] as const)('a $status user gets a link to $page for the purpose $purpose', async ({ status, purpose, page }) => {
    const { userId, email } = await api.makeUser({ status })
    await queue(userId, purpose)
    await work()

    expect(mail.to(email).map(({ link }) => link?.pathname)).toEqual([page])
  })

  test('a user who is active or deleted gets no validation link', async () => {
    const active = await api.makeUser()
    const gone = await api.makeUser({ status: 'CREATED' })
    await queue(active.userId, 'validate')
    await queue(gone.userId, 'validate')
    await api.db.delete(users).where(eq(users.userId, gone.userId))
    await work()

    expect([...mail.to(active.email), ...mail.to(gone.email)]).toEqual([])
  })

  test('the new address gets the link, and the current one is informed', async () => {
    const { userId, email } = await api.makeUser()
    const pendingEmail = `new-${email}`
    await api.db.update(users).set({ pendingEmail }).where(eq(users.userId, userId))
    await queue(userId, 'email')
    await work()

    expect(mail.to(email).map(({ link, text }) => [link?.pathname, text.includes(pendingEmail)])).toEqual([
      ['/undo-email', true],
    ])
    expect(mail.to(pendingEmail).map(({ link }) => link?.pathname)).toEqual(['/confirm-email'])
  })
})
