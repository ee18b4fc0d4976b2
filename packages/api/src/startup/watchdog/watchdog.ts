import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Worker } from 'node:worker_threads'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../shared/settings/settings.ts'

export type Watchdog = {
  /** Ends the process unless it has ended within so many seconds. */
  endWithin: (seconds: number) => void
  stop: () => Promise<unknown>
}

/** Without an answer of the event loop for so long the process is ended, so that whoever supervises it starts it again. */
const SILENT_SECONDS = 30
const BEAT_MS = 1_000
const LONGEST_PLACE = 200
/** Fastify's own channel for a handler that begins. */
const HANDLER_BEGINS = 'tracing:fastify.request.handler:start'

/**
 * Watches the event loop from a thread of its own. A process whose loop stands still is ended with SIGKILL, because
 * nothing else reaches it; the log then names the stack it stood at and the route of the last request.
 */
export function startWatchdog(
  { logFormat }: Pick<Settings, 'logFormat'>,
  { silentSeconds = SILENT_SECONDS } = {},
): Watchdog {
  const beats = new Int32Array(new SharedArrayBuffer(4))
  const place = new SharedArrayBuffer(4 + LONGEST_PLACE)
  const thread = new Worker(new URL('./watchdogThread.mjs', import.meta.url), {
    workerData: { beats, place, format: logFormat, silentSeconds },
    execArgv: [],
  })
  thread.unref()
  const timer = setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS)
  timer.unref()
  const note = (message: unknown) => {
    const { method, routeOptions } = (message as { request: FastifyRequest }).request
    const text = `${method} ${routeOptions.url ?? '-'}`.slice(0, LONGEST_PLACE)
    const { written } = new TextEncoder().encodeInto(text, new Uint8Array(place, 4))
    new Uint32Array(place, 0, 1)[0] = written
  }
  subscribe(HANDLER_BEGINS, note)
  return {
    endWithin: (seconds) => thread.postMessage({ stopWithin: seconds }),
    stop: () => {
      unsubscribe(HANDLER_BEGINS, note)
      clearInterval(timer)
      return thread.terminate()
    },
  }
}
