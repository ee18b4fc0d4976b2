import { type CallOutput, counsel, editing, notifications, versions } from '@portal/contract'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { LAWYER, makeOperator } from '../../testing/operator.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
let [one, two] = [] as unknown as [Person, Person]
let params: { id: string; version: number }
let draft: CallOutput<typeof versions.create>

beforeAll(async () => {
  await makeOperator(api)
  one = await api.signIn(LAWYER)
  two = await api.signIn(LAWYER)
  draft = (await one.call(versions.create, { params: { id: 'KE' }, body: { from: 1 } })).body
  params = { id: 'KE', version: draft.version.version }
})

const firstRow = () => {
  const row = draft.file.matrices[0]?.rows[0]
  if (!row) throw new Error('Kenya has no row.')
  return row
}
const entryOfRow = () => `row ${firstRow().id}`
const lastDay = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)

/** HTML, a formula, an override of the direction that is never closed, and the parameters of templates. */
const HOSTILE = `=cmd|'/C calc'!A0 <img src=x onerror=alert(1)> \u202Egnp.exe {{by}} $1 %0a`

const comment = (text: string) => one.call(editing.comment, { params, body: { entry: entryOfRow(), text } })
const handOver = (message: string) =>
  one.call(editing.handOver, { params, body: { revision: draft.version.revision, message } })
const invite = (name: string) => one.call(counsel.invite, { params, body: { counsel: name, lastDay } })

test('hostile text of a draft comes back as the text that it is, also in what others are told', async () => {
  expect((await comment(HOSTILE)).body).toMatchObject({ text: HOSTILE })
  const given = (await handOver(HOSTILE)).body
  expect(given).toMatchObject({ message: HOSTILE })
  const { link, token } = (await invite(HOSTILE)).body
  expect(link).toMatchObject({ counsel: HOSTILE })
  const guest = { token, name: HOSTILE, entry: entryOfRow(), text: HOSTILE }
  expect((await api.call(counsel.comment, { body: guest })).body).toMatchObject({ guestName: HOSTILE, text: HOSTILE })

  const told = (await one.call(notifications.list, { query: {} })).body.rows.map(({ text }) => text)
  expect(told).toContainEqual(expect.stringContaining(HOSTILE))
  const remark = HOSTILE
  const returned = await two.call(editing.giveBack, { params, body: { handOverId: given.handOverId, remark } })
  expect(returned.body).toMatchObject({ remark })
})

test.each([
  ['10,000 characters', 'x'.repeat(10_000), 422],
  ['a null byte', 'nul \u0000 byte', 422],
  ['nothing that is seen', '\u200B\u202E\u2066', 422],
])('%s are refused, and nothing is kept', async (_name, text, status) => {
  const kept = async () => (await one.call(editing.edits, { params, query: {} })).body.comments.length
  const before = await kept()
  for (const reply of [await comment(text), await handOver(text), await invite(text)]) expect(reply.status).toBe(status)
  expect(await kept()).toBe(before)
})

test('a null byte is named by its field', async () => {
  const { body } = await comment('nul \u0000 byte')
  expect(body).toMatchObject({ errors: [{ path: 'text', message: expect.stringContaining('“nul  byte”') }] })
})

test('what begins like a formula is a text in the workbook of a law', async () => {
  const before = firstRow().then.reason
  const operation = { op: 'set', entry: entryOfRow(), field: 'then/reason', before, after: HOSTILE } as const
  const changed = await one.call(editing.change, {
    params,
    body: { after: draft.version.revision, operations: [operation] },
  })
  expect(changed.status).toBe(200)
  const url = `/api/countries/KE/versions/${params.version}/workbook`
  const headers = { authorization: `Bearer ${one.accessToken}` }
  const book = new ExcelJS.Workbook()
  await book.xlsx.load((await api.app.inject({ method: 'GET', url, headers })).rawPayload as never)
  const found: ExcelJS.CellValue[] = []
  book.eachSheet((sheet) =>
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        expect(cell.type).not.toBe(ExcelJS.ValueType.Formula)
        if (String(cell.value).includes('=cmd|')) found.push(cell.value)
      }),
    ),
  )
  expect(found).toEqual([HOSTILE])
})
