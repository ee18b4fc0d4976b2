import { randomUUID } from 'node:crypto'
import { cases, MAX_VIEWS } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries, users } from '../../db/schema.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()

const save = (person: Person, body: object) => person.call(cases.saveView, { body: body as never })
const list = async (person: Person) =>
  (await person.call(cases.listViews, {})).body.rows.map(({ name, deletable }) => ({ name, deletable }))
const change = (person: Person, viewId: string, body: { name: string; shared: boolean }) =>
  person.call(cases.changeView, { params: { viewId }, body })
const remove = (person: Person, viewId: string) => person.call(cases.removeView, { params: { viewId } })
const RED = { name: 'Red from Brazil', address: 'result=RED&providerCountry=BR' }
const FORBIDDEN = { status: 403, body: { code: 'USER_INVALID_AUTHENTICATION_FORBIDDEN' } }
const ABSENT = { status: 404, body: { code: 'NOT_FOUND' } }

async function company() {
  const account = randomUUID()
  const ana = await api.signIn({ account })
  const bo = await api.signIn({ account })
  return { account, ana, bo, stranger: await api.signIn({ account: randomUUID() }) }
}

describe('a saved view', () => {
  test('is visible to the user who saved it, sorted by name, and to no other user', async () => {
    const { ana, bo, stranger } = await company()
    const { body } = await save(ana, { ...RED, name: ' Red from Brazil ' })
    await save(ana, { name: 'all of mine', address: '' })

    expect(body).toMatchObject({ ...RED, shared: false, owner: 'Ada Ng', deletable: true })
    expect((await list(ana)).map(({ name }) => name)).toEqual(['all of mine', 'Red from Brazil'])
    expect(await list(bo)).toEqual([])
    expect(await remove(bo, body.viewId)).toMatchObject(ABSENT)
    expect(await remove(stranger, body.viewId)).toMatchObject(ABSENT)
    expect((await remove(ana, body.viewId)).status).toBe(200)
    expect((await list(ana)).map(({ name }) => name)).toEqual(['all of mine'])
  })

  test('that is shared is visible to the account, can be deleted by its owner and administrators, and is audited', async () => {
    const { account, ana, bo, stranger } = await company()
    const guest = await api.signIn({ account, role: 'GUEST_USER' })
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    const { body } = await save(ana, { ...RED, shared: true })

    expect(await list(bo)).toEqual([{ name: RED.name, deletable: false }])
    expect(await list(admin)).toEqual([{ name: RED.name, deletable: true }])
    expect(await list(stranger)).toEqual([])
    expect(await remove(bo, body.viewId)).toMatchObject(FORBIDDEN)
    expect(await save(guest, { ...RED, shared: true })).toMatchObject(FORBIDDEN)
    expect((await save(guest, RED)).status).toBe(200)
    expect((await remove(admin, body.viewId)).status).toBe(200)

    const rows = await api.db.select().from(auditEntries).where(eq(auditEntries.accountId, account))
    const actions = rows.map(({ action }) => action).filter((action) => action.startsWith('ASSESSMENT_VIEW'))
    expect(actions.sort()).toEqual(['ASSESSMENT_VIEW_DELETE', 'ASSESSMENT_VIEW_SHARE'])
  })

  test('is renamed and shared by its owner only, and keeps its filters', async () => {
    const { account, ana, bo } = await company()
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    const { viewId } = (await save(ana, RED)).body
    const { body } = await change(ana, viewId, { name: 'Brazil', shared: true })

    expect(body).toMatchObject({ viewId, name: 'Brazil', address: RED.address, shared: true, isOwn: true })
    expect(await list(bo)).toEqual([{ name: 'Brazil', deletable: false }])
    expect(await change(bo, viewId, { name: 'Mine', shared: true })).toMatchObject(ABSENT)
    expect(await change(admin, viewId, { name: 'Mine', shared: true })).toMatchObject(ABSENT)
    await change(ana, viewId, { name: 'Brazil', shared: false })
    expect(await list(bo)).toEqual([])

    const rows = await api.db.select().from(auditEntries).where(eq(auditEntries.accountId, account))
    const actions = rows.map(({ action }) => action).filter((action) => action.startsWith('ASSESSMENT_VIEW'))
    expect(actions).toEqual(['ASSESSMENT_VIEW_SHARE', 'ASSESSMENT_VIEW_UPDATE'])
  })

  test('has a name that no other of its owner has', async () => {
    const { ana, bo } = await company()
    const refused = {
      status: 422,
      body: { errors: [{ path: 'name', message: 'You have a view of this name already.' }] },
    }
    const { viewId } = (await save(ana, RED)).body
    expect(await save(ana, { ...RED, name: RED.name.toUpperCase() })).toMatchObject(refused)
    expect((await save(bo, RED)).status).toBe(200)
    const other = (await save(ana, { ...RED, name: 'Brazil' })).body.viewId
    expect(await change(ana, other, { name: RED.name, shared: false })).toMatchObject(refused)
    expect((await change(ana, viewId, { name: RED.name, shared: false })).status).toBe(200)
  })

  test('is deleted with its owner', async () => {
    const { ana, bo } = await company()
    await save(ana, { ...RED, shared: true })
    await api.db.delete(users).where(eq(users.userId, ana.userId))
    expect(await list(bo)).toEqual([])
  })

  test('requires a name of at most 60 characters, and the number per user is limited', async () => {
    const { ana } = await company()
    const refused = (path: string) => ({ status: 422, body: { errors: [{ path }] } })
    expect(await save(ana, { ...RED, name: '\u200b' })).toMatchObject(refused('name'))
    expect(await save(ana, { ...RED, name: 'x'.repeat(61) })).toMatchObject(refused('name'))
    expect(await save(ana, { ...RED, address: 'x'.repeat(4001) })).toMatchObject(refused('address'))
    for (let n = 0; n < MAX_VIEWS; n++) await save(ana, { ...RED, name: `View ${n}` })
    expect(await save(ana, RED)).toMatchObject(refused('name'))
  })
})
