import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { keepSection } from '../keepSection.ts'
import { startPortal } from '../portal.ts'

/**
 * `npm run bench:evaluation`: how many use cases per second does one call evaluate, over HTTP as a program would send
 * them? Measured with cases that all differ by their day of access, and with cases of which every tenth is new. Days
 * that no rule distinguishes share one evaluation, as in production.
 */
const [FEW, MANY] = [1_000, 10_000] as const
const WARM_UP = 500
const TARGET = 5_000
const SIGN_IN = { email: 'admin@localhost', password: 'benchmark-Start!!1' }

const COUNTRIES = ['BR', 'FR', 'IN', 'KE', 'MX', 'PE', 'ZA', 'ES']
const GROUPS = ['bacteria', 'plant', 'fungus', 'animal']
const USES = ['screening', 'breeding', 'diagnostics']

type Run = { name: string; count: number; seconds: number; memoryMb: number }

/** Cases with every answer known; `kinds` is the number of distinct cases. */
function casesOf(count: number, kinds: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const kind = index % kinds
    const day = new Date(Date.UTC(1995, 0, 1) + kind * 86_400_000).toISOString().slice(0, 10)
    const answers = {
      organismGroup: GROUPS[kind % GROUPS.length],
      materialStatus: 'wild',
      providerCountry: COUNTRIES[kind % COUNTRIES.length],
      sourceType: 'collected',
      accessDate: day,
      intendedUse: [USES[kind % USES.length]],
      intendedUseDate: '2027-12-01',
      useLocation: ['eu'],
      userOrigin: 'foreign',
      commercialIntent: 'commercial',
      materials: ['living_material'],
      traditionalKnowledge: 'no',
      thirdPartyTransfer: 'no',
      papersHeld: ['none'],
    }
    return JSON.stringify({ reference: String(index), answers })
  })
  return lines.join('\n')
}

async function main(): Promise<void> {
  const portal = await startPortal({ ADMIN_PASSWORD: SIGN_IN.password })
  try {
    const token = await signIn(portal.address)
    const measured = (name: string, count: number, kinds: number) =>
      measure({ ...portal, token }, { name, count, body: casesOf(count, kinds) })
    await measured('warm-up', WARM_UP, WARM_UP)
    const runs = [
      await measured('all different', FEW, FEW),
      await measured('all different', MANY, MANY),
      await measured('every tenth new', MANY, MANY / 10),
    ]
    const text = report(runs)
    console.log(text)
    keepSection(text)
  } finally {
    await portal.stop()
  }
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SIGN_IN),
  })
  const { accessToken } = (await response.json()) as { accessToken: string }
  return accessToken
}

type Called = { address: string; pid: number; token: string }

/** Measures from the first byte sent to the last one read; every case must have a result. */
async function measure(
  portal: Called,
  { name, count, body }: { name: string; count: number; body: string },
): Promise<Run> {
  const start = performance.now()
  const response = await fetch(`${portal.address}/api/assessments/evaluate`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${portal.token}` },
    body,
  })
  const lines = (await response.text()).trim().split('\n')
  const seconds = (performance.now() - start) / 1000
  const refused = lines.find((line) => !line.includes('"status":"'))
  if (lines.length !== count || refused) throw new Error(`Answered ${lines.length} of ${count}: ${refused ?? ''}`)
  return { name, count, seconds, memoryMb: memoryOf(portal.pid) }
}

/** Resident memory of the server, in MB. */
function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

const perSecond = ({ count, seconds }: Run): number => Math.round(count / seconds)

function report(runs: readonly Run[]): string {
  const [few, many, repeating] = runs as [Run, Run, Run]
  const rows = runs.map(
    (run) => `| ${run.name} | ${run.count} | ${run.seconds.toFixed(2)} | ${perSecond(run)} | ${run.memoryMb} |`,
  )
  const growth = perSecond(few) / perSecond(many)
  const gain = perSecond(repeating) / perSecond(many)
  return `# Evaluating many use cases: results

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}.
Run it with \`npm run bench:evaluation\`: it writes this section.

One call to \`POST /api/assessments/evaluate\` on ${cpus().length} cores; nothing is stored. Target: ${TARGET} cases a second.

| cases | how many | seconds | cases a second | memory of the server (MB) |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

Cases differ by their day of access; of days that no rule tells apart one is evaluated. Ten times as many cases take ${growth.toFixed(2)} times as long a case; cases that repeat are ${gain.toFixed(1)} times as fast.
The target is ${perSecond(many) >= TARGET ? 'met' : `missed by a factor of ${(TARGET / perSecond(many)).toFixed(1)}`} where all cases differ, and ${perSecond(repeating) >= TARGET ? 'met' : `missed by a factor of ${(TARGET / perSecond(repeating)).toFixed(1)}`} where every tenth is new.
`
}

await main()
