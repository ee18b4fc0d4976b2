import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settings } from '../db/schema.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { loadKeys, rotateKeys } from './keys.ts'
import { openSecretBox } from './secrets.ts'

const database = freshDatabase()
const db = () => database.current.db
const NAMES = ['access-token-key', 'refresh-token-key', 'report-link-key', 'one-time-token-key']
const stored = async () => {
  const rows = await db().select().from(settings).where(inArray(settings.name, NAMES))
  return new Map(rows.map(({ name, value }) => [name, value]))
}
const clear = () => db().delete(settings).where(inArray(settings.name, NAMES))
const [plain, box, other] = [undefined, 'a'.repeat(32), 'b'.repeat(32)].map(openSecretBox)
if (!plain || !box || !other) throw new Error('Expected three secret boxes.')
const claims = { userId: 'u', sessionId: 's' }

test('keys stored in plain text are encrypted once there is a PORTAL_KEY, and do not change', async () => {
  await clear()
  const token = await (await loadKeys(db(), plain)).signAccessToken(claims)
  const before = await stored()
  const keys = await loadKeys(db(), box)

  expect(await keys.readAccessToken(token)).toEqual(claims)
  for (const [name, value] of await stored()) {
    expect(value).toMatch(/^aes-256-gcm:/)
    expect(value).not.toContain(before.get(name))
  }
})

test('encrypted keys can be read only with their PORTAL_KEY; the error names the variable', async () => {
  await clear()
  await loadKeys(db(), box)

  await expect(loadKeys(db(), plain)).rejects.toThrow('PORTAL_KEY: the keys in the database are encrypted')
  await expect(loadKeys(db(), other)).rejects.toThrow(
    'PORTAL_KEY: the keys in the database were encrypted with another',
  )
})

test('a wrong PORTAL_KEY stores no key beside those it cannot read', async () => {
  await clear()
  await loadKeys(db(), box)
  await db().delete(settings).where(eq(settings.name, 'one-time-token-key'))

  await expect(loadKeys(db(), other)).rejects.toThrow('PORTAL_KEY')
  expect((await stored()).has('one-time-token-key')).toBe(false)
})

test('a stored key that was tampered with is refused', async () => {
  await clear()
  await loadKeys(db(), box)
  const value = (await stored()).get('access-token-key') ?? ''
  const bytes = Buffer.from(value.slice('aes-256-gcm:'.length), 'base64')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  await db()
    .update(settings)
    .set({ value: `aes-256-gcm:${bytes.toString('base64')}` })
    .where(eq(settings.name, 'access-token-key'))

  await expect(loadKeys(db(), box)).rejects.toThrow('PORTAL_KEY')
})

test('rotating the keys voids everything that the old ones signed', async () => {
  await clear()
  const token = await (await loadKeys(db(), box)).signAccessToken(claims)
  await rotateKeys(db(), box)
  const keys = await loadKeys(db(), box)

  expect(await keys.readAccessToken(token)).toBeUndefined()
  expect(await keys.readAccessToken(await keys.signAccessToken(claims))).toEqual(claims)
})
