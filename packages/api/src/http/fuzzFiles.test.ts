import { evidence, HandOverSheet, importing, samples, transfers } from '@portal/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { arbitraryOf } from '../testing/arbitraryOf.ts'
import { startAssessment } from '../testing/assessing.ts'
import { cpuTime, slowness } from '../testing/cpuTime.ts'
import { type Person, startApi } from '../testing/startApi.ts'

/** `FUZZ_FILES=1000 npx vitest run --project api fuzzFiles` makes more files; without it they end after a minute. */
const FILES = Number(process.env.FUZZ_FILES ?? 60)
const MAX_MS = process.env.FUZZ_FILES === undefined ? 60_000 : Number.POSITIVE_INFINITY
/** The same files on each run, so that a failure points to the change at hand. */
const SEED = 20_261_128
/** The limit of processor time of the whole process, reading threads included, for one file on a quiet machine. */
const MAX_CPU_MS = 2_000

const api = startApi()

/** Text in which few pieces are repeated often, which is what makes readers slow. */
const runs = (...pieces: string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...pieces),
        fc.oneof(fc.integer({ max: 3, min: 1 }), fc.integer({ max: 20_000, min: 1 })),
      ),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.map(([piece, times]) => piece.repeat(times)).join(''))

const NAMES = ['__proto__', 'constructor', 'toString']
const csv = runs(',', ';', '\t', '"', '""', '\n', '\r\n', ' ', 'a', '=1+1', '\u0000', '\ufeff', ...NAMES)
const xml = (...own: string[]) => runs('<a>', '</a>', '<!--', '-->', '<![CDATA[', ']]>', '&amp;', '&x;', '"', ...own)
const workbook = fc.record({
  'xl/styles.xml': xml('<numFmts>', '<numFmt numFmtId="200" formatCode="[[[["/>', '<cellXfs>', '<xf numFmtId="200"/>'),
  'xl/sharedStrings.xml': xml('<si>', '<t>', 'x', '</t>', '</si>', '<__proto__>', '<constructor/>'),
  'xl/sheet.xml': xml(
    '<row>',
    '<row r="9">',
    '</row>',
    '<c r="ZZ9" t="s">',
    '<c t="__proto__">',
    '<v>',
    '1',
    '</v>',
    '</c>',
  ),
})
const sheet = fc.oneof(
  arbitraryOf(HandOverSheet, ['1']).map((value) => JSON.stringify(value)),
  runs(
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '\\',
    '1',
    '{"a":',
    'abs-hand-over-sheet',
    ...NAMES.map((name) => `"${name}":{}`),
  ),
)
const upload = fc
  .tuple(
    runs('%PDF-1.7\n', '\u0089PNG\r\n\u001a\n', 'PK\u0003\u0004', '<svg>', '\u0000', 'obj', '<<', '>>', '/JS'),
    fc.constantFrom('pdf', 'png', 'xlsx', 'txt', 'csv'),
  )
  .map(([content, ending]) => ({ content, ending }))

test('generated files are read or refused with little processor time', { timeout: 3_600_000 }, async () => {
  const ana = await api.signIn()
  const { assessmentId } = await startAssessment(ana)
  const post = (content: string) => ana.call(importing.read, { body: { content } })
  await post(Buffer.from('a').toString('base64'))
  const end = performance.now() + MAX_MS
  const statuses: number[] = []
  for (const file of sampled()) {
    if (performance.now() > end && statuses.length > 40) break
    for (const read of await readingsOf(ana, assessmentId, file)) statuses.push(await statusOf(read))
  }

  expect(statuses.filter((status) => status !== 200 && status !== 422)).toEqual([])
  expect(new Set(statuses)).toEqual(new Set([200, 422]))
})

const sampled = () =>
  fc.sample(fc.record({ csv, workbook, sheet, upload, cut: fc.boolean() }), { numRuns: FILES, seed: SEED })
type Generated = ReturnType<typeof sampled>[number]

/** The calls that read a generated file of each kind. */
async function readingsOf(ana: Person, assessmentId: string, { csv, workbook, sheet, upload, cut }: Generated) {
  const zip = await zipOf(workbook)
  const tables = [Buffer.from(csv), cut ? zip.subarray(0, -9) : zip].map((file) => file.toString('base64'))
  return [
    ...tables.map((content) => () => ana.call(importing.read, { body: { content } })),
    ...tables.map((content) => () => ana.call(samples.read, { params: { id: assessmentId }, body: { content } })),
    () => ana.call(transfers.readSheet, { body: { content: sheet } }),
    () => uploaded(ana, upload),
  ]
}

async function uploaded(ana: Person, { content, ending }: Generated['upload']) {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api${evidence.upload.path}?name=file.${ending}`,
    headers: { authorization: `Bearer ${ana.accessToken}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content, 'latin1'),
  })
  return { status: reply.statusCode }
}

/** A slow call may have met a garbage collection or other load, so only its repetition counts. */
async function statusOf(read: () => Promise<{ status: number }>): Promise<number> {
  const { result, ms } = await cpuTime(read)
  if (ms > MAX_CPU_MS) expect((await cpuTime(read)).ms / (await slowness())).toBeLessThan(MAX_CPU_MS)
  return result.status
}

async function zipOf(parts: { [name: string]: string }): Promise<Buffer> {
  const zip = new ZipFile()
  const fixed = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="sheet.xml"/></Relationships>',
  }
  const wrapped = { 'xl/styles.xml': 'styleSheet', 'xl/sharedStrings.xml': 'sst', 'xl/sheet.xml': 'sheetData' }
  for (const [name, content] of Object.entries(fixed)) zip.addBuffer(Buffer.from(content), name)
  for (const [name, root] of Object.entries(wrapped)) {
    zip.addBuffer(Buffer.from(`<${root}>${parts[name]}</${root}>`), name)
  }
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
