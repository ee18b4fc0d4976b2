import { cpus, loadavg } from 'node:os'
import { keepSection } from '../keepSection.ts'
import { metered, postmasterOf } from '../load/observe.ts'
import { type Portal, startPortal } from '../portal.ts'

/**
 * `npm run bench:import`: how long does it take to read and dry-run 10,000 rows, as the browser does, and to make an
 * assessment of each? And to read, understand and dry-run 1,000 rows as people write them?
 */
const ROWS = 10_000
const AT_ONCE = 1_000
const MESSY_ROWS = 1_000
const TARGETS = { tried: 10, messy: 3, imported: 60 } as const
const SIGN_IN = { email: 'admin@localhost', password: 'benchmark-Start!!1' }

const COLUMNS = [
  'Reference',
  'Latin name',
  'What kind of organism does it come from?',
  'Country',
  'Date of initial access',
  'Intended use',
]
const CHOICES = {
  organisms: ['Bacterium or archaeon', 'Plant', 'Fungus or yeast', 'Animal (incl. insects, mites, nematodes)'],
  countries: ['Brazil', 'France', 'India', 'Kenya', 'Mexico', 'Peru', 'South Africa', 'Spain'],
  uses: ['screening', 'breeding', 'diagnostics'],
} as const

const at = <T>(all: readonly T[], index: number): T => all[index % all.length] as T

/** A CSV whose rows all differ by their day of access. */
function csv(): string {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const day = new Date(Date.UTC(1995, 0, 1) + index * 86_400_000).toISOString().slice(0, 10)
    const { organisms, countries, uses } = CHOICES
    return [`ROW-${index}`, 'Zea mays', `"${at(organisms, index)}"`, at(countries, index), day, at(uses, index)].join(
      ',',
    )
  })
  return [COLUMNS.join(','), ...rows].join('\n')
}

const MESS = {
  countries: ['Brazil: Rio de Janeiro', 'USA', 'BRA', 'Brasilien', 'Zaire', 'NA', 'no', 'Brazzil', 'Crimea', ''],
  days: [
    '10/03/2019',
    '3-Mar-98',
    '198405--',
    '<2014',
    'spring 1999',
    'n/a',
    '2019',
    '31/02/2019',
    '43512',
    '1998-07-12/15',
  ],
  organisms: ['bacteria', 'Pflanze', 'champignon', '?', 'fungi; yeast', 'Tier', '', 'virus', 'Plante', 'x'],
} as const

/** A title above the head, and cells that differ from row to row and often mean nothing. */
function messyCsv(): string {
  const rows = Array.from({ length: MESSY_ROWS }, (_, index) => {
    const { countries, days, organisms } = MESS
    const country = `${at(countries, index)}${index % 3 === 0 ? `, site ${index}` : ''}`
    return [
      `S ${index}`,
      `DSM ${index}`,
      `"${at(organisms, index)}"`,
      `"${country}"`,
      at(days, index * 7),
      `note ${index}`,
    ].join(';')
  })
  return [
    'Strain list of the institute;;;;;',
    'Our no;Culture collection;Group;Country;Collected;Remarks',
    ...rows,
  ].join('\n')
}

type Call = <Answer>(path: string, body?: object) => Promise<Answer>
type Read = { columns: (string | null)[]; rows: { row: number; cells: string[] }[] }
type Checked = { rows: { status: string | null; faults: unknown[] }[] }
type Progress = { importId: string; status: string; made: number }

async function tryMess(call: Call): Promise<void> {
  const content = Buffer.from(messyCsv()).toString('base64')
  const { columns, headers, rows } = await call<Read & { headers: string[] }>('/imports/read', { content })
  const asked = columns.flatMap((id, place) =>
    id === null
      ? []
      : [{ id, header: headers[place], texts: [...new Set(rows.map(({ cells }) => cells[place] ?? ''))] }],
  )
  await call('/imports/words', { columns: asked })
  await call('/imports/check', { columns, rows })
}

async function tryOut(call: Call): Promise<Read> {
  const list = await call<Read>('/imports/read', { content: Buffer.from(csv()).toString('base64') })
  for (let from = 0; from < ROWS; from += AT_ONCE) {
    const rows = list.rows.slice(from, from + AT_ONCE)
    const checked = await call<Checked>('/imports/check', { columns: list.columns, rows })
    if (checked.rows.some(({ faults }) => faults.length > 0)) throw new Error('A row has a fault')
  }
  return list
}

async function importAll(call: Call, { columns, rows }: Read): Promise<void> {
  const { importId } = await call<Progress>('/imports', { fileName: 'bench.csv', columns, rows })
  let progress: Progress
  do {
    await new Promise((resolve) => setTimeout(resolve, 250))
    progress = await call<Progress>(`/imports/${importId}`)
  } while (progress.status === 'RUNNING')
  if (progress.made !== ROWS) throw new Error(`Made ${progress.made} of ${ROWS}`)
}

/** Seconds by the clock, and of a processor for the portal and for PostgreSQL. */
type Seconds = { clock: number; portal: number; database: number }

async function seconds({ pid, dataDir }: Portal, work: () => Promise<unknown>): Promise<Seconds> {
  const start = performance.now()
  const { cpuMs } = await metered({ pids: [pid], postmaster: postmasterOf(dataDir) }, work)
  return {
    clock: (performance.now() - start) / 1000,
    portal: cpuMs.servers / 1000,
    database: cpuMs.database / 1000,
  }
}

async function main(): Promise<void> {
  const portal = await startPortal({ ADMIN_PASSWORD: SIGN_IN.password })
  try {
    const { accessToken } = (await callOf(portal.address)('/authentication/login', SIGN_IN)) as { accessToken: string }
    const call = callOf(portal.address, accessToken)
    let list: Read | undefined
    const tried = await seconds(portal, async () => {
      list = await tryOut(call)
    })
    const messy = await seconds(portal, () => tryMess(call))
    const imported = await seconds(portal, async () => importAll(call, list as Read))
    const text = report({ tried, messy, imported })
    console.log(text)
    keepSection(text)
  } finally {
    await portal.stop()
  }
}

const callOf =
  (address: string, token?: string): Call =>
  async (path, body) => {
    const response = await fetch(`${address}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as never
  }

function report(measured: { [step in keyof typeof TARGETS]: Seconds }): string {
  const line = (step: keyof typeof TARGETS, name: string) => {
    const { clock, portal, database } = measured[step]
    const figures = [clock, portal, database].map((one) => one.toFixed(1)).join(' | ')
    return `| ${name} | ${figures} | ${TARGETS[step]} | ${clock <= TARGETS[step] ? 'met' : 'missed'} |`
  }
  const load = loadavg()[0]?.toFixed(1)
  return `# Importing a list

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, load of the machine at the end ${load}.
Run it with \`npm run bench:import\`: it writes this section.

${ROWS} rows of 6 columns that all differ, as CSV over HTTP. Messy: ${MESSY_ROWS} rows with a title above the head, and
countries, days and organisms as people write them, of which many mean nothing.

| step | seconds | processor: portal | PostgreSQL | target | |
| --- | ---: | ---: | ---: | ---: | --- |
${line('tried', 'read and tried out')}
${line('messy', 'messy: read, its words understood, and tried out')}
${line('imported', 'imported, each row an assessment')}
`
}

await main()
