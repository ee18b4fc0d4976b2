import { labels, samples } from '@portal/contract'
import { beforeAll, expect, test } from 'vitest'
import { startAssessment } from '../../testing/assessing.ts'
import { BRAZIL } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
let ana: Person
let id = ''
beforeAll(async () => {
  ana = await api.signIn()
  id = (await startAssessment(ana, BRAZIL)).assessmentId
})

const make = ({ accessToken }: Person, payload: object) =>
  api.app.inject({
    method: 'POST',
    url: `/api${labels.make.path}`,
    headers: { authorization: `Bearer ${accessToken}` },
    payload,
  })

test('labels say the number and where the code leads, neither country nor result', async () => {
  const { headers, body, statusCode } = await make(ana, { assessmentIds: [id], format: 'svg' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(body).toMatch(/^<svg xmlns=.*<text [^>]*>#\d{6}<\/text>/)
  expect(body).not.toMatch(/Brazil|>BR<|RED|AMBER|GREEN/)
})

test('each sample has a label, on sheets of 24, with its own name', async () => {
  expect((await make(ana, { assessmentIds: [id], of: 'samples' })).json()).toMatchObject({
    errors: [{ path: 'of', message: 'None of these assessments has samples.' }],
  })
  const rows = Array.from({ length: 25 }, (_, at) => ({ ownId: at === 0 ? 'A <1> & "2"' : `A-${at}` }))
  await ana.call(samples.add, { params: { id }, body: { samples: rows } })
  const svg = (await make(ana, { assessmentIds: [id], of: 'samples', format: 'svg' })).body
  expect(svg).toContain('A &lt;1&gt; &amp; &quot;2&quot;</text>')
  expect(svg.match(/<g /g)).toHaveLength(25)
  const pdf = (await make(ana, { assessmentIds: [id], of: 'samples' })).rawPayload.toString('latin1')
  expect(pdf).toMatch(/^%PDF-/)
  expect(pdf).toContain('/Count 2')
})

test('there are none of an assessment that one may not read', async () => {
  const stranger = await api.signIn({ account: 'elsewhere' })
  expect((await make(stranger, { assessmentIds: [id] })).statusCode).toBe(404)
})
