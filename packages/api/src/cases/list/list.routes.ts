import { cases } from '@portal/contract'
import type { Reads } from '../../db/standby.ts'
import { AppError } from '../../http/errors.ts'
import type { SentFile, Serving } from '../../http/serve.ts'
import type { AssessmentDeps } from '../core/assessments.service.ts'
import { exportList } from './export.ts'
import { setFavorite } from './favorites.ts'
import { searchAssessments } from './search.service.ts'

/** Each export holds a database connection while it is read: slow readers must leave some for other requests. */
const EXPORTS_AT_ONCE = 3
const RETRY_AFTER_S = 10

type ListServing = Pick<Serving, 'serve' | 'serveFile'>
type ListDeps = AssessmentDeps & { reads: Reads }

export function assessmentListRoutes({ serve, serveFile }: ListServing, { reads, ...deps }: ListDeps): void {
  const { law } = deps
  const limited = limiting(EXPORTS_AT_ONCE)

  serve(cases.search, ({ body }, { actor }) => searchAssessments(deps, actor, body))

  serveFile(cases.exportCsv, ({ body }, { actor }) =>
    limited(() => reads((db) => exportList({ db, law }, actor, body, 'csv'))),
  )

  serveFile(cases.exportXlsx, ({ body }, { actor }) =>
    limited(() => reads((db) => exportList({ db, law }, actor, body, 'xlsx'))),
  )

  serve(cases.favorite, async ({ params, body }, { actor }) => {
    await setFavorite(deps.db, actor, params.id, body.favorite)
    return body
  })
}

/** Refuses an export while the maximum number of them is in progress. */
function limiting(most: number) {
  let running = 0
  return async (make: () => Promise<SentFile>): Promise<SentFile> => {
    if (running >= most) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_S })
    running += 1
    const end = () => {
      running -= 1
    }
    try {
      const file = await make()
      file.body.once('close', end)
      return file
    } catch (error) {
      end()
      throw error
    }
  }
}
