import type { AddressInfo } from 'node:net'
import { importing, samples, system, transfers } from '@portal/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAssessment } from '../../testing/assessing.ts'
import { slowness, threadCpuTime } from '../../testing/cpuTime.ts'
import { zipOf } from '../../testing/files/zipOf.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { openFileReaders } from './fileReaders.ts'

const api = startApi()
let ana: Person
beforeAll(async () => {
  ana = await api.signIn()
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  // Starts a thread and loads what the first call of each kind loads.
  await watchHealth().stop()
  await post(importing.read.path, { content: Buffer.from('a').toString('base64') })
})

const workbook = (parts: { styles?: string; strings?: string; sheet?: string }) =>
  zipOf({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="sheet.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet>${parts.styles ?? ''}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${parts.strings ?? ''}</sst>`,
    'xl/sheet.xml': `<worksheet><sheetData>${parts.sheet ?? '<row><c t="inlineStr"><is><t>x</t></is></c></row>'}</sheetData></worksheet>`,
  })

const MB = 1024 * 1024
const WORD = '<c t="s"><v>0</v></c>'

const FILES: [string, () => Promise<Buffer> | Buffer][] = [
  [
    'a number format of 50,000 brackets in 3,000 styles',
    () =>
      workbook({
        styles: `<numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(50_000)}"/></numFmts><cellXfs>${'<xf numFmtId="200"/>'.repeat(3_000)}</cellXfs>`,
      }),
  ],
  ['one row of 5 million columns', () => Buffer.from('a,'.repeat(5_000_000))],
  ['one row of 2 million empty columns', () => Buffer.from(','.repeat(2 * MB))],
  ['2 MB of quotes', () => Buffer.from('"'.repeat(2 * MB))],
  ['2 MB of quotes that open in the middle', () => Buffer.from('a"'.repeat(MB))],
  ['2 MB of quotes before text', () => Buffer.from('""x,'.repeat(MB / 2))],
  ['2 MB of spaces', () => Buffer.from(`a${' '.repeat(2 * MB - 2)}b`)],
  ['2 MB of empty lines', () => Buffer.from('\n'.repeat(2 * MB))],
  ['10,000 rows of 300 columns', () => Buffer.from(`${'ab,'.repeat(300)}\n`.repeat(10_000))],
  ['elements 100,000 deep', () => workbook({ sheet: '<a>'.repeat(100_000) + '</a>'.repeat(100_000) })],
  ['2 million empty rows', () => workbook({ sheet: '<row/>'.repeat(2_000_000) })],
  ['a reference of a million digits', () => workbook({ sheet: `<row><c r="A${'1'.repeat(1_000_000)}x"/></row>` })],
  ['a row that has no number', () => workbook({ sheet: '<row r="abc"><c t="b"><v>1</v></c></row>' })],
  [
    'one long text in a million cells',
    () =>
      workbook({
        strings: `<si><t>${'x'.repeat(30_000)}</t></si>`,
        sheet: `<row>${WORD.repeat(100)}</row>`.repeat(10_000),
      }),
  ],
  ['an empty part of every name', () => workbook({ sheet: '<__proto__><constructor/><toString/></__proto__>' })],
]

/**
 * Processor time in which the main thread receives the file, hands it on and answers the checks. Not the time on the
 * clock, which on a busy machine is mostly that of other processes.
 */
const MAX_MAIN_THREAD_MS = 1_000

describe('a file made to hold the process', () => {
  test.each(FILES)('is refused while the portal answers: %s', { timeout: 60_000 }, async (_name, make) => {
    const file = await make()
    const content = file.toString('base64')
    const health = watchHealth()
    const { result: reply, ms } = await threadCpuTime(() => post(importing.read.path, { content }))
    const answered = await health.stop()

    expect(reply).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', errors: [{ path: 'content' }] } })
    expect(answered).toBeGreaterThan(0)
    expect(ms / (await slowness())).toBeLessThan(MAX_MAIN_THREAD_MS)
  })
})

/** Asks a health check again and again, by a real socket. */
function watchHealth() {
  let isOver = false
  let answered = 0
  const asking = (async () => {
    while (!isOver) {
      expect((await fetch(address(system.live.path))).status).toBe(200)
      answered += 1
      await new Promise((done) => setTimeout(done, 500))
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await asking
      return answered
    },
  }
}

const address = (path: string) => `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api${path}`

async function post(path: string, body: object) {
  const answer = await fetch(address(path), {
    method: 'POST',
    headers: { authorization: `Bearer ${ana.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

describe('the threads', () => {
  const readers = openFileReaders({ maxMs: 2_000 })
  afterAll(() => readers.close())

  test('end a file at the limit of time, which does not count the wait, and read the next one', {
    timeout: 60_000,
  }, async () => {
    const limits = { rows: 1_000_000_000, head: 1, columns: 300, cells: 30_000_000 }
    const long = Buffer.from('\n'.repeat(60 * MB))
    const short = Buffer.from('a,b')
    await readers.readTable('warm', short, limits)
    const [first, second, ...others] = await Promise.allSettled([
      ...['x', 'y'].map((user) => readers.readTable(user, long, limits)),
      ...['x', 'y', 'z'].map((user) => readers.readTable(user, short, limits)),
    ])

    for (const ended of [first, second]) {
      expect(ended).toMatchObject({ status: 'rejected', reason: { code: 'INVALID_INPUT' } })
    }
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  })
})

describe('names from outside', () => {
  test('are data, whatever they are in the language of the program', async () => {
    const { assessmentId } = await startAssessment(ana)
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const content = Buffer.from(`${name},ownId\n1,2`).toString('base64')
      expect((await ana.call(importing.read, { body: { content } })).body.columns[0]).toBeNull()
      const read = await ana.call(samples.read, { params: { id: assessmentId }, body: { content } })
      expect([200, 422]).toContain(read.status)
      const sheet = `{"format":"abs-hand-over-sheet","${name}":1,"${name}":2}`
      const refused = await ana.call(transfers.readSheet, { body: { content: sheet } })
      expect(refused.body.errors).toMatchObject([{ path: 'content', message: expect.stringContaining(name) }])
    }
  })
})
