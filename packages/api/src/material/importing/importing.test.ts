import { cases, type ImportRow, importing, userGroups, users } from '@portal/contract'
import { LANGUAGES, type Language } from '@portal/texts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { tasksOf } from '../../startup/tasks.ts'
import { startAssessment } from '../../testing/assessing.ts'
import { BRAZIL, BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { workQueue } from '../../testing/workQueue.ts'

const api = startApi()
let ana = undefined as unknown as Person
beforeAll(async () => {
  ana = await api.signIn({ role: 'ACC_ADMIN' })
})

const COLUMNS = ['reference', 'geneticResource', 'organismGroup', 'providerCountry', 'accessDate', 'intendedUse']
const GOOD = ['Stevia rebaudiana', 'Plant', 'Mexico', '03/2019', 'Screening']
let rowNumber = 1
const row = (...cells: string[]): ImportRow => ({ row: ++rowNumber, cells })
const check = async (rows: ImportRow[], columns: (string | null)[] = COLUMNS) =>
  (await ana.call(importing.check, { body: { columns, rows } })).body.rows
const start = async (rows: ImportRow[], person = ana) =>
  (await person.call(importing.start, { body: { fileName: 'list.xlsx', columns: COLUMNS, rows } })).body
const work = () => workQueue(api.pool, tasksOf(api.deps, undefined as unknown as Parameters<typeof tasksOf>[1]))
const progress = async (importId: string) => (await ana.call(importing.progress, { params: { id: importId } })).body
const listed = async (q: string) => (await ana.call(cases.search, { body: { q } })).body
const read = (content: Buffer | string) =>
  ana.call(importing.read, { body: { content: Buffer.from(content).toString('base64') } })
const download = async (endpoint: { path: string; method: 'GET' | 'POST' }, payload?: object) => {
  const headers = { authorization: `Bearer ${ana.accessToken}` }
  const request = { method: endpoint.method, url: `/api${endpoint.path}`, headers, ...(payload && { payload }) }
  return (await api.app.inject(request)).rawPayload
}

describe('a dry run', () => {
  test('gives the result that each row would have, and creates nothing', async () => {
    const before = (await listed('')).total
    const [good, little] = await check([row('DRY-1', ...GOOD), row('DRY-2')])

    expect(good).toMatchObject({ faults: [], here: null })
    expect(good?.status).toMatch(/AMBER|RED/)
    expect(good).toMatchObject({ isEmpty: false })
    expect(good?.missing).toContain('sourceType')
    expect(little).toMatchObject({ status: null, faults: [], isEmpty: true })
    expect((await listed('')).total).toBe(before)
  })

  test.each([
    [{ providerCountry: 'Mexicoo' }, /“Mexicoo” is not on the list of \d+ places\./, 'Mexico'],
    [{ providerCountry: 'Congo' }, /Several countries share this name/, 'Democratic Republic of the Congo'],
    [{ providerCountry: 'NA' }, /code of a country or a word for a missing value/, 'Namibia'],
    [{ providerCountry: 'no' }, /code of a country or a word for a missing value/, 'Norway'],
    [{ organismGroup: 'Plnt' }, '“Plnt” is not one of the choices.', 'Plant'],
    [{ accessDate: '31/02/2020' }, 'There is no day “31/02/2020”. Choose another, or the month.', '2020-02-29'],
    [{ accessDate: '10/12/2014' }, '“10/12/2014” can mean 10 December 2014 or 12 October 2014. Choose.', '2014-12-10'],
    [{ intendedUse: 'Screning; Breeding' }, '“Screning” is not one of the choices.', 'Screening; Breeding'],
    [{ accessDate: '#REF!' }, /shows an error/, undefined],
    [{ reference: '' }, /reference of your own/, undefined],
  ])('reports the error of a cell and suggests values: %o', async (change, message, suggestion) => {
    const cells = Object.fromEntries(COLUMNS.map((column, place) => [column, ['DRY-3', ...GOOD][place] ?? '']))
    const [checked] = await check([row(...Object.values({ ...cells, ...change }))])
    const [column] = Object.keys(change)

    expect(checked?.status).toBeNull()
    expect(checked?.faults).toHaveLength(1)
    expect(checked?.faults[0]).toMatchObject({ column: COLUMNS.indexOf(column ?? '') })
    expect(checked?.faults[0]?.message).toMatch(message)
    expect(checked?.faults[0]?.suggestions[0]).toBe(suggestion)
  })

  test('refuses columns that cannot form a list', async () => {
    const refusalOf = async (columns: (string | null)[]) =>
      (await ana.call(importing.check, { body: { columns, rows: [row('1')] } })).body.errors?.[0]?.message
    expect(await refusalOf(['accessDate'])).toMatch(/holds the reference/)
    expect(await refusalOf(['reference', 'reference'])).toMatch(/Two columns/)
    expect(await refusalOf(['reference', 'confirm'])).toMatch(/not a column of a list/)
  })
})

describe('the texts of a column', () => {
  const wordsOf = async (id: string, texts: string[], header = id) =>
    (await ana.call(importing.words, { body: { columns: [{ id, header, texts }] } })).body.columns[0]?.words ?? []
  const shown = async (id: string, texts: string[], header = id) =>
    (await wordsOf(id, texts, header)).map(({ answer, isOpen, proposals }) =>
      isOpen ? proposals.map((proposal) => proposal.answer) : answer,
    )

  test('are read as countries, or asked about', async () => {
    expect(await shown('providerCountry', ['USA', 'Brazil: Rio de Janeiro', 'IND', 'Brasilien', 'Zaire'])).toEqual([
      'US',
      'BR',
      'IN',
      'BR',
      'CD',
    ])
    expect(await shown('providerCountry', ['NA', 'no', 'Congo', 'Crimea', 'not recorded'])).toEqual([
      ['NA'],
      ['NO'],
      ['CD', 'CG'],
      ['UA', 'RU'],
      'unknown',
    ])
    expect(await shown('providerCountry', ['NA', 'BR', 'PE'])).toEqual(['NA', 'BR', 'PE'])
  })

  test('are read as dates by the others of their column, and as words of databases', async () => {
    expect(await shown('accessDate', ['10/12/2014', '6/16/2009', '1950s', '1987-05/1988-02'])).toEqual([
      '2014-10-12',
      '2009-06-16',
      'pre_cbd',
      'pre_cbd',
    ])
    expect(await shown('accessDate', ['10/12/2014', 'Mar-19'])).toEqual([['2014-12-10', '2014-10-12'], ['2019-03']])
    expect(await shown('materialStatus', ['300', '100', 'Cultivar'])).toEqual([
      'landrace',
      'wild',
      'commercial_variety',
    ])
    expect(await shown('organismGroup', ['yeast', 'Plantae', 'NA'])).toEqual(['fungus', 'plant', 'unknown'])
    expect(await shown('sourceType', ['DSMZ', 'own collection'])).toEqual(['registered_collection', []])
    // The figures of MIRRI's lists: a plasmid, 7, is no kind of organism.
    expect(await shown('organismGroup', ['3', '9', '7'])).toEqual([['bacteria'], ['fungus'], []])
    expect(await shown('commercialIntent', ['yes', 'nein'])).toEqual(['commercial', 'non_commercial'])
  })

  test('become what was chosen, and leave a question open', async () => {
    const words = { providerCountry: { NA: 'NA', no: null } }
    const rows = [row('WORD-1', 'Stevia', 'Plant', 'NA'), row('WORD-2', 'Stevia', 'Plant', 'no')]
    const { body } = await ana.call(importing.check, { body: { columns: COLUMNS.slice(0, 4), words, rows } })
    expect(body.rows.map(({ faults, missing }) => [faults, missing.includes('providerCountry')])).toEqual([
      [[], false],
      [[], false],
    ])
    expect(body.rows[1]?.missing).toContain('placeType')
  })
})

describe('in another language', () => {
  const speak = (language: Language) => ana.call(users.updateMe, { body: { preferences: { language } } })
  afterEach(() => speak('en'))

  test.each(LANGUAGES)('the templates of the language %s and of English are read in it', async (language) => {
    for (const written of ['en', language] as const) {
      await speak(written)
      const template = await download(importing.templateXlsx)
      await speak(language)
      const { body } = await read(template)
      expect(body.columns.filter((column) => column === null)).toEqual([])
      expect(body.rows).toEqual([])
    }
  })

  test.each<[Language, readonly string[]]>([
    ['fr', ['Plante', 'Allemagne', 'avant 03/2019', 'Criblage ; Sélection (amélioration génétique)', 'Oui']],
    ['es', ['Planta', 'Alemania', 'Antes de 03/2019', 'Cribado; Mejora genética', 'Sí']],
    ['pt', ['Planta', 'Alemanha', 'antes de 03/2019', 'Triagem; Melhoramento genético', 'sim']],
    ['pt', ['Plant', 'Germany', 'before 03/2019', 'Screening; Breeding', 'yes']],
  ])('cells are read in the language %s: %j', async (language, cells) => {
    await speak(language)
    const columns = ['reference', 'organismGroup', 'providerCountry', 'accessDate', 'intendedUse', 'externalFunding']
    const [checked] = await check([row('SPOKEN', ...cells)], columns)
    expect(checked?.faults).toEqual([])
  })
})

describe('an import', () => {
  test('creates an assessment for each valid row once, however often it is started', async () => {
    const rows = [row('IMP-1', ...GOOD), row('IMP-2', ...GOOD), row('IMP-1', ...GOOD), row('IMP-3', 'x', 'Plnt')]
    const first = await start(rows)
    expect(first).toMatchObject({ status: 'RUNNING', total: 4, made: 0, refused: 2 })
    await work()
    const done = await progress(first.importId)

    expect(done).toMatchObject({ status: 'DONE', made: 2, already: 0, refused: 2, workedOn: 0 })
    expect(done.latest.map(({ reference }) => reference)).toEqual(['IMP-2', 'IMP-1'])
    expect(done.problems.map(({ problem }) => problem)).toEqual([
      `“IMP-1” stands in row ${rows[0]?.row}, too.`,
      `Row ${rows[3]?.row}, What kind of organism does it come from?. “Plnt” is not one of the choices.`,
    ])
    const { rows: made } = await listed('IMP-')
    expect(made.map(({ status, internalReference }) => [status, internalReference]).toSorted()).toEqual([
      ['IN_PROGRESS', 'IMP-1'],
      ['IN_PROGRESS', 'IMP-2'],
    ])
    expect(made[0]).toMatchObject({ providerCountry: 'MX', accessDate: '2019-03', intendedUse: ['screening'] })
    expect(made[0]?.result).toBe(done.latest[0]?.assessment?.result)

    const again = await start(rows)
    await work()
    expect(await progress(again.importId)).toMatchObject({ status: 'DONE', made: 0, already: 3, refused: 1 })
    expect((await listed('IMP-')).total).toBe(2)
  })

  test('can be stopped and resumed, and two concurrent runs create nothing twice', async () => {
    const rows = Array.from({ length: 5 }, (_, index) => row(`STOP-${index}`, ...GOOD))
    const one = await start(rows)
    const other = await start(rows)
    const change = (endpoint: typeof importing.stop, id: string) => ana.call(endpoint, { params: { id } })
    expect((await change(importing.stop, one.importId)).body).toMatchObject({ status: 'STOPPED' })
    await work()
    expect(await progress(one.importId)).toMatchObject({ status: 'STOPPED', made: 0 })
    expect(await progress(other.importId)).toMatchObject({ status: 'DONE', made: 5 })
    expect((await change(importing.continue, one.importId)).body).toMatchObject({ status: 'RUNNING' })
    expect((await change(importing.undo, one.importId)).body).toMatchObject({ code: 'IMPORT_RUNNING' })
    await work()
    expect(await progress(one.importId)).toMatchObject({ status: 'DONE', made: 0, already: 5 })
    expect((await change(importing.stop, one.importId)).body).toMatchObject({ code: 'IMPORT_OVER' })
  })

  test('can be undone as long as none of its assessments was worked on', async () => {
    const { importId } = await start([row('UNDO-1', ...GOOD), row('UNDO-2', ...GOOD)])
    await work()
    const { latest } = await progress(importId)
    const id = String(latest[0]?.assessment?.assessmentId)
    const undo = () => ana.call(importing.undo, { params: { id: importId } })
    await ana.call(cases.addAnswer, { params: { id }, query: {}, body: { materialStatus: 'wild' } })
    expect((await undo()).body).toMatchObject({ code: 'IMPORT_WORKED_ON' })
    expect(await progress(importId)).toMatchObject({ status: 'DONE', workedOn: 1 })
    await ana.call(cases.remove, { params: { id } })

    expect((await undo()).body).toMatchObject({ status: 'UNDONE' })
    expect((await listed('UNDO-')).total).toBe(0)
    const again = await start([row('UNDO-1', ...GOOD)])
    await work()
    expect(await progress(again.importId)).toMatchObject({ made: 1 })
  })

  test('is visible only to the user who started it', async () => {
    const { importId } = await start([row('OWN-1', ...GOOD)])
    const bea = await api.signIn({ role: 'ACC_ADMIN' })
    for (const endpoint of [importing.progress, importing.stop, importing.undo])
      expect((await bea.call(endpoint, { params: { id: importId } })).status).toBe(404)
    expect((await bea.call(importing.list, {})).body.imports).toEqual([])
    expect((await ana.call(importing.list, {})).body.imports[0]?.importId).toBe(importId)
  })
})

describe('what is chosen for a list', () => {
  test('is kept by name for the account, and can be deleted', async () => {
    const keep = { name: 'Strains', columns: { Land: 'providerCountry' }, words: { providerCountry: { Congo: 'CD' } } }
    const body = { fileName: 'list.csv', columns: ['reference'], rows: [row('KEEP-1')], keep }
    expect((await ana.call(importing.start, { body })).body).toMatchObject({ total: 1, refused: 1 })
    expect((await ana.call(importing.mappings, {})).body.mappings).toEqual([keep])
    const stranger = await api.signIn({ account: 'strangers' })
    expect((await stranger.call(importing.mappings, {})).body.mappings).toEqual([])
    expect((await stranger.call(importing.removeMapping, { params: { name: 'Strains' } })).status).toBe(404)
    await ana.call(importing.removeMapping, { params: { name: 'Strains' } })
    expect((await ana.call(importing.mappings, {})).body.mappings).toEqual([])
  })
})

describe('a confirmed list', () => {
  test('completes the rows that answer everything, and gives a row to the owner that it names', async () => {
    const bea = await api.signIn({ account: ana.accountId })
    const { confirm: _confirm, ...answers } = BRAZIL_CONFIRMED
    const columns = ['reference', 'owner', ...Object.keys(answers)]
    const cells = columns.slice(2).map((id) => String(answers[id]).replaceAll(',', ';'))
    const rows = [row('FULL-1', '', ...cells), row('FULL-2', bea.email, ...cells), row('FULL-3', '', 'plant')]
    const body = { fileName: 'full.csv', columns, rows, confirm: true }
    const { importId } = (await ana.call(importing.start, { body })).body
    await work()
    expect((await progress(importId)).problems).toEqual([])
    expect(await progress(importId)).toMatchObject({ status: 'DONE', made: 3, refused: 0 })
    const { rows: made } = await listed('FULL-')
    expect(made.map((one) => [one.internalReference, one.status]).toSorted()).toEqual([
      ['FULL-1', 'COMPLETED'],
      ['FULL-2', 'COMPLETED'],
      ['FULL-3', 'IN_PROGRESS'],
    ])
    expect(made.find((one) => one.internalReference === 'FULL-2')?.user.userId).toBe(bea.userId)
  })
})

describe('people and groups of a list', () => {
  test('are those of the account: who is unknown, or not in the group of the row, is said', async () => {
    const account = 'grouped'
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    const body = { accountId: account, name: 'Marine' }
    const group = (await admin.call(userGroups.create, { body })).body.userGroup.userGroupId
    const bea = await api.signIn({ account, groups: [group] })
    const columns = ['reference', 'owner', 'userGroup', 'organismGroup']
    const rows = [
      row('G-1', bea.email, 'marine', 'plant'),
      row('G-2', '', 'Marine', 'plant'),
      row('G-3', 'nobody@x.example', 'Marine', 'plant'),
      row('G-4', bea.email, 'Soil', 'plant'),
    ]
    const faulty = async (person: Person) => {
      const checked = (await person.call(importing.check, { body: { columns, rows } })).body.rows
      return checked.map(({ faults }) => faults.map(({ column }) => columns[column]))
    }
    expect(await faulty(admin)).toEqual([[], ['userGroup'], ['owner'], ['userGroup']])
    expect(await faulty(bea)).toEqual([[], [], ['owner'], ['userGroup']])
    // Who is in no group does not learn which there are.
    const cy = await api.signIn({ account })
    expect(await faulty(cy)).toEqual([['owner'], ['userGroup'], ['owner'], ['owner']])
  })

  test('are recognised by their headings', async () => {
    const { body } = await read(Buffer.from('Reference;Responsible;Department;Project;Group\nA;;;P;plant'))
    expect(body.columns).toEqual(['reference', 'owner', 'userGroup', 'remarks', 'organismGroup'])
  })
})

describe('a file', () => {
  test('with the filled-in template is read: its columns are recognised and its example is left out', async () => {
    for (const endpoint of [importing.templateXlsx, importing.templateCsv]) {
      const { body } = await read(await download(endpoint))
      expect(body.headers.length).toBeGreaterThan(30)
      expect(body.columns.every((column) => column !== null)).toBe(true)
      expect(body.rows).toEqual([])
    }
  })

  test('with the exported list changes nothing, and reports where it differs', async () => {
    await startAssessment(ana, BRAZIL)
    for (const endpoint of [cases.exportXlsx, cases.exportCsv]) {
      const { body } = await read(await download(endpoint, {}))
      expect(body.columns.filter((column) => column !== null)).toHaveLength(9)
      const { columns, rows } = body
      const same = await check(rows, columns)
      expect(same.map(({ here }) => here?.differs)).toEqual(rows.map(() => []))

      const place = columns.indexOf('geneticResource')
      const [changed] = await check(
        [{ ...(rows[0] as ImportRow), cells: rows[0]?.cells.with(place, 'Aloe vera') ?? [] }],
        columns,
      )
      expect(changed?.here?.differs).toEqual(['Latin name'])
    }
  })

  test.each([
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), /older spreadsheet/],
    [`Reference\n${'x\n'.repeat(10_001)}`, /more than 10,000 rows/],
    [Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), /more than 10 MB/],
  ])('that is not a list is refused in clear words: %#', async (content, message) => {
    const { status, body } = await read(content)
    expect([status, body.errors?.[0]?.path]).toEqual([422, 'content'])
    expect(body.errors?.[0]?.message).toMatch(message)
  })
})
