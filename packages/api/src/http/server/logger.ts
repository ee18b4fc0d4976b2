import type { FastifyRequest } from 'fastify'
import { type Logger, type LoggerOptions, pino } from 'pino'
import { withoutValues } from '../databaseErrors.ts'

type LogFormat = 'text' | 'json'

/** Prints messages for the operator: what the portal is doing, where it listens, the first password. */
export type Announce = (line: string) => void

/** The server's log, as sentences or as one line of JSON per entry. Callers' secrets are never logged. */
export function createLogger(level: string, format: LogFormat = 'json'): Logger {
  const serializers = { req: describeRequest, err: describeError }
  const options = { level, serializers, redact: SECRETS, hooks: { logMethod: quietWhileLost() } }
  if (format === 'json') return pino(options)
  return pino(options, { write: (entry) => void process.stdout.write(asText(JSON.parse(entry))) })
}

const REPORT_EVERY_MS = 60_000

/** Requests, jobs and connections all notice a lost database, again and again: the log has one line a minute for it. */
function quietWhileLost(): LogMethod {
  let quietUntil = 0
  return function write(args, method) {
    const [facts] = args as unknown[]
    if (typeof facts === 'object' && facts !== null && 'databaseLost' in facts) {
      const now = performance.now()
      if (now < quietUntil) return
      quietUntil = now + REPORT_EVERY_MS
    }
    method.apply(this, args)
  }
}
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.oldPassword',
  '*.newPassword',
]

/** Announces in the log's format, regardless of its level. */
export const announceBy = (log: Logger, format: LogFormat): Announce => {
  if (format === 'text') return (line) => void process.stdout.write(`${line}\n`)
  const always = log.child({}, { level: 'info' })
  return (line) => always.info(line)
}

function describeRequest({ method, url, host }: FastifyRequest) {
  return { method, url: withoutSecrets(url), host }
}

/** The length of a UUID: a longer part of a path may be a token, such as that of a calendar. */
const LONGEST_ID = 36
const NO_ID = new RegExp(`/([^/?#]{${LONGEST_ID + 1},}|[^/?#]*(@|%40)[^/?#]*)`, 'gi')

/**
 * Keeps only the names of query parameters, whose values may be link tokens or search terms, and no part of a path that
 * may be a token or an e-mail address.
 */
const withoutSecrets = (url: string): string => url.replace(/([?&][^=&#]*=)[^&#]*/g, '$1...').replace(NO_ID, '/...')

type DescribedError = { type: string; message: string; code?: string; stack: string; cause?: DescribedError }

/**
 * Leaves out the statement's values, because emails and names must not be logged; PostgreSQL's `detail` quotes them,
 * too.
 */
function describeError(error: Error & { code?: unknown }): DescribedError {
  const { name, message, stack = '', code, cause } = error
  const clean = withoutValues(message)
  return {
    type: name,
    message: clean,
    ...(typeof code === 'string' && { code }),
    stack: stack.replace(message, clean),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}

type Entry = {
  time: number
  level: number
  pid: number
  hostname: string
  msg?: string
  reqId?: string
  req?: { method: string; url: string }
  res?: { statusCode: number }
  responseTime?: number
  err?: DescribedError
}

const WARN = 40

/**
 * `10:15:02 request completed: GET /api/news, 200, 12 ms`; warnings and errors add their level and all their facts, errors
 * their stack.
 */
function asText({ time, level, msg, reqId, req, res, responseTime, err, pid, hostname, ...facts }: Entry): string {
  const isWarning = level >= WARN
  const details = [
    req && `${req.method} ${req.url}`,
    res && String(res.statusCode),
    responseTime !== undefined && `${Math.round(responseTime)} ms`,
    ...(isWarning ? Object.entries(facts).map(([name, value]) => `${name} ${textOf(value)}`) : []),
    isWarning && reqId && `request ${reqId}`,
  ].filter(Boolean)
  const head = `${new Date(time).toISOString().slice(11, 19)} ${isWarning ? `${pino.levels.labels[level]}: ` : ''}`
  const stack = err ? `\n${stackOf(err)}` : ''
  return `${head}${[msg, details.join(', ')].filter(Boolean).join(': ')}${stack}\n`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const stackOf = ({ stack, cause }: DescribedError): string =>
  cause ? `${stack}\n  caused by ${stackOf(cause)}` : stack
