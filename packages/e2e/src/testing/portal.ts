import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import type { TestProject } from 'vitest/node'

/**
 * Starts the portal as a new user would (with the script of `npm start`), on a free port and with an empty data folder.
 */

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')
// Browsers block some ports (3659 and 4190 among them), but none from 4200 to 4699.
const PORT = 4200 + (process.pid % 500)
/** The first administrator of the portal under test. */
export const ADMIN = { email: 'admin@localhost', password: 'journey-Start!!2026' }

/** The scientist and the administrator of the demo company (`startPortal(['--demo'])`). */
export const DEMO_SCIENTIST = { email: 'dpt-user@demo.example', password: 'Kelp-meadow!!2026' }
export const DEMO_ADMIN = { ...DEMO_SCIENTIST, email: 'acc-admin@demo.example' }
/** The operator of the portal who belongs to the demo company; sees the screens that its administrator does not. */
export const DEMO_OPERATOR = { ...DEMO_SCIENTIST, email: 'super-admin@demo.example' }

/** Signs in and waits for the screen shown after it; an error says what was asked, answered and shown instead. */
export async function signIn(page: Page, { email, password } = ADMIN, landing = 'Dashboard') {
  const calls = recordCalls(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page
    .getByRole('heading', { level: 1, name: landing })
    .waitFor()
    .catch(async (cause) => {
      const shown = await page.locator('body').innerText()
      throw new Error(`Signed in: ${JSON.stringify([...calls])}, but ${page.url()} shows: ${shown}`, { cause })
    })
}

/** The calls that the page sends from now on, each with the status of its answer; 0 while there is none. */
function recordCalls(page: Page): ReadonlyMap<string, number> {
  const calls = new Map<string, number>()
  const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`
  page.on('request', (request) => request.url().includes('/api/') && calls.set(nameOf(request), 0))
  page.on(
    'response',
    (answer) => answer.url().includes('/api/') && calls.set(nameOf(answer.request()), answer.status()),
  )
  return calls
}

/** A long review period, so that the journeys do not depend on when the law was last reviewed. */
const SETTINGS = { ADMIN_PASSWORD: ADMIN.password, LOG_LEVEL: 'warn', REVIEW_MONTHS: '1200' }

declare module 'vitest' {
  interface ProvidedContext {
    portal: string
    dataDir: string
  }
}

let server: ChildProcess | undefined
let dataDir = ''

export async function setup({ provide }: TestProject) {
  provide('portal', await startPortal())
  provide('dataDir', dataDir)
}

/** Starts the portal, with options such as `--demo` and further settings, and returns its address. */
export async function startPortal(
  options: readonly string[] = [],
  settings: { readonly [name: string]: string } = {},
): Promise<string> {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'))
  server = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs'), ...options], {
    env: { ...process.env, ...SETTINGS, ...settings, PORT: String(PORT), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return ready(server)
}

/** The data folder of the demo that was started, which is within that of the portal. */
export const demoDataFolder = (): string => join(dataDir, 'demo')

/** Stops the portal as Ctrl-C does, and removes its data. */
export async function teardown() {
  if (server?.exitCode === null) {
    const stopped = new Promise((resolve) => server?.once('exit', resolve))
    server.kill('SIGINT')
    await stopped
  }
  rmSync(dataDir, { recursive: true, force: true })
}

/** Waits for the address in the `ready on …` line; rejects with all output if the portal does not start. */
function ready(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk
      const address = printed.match(/^ready on (\S+)$/m)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code} before it was ready:\n${printed}`)))
  })
}
