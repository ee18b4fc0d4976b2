import { cpus } from 'node:os'
import { keepSection } from '../keepSection.ts'
import { startPortal } from '../portal.ts'

/**
 * `npm run bench:import`: how long does it take to read and dry-run 10,000 rows, as the browser does, and to make an
 * assessment of each?
 */
const ROWS = 10_000
const AT_ONCE = 1_000
const TARGETS = { tried: 10, imported: 60 } as const
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

type Call = <Answer>(path: string, body?: object) => Promise<Answer>
type Read = { columns: (string | null)[]; rows: { row: number; cells: string[] }[] }
type Checked = { rows: { status: string | null; faults: unknown[] }[] }
type Progress = { importId: string; status: string; made: number }

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

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

async function main(): Promise<void> {
  const portal = await startPortal({ ADMIN_PASSWORD: SIGN_IN.password })
  try {
    const { accessToken } = (await callOf(portal.address)('/authentication/login', SIGN_IN)) as { accessToken: string }
    const call = callOf(portal.address, accessToken)
    let list: Read | undefined
    const tried = await seconds(async () => {
      list = await tryOut(call)
    })
    const imported = await seconds(async () => importAll(call, list as Read))
    const text = report({ tried, imported })
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

function report(measured: { [step in keyof typeof TARGETS]: number }): string {
  const line = (step: keyof typeof TARGETS, name: string) =>
    `| ${name} | ${measured[step].toFixed(1)} | ${TARGETS[step]} | ${measured[step] <= TARGETS[step] ? 'met' : 'missed'} |`
  return `# Importing a list

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}.
Run it with \`npm run bench:import\`: it writes this section.

${ROWS} rows of 6 columns that all differ, as CSV over HTTP.

| step | seconds | target | |
| --- | ---: | ---: | --- |
${line('tried', 'read and tried out')}
${line('imported', 'imported, each row an assessment')}
`
}

await main()
