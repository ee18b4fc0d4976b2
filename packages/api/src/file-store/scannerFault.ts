import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { connect, type NetConnectOpts } from 'node:net'
import { delimiter, join } from 'node:path'
import type { Logger } from 'pino'
import type { Scanner } from '../shared/settings/variables/fileSettings.ts'

/** The reason why a virus scanner cannot be used now, without a file to scan; undefined for none. */
export async function scannerFault(scanner: Scanner): Promise<string | undefined> {
  if ('clamd' in scanner) return (await answersPing(scanner.clamd)) ? undefined : 'clamd does not answer'
  const [program] = scanner.command
  return (await isProgram(program)) ? undefined : `there is no program ${program} that this user may run`
}

/** Looks for a program as the system does when it runs one: in the folders of PATH, unless the name has a slash. */
async function isProgram(program: string): Promise<boolean> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = program.includes('/') ? [program] : folders.map((folder) => join(folder, program))
  const found = await Promise.all(paths.map(isExecutable))
  return found.includes(true)
}

const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

const PING_WITHIN_MS = 2_000

const answersPing = (address: NetConnectOpts): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address)
    let reply = ''
    socket.setTimeout(PING_WITHIN_MS, () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      reply += data.toString('latin1')
    })
    socket.once('close', () => resolve(reply.startsWith('PONG')))
    socket.once('connect', () => socket.write('zPING\0'))
  })

const LOOK_EVERY_MS = 60_000

/** Logs when the scanner gets lost and when it is back: meanwhile no file is accepted. Returns its stop function. */
export function watchScanner(
  scanner: Scanner,
  log: Pick<Logger, 'info' | 'warn'>,
  everyMs = LOOK_EVERY_MS,
): () => void {
  let lost: string | undefined
  const look = async () => {
    const fault = await scannerFault(scanner)
    if (fault && !lost)
      log.warn({ reason: fault }, 'the scanner of VIRUS_SCAN is lost: no file is accepted until it is back')
    if (!fault && lost) log.info('the scanner of VIRUS_SCAN is back')
    lost = fault
  }
  void look()
  const timer = setInterval(look, everyMs)
  return () => clearInterval(timer)
}
