import { Piscina } from 'piscina'
import { AppError } from './errors.ts'

/** An idle thread ends after this time to free its memory. */
const IDLE_MS = 60_000

type Options = { filename: URL; maxThreads: number; maxMemoryMb?: number }
type RunOptions = NonNullable<Parameters<Piscina['run']>[1]>

/**
 * Worker threads, which are started when the first task comes. Each task names the function of the file that does it. A
 * task whose thread ends throws UNAVAILABLE, with the reason in one line of the log; one that the closing ends or meets,
 * without a word, because the portal stops.
 */
export type Threads<Task, Result> = {
  run: (task: Task, options: RunOptions) => Promise<Result>
  /** How many tasks wait for a thread. */
  waiting: () => number
  close: () => Promise<void>
}

export function openThreads<Task, Result>({ filename, maxThreads, maxMemoryMb }: Options): Threads<Task, Result> {
  let pool: Piscina<Task, Result> | undefined
  let isClosed = false
  const start = () =>
    new Piscina<Task, Result>({
      filename: filename.href,
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      ...(maxMemoryMb && { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } }),
    })
  const refuseIfEnded = (error: Error): never => {
    if (isClosed) throw stopping()
    throw error.message.startsWith('worker exited') ? new AppError('UNAVAILABLE', { cause: error }) : error
  }
  return {
    run: async (task, options) => {
      if (isClosed) throw stopping()
      pool ??= start()
      return pool.run(task, options).catch(refuseIfEnded)
    },
    waiting: () => pool?.queueSize ?? 0,
    close: async () => {
      isClosed = true
      await pool?.destroy()
    },
  }
}

const stopping = (): AppError => new AppError('UNAVAILABLE', { isExpected: true })
