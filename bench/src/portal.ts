import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
const READY_MS = 120_000

/** The option of `npm start`: docs/decisions/0016-larger-young-generation.md. */
export const NODE_OPTIONS = ['--max-semi-space-size=64']
const SERVER = [...NODE_OPTIONS, join(ROOT, 'scripts', 'start.mjs')]
/** Starts with a demo company that has assessments. */
export const DEMO = [...SERVER, '--demo']

export type Portal = { address: string; pid: number; dataDir: string; stop: () => Promise<void> }

/** A real portal in a process of its own, on a free port, with an empty data folder that is removed with it. */
export async function startPortal(settings: Record<string, string> = {}, program = SERVER): Promise<Portal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = spawn(process.execPath, program, {
    cwd: ROOT,
    // As behind a proxy, so that each call can have its own IP address and none is rate-limited.
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'true',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const kill = () => server.kill('SIGINT')
  // A run that is cut off leaves no portal behind.
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { address: await readyOn(server), pid: server.pid ?? 0, dataDir, stop }
}

/** The address in a server's "ready on" line. */
export function readyOn(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The server was not ready in time.')), READY_MS)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    server.stdout?.on('data', (chunk: Buffer) => {
      const address = /^ready on (\S+)$/m.exec(chunk.toString())?.[1]
      if (!address) return
      clearTimeout(late)
      resolve(address)
    })
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
