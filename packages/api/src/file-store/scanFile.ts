import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { connect, type NetConnectOpts } from 'node:net'
import { AppError } from '../http/errors.ts'
import type { Scanner } from '../shared/settings/variables/fileSettings.ts'

/**
 * Whether the scanner reports the file as infected. Throws SCAN_UNAVAILABLE, because an unchecked file is not accepted.
 */
export type VirusScan = (path: string) => Promise<'clean' | 'infected'>

const WITHIN_MS = 120_000

export function scannerOf(scanner: Scanner | undefined): VirusScan {
  if (!scanner) return async () => 'clean'
  return 'clamd' in scanner ? (path) => askClamd(scanner.clamd, path) : (path) => runCommand(scanner.command, path)
}

/** Exit codes as for clamscan: 0 clean, 1 infected, anything else a failure of the scanner. */
const runCommand = ([program, ...args]: readonly [string, ...string[]], path: string) =>
  new Promise<'clean' | 'infected'>((resolve, reject) => {
    execFile(program, [...args, path], { timeout: WITHIN_MS }, (error) => {
      if (!error) resolve('clean')
      else if (error.code === 1) resolve('infected')
      else reject(new AppError('SCAN_UNAVAILABLE'))
    })
  })

/** The INSTREAM protocol of clamd: length-prefixed chunks of the file, then an empty chunk. */
const askClamd = (address: NetConnectOpts, path: string) =>
  new Promise<'clean' | 'infected'>((resolve, reject) => {
    const fail = () => reject(new AppError('SCAN_UNAVAILABLE'))
    const socket = connect(address)
    let reply = ''
    socket.setTimeout(WITHIN_MS, () => socket.destroy(new Error('the scanner does not answer')))
    socket.on('error', fail)
    socket.on('data', (data) => {
      reply += data.toString('latin1')
    })
    socket.on('close', () => {
      if (/: OK\0?\s*$/.test(reply)) resolve('clean')
      else if (/ FOUND\0?\s*$/.test(reply)) resolve('infected')
      else fail()
    })
    socket.once('connect', () => {
      sendTo(socket, path).catch(() => socket.destroy())
    })
  })

async function sendTo(socket: ReturnType<typeof connect>, path: string): Promise<void> {
  socket.write('zINSTREAM\0')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    socket.write(length)
    if (!socket.write(chunk)) await new Promise((drained) => socket.once('drain', drained).once('close', drained))
  }
  socket.write(Buffer.alloc(4))
}
