import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { endProcess } from '../portalProcess.ts'
import type { Identity } from './configuration.ts'

export type Processes = ReturnType<typeof createProcesses>

/** The running processes of a cluster by name; each writes into a log file of that name. */
export function createProcesses(folder: string, identity: Identity) {
  const running = new Map<string, ChildProcess>()
  // Nothing outlives the program that started it.
  process.once('exit', () => {
    for (const child of running.values()) child.kill('SIGKILL')
  })
  return {
    start(name: string, command: string, args: string[]): void {
      const log = openSync(join(folder, `${name}.log`), 'a')
      running.set(name, spawn(command, args, { ...identity, cwd: folder, stdio: ['ignore', log, log] }))
    },
    add(name: string, child: ChildProcess): void {
      running.set(name, child)
    },
    /** Sends a signal and waits for the end; nothing where it does not run. */
    async end(name: string, signal: NodeJS.Signals): Promise<void> {
      const child = running.get(name)
      running.delete(name)
      if (child) await endProcess(child, signal)
    },
    /** Stops or continues a process as a hanging machine would. */
    signal(name: string, signal: NodeJS.Signals): void {
      running.get(name)?.kill(signal)
    },
  }
}
