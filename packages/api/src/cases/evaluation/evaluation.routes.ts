import { Readable } from 'node:stream'
import { type Evaluated, evaluation, type HandlerInput } from '@portal/contract'
import { providerOf } from '@portal/rules'
import type { FastifyInstance } from 'fastify'
import { AppError, invalid } from '../../http/errors.ts'
import type { Serving } from '../../http/serve.ts'
import { evaluated } from './evaluate.ts'
import { type EvaluationDeps, effectiveLaws, evaluateMany, normalised, refusals } from './evaluateMany.ts'

/** Maximum number of concurrent evaluations: each takes seconds of one core, and interactive use has priority. */
const AT_ONCE = 2
const RETRY_AFTER_S = 10

export function evaluationRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>,
  deps: EvaluationDeps,
): void {
  let running = 0
  readCaseLines(app)

  serveFile(evaluation.many, async ({ body }) => {
    if (running >= AT_ONCE) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_S })
    running += 1
    const lines = Readable.from(evaluateMany(deps, body.cases), { objectMode: false })
    lines.once('close', () => {
      running -= 1
    })
    return { type: 'application/x-ndjson; charset=utf-8', fileName: 'evaluation.ndjson', body: lines }
  })

  serve(evaluation.lookup, ({ query }) => lookUp(deps, query))
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

const PARAMETERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ providerCountry: 'country', intendedUse: 'use' }),
)

type Lookup = HandlerInput<typeof evaluation.lookup>['query']

/** The result of a use under the law of a country. Throws INVALID_INPUT with the name of the parameter. */
async function lookUp(deps: EvaluationDeps, { country, accessDate, use }: Lookup): Promise<Evaluated> {
  const lawFor = effectiveLaws(deps)
  const answers = await normalised(lawFor, {
    providerCountry: country,
    ...(accessDate !== undefined && { accessDate }),
    ...(use !== undefined && { intendedUse: [use] }),
  })
  const effectiveLaw = await lawFor(providerOf(answers))
  const errors = refusals(effectiveLaw, answers)
  if (errors.length > 0)
    throw invalid(errors.map(({ path, message }) => ({ path: PARAMETERS.get(path) ?? path, message })))
  return evaluated(effectiveLaw, answers)
}
