import { Readable } from 'node:stream'
import { evaluation } from '@portal/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/errors.ts'
import type { Serving } from '../../http/serve.ts'
import { evaluateMany } from './evaluateMany.ts'
import { type LookUpDeps, lookUp } from './lookUp.ts'

/** Maximum number of concurrent evaluations: each takes seconds of one core, and interactive use has priority. */
const AT_ONCE = 2
const RETRY_AFTER_S = 10

export function evaluationRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>,
  deps: LookUpDeps,
): void {
  let running = 0
  readCaseLines(app)

  serveFile(evaluation.many, async ({ body }, { actor: { accountId } }) => {
    if (running >= AT_ONCE) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_S })
    running += 1
    const lines = Readable.from(evaluateMany(deps, { cases: body.cases, accountId }), { objectMode: false })
    lines.once('close', () => {
      running -= 1
    })
    return { type: 'application/x-ndjson; charset=utf-8', fileName: 'evaluation.ndjson', body: lines }
  })

  serve(evaluation.lookup, ({ query }, { actor }) => lookUp(deps, actor, query))
}

/** Parses one case per line; a line that is not JSON becomes an unreadable case. */
function readCaseLines(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-ndjson', { parseAs: 'string' }, async (_request: unknown, text: string) => ({
    cases: text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [parsed(line)])),
  }))
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
